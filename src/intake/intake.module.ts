import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { IntakeAudits } from './intake-audits.service.js';
import { IntakeController } from './intake.controller.js';
import { IntakeExport } from './intake.export.js';
import { Intake } from './intake.service.js';

/** What members take already. */
@Module({
  imports: [CatalogueDataModule, RecommenderModule],
  controllers: [IntakeController],
  providers: [Intake, IntakeAudits, IntakeExport],
})
export class IntakeModule {}
