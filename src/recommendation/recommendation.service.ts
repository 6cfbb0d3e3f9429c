import './jobs/recommendation-job.payload.js';
import { Injectable } from '@nestjs/common';
import {
  CatalogueReadModel,
  knownBodyParts,
  requireKnownMachines,
  SUPPLEMENT_PURPOSES,
  type SupplementPurpose,
} from '../catalogue/public.js';
import { AppError } from '../common/errors/app-error.js';
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
import type {
  AlternativesRequestDto,
  SwapWorkoutDto,
  WorkoutAlternativesDto,
} from './dto/workout-alternatives.dto.js';
import type { AffordableSupplementsDto } from './dto/supplement-recommendation.dto.js';
import { RecommendationHistory, type RecommendationType } from './entities/recommendation-history.entity.js';
import type { GenericRequest } from './generic-request.pipe.js';
import { MemberProfiles } from './recommenders/member-profile.service.js';
import { SupplementRecommender } from './recommenders/supplement-recommender.service.js';
import { readableSupplements } from './recommenders/readable-supplements.js';
import { readableWorkouts } from './recommenders/readable-workouts.js';
import { WorkoutSwaps } from './swaps/workout-swaps.service.js';
import { pendingKeyOf, requireCompatiblePurposes } from './recommendation.rules.js';

/** A finished recommendation as it was stored. */
export type DoneRecommendation = { status: 'DONE'; id: number } & Record<string, unknown>;

/** Asking for recommendations and reading what came of it. */
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
    private readonly swaps: WorkoutSwaps,
  ) {}

  purposes(): string[] {
    return [...SUPPLEMENT_PURPOSES];
  }

  request(userId: number, { type, request }: GenericRequest): Promise<RecommendationIdDto> {
    return type === 'workout'
      ? this.requestWorkouts(userId, request)
      : this.requestSupplements(userId, request);
  }

  requestWorkouts(userId: number, request: WorkoutRecommendationRequestDto): Promise<RecommendationIdDto> {
    knownBodyParts(this.catalogue.names, request.bodyPartKoreanName);
    requireKnownMachines(this.catalogue.names, request.machineKoreanName);
    return this.enter(userId, 'workout', request);
  }

  requestSupplements(
    userId: number,
    request: SupplementRecommendationRequestDto,
  ): Promise<RecommendationIdDto> {
    requireCompatiblePurposes(request.purpose);
    return this.enter(userId, 'supplement', request);
  }

  /** What can be bought alone for less than the least budget of a recommendation, safe for the member. */
  async affordableSupplements(
    userId: number,
    purpose: SupplementPurpose[],
  ): Promise<AffordableSupplementsDto> {
    requireCompatiblePurposes(purpose);
    const affordable = await this.supplements.affordable(userId, purpose, LEAST_BUDGET);
    if (!affordable) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    return affordable;
  }

  /** The answer of one history: pending, done or given up. */
  async result(
    userId: number,
    type: RecommendationType,
    id: number,
  ): Promise<PendingDto | FailedDto | DoneRecommendation> {
    const row = await this.database.read.findOneBy(RecommendationHistory, { id, userId, type });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    if (row.state === 'DONE') return doneOf(row);
    if (row.state !== 'FAILED' || (await this.isDoneOnceMore(row))) return { status: 'PENDING' };
    const fallback = ERROR_CATALOGUE.RECOMMENDATION_FAILED_EXCEPTION.message;
    return { status: 'RECOMMENDATION_FAILED_EXCEPTION', message: row.failureMessage ?? fallback };
  }

  workoutAlternatives(userId: number, request: AlternativesRequestDto): Promise<WorkoutAlternativesDto> {
    return this.swaps.alternatives(userId, request);
  }

  /** The recommendation with one exercise in the place of another. */
  async swapWorkout(userId: number, id: number, request: SwapWorkoutDto): Promise<DoneRecommendation> {
    return doneOf(await this.swaps.swap(userId, id, request));
  }

  /** The supplement result that was finished last. */
  async latestSupplements(userId: number): Promise<DoneRecommendation> {
    const [row] = await this.database.read.find(RecommendationHistory, {
      where: { userId, type: 'supplement', state: 'DONE' },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return doneOf(row);
  }

  /** Newest first; both kinds without `type`. */
  async histories(userId: number, page: number, type?: RecommendationType): Promise<Page<HistoryEntryDto>> {
    const [rows, total] = await this.database.read.findAndCount(RecommendationHistory, {
      select: { id: true, type: true, state: true, createdAt: true, request: true },
      where: { userId, ...(type ? { type } : {}) },
      order: { id: 'DESC' },
      skip: (page - 1) * HISTORY_PAGE_SIZE,
      take: HISTORY_PAGE_SIZE,
    });
    return { rows: rows.map(row => HistoryEntryDto.from(row)), total, pageSize: HISTORY_PAGE_SIZE };
  }

  /** An admin may have a job that was given up done once more. */
  private async isDoneOnceMore({ id, userId, type, request }: RecommendationHistory): Promise<boolean> {
    const job = await this.jobs.unfinished('recommendation', pendingKeyOf(userId, type, request));
    return job?.payload.historyId === id;
  }

  /** The unfinished job of the same request, or a new one. */
  private async enter(
    userId: number,
    type: RecommendationType,
    request: object,
  ): Promise<RecommendationIdDto> {
    const key = pendingKeyOf(userId, type, request);
    const pending = await this.jobs.unfinished('recommendation', key);
    if (pending) return { id: pending.payload.historyId };
    if (!(await this.members.hasBodyData(userId))) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    await this.limits.consume('recommendations', userId);
    const { payload } = await this.jobs.add(
      'recommendation',
      async manager => {
        const { identifiers } = await manager.insert(RecommendationHistory, {
          userId,
          type,
          state: 'PENDING',
          request: { ...request },
          createdAt: this.clock.now(),
        });
        return { historyId: identifiers[0]!.id as number };
      },
      { key, userId },
    );
    return { id: payload.historyId };
  }
}

function doneOf({ id, type, request, result }: RecommendationHistory): DoneRecommendation {
  if (!result) return { status: 'DONE', id };
  return type === 'supplement'
    ? { status: 'DONE', id, ...readableSupplements(result) }
    : { status: 'DONE', id, request, ...readableWorkouts(result) };
}
