import { Injectable } from '@nestjs/common';
import type { RecommendationType } from '../entities/recommendation-history.entity.js';
import type { StoredSupplementRequest, StoredWorkoutRequest } from '../recommendation-request.types.js';
import { SupplementRecommender } from './supplement-recommender.service.js';
import { WorkoutRecommender } from './workout-recommender.service.js';

interface AskedRecommendation {
  userId: number;
  type: RecommendationType;
  request: Record<string, unknown>;
}

/** Computes the answer of either kind: the snapshot that is stored. */
@Injectable()
export class Recommender {
  constructor(
    private readonly workouts: WorkoutRecommender,
    private readonly supplements: SupplementRecommender,
  ) {}

  /** @throws JobFailure when it can never succeed */
  async recommend({ userId, type, request }: AskedRecommendation): Promise<Record<string, unknown>> {
    const result =
      type === 'workout'
        ? await this.workouts.recommend(userId, request as unknown as StoredWorkoutRequest)
        : await this.supplements.recommend(userId, request as unknown as StoredSupplementRequest);
    return { ...result };
  }
}
