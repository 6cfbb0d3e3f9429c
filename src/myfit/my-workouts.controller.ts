import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { KeepsAnswer } from '../infrastructure/answers/revised-answers.js';
import { AddWorkoutsDto, FeedbackDto, MyWorkoutDto, UpdateMyWorkoutDto } from './dto/my-workouts.dto.js';
import {
  AddRecommendedDto,
  CreateRecommendedDto,
  RecommendedRoutineDto,
  RoutinesOfRecommendationDto,
} from './dto/recommended-routines.dto.js';
import { FilledRoutinesDto, FillRoutinesDto } from './dto/filled-routines.dto.js';
import { RoutinesDto, RoutinesInputDto } from './dto/routines.dto.js';
import { FilledRoutinesService } from './filled-routines.service.js';
import { MyWorkoutsService } from './my-workouts.service.js';
import { RecommendedRoutinesService } from './recommended-routines.service.js';
import { RoutinesService } from './routines.service.js';

const id = (name: string) => ApiParam({ name, schema: { type: 'integer', minimum: 1 } });

@ApiTags('내 루틴')
@MembersOnly()
@Controller('myfit/routines/workout')
export class MyWorkoutsController {
  constructor(
    private readonly routines: RoutinesService,
    private readonly workouts: MyWorkoutsService,
    private readonly recommended: RecommendedRoutinesService,
    private readonly filled: FilledRoutinesService,
  ) {}

  @Get()
  @ApiOperation({ summary: '내 루틴 목록' })
  @ApiOkResponse({ type: RoutinesDto })
  list(@CurrentId() userId: number): Promise<RoutinesDto> {
    return this.routines.list(userId);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: '루틴 목록을 통째로 저장: 추가, 이름, 순서, 삭제, 되돌리기' })
  @ApiOkResponse({ type: RoutinesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION', 'CONFLICT_EXCEPTION')
  replace(@CurrentId() userId: number, @Body() request: RoutinesInputDto): Promise<RoutinesDto> {
    return this.routines.replace(userId, request);
  }

  @Post('filled')
  @ApiOperation({ summary: '첫 루틴 네 개를 운동으로 채워 만들기. 루틴이 이미 있으면 그대로예요.' })
  @ApiCreatedResponse({ type: FilledRoutinesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'TOO_MANY_REQUESTS_EXCEPTION')
  fill(@CurrentId() userId: number, @Body() { place }: FillRoutinesDto): Promise<FilledRoutinesDto> {
    return this.filled.create(userId, place);
  }

  @Post('recommended')
  @ApiOperation({ summary: '추천받은 운동으로 새 루틴 만들기' })
  @ApiCreatedResponse({ type: RecommendedRoutineDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
    'ROUTINE_NOT_FOUND_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
  )
  createRecommended(
    @CurrentId() userId: number,
    @Body() request: CreateRecommendedDto,
  ): Promise<RecommendedRoutineDto> {
    return this.recommended.create(userId, request);
  }

  @Get('recommended/:historyId')
  @ApiOperation({ summary: '이 추천으로 만든 루틴' })
  @id('historyId')
  @ApiOkResponse({ type: RoutinesOfRecommendationDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')
  routinesOfRecommendation(
    @CurrentId() userId: number,
    @Param('historyId', IdPipe) historyId: number,
  ): Promise<RoutinesOfRecommendationDto> {
    return this.recommended.madeFrom(userId, historyId);
  }

  @Post(':routineId/recommended')
  @ApiOperation({ summary: '추천받은 운동을 루틴에 모두 담기, 일곱 개까지' })
  @id('routineId')
  @ApiCreatedResponse({ type: RecommendedRoutineDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
    'ROUTINE_NOT_FOUND_EXCEPTION',
    'MY_WORKOUT_SIZE_OVER_EXCEPTION',
  )
  addRecommended(
    @CurrentId() userId: number,
    @Param('routineId', IdPipe) routineId: number,
    @Body() { historyId }: AddRecommendedDto,
  ): Promise<RecommendedRoutineDto> {
    return this.recommended.addAll(userId, routineId, historyId);
  }

  @Get(':routineId')
  @KeepsAnswer()
  @ApiOperation({ summary: '루틴의 운동, 순서대로' })
  @id('routineId')
  @ApiOkResponse({ type: [MyWorkoutDto] })
  @ApiErrors('VALIDATION_EXCEPTION', 'ROUTINE_NOT_FOUND_EXCEPTION')
  workoutsOf(
    @CurrentId() userId: number,
    @Param('routineId', IdPipe) routineId: number,
  ): Promise<MyWorkoutDto[]> {
    return this.workouts.list(userId, routineId);
  }

  @Post(':routineId')
  @ApiOperation({ summary: '루틴에 운동 추가, 일곱 개까지' })
  @id('routineId')
  @ApiCreatedResponse({ description: '추가된 운동', type: [MyWorkoutDto] })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'ROUTINE_NOT_FOUND_EXCEPTION',
    'WORKOUT_NOT_FOUND_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
    'ALREADY_EXIST_MY_WORKOUT_EXCEPTION',
    'MY_WORKOUT_SIZE_OVER_EXCEPTION',
    'IMPLAUSIBLE_LOAD_EXCEPTION',
  )
  add(
    @CurrentId() userId: number,
    @Param('routineId', IdPipe) routineId: number,
    @Body() request: AddWorkoutsDto,
  ): Promise<MyWorkoutDto[]> {
    return this.workouts.add(userId, routineId, request);
  }

  @Post('update/:myWorkoutId')
  @HttpCode(200)
  @ApiOperation({ summary: '순서, 무게, 횟수, 세트, 자동·고정 바꾸기' })
  @id('myWorkoutId')
  @ApiOkResponse({ description: '루틴의 운동 전체', type: [MyWorkoutDto] })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'MY_WORKOUT_NOT_FOUND_EXCEPTION',
    'CONFLICT_EXCEPTION',
    'IMPLAUSIBLE_LOAD_EXCEPTION',
  )
  update(
    @CurrentId() userId: number,
    @Param('myWorkoutId', IdPipe) myWorkoutId: number,
    @Body() request: UpdateMyWorkoutDto,
  ): Promise<MyWorkoutDto[]> {
    return this.workouts.update(userId, myWorkoutId, request);
  }

  @Post('delete/:myWorkoutId')
  @HttpCode(204)
  @ApiOperation({ summary: '루틴에서 운동 빼기' })
  @id('myWorkoutId')
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'MY_WORKOUT_NOT_FOUND_EXCEPTION')
  remove(@CurrentId() userId: number, @Param('myWorkoutId', IdPipe) myWorkoutId: number): Promise<void> {
    return this.workouts.remove(userId, myWorkoutId);
  }

  @Post('feedback/:myWorkoutId')
  @HttpCode(204)
  @ApiOperation({ summary: '오늘 무게가 어땠는지: 다음 무게가 맞춰져요. 하루에 하나예요.' })
  @id('myWorkoutId')
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'MY_WORKOUT_NOT_FOUND_EXCEPTION')
  feedback(
    @CurrentId() userId: number,
    @Param('myWorkoutId', IdPipe) myWorkoutId: number,
    @Body() { feedback, rep }: FeedbackDto,
  ): Promise<void> {
    return this.workouts.feedback(userId, myWorkoutId, feedback, rep);
  }

  @Delete('feedback/:myWorkoutId')
  @HttpCode(204)
  @ApiOperation({ summary: '오늘 답한 것 되돌리기' })
  @id('myWorkoutId')
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_EXCEPTION', 'MY_WORKOUT_NOT_FOUND_EXCEPTION')
  withdrawFeedback(
    @CurrentId() userId: number,
    @Param('myWorkoutId', IdPipe) myWorkoutId: number,
  ): Promise<void> {
    return this.workouts.withdrawFeedback(userId, myWorkoutId);
  }
}
