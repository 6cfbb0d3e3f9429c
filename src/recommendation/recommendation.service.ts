import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  CatalogueReadModel,
  knownBodyParts,
  requireKnownMachines,
  SUPPLEMENT_PURPOSES,
  type SupplementPurpose,
} from '../catalogue/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { ERROR_CATALOGUE } from '../common/errors/error-catalogue.js';
import { HISTORY_PAGE_SIZE, type Page } from '../common/http/pagination.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { Jobs } from '../infrastructure/jobs/jobs.service.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import {
  HistoryEntryDto,
  type FailedDto,
  type PendingDto,
  type RecommendationIdDto,
} from './dto/history.dto.js';
import {
  LEAST_BUDGET,
  type SupplementRecommendationRequestDto,
  type WorkoutRecommendationRequestDto,
} from './dto/recommendation-requests.dto.js';
import { SESSION_MINUTES } from '../training-preferences/public.js';
import type { WeekGainsDto } from './dto/week-gains.dto.js';
import type { WeekRecommendationRequestDto } from './dto/week-request.dto.js';
import type {
  AlternativesRequestDto,
  SwapWorkoutDto,
  WorkoutAlternativesDto,
} from './dto/workout-alternatives.dto.js';
import type { AffordableSupplementsDto } from './dto/supplement-recommendation.dto.js';
import {
  RECOMMENDATION_TYPES,
  RecommendationHistory,
  WORKOUT_TYPES,
  type HistoryType,
  type RecommendationType,
} from './entities/recommendation-history.entity.js';
import type { GenericRequest } from './generic-request.pipe.js';
import { daysBetween } from './engine/learning/detraining.js';
import { MemberProfiles } from './inputs/member-profile.service.js';
import { SupplementRecommender } from './recommenders/supplement-recommender.service.js';
import { WeekRecommender } from './recommenders/week-recommender.service.js';
import { readableSupplements } from './recommenders/readable-supplements.js';
import { readableWorkouts } from './recommenders/readable-workouts.js';
import { TodaysHealth } from './recommenders/todays-health.service.js';
import { besideCardio } from './recommenders/cardio-days.js';
import { daysToPlan } from './recommenders/remaining-days.js';
import { WorkoutSwaps } from './swaps/workout-swaps.service.js';
import type { StoredWorkoutRequest } from './recommendation-request.types.js';
import { pendingKeyOf, requireCompatiblePurposes } from './recommendation.rules.js';

const DAYS_A_WEEK = 7;
const WEEK_MS = DAYS_A_WEEK * 86_400_000;
/** In weeks: members live in other time zones than the server. */
const A_DAY = 1 / 7;
const MOST_WEEKS_AHEAD = 1 + A_DAY;

/** A finished recommendation as stored. */
export type DoneRecommendation = { status: 'DONE'; id: number } & Record<string, unknown>;

/** Requests recommendations and reads their answers. */
@Injectable()
export class RecommendationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly catalogue: CatalogueReadModel,
    private readonly members: MemberProfiles,
    private readonly supplements: SupplementRecommender,
    private readonly weeks: WeekRecommender,
    private readonly swaps: WorkoutSwaps,
    private readonly todaysHealth: TodaysHealth,
  ) {}

  purposes(): string[] {
    return [...SUPPLEMENT_PURPOSES];
  }

  request(
    userId: number,
    { type, request }: GenericRequest,
    requestId: string | null,
  ): Promise<RecommendationIdDto> {
    return type === 'workout'
      ? this.requestWorkouts(userId, request, requestId)
      : this.requestSupplements(userId, request, requestId);
  }

  /** @param requestId the client's id: a repeated id returns the first recommendation */
  requestWorkouts(
    userId: number,
    request: WorkoutRecommendationRequestDto,
    requestId: string | null,
  ): Promise<RecommendationIdDto> {
    knownBodyParts(this.catalogue.names, request.bodyPartKoreanName);
    requireKnownMachines(this.catalogue.names, request.machineKoreanName);
    return this.enter(userId, 'workout', request, requestId);
  }

  requestSupplements(
    userId: number,
    request: SupplementRecommendationRequestDto,
    requestId: string | null,
  ): Promise<RecommendationIdDto> {
    requireCompatiblePurposes(request.purpose);
    return this.enter(userId, 'supplement', request, requestId);
  }

  /** Requests a plan for the days of a week; refuses a past week. */
  requestWeek(userId: number, request: WeekRecommendationRequestDto): Promise<RecommendationIdDto> {
    for (const { bodyPartKoreanName } of request.days)
      if (bodyPartKoreanName) knownBodyParts(this.catalogue.names, bodyPartKoreanName);
    if (request.soreBodyParts) knownBodyParts(this.catalogue.names, request.soreBodyParts, 'soreBodyParts');
    const weeksAhead = (Date.parse(request.startsOn) - this.clock.now().getTime()) / WEEK_MS;
    if (weeksAhead < -1 - A_DAY || weeksAhead > MOST_WEEKS_AHEAD)
      throw invalidField('startsOn', '이번 주나 다음 주만 계획할 수 있어요.');
    // The coming week is planned from a day of this one.
    const { startsOn, from = startsOn } = request;
    const at = daysBetween(startsOn, from);
    if (at < -DAYS_A_WEEK || at >= DAYS_A_WEEK)
      throw invalidField('from', '계획을 시작하는 날이 그 주에 들지 않아요.');
    if (new Set(request.days.map(({ day }) => day === null)).size > 1)
      throw invalidField('days', '요일을 모두 고르거나, 모두 비워 순서대로 해 주세요.');
    const left = daysToPlan(request, request.days);
    if (left.length === 0) throw invalidField('days', '이 주에 남은 요일을 골라 주세요.');
    const { min } = SESSION_MINUTES;
    if (besideCardio(left, request.cardio).some(({ minutes }) => minutes < min))
      throw invalidField('cardio', `유산소를 하는 날에도 운동할 시간이 ${min}분은 남아야 해요.`);
    return this.enter(userId, 'week', request);
  }

  /** Products that can be bought alone for less than the minimum budget and are safe for the member. */
  async affordableSupplements(
    userId: number,
    purpose: SupplementPurpose[],
  ): Promise<AffordableSupplementsDto> {
    requireCompatiblePurposes(purpose);
    const affordable = await this.supplements.affordable(userId, purpose, LEAST_BUDGET);
    if (!affordable) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    return affordable;
  }

  /** The answer of one history: pending, done or failed. */
  async result(
    userId: number,
    type: HistoryType,
    id: number,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    const types = type === 'workout' ? WORKOUT_TYPES : [type];
    const row = await this.database.read.findOneBy(RecommendationHistory, {
      id,
      userId,
      type: In([...types]),
    });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    if (row.state === 'DONE') return this.doneOf(row);
    if (row.state !== 'FAILED' || (await this.isDoneOnceMore(row))) return { status: 'PENDING' };
    const fallback = ERROR_CATALOGUE.RECOMMENDATION_FAILED_EXCEPTION.message;
    return { status: 'RECOMMENDATION_FAILED_EXCEPTION', message: row.failureMessage ?? fallback };
  }

  /** What one more day or ten more minutes would add to a planned week. */
  async weekGains(userId: number, id: number): Promise<WeekGainsDto> {
    const where = { id, userId, type: 'week', state: 'DONE' } as const;
    const row = await this.database.read.findOneBy(RecommendationHistory, where);
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    if (!(await this.members.hasBodyData(userId))) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    await this.limits.consume('weeks', userId);
    return this.weeks.gains(userId, id, row.request as unknown as WeekRecommendationRequestDto);
  }

  workoutAlternatives(userId: number, request: AlternativesRequestDto): Promise<WorkoutAlternativesDto> {
    return this.swaps.alternatives(userId, request);
  }

  /** The recommendation with one exercise swapped for another. */
  async swapWorkout(userId: number, id: number, request: SwapWorkoutDto): Promise<DoneRecommendation> {
    return this.doneOf(await this.swaps.swap(userId, id, request));
  }

  /** The latest finished supplement result. */
  async latestSupplements(userId: number): Promise<DoneRecommendation> {
    const [row] = await this.database.read.find(RecommendationHistory, {
      where: { userId, type: 'supplement', state: 'DONE' },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return this.doneOf(row);
  }

  /** Newest first; both kinds without `type`. */
  async histories(userId: number, page: number, type?: RecommendationType): Promise<Page<HistoryEntryDto>> {
    const [rows, total] = await this.database.read.findAndCount(RecommendationHistory, {
      select: { id: true, type: true, state: true, createdAt: true, request: true },
      where: { userId, type: type ?? In([...RECOMMENDATION_TYPES]) },
      order: { id: 'DESC' },
      skip: (page - 1) * HISTORY_PAGE_SIZE,
      take: HISTORY_PAGE_SIZE,
    });
    return { rows: rows.map(row => HistoryEntryDto.from(row)), total, pageSize: HISTORY_PAGE_SIZE };
  }

  /** An admin may retry a failed job. */
  private async isDoneOnceMore({ id, userId, type, request }: RecommendationHistory): Promise<boolean> {
    const job = await this.jobs.unfinished('recommendation', pendingKeyOf(userId, type, request));
    return job?.payload.historyId === id;
  }

  /** Returns the earlier recommendation of this request id, the unfinished job of an equal request, or a new one. */
  private async enter(
    userId: number,
    type: HistoryType,
    request: object,
    requestId: string | null = null,
  ): Promise<RecommendationIdDto> {
    const asked = requestId && (await this.askedBy(userId, type, requestId));
    if (asked) return asked;
    const key = pendingKeyOf(userId, type, request);
    const pending = await this.jobs.unfinished('recommendation', key);
    if (pending) return { id: pending.payload.historyId };
    if (!(await this.members.hasBodyData(userId))) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    await this.limits.consume(type === 'week' ? 'weeks' : 'recommendations', userId);
    const { payload } = await this.jobs.add(
      'recommendation',
      async manager => {
        const { identifiers } = await manager.insert(RecommendationHistory, {
          userId,
          type,
          state: 'PENDING',
          requestId,
          request: { ...request },
          createdAt: this.clock.now(),
        });
        return { historyId: identifiers[0]!.id as number };
      },
      { key, userId },
    );
    return { id: payload.historyId };
  }

  private async askedBy(
    userId: number,
    type: HistoryType,
    requestId: string,
  ): Promise<RecommendationIdDto | null> {
    const row = await this.database.read.findOne(RecommendationHistory, {
      select: { id: true, type: true },
      where: { userId, requestId },
    });
    if (row && row.type !== type) throw invalidField('Idempotency-Key', '다른 요청에 쓴 번호예요.');
    return row && { id: row.id };
  }

  /** The stored answer, checked against today's health. */
  private async doneOf({
    id,
    userId,
    type,
    request,
    result,
  }: RecommendationHistory): Promise<DoneRecommendation> {
    if (!result) return { status: 'DONE', id };
    if (type === 'supplement') {
      const answer = await this.todaysHealth.ofSupplements(userId, readableSupplements(result));
      return { status: 'DONE', id, ...answer };
    }
    if (type === 'week') return { status: 'DONE', id, request, ...result, searched: undefined };
    const asked = request as unknown as StoredWorkoutRequest;
    const answer = await this.todaysHealth.ofWorkouts(userId, readableWorkouts(result), asked);
    return { status: 'DONE', id, request, ...answer };
  }
}
