import { isStrengthTraining, type BodyPartName } from '../../catalogue/public.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';
import { partOf } from '../engine/week/effective-sets.table.js';
import type { WeekInput } from '../engine/week/week.types.js';

/** A set counts half for a secondary part. */
const HELPING = 0.5;

interface WeekdaySets {
  workoutId: number;
  /** 0 = the Monday of the week, -1 the Sunday before; null = on any day to come. */
  weekday: number | null;
  sets: number;
  isToCome?: boolean;
}

/** Sets done count for the week; parts trained the day before rest. */
export function doneParts(
  done: readonly WeekdaySets[],
  workouts: ReadonlyMap<number, EngineWorkout>,
  sore: WeekInput['trainedHard'],
): Pick<WeekInput, 'done' | 'trainedHard'> {
  const sets = new Map<BodyPartName, number>();
  const add = (part: BodyPartName, count: number) => sets.set(part, (sets.get(part) ?? 0) + count);
  const hard = new Map<string, WeekInput['trainedHard'][number]>();
  for (const { workoutId, weekday, sets: of, isToCome } of done) {
    const workout = workouts.get(workoutId);
    if (!workout || !isStrengthTraining(workout)) continue;
    if (weekday !== null) {
      // A part must not be tired before a day to come, either.
      for (const on of isToCome ? [weekday - 1, weekday] : [weekday])
        for (const bodyPart of [...workout.primaryBodyParts, partOf(workout)!])
          hard.set(`${on} ${bodyPart}`, { bodyPart, weekday: on });
      if (weekday < 0) continue;
    }
    workout.primaryBodyParts.forEach(part => add(part, of));
    workout.secondaryBodyParts.forEach(part => add(part, HELPING * of));
  }
  return {
    done: [...sets].map(([bodyPart, count]) => ({ bodyPart, sets: count })),
    // Sore parts rest like parts trained on that day.
    trainedHard: [...hard.values(), ...sore],
  };
}
