/** Keys of the cached answers, for invalidating them after a change. */
export const myfitKeys = {
  routines: ['myfit', 'routines'] as const,
  workouts: (routineId: number) => ['myfit', 'routines', routineId] as const,
  /** Routines that a recommendation was put into. */
  madeFrom: (historyId: number) => ['myfit', 'made-from', historyId] as const,
  supplements: ['myfit', 'supplements'] as const,
};
