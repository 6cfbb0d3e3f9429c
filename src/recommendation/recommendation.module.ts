import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RoutineLoadsListener } from './learning/routine-loads.listener.js';
import { RecommendationController } from './recommendation.controller.js';
import { RecommendationService } from './recommendation.service.js';
import { RecommenderModule } from './recommender.module.js';

/** Recommendations as members ask for them. */
@Module({
  imports: [CatalogueModule, RecommenderModule],
  controllers: [RecommendationController],
  providers: [RecommendationService, RoutineLoadsListener],
})
export class RecommendationModule {}
