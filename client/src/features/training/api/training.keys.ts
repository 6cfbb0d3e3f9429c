/** Everything derived from the log; a change of the log makes all of it stale. */
const DERIVED = ['training', 'derived'] as const;

export const trainingKeys = {
  derived: DERIVED,
  /** @param state changes with every correction of the session */
  summary: (id: string, state: string) => [...DERIVED, 'summary', id, state] as const,
  calendar: (from: string, to: string) => [...DERIVED, 'calendar', from, to] as const,
  weeks: (weeks: number) => [...DERIVED, 'weeks', weeks] as const,
  cardio: (weeks: number) => [...DERIVED, 'cardio', weeks] as const,
  workout: (workoutId: number) => [...DERIVED, 'workout', workoutId] as const,
  workouts: [...DERIVED, 'workouts'] as const,
};
