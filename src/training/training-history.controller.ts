import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import {
  CalendarEntryDto,
  LoggedWorkoutDto,
  SessionDetailDto,
  SessionSummaryDto,
  TrainingWeeksDto,
  WorkoutHistoryDto,
} from './dto/training-history.dto.js';
import { CardioHistoryDto } from './dto/cardio.dto.js';
import { CalendarQueryDto, PictureQueryDto, WeeksQueryDto } from './dto/queries.dto.js';
import { SetTable } from './export/set-table.service.js';
import { CardioHistory } from './history/cardio-history.service.js';
import { SessionSummaries } from './session-summary.service.js';
import { RecordPictures } from './picture/record-pictures.service.js';
import { SessionPictures } from './picture/session-pictures.service.js';
import { TrainingHistory } from './history/training-history.service.js';

const SESSION_PARAM = {
  name: 'trainingSessionId',
  description: '운동 기록 번호(UUID)',
  schema: { type: 'string' },
} as const;

@ApiTags('오늘 운동')
@MembersOnly()
@Controller('training')
export class TrainingHistoryController {
  constructor(
    private readonly history: TrainingHistory,
    private readonly summaries: SessionSummaries,
    private readonly table: SetTable,
    private readonly cardio: CardioHistory,
    private readonly pictures: SessionPictures,
    private readonly recordPictures: RecordPictures,
  ) {}

  @Get('sessions')
  @ApiOperation({ summary: '달력: 그 기간의 운동 기록' })
  @ApiOkResponse({ type: [CalendarEntryDto] })
  @ApiErrors('VALIDATION_EXCEPTION')
  calendar(
    @CurrentId() userId: number,
    @Query() { from, to }: CalendarQueryDto,
  ): Promise<CalendarEntryDto[]> {
    return this.history.calendar(userId, from, to);
  }

  @Get('sessions/:trainingSessionId')
  @ApiOperation({ summary: '운동 기록 하나와 그 세트' })
  @ApiParam(SESSION_PARAM)
  @ApiOkResponse({ type: SessionDetailDto })
  @ApiErrors('TRAINING_SESSION_NOT_FOUND_EXCEPTION')
  session(@CurrentId() userId: number, @Param('trainingSessionId') id: string): Promise<SessionDetailDto> {
    return this.history.session(userId, id);
  }

  @Get('sessions/:trainingSessionId/summary')
  @ApiOperation({ summary: '운동을 마치고: 시간, 세트, 새 기록, 쓴 부위, 다음에 바뀌는 것과 까닭' })
  @ApiParam(SESSION_PARAM)
  @ApiOkResponse({ type: SessionSummaryDto })
  @ApiErrors('TRAINING_SESSION_NOT_FOUND_EXCEPTION')
  summary(@CurrentId() userId: number, @Param('trainingSessionId') id: string): Promise<SessionSummaryDto> {
    return this.summaries.of(userId, id);
  }

  @Get('sessions/:trainingSessionId/picture')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ summary: '운동 기록을 나눌 그림(PNG). 무게는 고를 때만, 몸 정보는 넣지 않아요.' })
  @ApiParam(SESSION_PARAM)
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors('VALIDATION_EXCEPTION', 'TRAINING_SESSION_NOT_FOUND_EXCEPTION')
  async picture(
    @CurrentId() userId: number,
    @Param('trainingSessionId') id: string,
    @Query() { weights }: PictureQueryDto,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.of(userId, id, weights === 'true'), { type: 'image/png' });
  }

  @Get('workouts/:workoutId/history')
  @ApiOperation({ summary: '운동 하나의 기록: 날짜별 추정 1RM과 범위, 최고 기록' })
  @ApiParam({ name: 'workoutId', description: '운동 번호', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: WorkoutHistoryDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  workout(
    @CurrentId() userId: number,
    @Param('workoutId', IdPipe) workoutId: number,
  ): Promise<WorkoutHistoryDto> {
    return this.history.workout(userId, workoutId);
  }

  @Get('workouts/:workoutId/picture')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ summary: '최고 기록을 나눌 그림(PNG). 무게는 고를 때만, 몸 정보는 넣지 않아요.' })
  @ApiParam({ name: 'workoutId', description: '운동 번호', schema: { type: 'integer', minimum: 1 } })
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  async recordPicture(
    @CurrentId() userId: number,
    @Param('workoutId', IdPipe) workoutId: number,
    @Query() { weights }: PictureQueryDto,
  ): Promise<StreamableFile> {
    const png = await this.recordPictures.of(userId, workoutId, weights === 'true');
    return new StreamableFile(png, { type: 'image/png' });
  }

  @Get('records')
  @ApiOperation({ summary: '한 번이라도 한 운동과 최고 기록, 마지막에 한 것부터' })
  @ApiOkResponse({ type: [LoggedWorkoutDto] })
  records(@CurrentId() userId: number): Promise<LoggedWorkoutDto[]> {
    return this.history.records(userId);
  }

  @Get('weeks')
  @ApiOperation({ summary: '주마다 부위별 세트와 권하는 범위' })
  @ApiOkResponse({ type: TrainingWeeksDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  weeks(@CurrentId() userId: number, @Query() { weeks, on }: WeeksQueryDto): Promise<TrainingWeeksDto> {
    return this.history.weeks(userId, weeks, on);
  }

  @Get('cardio')
  @ApiOperation({ summary: '유산소: 주마다 한 시간과 권하는 시간, 종류마다 최고 기록' })
  @ApiOkResponse({ type: CardioHistoryDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  cardioWeeks(@CurrentId() userId: number, @Query() { weeks, on }: WeeksQueryDto): Promise<CardioHistoryDto> {
    return this.cardio.of(userId, weeks, on);
  }

  @Get('export.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="routineup-training.csv"')
  @ApiOperation({ summary: '모든 세트를 CSV 파일로 받기' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  export(@CurrentId() userId: number): StreamableFile {
    return new StreamableFile(this.table.stream(userId), { type: 'text/csv; charset=utf-8' });
  }
}
