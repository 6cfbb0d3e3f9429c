import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../../common/security/access.decorators.js';
import { CalendarFeedDto, MakeCalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

@ApiTags('이번 주')
@MembersOnly()
@Controller('user/calendar')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get()
  @ApiOperation({ summary: '캘린더 주소가 있는지' })
  @ApiOkResponse({ type: CalendarFeedDto })
  read(@CurrentId() userId: number): Promise<CalendarFeedDto> {
    return this.feeds.of(userId);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '캘린더 주소 만들기. 앞서 만든 주소는 더 쓸 수 없어요.' })
  @ApiOkResponse({ type: NewCalendarFeedDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  make(@CurrentId() userId: number, @Body() { startTime }: MakeCalendarFeedDto): Promise<NewCalendarFeedDto> {
    return this.feeds.make(userId, startTime ?? null);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: '캘린더 주소 없애기' })
  @ApiNoContentResponse()
  revoke(@CurrentId() userId: number): Promise<void> {
    return this.feeds.revoke(userId);
  }
}
