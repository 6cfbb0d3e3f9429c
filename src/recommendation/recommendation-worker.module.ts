import { Module } from '@nestjs/common';
import { JobLedger } from './jobs/job-ledger.service.js';
import { RecommendationWorker } from './jobs/recommendation-worker.service.js';
import { RecommenderModule } from './recommender.module.js';

/** Makes a process take recommendation jobs. */
@Module({ imports: [RecommenderModule], providers: [JobLedger, RecommendationWorker] })
export class RecommendationWorkerModule {}
