import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueReadModel, type BodyPartName } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Members } from '../../members/public.js';
import { TrainingPreferencesService, type Place } from '../../training-preferences/public.js';
import { RecommendationOutcomes } from '../outcomes/recommendation-outcomes.service.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { machinesAt } from './machines-at.js';
import { usualMember } from '../inputs/usual-member.js';
import { WorkoutInputs } from './workout-inputs.service.js';
import type { WorkoutRecommendationSnapshot } from '../stored-workouts.types.js';
import { WorkoutRecommender } from './workout-recommender.service.js';

/** A session's workout as a routine stores it. */
export interface PlannedWorkout {
  workoutId: number;
  /** kg on the equipment; null without a load. */
  weight: number | null;
  /** Null without body data. */
  repeat: number | null;
  set: number;
}

export interface PlannedSession {
  items: PlannedWorkout[];
  /** The recommendation to store; null without body data. */
  recommendation: { request: StoredWorkoutRequest; result: WorkoutRecommendationSnapshot } | null;
}

/** Several sessions at once, for beginners: one recommendation per group of body parts. */
@Injectable()
export class PlannedSessions {
  constructor(
    private readonly inputs: WorkoutInputs,
    private readonly recommender: WorkoutRecommender,
    private readonly preferences: TrainingPreferencesService,
    private readonly catalogue: CatalogueReadModel,
    private readonly members: Members,
    private readonly ends: RecommendationOutcomes,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses the equipment of the place and the member's last choices. Without body data: exercises for a beginner with the lightest available
   * loads, still restricted by health.
   */
  async plan(userId: number, place: Place, groups: readonly BodyPartName[][]): Promise<PlannedSession[]> {
    const preferences = await this.preferences.of(userId);
    const { choices } = preferences;
    const wishes = {
      machineKoreanName: machinesAt(place, preferences, this.catalogue.names),
      place,
      goal: choices?.goal ?? undefined,
      experience: choices?.experience ?? undefined,
      minutes: choices?.minutes ?? undefined,
    };
    const sessions: PlannedSession[] = [];
    for (const bodyPartKoreanName of groups) {
      sessions.push(await this.session(userId, { ...wishes, bodyPartKoreanName }));
    }
    return sessions;
  }

  /** Stores a session's recommendation as finished. @returns its id, null if there is none */
  async keep(
    manager: EntityManager,
    userId: number,
    { recommendation }: PlannedSession,
  ): Promise<number | null> {
    if (!recommendation) return null;
    const now = this.clock.now();
    const result = { ...recommendation.result };
    const { identifiers } = await manager.insert(RecommendationHistory, {
      ...{ userId, type: 'workout' as const, state: 'DONE' as const, createdAt: now, finishedAt: now },
      request: { ...recommendation.request } as object,
      result: result as object,
    });
    const id = identifiers[0]!.id as number;
    await this.ends.end(manager, { id, type: 'workout', createdAt: now }, result);
    return id;
  }

  private async session(userId: number, request: StoredWorkoutRequest): Promise<PlannedSession> {
    if (await this.inputs.of(userId, request)) {
      const result = await this.recommender.recommend(userId, request);
      return { items: result.recommends, recommendation: { request, result } };
    }
    const user = await this.members.find(userId);
    const input =
      user &&
      (await this.inputs.of(
        userId,
        { ...request, experience: '처음이에요' },
        // Nobody becomes younger or older by not telling how heavy they are.
        {
          standIn: usualMember(user.sex, undefined, ageInYears(user.birthDate, koreanDate(this.clock.now()))),
        },
      ));
    if (!input) return { items: [], recommendation: null };
    const items = recommendWorkouts(input).items.map(({ workoutId, weight, set, evidence, loadLabel }) => ({
      workoutId,
      // The least help is the hardest, so none is given.
      weight: weight === null || loadLabel === '보조' ? null : evidence.basis.lightestLoadKg,
      repeat: null,
      set,
    }));
    return { items, recommendation: null };
  }
}
