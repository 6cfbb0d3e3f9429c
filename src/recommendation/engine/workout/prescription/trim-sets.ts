/** Direct hard sets of a muscle above which one session adds fatigue rather than training. A limit of this model. */
export const MOST_DIRECT_SETS = 10;
export const LEAST_SETS = 2;

/**
 * Reduces the sets of later exercises to 2 until no muscle gets more than 10 direct sets. `exercises` in training order; returns their sets
 * in the same order.
 */
export function trimSets(
  exercises: readonly { sets: number; primaryBodyParts: readonly string[] }[],
): number[] {
  const sets = exercises.map(exercise => exercise.sets);
  for (const bodyPart of new Set(exercises.flatMap(exercise => exercise.primaryBodyParts))) {
    const direct = exercises.flatMap((exercise, index) =>
      exercise.primaryBodyParts.includes(bodyPart) ? [index] : [],
    );
    const total = (): number => direct.reduce((sum, index) => sum + sets[index]!, 0);
    for (const index of direct.reverse()) {
      if (total() > MOST_DIRECT_SETS) sets[index] = Math.min(sets[index]!, LEAST_SETS);
    }
  }
  return sets;
}
