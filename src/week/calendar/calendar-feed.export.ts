import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../../account-export/public.js';
import { ExportedCalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

@Injectable()
@ExportsAccountPart('calendar', ExportedCalendarFeedDto)
export class CalendarFeedExport implements AccountExportPart<ExportedCalendarFeedDto> {
  constructor(private readonly feeds: CalendarFeeds) {}

  async of(userId: number): Promise<ExportedCalendarFeedDto> {
    const { startTime, createdAt } = await this.feeds.of(userId);
    return { startTime, createdAt };
  }
}
