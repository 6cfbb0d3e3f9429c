import { liftedInAllKg } from '../../learning/load-evidence.js';
import { MOST_ASSISTANCE_OF_LOAD } from './prescribe-bodyweight.js';
import { ceilAssistance, floorToGrid, nextHeavierLoad } from '../../strength/load-grid.js';
import type { EngineMember, EngineWorkout } from '../../strength/strength.types.js';

/**
 * The loads available for one exercise and body, from light to heavy. A step is the weight as shown; where it is help (보조), a heavier step
 * shows less.
 */
export interface LoadLadder {
  /** Total kg lifted at a step. */
  liftedKg(weightKg: number | null): number;
  /** Undefined where nothing is heavier. */
  heavier(weightKg: number | null): number | null | undefined;
  lighter(weightKg: number | null): number | null | undefined;
}

/** Null where the exercise does not define what it lifts (holds, bands, plain repetitions). */
export function loadLadder(member: EngineMember, workout: EngineWorkout): LoadLadder | null {
  const liftedKg = (weightKg: number | null): number => liftedInAllKg(member, workout, weightKg) ?? 0;
  if (workout.baseLift === null) return null;
  switch (workout.loadType) {
    case 'hold':
    case 'band':
      return null;
    case 'bodyweight':
    case 'bodyweightLoadable':
      if (workout.bodyweightShare === null) return null;
      if (workout.assistable)
        return { liftedKg, ...assisted(workout, workout.bodyweightShare * member.weightKg) };
      if (workout.loadType === 'bodyweight') {
        return { liftedKg, heavier: () => undefined, lighter: () => undefined };
      }
      return { liftedKg, ...hung(workout) };
    default:
      return { liftedKg, ...put(workout) };
  }
}

type Steps = Pick<LoadLadder, 'heavier' | 'lighter'>;

function put(workout: EngineWorkout): Steps {
  return {
    heavier: weightKg => {
      const onGrid = floorToGrid(workout, weightKg ?? 0);
      if (onGrid === null) return workout.minLoadKg;
      const next = nextHeavierLoad(workout, onGrid);
      return next > onGrid ? next : undefined;
    },
    lighter: weightKg => floorToGrid(workout, (weightKg ?? 0) - 0.01) ?? undefined,
  };
}

function hung(workout: EngineWorkout): Steps {
  const least = Math.max(workout.minLoadKg, workout.incrementKg);
  const row = { ...workout, minLoadKg: least };
  return {
    heavier: weightKg => (weightKg === null || weightKg < least ? least : nextHeavierLoad(row, weightKg)),
    lighter: weightKg =>
      weightKg === null || weightKg === 0 ? undefined : floorToGrid(row, weightKg - 0.01),
  };
}

function assisted(workout: EngineWorkout, bodyKg: number): Steps {
  const step = ceilAssistance(workout, 0.01);
  return {
    heavier: helpKg =>
      helpKg === null || helpKg <= 0 ? undefined : ceilAssistance(workout, Math.max(0, helpKg - step)),
    lighter: helpKg => {
      const more = ceilAssistance(workout, (helpKg ?? 0) + step);
      return more > MOST_ASSISTANCE_OF_LOAD * bodyKg ? undefined : more;
    },
  };
}
