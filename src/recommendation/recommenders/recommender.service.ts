import { Injectable } from '@nestjs/common';
import type { WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
import type { HistoryType } from '../entities/recommendation-history.entity.js';
import type { StoredSupplementRequest, StoredWorkoutRequest } from '../recommendation-request.types.js';
import { SupplementRecommender } from './supplement-recommender.service.js';
import { WeekRecommender } from './week-recommender.service.js';
import { WorkoutRecommender } from './workout-recommender.service.js';

interface AskedRecommendation {
  userId: number;
  type: HistoryType;
  request: Record<string, unknown>;
}

/** Computes the answer of each kind: the snapshot to store. */
@Injectable()
export class Recommender {
  constructor(
    private readonly workouts: WorkoutRecommender,
    private readonly supplements: SupplementRecommender,
    private readonly weeks: WeekRecommender,
  ) {}

  /** @throws JobFailure if it can never succeed */
  async recommend({ userId, type, request }: AskedRecommendation): Promise<Record<string, unknown>> {
    return { ...(await this.answer(userId, type, request)) };
  }

  private answer(userId: number, type: HistoryType, request: unknown): Promise<object> {
    if (type === 'week') return this.weeks.recommend(userId, request as WeekRecommendationRequestDto);
    if (type === 'supplement') return this.supplements.recommend(userId, request as StoredSupplementRequest);
    return this.workouts.recommend(userId, request as StoredWorkoutRequest);
  }
}
