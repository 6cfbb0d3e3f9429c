/** Workouts in one routine (specification §9). */
export const MOST_WORKOUTS = 7;
/** Routines of one member. */
export const MOST_ROUTINES = 50;
/** How long a deleted routine can be restored completely (contract §3). */
export const UNDO_MS = 10 * 60_000;
/** Interval of the purge of routines past their undo time. */
export const PURGE_MS = 60_000;
