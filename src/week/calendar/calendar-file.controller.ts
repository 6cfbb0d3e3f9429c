import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/security/access.decorators.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

/** Outside `/api`: calendar apps use the URL and do not read error codes. */
@ApiExcludeController()
@Public()
@Controller('calendar')
export class CalendarFileController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get(':file')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'inline; filename="routineup.ics"')
  @Header('Cache-Control', 'private, no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  file(@Param('file') file: string): Promise<string> {
    return this.feeds.file(file.replace(/\.ics$/, ''));
  }
}
