/** The week as the search sees it: whole numbers only. */

/** Concave worth of an amount; flat beyond its end. */
export interface Curve {
  /** Points of the amounts 0, 1, 2 …: whole, never falling, each step no larger than the one before. */
  points: readonly number[];
  /** What is there before the week. */
  start: number;
  /** Of one session, more counts no more. */
  mostOfSession: number;
}

/** A workout with its sets. */
export interface Item {
  /** Index among the workouts of the week's places. */
  workout: number;
  pattern: string;
  sets: number;
  seconds: number;
  /** Of warming up to it, once a block. */
  warmUpSeconds: number;
  /** What it adds to each curve. */
  amounts: readonly number[];
  points: number;
  /** What a session with it has, as bits that conflicts name. */
  bits: number;
}

/** All workouts of one session that are chosen for one part. */
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
  /** Slots of one kind may be exchanged for one another. */
  kind: number;
  /** In steps of 15 s, without the general warm-up. */
  capacity: number;
  /** Of each part, earliest time first. */
  blocks: readonly (readonly Block[])[];
}

/** Of these slots at most one has the bit. */
export type Conflict = readonly { slot: number; bit: number }[];

export interface WeekModel {
  curves: readonly Curve[];
  slots: readonly Slot[];
  conflicts: readonly Conflict[];
}

export const MOST_WORKOUTS = 6;
export const TIME_STEP_SECONDS = 15;

/** A block or none for each part, for each slot. */
export type Plan = readonly (readonly (Block | null)[])[];
