import { Module } from '@nestjs/common';
import { RecommenderModule } from '../recommendation/public.js';
import { IntakeAudits } from './intake-audits.service.js';
import { IntakeController } from './intake.controller.js';
import { IntakeExport } from './intake.export.js';
import { TakenModule } from './taken.module.js';

/** What members already take. */
@Module({
  imports: [RecommenderModule, TakenModule],
  controllers: [IntakeController],
  providers: [IntakeAudits, IntakeExport],
})
export class IntakeModule {}
