import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/catalogue-data.module.js';
import { RecommenderModule } from '../recommendation/recommender.module.js';
import { MySupplementsController } from './my-supplements.controller.js';
import { MySupplementsService } from './my-supplements.service.js';
import { MyWorkoutsController } from './my-workouts.controller.js';
import { MyWorkoutsService } from './my-workouts.service.js';
import { RecommendedRoutinesService } from './recommended-routines.service.js';
import { RoutinePurge } from './routine-purge.sweep.js';
import { RoutinesService } from './routines.service.js';

/** What members keep: routines with their workouts, and supplements. */
@Module({
  imports: [CatalogueDataModule, RecommenderModule],
  controllers: [MyWorkoutsController, MySupplementsController],
  providers: [
    RoutinesService,
    MyWorkoutsService,
    RecommendedRoutinesService,
    MySupplementsService,
    RoutinePurge,
  ],
  exports: [MyWorkoutsService],
})
export class MyfitModule {}
