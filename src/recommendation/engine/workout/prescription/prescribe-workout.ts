import { LOAD_LABELS, loadLabelOf, repeatUnitOf } from '../../../../catalogue/load-label.js';
import type { EngineWorkout } from '../workout-engine.types.js';
import type { TrainingGoal } from '../workout-wire-names.js';
import { exerciseStrength, type ExerciseStrength, type MemberStrength } from '../strength/member-strength.js';
import { schemeFor, type SetScheme } from './goal-scheme.js';
import { prescribeAssistingBand, prescribeBodyweight } from './prescribe-bodyweight.js';
import { prescribeHold } from './prescribe-hold.js';
import { floorToGrid } from './load-grid.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { shareOfOneRepMax } from './repetition-table.js';

/**
 * Sets, repetitions and load of one exercise for one member and goal, before sets are trimmed. `leastReserve`: what
 * the member's health asks to be left in reserve, beyond the goal's own.
 */
export function prescribeWorkout(
  strength: MemberStrength,
  workout: EngineWorkout,
  goal: TrainingGoal,
  leastReserve = 0,
): Prescription {
  const asked = schemeFor(goal, workout.mechanic);
  const scheme = { ...asked, repsInReserve: Math.max(asked.repsInReserve, leastReserve) };
  const own = exerciseStrength(strength, workout);
  const plain = unloaded(workout, scheme, own);
  if (workout.loadType === 'hold') return prescribeHold(strength, workout, own, goal, plain);
  if (own === null)
    return workout.gentle || workout.loadType === 'band' ? plain : { ...plain, fit: 'unknown' };
  if (workout.bodyweightShare !== null) {
    return workout.loadType === 'band'
      ? prescribeAssistingBand(strength, workout.bodyweightShare, own, plain)
      : prescribeBodyweight(strength, workout, workout.bodyweightShare, own, plain);
  }
  return strength.mayShowLoad ? prescribeLoad(workout, own, plain) : plain;
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
