import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { BodyLimit } from '../common/http/body-limit.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { ChangesQueryDto, NextQueryDto } from './dto/queries.dto.js';
import { NextRoutineDto, NextWorkoutsDto } from './dto/next.dto.js';
import { ChangesDto, SyncAnswerDto, SyncRequestDto } from './dto/sync.dto.js';
import { NextWorkouts } from './next/next-workouts.service.js';
import { TrainingChanges } from './sync/changes.service.js';
import { TrainingSync } from './sync/sync.service.js';
import { BATCH_LIMIT_BYTES } from './training.constants.js';

@ApiTags('오늘 운동')
@MembersOnly()
@Controller('training')
export class TrainingController {
  constructor(
    private readonly training: TrainingSync,
    private readonly changed: TrainingChanges,
    private readonly nextWorkouts: NextWorkouts,
  ) {}

  @Post('sync')
  @HttpCode(200)
  @BodyLimit(BATCH_LIMIT_BYTES)
  @ApiOperation({
    summary: '기기에 기록한 운동 보내기: 같은 것을 몇 번 보내도 괜찮아요.',
    description:
      '500개까지 한 번에 받아요. 하나하나 답해요: 저장했는지, 이미 같은지, 다른 기기에서 먼저 바뀌었는지, 받을 수 없는지. 받을 수 없는 것이 있어도 나머지는 저장해요.',
  })
  @ApiOkResponse({ type: SyncAnswerDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'TRAINING_BATCH_TOO_LARGE')
  sync(@CurrentId() userId: number, @Body() { items, after }: SyncRequestDto): Promise<SyncAnswerDto> {
    return this.training.sync(userId, items, after);
  }

  @Get('changes')
  @ApiOperation({
    summary: '다른 기기에서 바뀐 운동 기록, 지운 것까지',
    description:
      'after보다 나중에 쓴 것을 쓴 순서대로 답해요. more가 true면 답의 revision을 after로 다시 불러요.',
  })
  @ApiOkResponse({ type: ChangesDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  changes(@CurrentId() userId: number, @Query() { after, limit }: ChangesQueryDto): Promise<ChangesDto> {
    return this.changed.after(userId, after, limit);
  }

  @Get('next')
  @ApiOperation({ summary: '루틴 없이 할 운동들의 오늘 무게와 횟수' })
  @ApiOkResponse({ type: NextWorkoutsDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
  )
  next(
    @CurrentId() userId: number,
    @Query() { workoutIds, historyId }: NextQueryDto,
  ): Promise<NextWorkoutsDto> {
    return this.nextWorkouts.ofWorkouts(userId, workoutIds, historyId ?? null);
  }

  @Get('next/:routineId')
  @ApiOperation({ summary: '루틴으로 오늘 할 것: 무게, 횟수, 준비 세트, 쉬는 시간과 까닭' })
  @ApiParam({ name: 'routineId', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: NextRoutineDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION')
  nextOfRoutine(
    @CurrentId() userId: number,
    @Param('routineId', IdPipe) routineId: number,
  ): Promise<NextRoutineDto> {
    return this.nextWorkouts.ofRoutine(userId, routineId);
  }
}
