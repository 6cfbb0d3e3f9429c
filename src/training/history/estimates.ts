import {
  SET_SD,
  liftedInAllKg,
  shareOfOneRepMax,
  type EngineMember,
  type EngineWorkout,
} from '../../recommendation/public.js';
import type { LoadType } from '../../catalogue/public.js';

/** A set as it was done. */
export interface LiftedSet {
  /** kg as shown. */
  weight: number | null;
  reps: number | null;
  /** Repetitions the member felt were left; null if they did not say. */
  reserve: number | null;
}

/** Beyond, a 1RM from repetitions says little. */
const MOST_REPETITIONS = 20;
/** Of the form of the day, as in the learning. */
const DAY_SD = 0.04;
/** Half the width of a band that eight of ten true values lie in, in standard deviations. */
const BAND = 1.28;
/** Loads that each hand or side has one of. */
const PAIRED: ReadonlySet<LoadType> = new Set(['dumbbellPerHand', 'stackPerHand']);

/**
 * kg that could be lifted once, by the engine's own repetition table; body weight counted where it is lifted. What felt left counts
 * as done; without that it is the least it can be. Null for holds, bands, help, and more than 20 repetitions.
 */
export function oneRepMaxKg(
  member: Pick<EngineMember, 'weightKg'> | null,
  workout: EngineWorkout,
  { weight, reps, reserve }: LiftedSet,
): number | null {
  const possible = (reps ?? 0) + (reserve ?? 0);
  const isBodyweight = workout.bodyweightShare !== null;
  if (!reps || possible > MOST_REPETITIONS || workout.loadType === 'hold' || workout.loadType === 'band')
    return null;
  if (isBodyweight && (member === null || workout.assistable)) return null;
  const liftedKg = liftedInAllKg(member ?? { weightKg: 0 }, workout, weight);
  return liftedKg === null || liftedKg <= 0 ? null : round(liftedKg / shareOfOneRepMax(possible));
}

/** Between which two values eight of ten true ones lie: a set is off by effort, repetition curve and the day's form. */
export function bandOf(
  kg: number,
  { mechanic }: Pick<EngineWorkout, 'mechanic'>,
): { lowKg: number; highKg: number } {
  const width = Math.exp(BAND * Math.hypot(SET_SD[mechanic], DAY_SD));
  return { lowKg: round(kg / width), highKg: round(kg * width) };
}

/** kg × repetitions, both hands counted; help (보조) and the body itself are no volume. */
export function volumeKg(
  { loadType, assistable }: Pick<EngineWorkout, 'loadType' | 'assistable'>,
  shownKgTimesReps: number,
): number {
  if (assistable && loadType === 'bodyweightLoadable') return 0;
  return round(shownKgTimesReps * (PAIRED.has(loadType) ? 2 : 1));
}

function round(kg: number): number {
  return Math.round(kg * 10) / 10;
}
