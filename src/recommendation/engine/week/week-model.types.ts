/** The week as the search sees it: whole numbers only. */

/** Concave worth of an amount; flat beyond its end. */
export interface Curve {
  /** Points of the amounts 0, 1, 2 …: whole numbers, never falling, each step no larger than the one before. */
  points: readonly number[];
  /** Amount already there before the week. */
  start: number;
  /** The most that counts from one session. */
  mostOfSession: number;
}

/** A workout with its sets. */
export interface Item {
  /** Index among the workouts at the week's places. */
  workout: number;
  pattern: string;
  sets: number;
  seconds: number;
  /** Time to warm up for it, once per block. */
  warmUpSeconds: number;
  /** Its contribution to each curve. */
  amounts: readonly number[];
  points: number;
  /** Properties of a session with it, as bits that conflicts refer to. */
  bits: number;
}

/** All workouts of one session chosen for one part; without any it is worth nothing and takes no time. */
export interface Block {
  items: readonly Item[];
  /** In steps of 15 s. */
  time: number;
  amounts: Int16Array;
  points: number;
  bits: number;
}

/** One session of the week, done on `times` days. */
export interface Slot {
  times: number;
  /** Slots of the same kind are interchangeable. */
  kind: number;
  /** In steps of 15 s, without the general warm-up. */
  capacity: number;
  mostWorkouts: number;
  /** Per part; the first one is empty. */
  blocks: readonly (readonly Block[])[];
}

/** At most one of these slots may have the bit. */
export type Conflict = readonly { slot: number; bit: number }[];

export interface WeekModel {
  curves: readonly Curve[];
  slots: readonly Slot[];
  conflicts: readonly Conflict[];
}

export const MOST_WORKOUTS = 6;
export const TIME_STEP_SECONDS = 15;

/** One block per part, for each slot. */
export type Plan = readonly (readonly Block[])[];
