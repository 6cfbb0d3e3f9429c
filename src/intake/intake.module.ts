import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { IntakeController } from './intake.controller.js';
import { IntakeExport } from './intake.export.js';
import { Intake } from './intake.service.js';

/** What members take already. */
@Module({
  imports: [CatalogueDataModule],
  controllers: [IntakeController],
  providers: [Intake, IntakeExport],
})
export class IntakeModule {}
