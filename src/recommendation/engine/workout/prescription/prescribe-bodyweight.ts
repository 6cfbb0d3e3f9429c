import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import type { ExerciseStrength, MemberStrength } from '../../learning/member-strength.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { chooseLoad, type ChosenLoad } from './choose-load.js';
import { LIGHT_RESERVE } from './goal-scheme.js';
import { ceilAssistance, floorToGrid, type LoadGridRow } from '../../strength/load-grid.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { MOST_BODYWEIGHT_REPETITIONS } from './repetition-range.js';
import { repetitionsAtShare, shareOfOneRepMax } from '../../strength/repetition-table.js';
import { cautiousOneRepMaxKg, loadWish, statedReserve } from './stated-reserve.js';

/** No assisted station supports nearly the whole body. */
export const MOST_ASSISTANCE_OF_LOAD = 0.8;
/** Share of the body that the thickest bands support at the bottom of a pull-up; less at the top. */
const MOST_CARRIED_BY_BAND = 0.4;
/** One or two repetitions test strength: only members who train for strength do so few. */
const LEAST_BODYWEIGHT_REPETITIONS = 3;
const LEAST_RESERVE = 1;

/**
 * Exercises that lift a share of body weight. The difference to the target is added (추가 중량), taken off by the station (보조), or turned into
 * as many repetitions as the table allows.
 */
export function prescribeBodyweight(
  { mayShowLoad }: MemberStrength,
  workout: EngineWorkout,
  own: ExerciseStrength,
  plain: Prescription,
): Prescription {
  if (workout.assistable && mayShowLoad) return assisted(workout, own, plain);
  if (workout.loadType === 'bodyweightLoadable' && mayShowLoad) {
    return hung(workout, own, plain) ?? solvedRepetitions(own, plain);
  }
  return solvedRepetitions(own, plain);
}

/** A band that supports part of the body. The code computes whether any band can; the member finds out which. */
export function prescribeAssistingBand(own: ExerciseStrength, plain: Prescription): Prescription {
  const bodyKg = plain.basis.bodyLoadKg ?? 0;
  const targetKg = targetOf(own, plain, plain.basis.usualRepetitions);
  if (targetKg >= bodyKg) return { ...plain, fit: 'tooLight' };
  return targetKg < (1 - MOST_CARRIED_BY_BAND) * bodyKg ? { ...plain, fit: 'tooHeavy' } : plain;
}

function assisted(workout: EngineWorkout, own: ExerciseStrength, plain: Prescription): Prescription {
  const bodyKg = plain.basis.bodyLoadKg ?? 0;
  // A member who can lift the whole body that often needs no assisted station.
  if (targetOf(own, plain, plain.basis.usualRepetitions) >= bodyKg) {
    return { ...solvedRepetitions(own, plain), fit: 'tooLight' };
  }
  const found = chooseLoad(loadWish(own, plain), kg => {
    const weightKg = ceilAssistance(workout, bodyKg - kg);
    return weightKg > MOST_ASSISTANCE_OF_LOAD * bodyKg ? null : { weightKg, liftedKg: bodyKg - weightKg };
  });
  if (found === null) return { ...plain, fit: 'tooHeavy' };
  const { lightKg, heavyKg } = spreadOf(own, plain, found);
  const leastHelp = found.isHeldBack ? (found.weightKg ?? 0) : ceilAssistance(workout, bodyKg - heavyKg);
  return {
    ...chosen(plain, own, found),
    weightRange: [
      Math.min(found.weightKg ?? 0, leastHelp),
      Math.max(
        found.weightKg ?? 0,
        Math.min(ceilAssistance(workout, bodyKg - lightKg), ceilAssistance(workout, bodyKg)),
      ),
    ],
    loadLabel: LOAD_LABELS.assistance,
  };
}

/** Null where the body alone is too heavy for the goal's fewest repetitions. */
function hung(workout: EngineWorkout, own: ExerciseStrength, plain: Prescription): Prescription | null {
  const bodyKg = plain.basis.bodyLoadKg ?? 0;
  const row = addedLoadRow(workout);
  const found = chooseLoad(loadWish(own, plain), kg => {
    if (kg < bodyKg) return null;
    const weightKg = floorToGrid(row, kg - bodyKg);
    return { weightKg, liftedKg: bodyKg + (weightKg ?? 0) };
  });
  if (found === null) return null;
  if (found.weightKg === null) return chosen(plain, own, found);
  const { lightKg, heavyKg } = spreadOf(own, plain, found);
  return {
    ...chosen(plain, own, found),
    weightRange: [
      Math.min(found.weightKg, floorToGrid(row, lightKg - bodyKg) ?? 0),
      found.isHeldBack ? found.weightKg : Math.max(found.weightKg, floorToGrid(row, heavyKg - bodyKg) ?? 0),
    ],
    loadLabel: LOAD_LABELS.added,
  };
}

function chosen(plain: Prescription, own: ExerciseStrength, found: ChosenLoad): Prescription {
  return {
    ...plain,
    weightKg: found.weightKg,
    repeat: found.repetitions,
    repsInReserve: statedReserve(own, found, plain.basis.askedReserve),
    shareOfOneRepMax: found.liftedKg / own.oneRepMaxKg,
    limit: found.isHeldBack ? 'lastTime' : plain.limit,
  };
}

/** Total kg lifted. */
function targetOf(own: ExerciseStrength, plain: Prescription, repetitions: number): number {
  return cautiousOneRepMaxKg(own) * shareOfOneRepMax(repetitions + plain.basis.askedReserve);
}

function spreadOf(own: ExerciseStrength, plain: Prescription, { repetitions }: ChosenLoad) {
  const targetKg = targetOf(own, plain, repetitions);
  const spread = Math.exp(RANGE_SD * own.logStandardDeviation);
  return { lightKg: targetKg / spread, heavyKg: targetKg * spread };
}

function solvedRepetitions(own: ExerciseStrength, plain: Prescription): Prescription {
  const liftedKg = plain.basis.bodyLoadKg ?? 0;
  const possible = Math.floor(repetitionsAtShare(liftedKg / cautiousOneRepMaxKg(own)));
  const { askedReserve: asked, usualRepetitions } = plain.basis;
  const least = Math.min(LEAST_BODYWEIGHT_REPETITIONS, usualRepetitions);
  // A member who can do only a few pull-ups leaves fewer in reserve, unless health requires a light load.
  const reserve =
    possible - asked < least && asked < LIGHT_RESERVE ? Math.max(LEAST_RESERVE, possible - least) : asked;
  const repetitions = Math.min(possible - reserve, MOST_BODYWEIGHT_REPETITIONS);
  if (repetitions < least) return { ...plain, fit: 'tooHeavy' };
  const solved = {
    ...plain,
    repeat: repetitions,
    repsInReserve: statedReserve(own, { liftedKg, repetitions }, reserve),
    shareOfOneRepMax: liftedKg / own.oneRepMaxKg,
  };
  if (possible - reserve > MOST_BODYWEIGHT_REPETITIONS) return { ...solved, fit: 'tooLight' };
  return repetitions * 2 < usualRepetitions ? { ...solved, fit: 'fewRepetitions' } : solved;
}

/** Plates on a belt start at one increment. */
function addedLoadRow(workout: EngineWorkout): LoadGridRow {
  return { ...workout, minLoadKg: Math.max(workout.minLoadKg, workout.incrementKg) };
}
