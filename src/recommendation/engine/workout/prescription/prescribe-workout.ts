import type { LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout } from '../workout-engine.types.js';
import { LOAD_LABELS, type LoadLabel, type TrainingGoal } from '../workout-wire-names.js';
import { exerciseStrength, type ExerciseStrength, type MemberStrength } from '../strength/member-strength.js';
import { holdSeconds, schemeFor, type SetScheme } from './goal-scheme.js';
import { prescribeBodyweight } from './prescribe-bodyweight.js';
import { floorToGrid } from './load-grid.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { shareOfOneRepMax } from './repetition-table.js';

const LABEL_BY_LOAD_TYPE: Record<LoadType, LoadLabel> = {
  barbell: LOAD_LABELS.barbell,
  dumbbellPerHand: LOAD_LABELS.perHand,
  dumbbellSingle: LOAD_LABELS.single,
  stack: LOAD_LABELS.stack,
  stackPerHand: LOAD_LABELS.stackPerHand,
  sled: LOAD_LABELS.sled,
  smith: LOAD_LABELS.smith,
  bodyweightLoadable: LOAD_LABELS.bodyweight,
  bodyweight: LOAD_LABELS.bodyweight,
  hold: LOAD_LABELS.bodyweight,
  band: LOAD_LABELS.band,
};

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
      repeatUnit: 'seconds',
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
    loadLabel: LABEL_BY_LOAD_TYPE[workout.loadType],
    sets: scheme.sets,
    repeat: scheme.repetitions,
    repeatUnit: 'reps',
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
