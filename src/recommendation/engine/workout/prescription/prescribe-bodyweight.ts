import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import type { EngineWorkout } from '../workout-engine.types.js';
import type { ExerciseStrength, MemberStrength } from '../strength/member-strength.js';
import { ceilAssistance, floorToGrid, type LoadGridRow } from './load-grid.js';
import { LIGHT_RESERVE } from './goal-scheme.js';
import type { Prescription } from './prescription.types.js';
import { RANGE_SD } from './range-sd.js';
import { repetitionsAtShare, shareOfOneRepMax } from './repetition-table.js';

/** No assisted station carries nearly the whole body. */
const MOST_ASSISTANCE_OF_LOAD = 0.8;
/** The thickest bands carry about this share of the body at the bottom of a pull-up, less at the top. */
const MOST_CARRIED_BY_BAND = 0.4;
/** More repetitions than this train patience, not muscle. */
const MOST_BODYWEIGHT_REPETITIONS = 20;
/** One or two repetitions are a test of strength: only who trains for strength does so few. */
const LEAST_BODYWEIGHT_REPETITIONS = 3;
const LEAST_RESERVE = 1;

/**
 * Moves that lift a share of body weight. What is left to the target is hung on (추가 중량), taken off by the
 * station (보조), or turned into as many repetitions as the table allows.
 */
export function prescribeBodyweight(
  { member, mayShowLoad }: MemberStrength,
  workout: EngineWorkout,
  bodyweightShare: number,
  own: ExerciseStrength,
  plain: Prescription,
): Prescription {
  const bodyKg = bodyweightShare * member.weightKg;
  const cautiousOneRepMaxKg = own.oneRepMaxKg * own.firstSessionFactor;
  const targetKg = cautiousOneRepMaxKg * shareOfOneRepMax(plain.repeat + (plain.repsInReserve ?? 0));
  const spread = Math.exp(RANGE_SD * own.logStandardDeviation);
  const addedKg = targetKg - bodyKg;

  if (workout.assistable && mayShowLoad) {
    // Who lifts the whole body for that many needs no station that helps.
    if (addedKg >= 0) return { ...plain, fit: 'tooLight' };
    const assistance = ceilAssistance(workout, -addedKg);
    if (assistance > MOST_ASSISTANCE_OF_LOAD * bodyKg) return { ...plain, fit: 'tooHeavy' };
    return {
      ...plain,
      weightKg: assistance,
      weightRange: [
        ceilAssistance(workout, bodyKg - targetKg * spread),
        Math.min(ceilAssistance(workout, bodyKg - targetKg / spread), ceilAssistance(workout, bodyKg)),
      ],
      loadLabel: LOAD_LABELS.assistance,
      shareOfOneRepMax: (bodyKg - assistance) / own.oneRepMaxKg,
    };
  }
  if (workout.loadType === 'bodyweightLoadable' && mayShowLoad) {
    const row = addedLoadRow(workout);
    const weightKg = floorToGrid(row, addedKg);
    if (weightKg !== null) {
      return {
        ...plain,
        weightKg,
        weightRange: [
          floorToGrid(row, targetKg / spread - bodyKg) ?? 0,
          floorToGrid(row, targetKg * spread - bodyKg) ?? weightKg,
        ],
        loadLabel: LOAD_LABELS.added,
        shareOfOneRepMax: (bodyKg + weightKg) / own.oneRepMaxKg,
      };
    }
    if (addedKg >= 0) return { ...plain, shareOfOneRepMax: bodyKg / own.oneRepMaxKg };
  }
  return solvedRepetitions(plain, bodyKg / cautiousOneRepMaxKg, bodyKg / own.oneRepMaxKg);
}

/** A band that carries part of the body: which one, the member finds; whether any can, is computed. */
export function prescribeAssistingBand(
  { member }: MemberStrength,
  bodyweightShare: number,
  own: ExerciseStrength,
  plain: Prescription,
): Prescription {
  const bodyKg = bodyweightShare * member.weightKg;
  const targetKg =
    own.oneRepMaxKg * own.firstSessionFactor * shareOfOneRepMax(plain.repeat + (plain.repsInReserve ?? 0));
  if (targetKg >= bodyKg) return { ...plain, fit: 'tooLight' };
  return targetKg < (1 - MOST_CARRIED_BY_BAND) * bodyKg ? { ...plain, fit: 'tooHeavy' } : plain;
}

function solvedRepetitions(plain: Prescription, cautiousShare: number, share: number): Prescription {
  const possible = Math.floor(repetitionsAtShare(cautiousShare));
  const asked = plain.repsInReserve ?? 0;
  const least = Math.min(LEAST_BODYWEIGHT_REPETITIONS, plain.repeat);
  // Who has few pull-ups trains closer to the last one, but for those who have to stay light.
  const reserve =
    possible - asked < least && asked < LIGHT_RESERVE ? Math.max(LEAST_RESERVE, possible - least) : asked;
  const repetitions = possible - reserve;
  if (repetitions < least) return { ...plain, fit: 'tooHeavy' };
  const solved = {
    ...plain,
    repeat: Math.min(repetitions, MOST_BODYWEIGHT_REPETITIONS),
    repsInReserve: reserve,
    shareOfOneRepMax: share,
  };
  if (repetitions > MOST_BODYWEIGHT_REPETITIONS) return { ...solved, fit: 'tooLight' };
  return repetitions * 2 < plain.repeat ? { ...solved, fit: 'fewRepetitions' } : solved;
}

/** Plates hung from a belt start at one increment. */
function addedLoadRow(workout: EngineWorkout): LoadGridRow {
  return { ...workout, minLoadKg: Math.max(workout.minLoadKg, workout.incrementKg) };
}
