import { Module } from '@nestjs/common';
import { HistoriesSweep } from './histories.sweep.js';
import { RecommendationJob } from './jobs/recommendation.job.js';
import { RecommenderModule } from './recommender.module.js';

/** The handler of recommendation jobs and the sweep of old ones, for worker processes. */
@Module({ imports: [RecommenderModule], providers: [HistoriesSweep, RecommendationJob] })
export class RecommendationWorkerModule {}
