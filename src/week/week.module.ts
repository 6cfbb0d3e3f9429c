import { Module } from '@nestjs/common';
import { MyfitModule } from '../myfit/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { TrainingModule } from '../training/public.js';
import { WeekController } from './week.controller.js';
import { WeeksExport } from './week.export.js';
import { Weeks } from './weeks.service.js';

/** The weeks that members accepted. */
@Module({
  imports: [MyfitModule, RecommenderModule, TrainingModule],
  controllers: [WeekController],
  providers: [Weeks, WeeksExport],
})
export class WeekModule {}
