import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { isImplausibleLoad, type LoadDoubt } from '../engine/learning/implausible-load.js';
import { LEARNING_MODEL_VERSION } from '../engine/learning/strength-belief.js';
import { memberStrength } from '../engine/learning/member-strength.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';

export type { LoadDoubt };

export interface LiftedLoad {
  id: string;
  workoutId: number;
  /** As shown. */
  weightKg: number;
  repetitions: number | null;
}

/** Finds loads that are probably typing errors, from stored data: it triggers no learning. */
@Injectable()
export class LoadDoubts {
  constructor(
    private readonly clock: Clock,
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
  ) {}

  /** Doubts by id; plausible loads have none. */
  async of(userId: number, loads: readonly LiftedLoad[]): Promise<Map<string, LoadDoubt>> {
    if (loads.length === 0) return new Map();
    const [{ bodies, kept }, workouts] = await Promise.all([
      this.members.trainee(userId),
      this.catalogue.workoutsById(loads.map(({ workoutId }) => workoutId)),
    ]);
    if (!bodies) return new Map();
    const belief = kept?.belief?.modelVersion === LEARNING_MODEL_VERSION ? kept.belief : null;
    const strength = memberStrength(bodies.on(koreanDate(this.clock.now())), undefined, belief);
    return new Map(
      loads.flatMap(({ id, workoutId, weightKg, repetitions }) => {
        const workout = workouts.get(workoutId);
        const doubt = workout ? isImplausibleLoad(strength, workout, weightKg, repetitions) : null;
        return doubt === null ? [] : [[id, doubt] as const];
      }),
    );
  }
}
