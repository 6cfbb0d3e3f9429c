import { Module } from '@nestjs/common';
import { RecommendationJob } from './jobs/recommendation.job.js';
import { RecommenderModule } from './recommender.module.js';

/** The handler of recommendation jobs, for processes that work them. */
@Module({ imports: [RecommenderModule], providers: [RecommendationJob] })
export class RecommendationWorkerModule {}
