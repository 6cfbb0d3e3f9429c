import { LOAD_LABELS, loadLabelOf, repeatUnitOf } from '../../../../catalogue/load-label.js';
import type { EngineWorkout } from '../workout-engine.types.js';
import type { TrainingGoal } from '../workout-wire-names.js';
import { exerciseStrength, type ExerciseStrength, type MemberStrength } from '../strength/member-strength.js';
import { holdSeconds, schemeFor, type SetScheme } from './goal-scheme.js';
import { prescribeBodyweight } from './prescribe-bodyweight.js';
import { floorToGrid } from './load-grid.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { shareOfOneRepMax } from './repetition-table.js';

/** A pistol squat or a Nordic curl asks nearly everything of the muscle: half the goal's repetitions. */
const HARD_BODYWEIGHT_SHARE = 0.5;

/** Sets, repetitions and load of one exercise for one member and goal, before sets are trimmed. */
export function prescribeWorkout(
  strength: MemberStrength,
  workout: EngineWorkout,
  goal: TrainingGoal,
): Prescription {
  const scheme = schemeFor(goal, workout.mechanic);
  const own = exerciseStrength(strength, workout);
  if (workout.loadType === 'hold') {
    return {
      ...unloaded(workout, scheme, null),
      repeat: holdSeconds(goal, strength.experience),
      repsInReserve: null,
    };
  }
  if (workout.loadType === 'band') return unloaded(workout, scheme, null);
  if (own === null) {
    const plain = unloaded(workout, scheme, null);
    return isBodyweight(workout) && workout.skill === 3
      ? { ...plain, repeat: Math.ceil(plain.repeat * HARD_BODYWEIGHT_SHARE) }
      : plain;
  }
  if (workout.bodyweightShare !== null && isBodyweight(workout)) {
    return prescribeBodyweight(
      strength,
      workout,
      workout.bodyweightShare,
      own,
      unloaded(workout, scheme, own),
    );
  }
  if (isBodyweight(workout) || !strength.mayShowLoad) return unloaded(workout, scheme, own);
  return prescribeLoad(workout, own, unloaded(workout, scheme, own));
}

function isBodyweight(workout: EngineWorkout): boolean {
  return workout.loadType === 'bodyweight' || workout.loadType === 'bodyweightLoadable';
}

function unloaded(
  workout: EngineWorkout,
  scheme: SetScheme,
  strength: ExerciseStrength | null,
): Prescription {
  return {
    fit: 'fits',
    weightKg: null,
    weightRange: null,
    loadLabel: isBodyweight(workout) ? LOAD_LABELS.bodyweight : loadLabelOf(workout),
    sets: scheme.sets,
    repeat: scheme.repetitions,
    repeatUnit: repeatUnitOf(workout.loadType),
    restSeconds: scheme.restSeconds,
    repsInReserve: scheme.repsInReserve,
    strength,
    shareOfOneRepMax: null,
  };
}

function prescribeLoad(workout: EngineWorkout, own: ExerciseStrength, plain: Prescription): Prescription {
  const share = shareOfOneRepMax(plain.repeat + (plain.repsInReserve ?? 0));
  const targetKg = own.oneRepMaxKg * share * own.firstSessionFactor;
  const weightKg = floorToGrid(workout, targetKg);
  if (weightKg === null) return { ...plain, fit: 'tooHeavy' };
  const spread = Math.exp(RANGE_SD * own.logStandardDeviation);
  const lighter = floorToGrid(workout, targetKg / spread) ?? workout.minLoadKg;
  const heavier = floorToGrid(workout, targetKg * spread) ?? weightKg;
  return {
    ...plain,
    weightKg,
    weightRange: [lighter, heavier],
    shareOfOneRepMax: weightKg / own.oneRepMaxKg,
  };
}
