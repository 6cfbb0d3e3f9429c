import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import {
  AcceptWeekDto,
  ChangeDayDto,
  MoveCardioDto,
  MyWeekDto,
  ReadWeekDto,
  WeekQueryDto,
} from './dto/week.dto.js';
import { MyWeeks } from './my-weeks.service.js';
import { WeekChoices } from './week-choices.service.js';

const WEEK_PARAM = { name: 'startsOn', description: '그 주의 월요일', example: '2026-01-05' } as const;
const DAY_PARAM = {
  name: 'index',
  description: '계획에서 몇 번째 날인지, 0부터',
  schema: { type: 'integer', minimum: 0 },
} as const;

@ApiTags('이번 주')
@MembersOnly()
@Controller('week')
export class WeekController {
  constructor(
    private readonly weeks: MyWeeks,
    private readonly choices: WeekChoices,
  ) {}

  @Get()
  @ApiOperation({ summary: '이번 주나 다른 주: 정해 둔 날과 한 것' })
  @ApiOkResponse({ type: MyWeekDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  read(@CurrentId() userId: number, @Query() { on, within }: ReadWeekDto): Promise<MyWeekDto> {
    return this.weeks.of(userId, on, within);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '추천받은 한 주를 내 계획으로 정하기. 두 번 보내도 한 번이에요.' })
  @ApiOkResponse({ type: MyWeekDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
    'BODY_DATA_REQUIRED_EXCEPTION',
  )
  accept(
    @CurrentId() userId: number,
    @Query() { on }: WeekQueryDto,
    @Body() { historyId }: AcceptWeekDto,
  ): Promise<MyWeekDto> {
    return this.choices.accept(userId, historyId, on);
  }

  @Put(':startsOn/days/:index')
  @ApiOperation({ summary: '하루를 다른 요일로 옮기거나 쉬거나 내 루틴으로 하기' })
  @ApiParam(WEEK_PARAM)
  @ApiParam(DAY_PARAM)
  @ApiOkResponse({ type: MyWeekDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WEEK_NOT_FOUND_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION')
  change(
    @CurrentId() userId: number,
    @Param('startsOn') startsOn: string,
    @Param('index', ParseIntPipe) index: number,
    @Query() { on }: WeekQueryDto,
    @Body() change: ChangeDayDto,
  ): Promise<MyWeekDto> {
    return this.choices.change(userId, startsOn, index, change, on);
  }

  @Put(':startsOn/cardio')
  @ApiOperation({ summary: '유산소를 다른 요일로 옮기기' })
  @ApiParam(WEEK_PARAM)
  @ApiOkResponse({ type: MyWeekDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WEEK_NOT_FOUND_EXCEPTION')
  moveCardio(
    @CurrentId() userId: number,
    @Param('startsOn') startsOn: string,
    @Query() { on }: WeekQueryDto,
    @Body() { days }: MoveCardioDto,
  ): Promise<MyWeekDto> {
    return this.choices.moveCardio(userId, startsOn, days, on);
  }

  @Delete(':startsOn')
  @HttpCode(204)
  @ApiOperation({ summary: '이 주의 계획 지우기. 한 운동은 그대로 남아요.' })
  @ApiParam(WEEK_PARAM)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'WEEK_NOT_FOUND_EXCEPTION')
  drop(@CurrentId() userId: number, @Param('startsOn') startsOn: string): Promise<void> {
    return this.choices.drop(userId, startsOn);
  }
}
