import { Injectable } from '@nestjs/common';
import type { BodyPartName } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import {
  EXPERIENCE_BY_WIRE_NAME,
  TRAINING_GOAL_BY_WIRE_NAME,
  TrainingPreferencesService,
} from '../../training-preferences/public.js';
import type { WorkoutRecommendationInput } from '../engine/workout/workout-engine.types.js';
import type { EngineMember } from '../engine/strength/strength.types.js';
import { RecentTrainings } from '../learning/recent-trainings.service.js';
import { StrengthBeliefs } from '../learning/strength-beliefs.service.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';

const WEEK_MS = 7 * 86_400_000;
/** 1970-01-01 was a Thursday; weeks start on Monday, 00:00 KST. */
const WEEK_OFFSET_MS = (3 * 24 + 9) * 3_600_000;

/** Everything the engine needs for a workout request. */
@Injectable()
export class WorkoutInputs {
  constructor(
    private readonly members: MemberProfiles,
    private readonly preferences: TrainingPreferencesService,
    private readonly catalogue: EngineCatalogue,
    private readonly beliefs: StrengthBeliefs,
    private readonly recentTrainings: RecentTrainings,
    private readonly clock: Clock,
  ) {}

  /** The current data; null without body data, unless `standIn` replaces the member. `inSession`: requested during training. */
  async of(
    userId: number,
    request: StoredWorkoutRequest,
    { inSession = false, standIn = null }: { inSession?: boolean; standIn?: EngineMember | null } = {},
  ): Promise<WorkoutRecommendationInput | null> {
    const [{ member: known, health, belief }, equipment, excluded, recentlyTrained, catalogue] =
      await Promise.all([
        this.beliefs.trainee(userId),
        this.members.loadsAt(userId, request.place),
        this.preferences.excludedWorkoutIds(userId),
        this.recentTrainings.of(userId, { inSession }),
        this.catalogue.workouts(),
      ]);
    const member = known ?? standIn;
    return (
      member && {
        member,
        request: {
          // Known to the catalogue at the time of the request; a part without a model comes back in `unfilled`.
          bodyParts: request.bodyPartKoreanName as BodyPartName[],
          machineNames: request.machineKoreanName,
          goal: TRAINING_GOAL_BY_WIRE_NAME[request.goal ?? '일반'],
          experience: request.experience && EXPERIENCE_BY_WIRE_NAME[request.experience],
          minutes: request.minutes ?? null,
        },
        profile: {
          ...{ health, equipment, recentlyTrained },
          excludedWorkoutIds: [...excluded, ...(request.excludedWorkoutIds ?? [])],
        },
        catalogue,
        belief,
        week: weekNumber(this.clock.now()),
      }
    );
  }
}

/** Week index in Korea. */
export function weekNumber(at: Date): number {
  return Math.floor((at.getTime() + WEEK_OFFSET_MS) / WEEK_MS);
}
