import { Injectable } from '@nestjs/common';
import { CatalogueReadModel } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { RateLimits } from '../../infrastructure/rate-limit/rate-limits.js';
import type { WorkoutExampleDto, WorkoutExampleRequestDto } from '../dto/workout-example.dto.js';
import { USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import { recommendWorkouts } from '../engine/workout/workout-engine.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { USUAL_AGE, USUAL_HEIGHT_CM, usualMember } from '../inputs/usual-member.js';

/** Its first exercise for beginners is a machine that supports the posture. */
const BODY_PART = '허벅지 앞';

/** One exercise for a visitor, as recommended to a beginner with that body. Nothing is stored. */
@Injectable()
export class WorkoutExamples {
  constructor(
    private readonly catalogue: CatalogueReadModel,
    private readonly engineCatalogue: EngineCatalogue,
    private readonly limits: RateLimits,
  ) {}

  /** @throws TOO_MANY_REQUESTS_EXCEPTION, WORKOUT_NOT_FOUND_EXCEPTION if the catalogue has nothing to show */
  async of({ sex, weight }: WorkoutExampleRequestDto, client: string): Promise<WorkoutExampleDto> {
    await this.limits.consume('examples', client);
    const heightCm = USUAL_HEIGHT_CM[sex];
    const { items } = recommendWorkouts({
      member: usualMember(sex, weight),
      request: {
        bodyParts: [BODY_PART],
        machineNames: this.catalogue.names.machines.map(({ koreanName }) => koreanName),
        ...{ goal: 'general', experience: 'beginner', minutes: null },
      },
      profile: USUAL_PROFILE,
      catalogue: await this.engineCatalogue.workouts(),
      ...{ belief: null, week: 0 },
    });
    const [item] = items;
    if (!item) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    const summary = summaryOf(await this.engineCatalogue.workoutSummaries([item.workoutId]), item.workoutId);
    return {
      workout: { ...item, ...summary },
      assumed: `키 ${heightCm}cm인 ${USUAL_AGE}세, 건강에 문제가 없는 초보라고 가정했어요.`,
    };
  }
}
