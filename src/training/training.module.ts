import { Module } from '@nestjs/common';
import { BodyDataModule } from '../body-data/public.js';
import { CatalogueModule } from '../catalogue/public.js';
import { MembersModule } from '../members/public.js';
import { MyfitModule } from '../myfit/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { TrainingBreaks } from './breaks/training-breaks.service.js';
import { TrainingBreaksExport } from './export/training-breaks-export.service.js';
import { TrainingExport } from './export/training-export.service.js';
import { TrainingImportsExport } from './export/training-imports-export.service.js';
import { ForeignFiles } from './import/foreign-files.service.js';
import { ImportNames } from './import/import-names.service.js';
import { ImportedLoads } from './import/imported-loads.service.js';
import { TrainingImports } from './import/training-imports.service.js';
import { SetLearning } from './learning/set-learning.service.js';
import { NextWorkouts } from './next/next-workouts.service.js';
import { TrainingChanges } from './sync/changes.service.js';
import { SentRows } from './sync/sent-rows.service.js';
import { TrainingSync } from './sync/sync.service.js';
import { SetTable } from './export/set-table.service.js';
import { LoggedSets } from './history/logged-sets.service.js';
import { CardioHistory } from './history/cardio-history.service.js';
import { RecordPictures } from './picture/record-pictures.service.js';
import { SessionPictures } from './picture/session-pictures.service.js';
import { SessionSummaries } from './session-summary.service.js';
import { RecommendedAmounts } from './history/recommended-amounts.service.js';
import { TrainingHistory } from './history/training-history.service.js';
import { TrainingBreaksController } from './training-breaks.controller.js';
import { TrainingHistoryController } from './training-history.controller.js';
import { TrainingImportController } from './training-import.controller.js';
import { TrainingController } from './training.controller.js';

/** The training log: what was done, and what comes next. */
@Module({
  imports: [BodyDataModule, CatalogueModule, MembersModule, MyfitModule, RecommenderModule],
  controllers: [
    TrainingBreaksController,
    TrainingController,
    TrainingHistoryController,
    TrainingImportController,
  ],
  providers: [
    CardioHistory,
    ForeignFiles,
    ImportNames,
    ImportedLoads,
    LoggedSets,
    RecommendedAmounts,
    RecordPictures,
    SessionPictures,
    SessionSummaries,
    SetTable,
    TrainingHistory,
    NextWorkouts,
    SentRows,
    SetLearning,
    TrainingBreaks,
    TrainingBreaksExport,
    TrainingChanges,
    TrainingExport,
    TrainingImports,
    TrainingImportsExport,
    TrainingSync,
  ],
  exports: [CardioHistory, LoggedSets, NextWorkouts, RecommendedAmounts, TrainingBreaks],
})
export class TrainingModule {}
