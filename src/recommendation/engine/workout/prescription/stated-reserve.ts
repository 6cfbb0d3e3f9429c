import type { ExerciseStrength } from '../../learning/member-strength.js';
import type { ChosenLoad, LoadWish } from './choose-load.js';
import type { Prescription } from './prescription.types.js';
import { repetitionsAtShare } from '../../strength/repetition-table.js';

/** The 1RM (kg) that loads are chosen from: less than the estimate as long as a first session starts lighter. */
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

/** Rounding to the loads that exist leaves less than this beyond what was asked; more is left only where the loads end. */
const MORE_THAN_ROUNDING = 3;

/**
 * Repetitions in reserve as they are told: those asked for, or the whole ones that are really left where a first session starts
 * lighter and where nothing heavier is there.
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
