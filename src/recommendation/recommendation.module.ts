import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { TrainingPreferencesModule } from '../training-preferences/public.js';
import { HealthNotesModule } from '../user/public.js';
import { RecommendationOutcomesListener } from './outcomes/recommendation-outcomes.listener.js';
import { RoutineLoadsListener } from './learning/routine-loads.listener.js';
import { RecommendationController } from './recommendation.controller.js';
import { HealthExport, RecommendationsExport } from './recommendation.exports.js';
import { RecommendationService } from './recommendation.service.js';
import { RecommenderModule } from './recommender.module.js';
import { WorkoutExamples } from './recommenders/workout-example.service.js';
import { UsualRequests } from './swaps/usual-requests.service.js';
import { WorkoutSwaps } from './swaps/workout-swaps.service.js';
import { WorkoutExampleController } from './workout-example.controller.js';

/** The API for requesting recommendations. */
@Module({
  imports: [CatalogueDataModule, HealthNotesModule, RecommenderModule, TrainingPreferencesModule],
  controllers: [RecommendationController, WorkoutExampleController],
  providers: [
    HealthExport,
    RecommendationOutcomesListener,
    RecommendationService,
    RecommendationsExport,
    RoutineLoadsListener,
    UsualRequests,
    WorkoutExamples,
    WorkoutSwaps,
  ],
})
export class RecommendationModule {}
