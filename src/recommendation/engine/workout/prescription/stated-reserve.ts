import type { ExerciseStrength } from '../strength/member-strength.js';
import type { ChosenLoad, LoadWish } from './choose-load.js';
import type { Prescription } from './prescription.types.js';
import { repetitionsAtShare } from './repetition-table.js';

/** The 1RM (kg) that loads are chosen from: less than the estimate as long as a first session starts lighter. */
export function cautiousOneRepMaxKg({ oneRepMaxKg, firstSessionFactor }: ExerciseStrength): number {
  return oneRepMaxKg * firstSessionFactor;
}

export function loadWish(own: ExerciseStrength, { basis }: Prescription): LoadWish {
  return {
    oneRepMaxKg: cautiousOneRepMaxKg(own),
    range: { least: basis.leastRepetitions, most: basis.mostRepetitions },
    furthest: basis.furthestRepetitions,
    usual: basis.usualRepetitions,
    reserve: basis.askedReserve,
  };
}

/**
 * Repetitions in reserve as they are told: those asked for, or, where a first session starts lighter, the whole ones
 * that are really left then.
 */
export function statedReserve(
  own: ExerciseStrength,
  { liftedKg, repetitions }: Pick<ChosenLoad, 'liftedKg' | 'repetitions'>,
  asked: number,
): number {
  if (own.firstSessionFactor === 1) return asked;
  const left = repetitionsAtShare(liftedKg / own.oneRepMaxKg) - repetitions;
  return Math.max(asked, Math.floor(left));
}
