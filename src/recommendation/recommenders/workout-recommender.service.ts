import { Injectable } from '@nestjs/common';
import type { BodyPartName } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import type {
  WorkoutRecommendationItem,
  WorkoutRecommendationOutput,
} from '../engine/workout/workout-engine.types.js';
import { USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import { EXPERIENCE_BY_WIRE_NAME, TRAINING_GOAL_BY_WIRE_NAME } from '../engine/workout/workout-wire-names.js';
import { StrengthBeliefs } from '../learning/strength-beliefs.service.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, faceOf, type WorkoutFace } from './engine-catalogue.service.js';
import { MemberProfiles } from './member-profile.service.js';

const WEEK_MS = 7 * 86_400_000;
/** 1970-01-01 was a Thursday; weeks turn on Monday, 00:00 KST. */
const WEEK_OFFSET_MS = (3 * 24 + 9) * 3_600_000;

/** The stored answer of a workout recommendation. */
export interface WorkoutRecommendationSnapshot extends Omit<WorkoutRecommendationOutput, 'items'> {
  recommends: (WorkoutRecommendationItem & WorkoutFace)[];
  requestedBodyParts: string[];
}

@Injectable()
export class WorkoutRecommender {
  constructor(
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly beliefs: StrengthBeliefs,
    private readonly clock: Clock,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(userId: number, request: StoredWorkoutRequest): Promise<WorkoutRecommendationSnapshot> {
    const [{ member, health, belief }, equipment, workouts] = await Promise.all([
      this.beliefs.trainee(userId),
      this.members.loadsAt(userId, request.place),
      this.catalogue.workouts(),
    ]);
    if (!member) throw new JobFailure('몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.');

    const { items, ...session } = recommendWorkouts({
      member,
      request: {
        // Known to the catalogue when it was asked; a part the engine has no model for comes back in `unfilled`.
        bodyParts: request.bodyPartKoreanName as BodyPartName[],
        machineNames: request.machineKoreanName,
        goal: TRAINING_GOAL_BY_WIRE_NAME[request.goal ?? '일반'],
        experience: request.experience && EXPERIENCE_BY_WIRE_NAME[request.experience],
        minutes: request.minutes ?? null,
      },
      profile: {
        ...USUAL_PROFILE,
        health,
        equipment,
        excludedWorkoutIds: request.excludedWorkoutIds ?? [],
      },
      catalogue: workouts,
      belief,
      week: weekNumber(this.clock.now()),
    });
    const faces = await this.catalogue.workoutFaces(items.map(item => item.workoutId));
    return {
      recommends: items.map(item => ({ ...item, ...faceOf(faces, item.workoutId) })),
      requestedBodyParts: request.bodyPartKoreanName,
      ...session,
    };
  }
}

/** Running number of the week in Korea. */
export function weekNumber(at: Date): number {
  return Math.floor((at.getTime() + WEEK_OFFSET_MS) / WEEK_MS);
}
