import { isStrengthTraining } from '../../catalogue/public.js';
import type { EngineWorkout } from '../../recommendation/public.js';

/** A set counts half for an assisting body part. */
const HELPING = 0.5;

export interface TrainedPart {
  bodyPart: string;
  sets: number;
}

/** Sets per body part, most trained first. Stretches do not count. */
export function trainedParts(
  totals: readonly { workoutId: number; sets: number }[],
  workouts: ReadonlyMap<number, EngineWorkout>,
): TrainedPart[] {
  const sets = new Map<string, number>();
  const add = (part: string, count: number) => sets.set(part, (sets.get(part) ?? 0) + count);
  for (const total of totals) {
    const workout = workouts.get(total.workoutId);
    if (!workout || !isStrengthTraining(workout)) continue;
    workout.primaryBodyParts.forEach(part => add(part, total.sets));
    workout.secondaryBodyParts.forEach(part => add(part, HELPING * total.sets));
  }
  return [...sets].map(([bodyPart, count]) => ({ bodyPart, sets: count })).sort((a, b) => b.sets - a.sets);
}
