import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { TrainingPreferencesController } from './training-preferences.controller.js';
import { TrainingPreferencesService } from './training-preferences.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [TrainingPreferencesController],
  providers: [TrainingPreferencesService],
  exports: [TrainingPreferencesService],
})
export class TrainingPreferencesModule {}
