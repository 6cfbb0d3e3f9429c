import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { MyfitModule } from '../myfit/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { TrainingExport } from './export/training-export.service.js';
import { SetLearning } from './learning/set-learning.service.js';
import { NextWorkouts } from './next/next-workouts.service.js';
import { TrainingChanges } from './sync/changes.service.js';
import { SentRows } from './sync/sent-rows.service.js';
import { TrainingSync } from './sync/sync.service.js';
import { TrainingController } from './training.controller.js';

/** The training log: what was done, and what is to be done next. */
@Module({
  imports: [CatalogueDataModule, MyfitModule, RecommenderModule],
  controllers: [TrainingController],
  providers: [NextWorkouts, SentRows, SetLearning, TrainingChanges, TrainingExport, TrainingSync],
  exports: [TrainingExport],
})
export class TrainingModule {}
