import { Injectable } from '@nestjs/common';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import type {
  WorkoutRecommendationItem,
  WorkoutRecommendationOutput,
} from '../engine/workout/workout-engine.types.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, summaryOf, type WorkoutSummary } from './engine-catalogue.service.js';
import { WorkoutInputs } from './workout-inputs.service.js';

/** One exercise as stored and displayed. */
export type RecommendedItem = WorkoutRecommendationItem & WorkoutSummary;

/** With the original item that it replaces; absent if it was recommended itself. */
export type StoredItem = RecommendedItem & { swappedFrom?: RecommendedItem };

/** The stored answer of a workout recommendation. */
export interface WorkoutRecommendationSnapshot extends Omit<WorkoutRecommendationOutput, 'items'> {
  recommends: StoredItem[];
  requestedBodyParts: string[];
}

@Injectable()
export class WorkoutRecommender {
  constructor(
    private readonly inputs: WorkoutInputs,
    private readonly catalogue: EngineCatalogue,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(userId: number, request: StoredWorkoutRequest): Promise<WorkoutRecommendationSnapshot> {
    const input = await this.inputs.of(userId, request);
    if (!input) throw new JobFailure('몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.');
    const { items, ...session } = recommendWorkouts(input);
    const summaries = await this.catalogue.workoutSummaries(items.map(item => item.workoutId));
    return {
      recommends: items.map(item => ({ ...item, ...summaryOf(summaries, item.workoutId) })),
      requestedBodyParts: request.bodyPartKoreanName,
      ...session,
    };
  }
}
