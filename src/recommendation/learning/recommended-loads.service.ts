import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import {
  type Experience,
  EXPERIENCE_BY_WIRE_NAME,
  type Place,
  TRAINING_GOAL_BY_WIRE_NAME,
  type TrainingGoal,
} from '../../training-preferences/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { GoneRecommendation } from '../entities/gone-recommendation.entity.js';
import { RecommendationHistory, WORKOUT_TYPES } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import type { RecommendedItem, WorkoutRecommendationSnapshot } from '../stored-workouts.types.js';

const OF_WORKOUTS = In([...WORKOUT_TYPES]);

/** The content of a workout recommendation, and parts of its request. */
export interface RecommendedLoads {
  goal: TrainingGoal;
  experience: Experience | undefined;
  /** The place of training. */
  place: Place | undefined;
  items: RecommendedItem[];
}

/** Reads finished workout recommendations as a source of numbers. */
@Injectable()
export class RecommendedLoadsReader {
  constructor(private readonly database: Database) {}

  /** @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless it is a finished workout recommendation of the member */
  async require(userId: number, historyId: number): Promise<RecommendedLoads> {
    const loads = (await this.of(userId, [historyId])).get(historyId);
    if (!loads) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return loads;
  }

  /** The ids that are or were the member's workout recommendations. */
  async everOwned(userId: number, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const there = await this.database.read.find(RecommendationHistory, {
      select: { id: true },
      where: { userId, type: OF_WORKOUTS, id: In([...ids]) },
    });
    const owned = new Set(there.map(({ id }) => id));
    const missing = ids.filter(id => !owned.has(id));
    if (missing.length === 0) return owned;
    const gone = await this.database.read.findBy(GoneRecommendation, { userId, historyId: In(missing) });
    return new Set([...owned, ...gone.map(({ historyId }) => historyId)]);
  }

  /** By id; only the member's finished workout recommendations. */
  async of(
    userId: number,
    ids: readonly number[],
    manager: EntityManager = this.database.read,
  ): Promise<Map<number, RecommendedLoads>> {
    if (ids.length === 0) return new Map();
    const found = await manager.findBy(RecommendationHistory, {
      id: In([...new Set(ids)]),
      userId,
      type: OF_WORKOUTS,
      state: 'DONE',
    });
    return new Map(
      found.flatMap(({ id, request, result }) => {
        if (!result) return [];
        const { goal, experience, place } = request as unknown as StoredWorkoutRequest;
        const loads: RecommendedLoads = {
          goal: TRAINING_GOAL_BY_WIRE_NAME[goal ?? '일반'],
          experience: experience && EXPERIENCE_BY_WIRE_NAME[experience],
          place,
          items: (result as unknown as WorkoutRecommendationSnapshot).recommends,
        };
        return [[id, loads] as const];
      }),
    );
  }

  /** The stated experience of each finished recommendation; null where none was stated. Does not read the answers. */
  async experiences(
    userId: number,
    ids: readonly number[],
    manager: EntityManager,
  ): Promise<Map<number, Experience | null>> {
    if (ids.length === 0) return new Map();
    const found = await manager.find(RecommendationHistory, {
      where: { id: In([...new Set(ids)]), userId, type: OF_WORKOUTS, state: 'DONE', result: Not(IsNull()) },
      select: { id: true, request: true },
    });
    return new Map(
      found.map(({ id, request }) => {
        const { experience } = request as unknown as StoredWorkoutRequest;
        return [id, experience ? EXPERIENCE_BY_WIRE_NAME[experience] : null] as const;
      }),
    );
  }
}
