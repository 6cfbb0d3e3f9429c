import { Module } from '@nestjs/common';
import { TakenModule } from '../intake/public.js';
import { MyfitModule } from '../myfit/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { TrainingModule } from '../training/public.js';
import { CalendarFeedController } from './calendar/calendar-feed.controller.js';
import { CalendarFeedExport } from './calendar/calendar-feed.export.js';
import { CalendarFeeds } from './calendar/calendar-feeds.service.js';
import { CalendarFileController } from './calendar/calendar-file.controller.js';
import { WeekController } from './week.controller.js';
import { WeeksExport } from './week.export.js';
import { Weeks } from './weeks.service.js';

/** The weeks that members accepted, and their calendars. */
@Module({
  imports: [MyfitModule, RecommenderModule, TakenModule, TrainingModule],
  controllers: [CalendarFeedController, CalendarFileController, WeekController],
  providers: [CalendarFeedExport, CalendarFeeds, Weeks, WeeksExport],
})
export class WeekModule {}
