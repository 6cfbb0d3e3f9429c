/** Keys of the cached answers, for invalidation after a change. */
export const myfitKeys = {
  routines: ['myfit', 'routines'] as const,
  workouts: (routineId: number) => ['myfit', 'routines', routineId] as const,
  /** Routines that received a recommendation. */
  madeFrom: (historyId: number) => ['myfit', 'made-from', historyId] as const,
  supplements: ['myfit', 'supplements'] as const,
};
