import type { EngineWorkout } from '../../strength/strength.types.js';
import { healthVerdict, type TrainingLimits } from './training-limits.js';

/** Whether a workout can be done where another one is. */
export function hasEquipmentOf(workout: EngineWorkout, other: EngineWorkout): boolean {
  return workout.machineNames.every(machine => other.machineNames.includes(machine));
}

/** Of each of these workouts those of the catalogue that name it as the easier, those of the least skill first. */
export function harderVariants(
  catalogue: readonly EngineWorkout[],
  workouts: ReadonlyMap<number, EngineWorkout>,
): Map<number, EngineWorkout[]> {
  const found = new Map<number, EngineWorkout[]>();
  for (const workout of catalogue) {
    const easier = workout.easierVariantId;
    if (easier !== null && workouts.has(easier)) found.set(easier, [...(found.get(easier) ?? []), workout]);
  }
  for (const variants of found.values()) variants.sort((a, b) => a.skill - b.skill || a.id - b.id);
  return found;
}

/** Of harder variants of a workout those that may be named beside it: done where it is, with nothing in the way of health. */
export function namedVariants(
  known: EngineWorkout,
  variants: readonly EngineWorkout[],
  limits: TrainingLimits,
): EngineWorkout[] {
  return variants.filter(
    harder => hasEquipmentOf(harder, known) && healthVerdict(harder, limits).verdict === 'free',
  );
}
