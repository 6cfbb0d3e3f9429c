import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { MembersModule } from '../members/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { FilledRoutinesService } from './filled-routines.service.js';
import { MySupplementsController } from './my-supplements.controller.js';
import { MySupplementsService } from './my-supplements.service.js';
import { MyWorkoutsController } from './my-workouts.controller.js';
import { MyWorkoutsService } from './my-workouts.service.js';
import { RecommendedRoutinesService } from './recommended-routines.service.js';
import { MySupplementsExport, RoutinesExport } from './myfit.exports.js';
import { NewRoutines } from './new-routines.service.js';
import { RoutineSharesController } from './sharing/routine-shares.controller.js';
import { RoutineShares } from './sharing/routine-shares.service.js';
import { SharedRoutinePictureController } from './sharing/shared-routine-picture.controller.js';
import { SharedRoutinesController } from './sharing/shared-routines.controller.js';
import { RoutinePurge } from './routine-purge.sweep.js';
import { RoutinesService } from './routines.service.js';

/** Members' routines with their workouts, and their supplements. */
@Module({
  imports: [CatalogueDataModule, MembersModule, RecommenderModule],
  controllers: [
    MyWorkoutsController,
    MySupplementsController,
    RoutineSharesController,
    SharedRoutinePictureController,
    SharedRoutinesController,
  ],
  providers: [
    RoutinesService,
    MyWorkoutsService,
    NewRoutines,
    RoutineShares,
    RecommendedRoutinesService,
    FilledRoutinesService,
    MySupplementsService,
    RoutinePurge,
    RoutinesExport,
    MySupplementsExport,
  ],
  exports: [MyWorkoutsService, RoutinesService],
})
export class MyfitModule {}
