/** Workouts in one routine (specification §9). */
export const MOST_WORKOUTS = 7;
/** Routines of one member. */
export const MOST_ROUTINES = 50;
/** How long a deleted routine can come back whole (contract §3). */
export const UNDO_MS = 10 * 60_000;
/** How often routines past their undo time are looked for. */
export const PURGE_MS = 60_000;
