import { Module } from '@nestjs/common';
import { JobWorkerModule } from './infrastructure/jobs/jobs.module.js';
import { RecommendationWorkerModule } from './recommendation/recommendation-worker.module.js';

/** Everything that makes a process work jobs: the worker, and each domain's handlers. */
@Module({ imports: [JobWorkerModule, RecommendationWorkerModule] })
export class JobHandlersModule {}
