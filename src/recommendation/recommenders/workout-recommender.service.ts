import { Injectable } from '@nestjs/common';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import type { WorkoutRecommendationSnapshot } from '../stored-workouts.types.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { WorkoutInputs } from './workout-inputs.service.js';

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
