/** Keys of the cached answers, so that whoever changes something can tell what is old. */
export const myfitKeys = {
  routines: ['myfit', 'routines'] as const,
  workouts: (routineId: number) => ['myfit', 'routines', routineId] as const,
  /** Routines that a recommendation was put into. */
  madeFrom: (historyId: number) => ['myfit', 'made-from', historyId] as const,
  supplements: ['myfit', 'supplements'] as const,
};
