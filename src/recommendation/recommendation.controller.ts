import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/http/idempotency-key.decorator.js';
import { ApiPage, sendPage } from '../common/http/pagination.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { PagePipe } from '../common/validation/page.pipe.js';
import { FailedDto, HistoryEntryDto, PendingDto, RecommendationIdDto } from './dto/history.dto.js';
import {
  AffordableSupplementsRequestDto,
  SupplementRecommendationRequestDto,
  WorkoutRecommendationRequestDto,
} from './dto/recommendation-requests.dto.js';
import {
  AffordableSupplementsDto,
  SupplementRecommendationDto,
} from './dto/supplement-recommendation.dto.js';
import {
  AlternativesRequestDto,
  SwapWorkoutDto,
  WorkoutAlternativesDto,
} from './dto/workout-alternatives.dto.js';
import { WeekGainsDto } from './dto/week-gains.dto.js';
import { WeekRecommendationDto } from './dto/week-recommendation.dto.js';
import { WeekRecommendationRequestDto } from './dto/week-request.dto.js';
import { WorkoutRecommendationDto } from './dto/workout-recommendation.dto.js';
import type { RecommendationType } from './entities/recommendation-history.entity.js';
import { GenericRequestPipe, type GenericRequest } from './generic-request.pipe.js';
import { RecommendationService, type DoneRecommendation } from './recommendation.service.js';

const REQUEST_ERRORS = [
  'VALIDATION_EXCEPTION',
  'BODY_DATA_REQUIRED_EXCEPTION',
  'TOO_MANY_REQUESTS_EXCEPTION',
  'SERVICE_UNAVAILABLE_EXCEPTION',
] as const;
const SWAP_ERRORS = [
  'VALIDATION_EXCEPTION',
  'WORKOUT_NOT_FOUND_EXCEPTION',
  'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
  'BODY_DATA_REQUIRED_EXCEPTION',
] as const;
const PAGE_QUERY = {
  name: 'page',
  required: false,
  description: '1부터',
  schema: { type: 'integer', minimum: 1 },
} as const;
const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 } } as const;
/** The request body of one kind, plus its `type`. */
const genericBody = (type: RecommendationType, request: Type<unknown>) => ({
  allOf: [
    { type: 'object', required: ['type'], properties: { type: { type: 'string', enum: [type] } } },
    { $ref: getSchemaPath(request) },
  ],
});

@ApiTags('추천')
@MembersOnly()
@ApiExtraModels(
  WorkoutRecommendationRequestDto,
  SupplementRecommendationRequestDto,
  WorkoutRecommendationDto,
  SupplementRecommendationDto,
  WeekRecommendationDto,
  FailedDto,
)
@Controller('recommendation')
export class RecommendationController {
  constructor(private readonly recommendations: RecommendationService) {}

  @Post('workout')
  @HttpCode(202)
  @ApiIdempotencyKey()
  @ApiOperation({ summary: '운동 추천 요청. 같은 요청이 진행 중이면 그 번호예요.' })
  @ApiAcceptedResponse({ type: RecommendationIdDto })
  @ApiErrors(...REQUEST_ERRORS)
  requestWorkouts(
    @CurrentId() userId: number,
    @Body() request: WorkoutRecommendationRequestDto,
    @IdempotencyKey() requestId: string | null,
  ): Promise<RecommendationIdDto> {
    return this.recommendations.requestWorkouts(userId, request, requestId);
  }

  @Post('workout/alternatives')
  @HttpCode(200)
  @ApiOperation({ summary: '운동 하나 대신 할 수 있는 운동, 알맞은 것부터' })
  @ApiOkResponse({ type: WorkoutAlternativesDto })
  @ApiErrors(...SWAP_ERRORS)
  workoutAlternatives(
    @CurrentId() userId: number,
    @Body() request: AlternativesRequestDto,
  ): Promise<WorkoutAlternativesDto> {
    return this.recommendations.workoutAlternatives(userId, request);
  }

  @Post('week')
  @HttpCode(202)
  @ApiOperation({ summary: '한 주 추천 요청. 같은 요청이 진행 중이면 그 번호예요.' })
  @ApiAcceptedResponse({ type: RecommendationIdDto })
  @ApiErrors(...REQUEST_ERRORS)
  requestWeek(
    @CurrentId() userId: number,
    @Body() request: WeekRecommendationRequestDto,
  ): Promise<RecommendationIdDto> {
    return this.recommendations.requestWeek(userId, request);
  }

  @Get('week/history/:id')
  @ApiOperation({ summary: '한 주 추천 결과. 만드는 중이면 202예요.' })
  @ApiParam(ID_PARAM)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(WeekRecommendationDto) }, { $ref: getSchemaPath(FailedDto) }],
    },
  })
  @ApiAcceptedResponse({ type: PendingDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')
  async weekResult(
    @CurrentId() userId: number,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    return pendingAs202(reply, await this.recommendations.result(userId, 'week', id));
  }

  @Post('week/history/:id/gains')
  @HttpCode(200)
  @ApiOperation({ summary: '하루나 10분을 더 내면 이 주가 적어도 얼마나 나아지는지' })
  @ApiParam(ID_PARAM)
  @ApiOkResponse({ type: WeekGainsDto })
  @ApiErrors(
    'VALIDATION_EXCEPTION',
    'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
    'BODY_DATA_REQUIRED_EXCEPTION',
    'TOO_MANY_REQUESTS_EXCEPTION',
  )
  weekGains(@CurrentId() userId: number, @Param('id', IdPipe) id: number): Promise<WeekGainsDto> {
    return this.recommendations.weekGains(userId, id);
  }

  @Post('supplement')
  @HttpCode(202)
  @ApiIdempotencyKey()
  @ApiOperation({ summary: '보충제 추천 요청. 같은 요청이 진행 중이면 그 번호예요.' })
  @ApiAcceptedResponse({ type: RecommendationIdDto })
  @ApiErrors(...REQUEST_ERRORS)
  requestSupplements(
    @CurrentId() userId: number,
    @Body() request: SupplementRecommendationRequestDto,
    @IdempotencyKey() requestId: string | null,
  ): Promise<RecommendationIdDto> {
    return this.recommendations.requestSupplements(userId, request, requestId);
  }

  @Post('supplement/affordable')
  @HttpCode(200)
  @ApiOperation({ summary: '가장 작은 예산보다 적은 돈으로 하나만 살 수 있는 보충제' })
  @ApiOkResponse({ type: AffordableSupplementsDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'BODY_DATA_REQUIRED_EXCEPTION', 'SERVICE_UNAVAILABLE_EXCEPTION')
  affordableSupplements(
    @CurrentId() userId: number,
    @Body() { purpose }: AffordableSupplementsRequestDto,
  ): Promise<AffordableSupplementsDto> {
    return this.recommendations.affordableSupplements(userId, purpose);
  }

  @Post()
  @HttpCode(202)
  @ApiIdempotencyKey()
  @ApiOperation({ summary: '추천 요청, 종류를 함께 보내요.' })
  @ApiBody({
    schema: {
      oneOf: [
        genericBody('workout', WorkoutRecommendationRequestDto),
        genericBody('supplement', SupplementRecommendationRequestDto),
      ],
    },
  })
  @ApiAcceptedResponse({ type: RecommendationIdDto })
  @ApiErrors(...REQUEST_ERRORS)
  request(
    @CurrentId() userId: number,
    @Body(GenericRequestPipe) request: GenericRequest,
    @IdempotencyKey() requestId: string | null,
  ): Promise<RecommendationIdDto> {
    return this.recommendations.request(userId, request, requestId);
  }

  @Get()
  @ApiOperation({ summary: '추천 기록, 새것부터' })
  @ApiQuery(PAGE_QUERY)
  @ApiPage(HistoryEntryDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async histories(
    @CurrentId() userId: number,
    @Query('page', PagePipe) page: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryEntryDto[]> {
    return sendPage(reply, await this.recommendations.histories(userId, page));
  }

  @Get('workout/history')
  @ApiOperation({ summary: '운동 추천 기록, 새것부터' })
  @ApiQuery(PAGE_QUERY)
  @ApiPage(HistoryEntryDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async workoutHistories(
    @CurrentId() userId: number,
    @Query('page', PagePipe) page: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryEntryDto[]> {
    return sendPage(reply, await this.recommendations.histories(userId, page, 'workout'));
  }

  @Get('supplement/history')
  @ApiOperation({ summary: '보충제 추천 기록, 새것부터' })
  @ApiQuery(PAGE_QUERY)
  @ApiPage(HistoryEntryDto)
  @ApiErrors('VALIDATION_EXCEPTION')
  async supplementHistories(
    @CurrentId() userId: number,
    @Query('page', PagePipe) page: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryEntryDto[]> {
    return sendPage(reply, await this.recommendations.histories(userId, page, 'supplement'));
  }

  @Get('workout/history/:id')
  @ApiOperation({ summary: '운동 추천 결과. 만드는 중이면 202예요.' })
  @ApiParam(ID_PARAM)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(WorkoutRecommendationDto) }, { $ref: getSchemaPath(FailedDto) }],
    },
  })
  @ApiAcceptedResponse({ type: PendingDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')
  async workoutResult(
    @CurrentId() userId: number,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    return pendingAs202(reply, await this.recommendations.result(userId, 'workout', id));
  }

  @Post('workout/history/:id/swap')
  @HttpCode(200)
  @ApiOperation({ summary: '추천 하나를 다른 운동으로 바꾸기. 나머지는 그대로예요.' })
  @ApiParam(ID_PARAM)
  @ApiOkResponse({ type: WorkoutRecommendationDto })
  @ApiErrors(...SWAP_ERRORS, 'CONFLICT_EXCEPTION')
  swapWorkout(
    @CurrentId() userId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: SwapWorkoutDto,
  ): Promise<DoneRecommendation> {
    return this.recommendations.swapWorkout(userId, id, request);
  }

  @Get('supplement/history/:id')
  @ApiOperation({ summary: '보충제 추천 결과. 만드는 중이면 202예요.' })
  @ApiParam(ID_PARAM)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(SupplementRecommendationDto) }, { $ref: getSchemaPath(FailedDto) }],
    },
  })
  @ApiAcceptedResponse({ type: PendingDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')
  async supplementResult(
    @CurrentId() userId: number,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    return pendingAs202(reply, await this.recommendations.result(userId, 'supplement', id));
  }

  @Get('supplement')
  @ApiOperation({ summary: '마지막으로 끝난 보충제 추천' })
  @ApiOkResponse({ type: SupplementRecommendationDto })
  @ApiErrors('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')
  latestSupplements(@CurrentId() userId: number): Promise<DoneRecommendation> {
    return this.recommendations.latestSupplements(userId);
  }

  @Get('supplement/purposes')
  @ApiOperation({ summary: '보충제 목적, 화면에 보이는 순서' })
  @ApiOkResponse({ type: [String] })
  purposes(): string[] {
    return this.recommendations.purposes();
  }
}

function pendingAs202<T extends { status: string }>(reply: FastifyReply, answer: T): T {
  if (answer.status === 'PENDING') reply.status(202);
  return answer;
}
