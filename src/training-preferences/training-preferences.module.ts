import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { TrainingPreferencesController } from './training-preferences.controller.js';
import { TrainingPreferencesExport } from './training-preferences.export.js';
import { TrainingPreferencesService } from './training-preferences.service.js';

@Module({
  imports: [CatalogueDataModule],
  controllers: [TrainingPreferencesController],
  providers: [TrainingPreferencesExport, TrainingPreferencesService],
  exports: [TrainingPreferencesService],
})
export class TrainingPreferencesModule {}
