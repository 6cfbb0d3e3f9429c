import type { ExerciseStrength } from '../../learning/member-strength.js';
import type { ChosenLoad, LoadWish } from './choose-load.js';
import type { Prescription } from './prescription.types.js';
import { repetitionsAtShare } from '../../strength/repetition-table.js';

/** The 1RM (kg) used to choose loads: below the estimate as long as first sessions start lighter. */
export function cautiousOneRepMaxKg({ oneRepMaxKg, firstSessionFactor }: ExerciseStrength): number {
  return oneRepMaxKg * firstSessionFactor;
}

export function loadWish(own: ExerciseStrength, { basis }: Prescription): LoadWish {
  return {
    oneRepMaxKg: cautiousOneRepMaxKg(own),
    range: { least: basis.leastRepetitions, most: basis.mostRepetitions },
    fewest: basis.fewestRepetitions,
    furthest: basis.furthestRepetitions,
    usual: basis.usualRepetitions,
    reserve: basis.askedReserve,
    mostKg: basis.mostLoadKg,
  };
}

/** Rounding to available loads leaves less than this above the required reserve; only the end of the loads leaves more. */
const MORE_THAN_ROUNDING = 3;

/**
 * Repetitions in reserve to display: the required ones, or the actual whole number where a first session starts lighter or no heavier load
 * exists.
 */
export function statedReserve(
  own: ExerciseStrength,
  { liftedKg, repetitions }: Pick<ChosenLoad, 'liftedKg' | 'repetitions'>,
  asked: number,
): number {
  const left = Math.floor(repetitionsAtShare(liftedKg / own.oneRepMaxKg) - repetitions);
  const isTold = own.firstSessionFactor !== 1 || left >= asked + MORE_THAN_ROUNDING;
  return isTold ? Math.max(asked, left) : asked;
}
