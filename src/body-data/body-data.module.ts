import { Module } from '@nestjs/common';
import { MembersModule } from '../members/public.js';
import { BodyDataController } from './body-data.controller.js';
import { BodyDataExport } from './body-data.export.js';
import { BodyDataService } from './body-data.service.js';
import { BodyGoalExport } from './body-goal.export.js';
import { BodyGoalsService } from './body-goals.service.js';

@Module({
  imports: [MembersModule],
  controllers: [BodyDataController],
  providers: [BodyDataExport, BodyDataService, BodyGoalExport, BodyGoalsService],
  exports: [BodyDataService],
})
export class BodyDataModule {}
