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
import { usualMember } from './usual-member.js';
import { WorkoutInputs } from './workout-inputs.service.js';
import { WorkoutRecommender, type WorkoutRecommendationSnapshot } from './workout-recommender.service.js';

/** A workout of a session as a routine keeps it. */
export interface PlannedWorkout {
  workoutId: number;
  /** kg as put on the equipment; null without a load. */
  weight: number | null;
  /** Null where body data is missing. */
  repeat: number | null;
  set: number;
}

export interface PlannedSession {
  items: PlannedWorkout[];
  /** What is kept as a recommendation; null without body data. */
  recommendation: { request: StoredWorkoutRequest; result: WorkoutRecommendationSnapshot } | null;
}

/** Several sessions at once, for beginners: the engine's recommendation for each group of body parts. */
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
   * With the equipment of the place and what was chosen last. Without body data exercises for a beginner with the lightest loads
   * there are, health heeded all the same.
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

  /** Keeps a session's recommendation as a finished one. @returns its id, null where there is none */
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
      // The least help is the heaviest.
      weight: weight === null || loadLabel === '보조' ? null : evidence.basis.lightestLoadKg,
      repeat: null,
      set,
    }));
    return { items, recommendation: null };
  }
}
