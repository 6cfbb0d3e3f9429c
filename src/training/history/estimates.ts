import {
  SET_SD,
  liftedInAllKg,
  shareOfOneRepMax,
  type EngineMember,
  type EngineWorkout,
} from '../../recommendation/public.js';
import type { LoadType } from '../../catalogue/public.js';

/** A completed set. */
export interface LiftedSet {
  /** kg as shown. */
  weight: number | null;
  reps: number | null;
  /** Repetitions in reserve as the member felt them; null if not answered. */
  reserve: number | null;
}

/** Above this, a 1RM from repetitions is unreliable. */
const MOST_REPETITIONS = 20;
/** SD of the form of the day, as in the learning. */
const DAY_SD = 0.04;
/** Half-width, in standard deviations, of a band that contains eight of ten true values. */
const BAND = 1.28;
/** Loads that come in pairs, one per hand or side. */
const PAIRED: ReadonlySet<LoadType> = new Set(['dumbbellPerHand', 'stackPerHand']);

/**
 * Estimated 1RM, kg, by the engine's own repetition table; includes body weight where it is lifted. Repetitions in reserve count as done; without
 * them the result is a lower bound. Null for holds, bands, assistance, and more than 20 repetitions.
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

/** The band that contains eight of ten true values: a set's error comes from effort, repetition curve and the day's form. */
export function bandOf(
  kg: number,
  { mechanic }: Pick<EngineWorkout, 'mechanic'>,
): { lowKg: number; highKg: number } {
  const width = Math.exp(BAND * Math.hypot(SET_SD[mechanic], DAY_SD));
  return { lowKg: round(kg / width), highKg: round(kg * width) };
}

/** kg × repetitions, counting both hands; assistance (보조) and body weight are no volume. */
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
