import { LOAD_LABELS, loadLabelOf, repeatUnitOf } from '../../../../catalogue/load-label.js';
import { recordOf } from '../../learning/strength-belief.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';
import {
  exerciseStrength,
  type ExerciseStrength,
  type MemberStrength,
} from '../../learning/member-strength.js';
import { clamp } from '../../strength/interpolate.js';
import { chooseLoad } from './choose-load.js';
import { schemeFor, type SetScheme } from './goal-scheme.js';
import { isDumbbellRack, floorToGrid } from '../../strength/load-grid.js';
import { loadLadder } from './load-ladder.js';
import { mostNextKg } from './load-rise.js';
import { prescribeAssistingBand, prescribeBodyweight } from './prescribe-bodyweight.js';
import { prescribeHold } from './prescribe-hold.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { repetitionRange, widestRange } from './repetition-range.js';
import { shareOfOneRepMax } from '../../strength/repetition-table.js';
import { cautiousOneRepMaxKg, loadWish, statedReserve } from './stated-reserve.js';

/** An excess reserve above this is a different effort. */
const COARSE_FROM_EXCESS = 1.5;
/** Above this it hardly trains. A value of this model. */
const TOO_LIGHT_FROM_EXCESS = 4;

/**
 * Sets, repetitions and load of one exercise for one member and goal, before sets are trimmed. `leastReserve`: the least reserve that the
 * member's health requires, where it exceeds the goal's own.
 */
export function prescribeWorkout(
  strength: MemberStrength,
  workout: EngineWorkout,
  goal: TrainingGoal,
  leastReserve = 0,
): Prescription {
  const asked = schemeFor(goal, workout.mechanic);
  const scheme = { ...asked, repsInReserve: Math.max(asked.repsInReserve, leastReserve) };
  const own = asTold(exerciseStrength(strength, workout));
  const plain = unloaded(strength, workout, scheme, goal, own);
  if (workout.loadType === 'hold') return prescribeHold(strength, workout, own, goal, plain);
  if (own === null)
    return workout.gentle || workout.loadType === 'band' ? plain : { ...plain, fit: 'unknown' };
  if (workout.bodyweightShare !== null) {
    return workout.loadType === 'band'
      ? prescribeAssistingBand(own, plain)
      : prescribeBodyweight(strength, workout, own, plain);
  }
  return strength.mayShowLoad ? prescribeLoad(workout, own, plain) : plain;
}

/** Uses the same rounded 1RM for the computation as for display. */
function asTold(own: ExerciseStrength | null): ExerciseStrength | null {
  return own === null ? null : { ...own, oneRepMaxKg: hundredth(own.oneRepMaxKg) };
}

function unloaded(
  memberStrength: MemberStrength,
  workout: EngineWorkout,
  scheme: SetScheme,
  goal: TrainingGoal,
  strength: ExerciseStrength | null,
): Prescription {
  const { member } = memberStrength;
  const { least, most } = repetitionRange(goal, workout);
  const widest = widestRange(goal, workout);
  const usualRepetitions = clamp(scheme.repetitions, least, most);
  return {
    fit: 'fits',
    weightKg: null,
    weightRange: null,
    loadLabel: workout.loadType === 'bodyweightLoadable' ? LOAD_LABELS.bodyweight : loadLabelOf(workout),
    sets: scheme.sets,
    repeat: usualRepetitions,
    repeatUnit: repeatUnitOf(workout.loadType),
    restSeconds: scheme.restSeconds,
    repsInReserve: scheme.repsInReserve,
    strength,
    shareOfOneRepMax: null,
    limit: null,
    basis: {
      ...{ loadType: workout.loadType, assisted: workout.assistable },
      ...{ usualRepetitions, leastRepetitions: least, mostRepetitions: most },
      ...{ fewestRepetitions: widest.least, furthestRepetitions: widest.most },
      askedReserve: scheme.repsInReserve,
      bodyLoadKg:
        workout.bodyweightShare === null ? null : hundredth(workout.bodyweightShare * member.weightKg),
      lightestLoadKg: workout.minLoadKg,
      loadStepKg: workout.incrementKg,
      heaviestLoadKg: workout.ownLoads?.heaviestKg ?? null,
      mostLoadKg: mostLoadKg(memberStrength, workout, most),
      dumbbellRack: isDumbbellRack(workout),
      holdingJoint: null,
    },
  };
}

function prescribeLoad(workout: EngineWorkout, own: ExerciseStrength, plain: Prescription): Prescription {
  const found = chooseLoad(loadWish(own, plain), kg => {
    const weightKg = floorToGrid(workout, kg);
    return weightKg === null ? null : { weightKg, liftedKg: weightKg };
  });
  if (found === null || found.weightKg === null) return { ...plain, fit: 'tooHeavy' };
  const { weightKg, repetitions, excess, isHeldBack } = found;
  const targetKg = cautiousOneRepMaxKg(own) * shareOfOneRepMax(repetitions + plain.basis.askedReserve);
  const spread = Math.exp(RANGE_SD * own.logStandardDeviation);
  const isCoarse = !isHeldBack && excess > COARSE_FROM_EXCESS;
  const heaviestKg = isHeldBack ? weightKg : (floorToGrid(workout, targetKg * spread) ?? weightKg);
  return {
    ...plain,
    fit: isCoarse && excess > TOO_LIGHT_FROM_EXCESS ? 'tooLight' : isCoarse ? 'coarse' : 'fits',
    weightKg,
    weightRange: [
      Math.min(floorToGrid(workout, targetKg / spread) ?? workout.minLoadKg, heaviestKg),
      heaviestKg,
    ],
    repeat: repetitions,
    repsInReserve: statedReserve(own, found, plain.basis.askedReserve),
    shareOfOneRepMax: weightKg / own.oneRepMaxKg,
    limit: isHeldBack ? 'lastTime' : isCoarse ? limitOf(workout, weightKg) : null,
  };
}

/** Based on the last planned or done load. */
function mostLoadKg({ member, belief }: MemberStrength, workout: EngineWorkout, most: number): number | null {
  const last = recordOf(belief, workout.id)?.last ?? null;
  const ladder = last && loadLadder(member, workout);
  return last && ladder && mostNextKg(ladder, { most }, last);
}

function limitOf({ minLoadKg, ownLoads }: EngineWorkout, weightKg: number): Prescription['limit'] {
  if (weightKg >= (ownLoads?.heaviestKg ?? Infinity)) return 'heaviest';
  return weightKg <= minLoadKg ? 'lightest' : null;
}

function hundredth(kg: number): number {
  return Math.round(kg * 100) / 100;
}
