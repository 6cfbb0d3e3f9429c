import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../../common/security/access.decorators.js';
import { WeekQueryDto } from '../dto/week.dto.js';
import { KeptWeeksDto, ShowKeptWeeksDto } from './kept-weeks.dto.js';
import { KeptWeeks } from './kept-weeks.service.js';

@ApiTags('이번 주')
@MembersOnly()
@Controller('week/kept')
export class KeptWeeksController {
  constructor(private readonly kept: KeptWeeks) {}

  @Get()
  @ApiOperation({ summary: '이어 온 주' })
  @ApiOkResponse({ type: KeptWeeksDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  read(@CurrentId() userId: number, @Query() { on }: WeekQueryDto): Promise<KeptWeeksDto> {
    return this.kept.of(userId, on);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: '이어 온 주를 보여 줄지 정하기' })
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION')
  show(@CurrentId() userId: number, @Body() { shown }: ShowKeptWeeksDto): Promise<void> {
    return this.kept.show(userId, shown);
  }
}
