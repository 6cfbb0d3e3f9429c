import { Module } from '@nestjs/common';
import { TakenModule } from '../intake/public.js';
import { MembersModule } from '../members/public.js';
import { MyfitModule } from '../myfit/public.js';
import { RecommenderModule } from '../recommendation/public.js';
import { TrainingModule } from '../training/public.js';
import { TrainingPreferencesModule } from '../training-preferences/public.js';
import { HealthNotesModule } from '../user/public.js';
import { CalendarFeedController } from './calendar/calendar-feed.controller.js';
import { CalendarFeedExport } from './calendar/calendar-feed.export.js';
import { CalendarFeeds } from './calendar/calendar-feeds.service.js';
import { CalendarFileController } from './calendar/calendar-file.controller.js';
import { KeptWeeksController } from './kept/kept-weeks.controller.js';
import { KeptWeeksExport } from './kept/kept-weeks.export.js';
import { KeptWeeks } from './kept/kept-weeks.service.js';
import { MyWeeks } from './my-weeks.service.js';
import { WeekController } from './week.controller.js';
import { WeeksExport } from './week.export.js';
import { WeekChoices } from './week-choices.service.js';

/** The weeks that members accepted, and their calendars. */
@Module({
  imports: [
    HealthNotesModule,
    MembersModule,
    MyfitModule,
    RecommenderModule,
    TakenModule,
    TrainingModule,
    TrainingPreferencesModule,
  ],
  controllers: [CalendarFeedController, CalendarFileController, KeptWeeksController, WeekController],
  providers: [
    CalendarFeedExport,
    CalendarFeeds,
    KeptWeeks,
    KeptWeeksExport,
    MyWeeks,
    WeekChoices,
    WeeksExport,
  ],
  exports: [MyWeeks],
})
export class WeekModule {}
