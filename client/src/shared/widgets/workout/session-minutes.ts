/**
 * Rough minutes of a session, in steps of five: two thirds of a minute of work per set, the rests between, two minutes of set-up per
 * exercise.
 */
export function sessionMinutes(workouts: readonly { set: number; restSeconds: number }[]): number {
  const seconds = workouts.reduce(
    (sum, { set, restSeconds }) => sum + set * 40 + Math.max(0, set - 1) * restSeconds + 120,
    0,
  );
  return Math.round(seconds / 300) * 5;
}
