import { floorToGrid, nextHeavierLoad } from '../workout/prescription/load-grid.js';
import { shareOfOneRepMax } from '../workout/prescription/repetition-table.js';
import { priorLogSd } from '../workout/strength/estimate-uncertainty.js';
import { exerciseStrength, memberStrength } from '../workout/strength/member-strength.js';
import { isBaseLiftItself } from '../workout/strength/modelled-strength.js';
import type { EngineMember, EngineWorkout } from '../workout/workout-engine.types.js';
import type { Experience } from '../workout/workout-wire-names.js';
import { observationNoiseSd, type EvidenceKind } from './observation-noise.js';
import type { StrengthObservation } from './strength-correction.types.js';

/** What every kind of evidence has in common. */
export interface EvidenceSource {
  member: EngineMember;
  /** As in the recommendation the estimate came from. */
  experience: Experience | undefined;
  workout: EngineWorkout;
  /**
   * kg as shown: per hand, on the stack, added (추가 중량), or where the workout is `assistable` the assistance (보조);
   * null for body weight alone.
   */
  weightKg: number | null;
  /** Any stable name of the training session or edit. */
  session: string;
}

/** Repetitions to failure the weight allows: at least `least`, at most `most`; null = open. */
export interface RepetitionBounds {
  least: number | null;
  most: number | null;
}

/**
 * Turns "this load could be lifted between `least` and `most` times" into an observation of the base lift, or null
 * where the exercise has no load model or nothing was lifted. `betweenLoads`: the member could not choose a load
 * between this one and the next heavier, so anything up to there agrees.
 */
export function observe(
  source: EvidenceSource,
  { least, most }: RepetitionBounds,
  kind: EvidenceKind,
  betweenLoads: boolean,
): StrengthObservation | null {
  const { member, workout, session } = source;
  const expected = exerciseStrength(memberStrength(member, source.experience, null), workout);
  const liftedKg = totalLiftedKg(source);
  if (expected === null || liftedKg === null || liftedKg <= 0) return null;
  const heaviestKg = betweenLoads ? liftedKg + gapToNextLoad(source) : liftedKg;
  return {
    baseLift: expected.baseLift,
    estimateKg: expected.baseOneRepMaxKg,
    low: least === null ? null : Math.log(liftedKg / shareOfOneRepMax(least) / expected.oneRepMaxKg),
    high: most === null ? null : Math.log(heaviestKg / shareOfOneRepMax(most) / expected.oneRepMaxKg),
    noiseSd: observationNoiseSd(workout.mechanic, !isBaseLiftItself(workout, member.sex), kind),
    priorSd: priorLogSd(member),
    session,
  };
}

function totalLiftedKg({ member, workout, weightKg }: EvidenceSource): number | null {
  const isBodyweight = workout.loadType === 'bodyweight' || workout.loadType === 'bodyweightLoadable';
  if (!isBodyweight) return weightKg;
  if (workout.bodyweightShare === null) return null;
  const bodyKg = workout.bodyweightShare * member.weightKg;
  return bodyKg + (workout.assistable ? -1 : 1) * (weightKg ?? 0);
}

function gapToNextLoad({ workout, weightKg }: EvidenceSource): number {
  if (weightKg === null || workout.incrementKg <= 0) return 0;
  const onGrid = floorToGrid(workout, weightKg);
  return onGrid === null ? workout.incrementKg : nextHeavierLoad(workout, onGrid) - onGrid;
}
