import { Module } from '@nestjs/common';
import { AdminWorkerModule } from './admin/admin-worker.module.js';
import { JobWorkerModule } from './infrastructure/jobs/jobs.module.js';
import { PushWorkerModule } from './push/push-worker.module.js';
import { RecommendationWorkerModule } from './recommendation/recommendation-worker.module.js';

/** Everything a process needs to run jobs: the worker, and each domain's handlers. */
@Module({ imports: [JobWorkerModule, AdminWorkerModule, PushWorkerModule, RecommendationWorkerModule] })
export class JobHandlersModule {}
