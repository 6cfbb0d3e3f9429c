import type { EngineWorkout } from '../../strength/strength.types.js';
import { healthVerdict, type TrainingLimits } from './training-limits.js';

/** Whether a workout needs no machines beyond those of another one. */
export function hasEquipmentOf(workout: EngineWorkout, other: EngineWorkout): boolean {
  return workout.machineNames.every(machine => other.machineNames.includes(machine));
}

/** For each workout, the catalogue's harder variants (those that name it as the easier one), least skill first. */
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

/** The harder variants of a workout to show with it: same equipment, and no restriction from health. */
export function namedVariants(
  known: EngineWorkout,
  variants: readonly EngineWorkout[],
  limits: TrainingLimits,
): EngineWorkout[] {
  return variants.filter(
    harder => hasEquipmentOf(harder, known) && healthVerdict(harder, limits).verdict === 'free',
  );
}
