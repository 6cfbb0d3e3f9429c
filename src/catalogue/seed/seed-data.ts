import { BODY_PARTS } from '../catalogue.vocabulary.js';
import type { MachineSeed, SupplementSeed, WorkoutSeed } from './seed.types.js';

export interface SeedData {
  bodyParts: { koreanName: string; englishName: string }[];
  machines: MachineSeed[];
  workouts: WorkoutSeed[];
  supplements: SupplementSeed[];
}

/** Loads the example catalogue; call it only when items may be missing, because it is large. */
export async function loadSeedData(): Promise<SeedData> {
  const [{ MACHINE_SEEDS }, { WORKOUT_SEEDS }, { SUPPLEMENT_SEEDS }] = await Promise.all([
    import('./machines/machine-seeds.js'),
    import('./workouts/workout-seeds.js'),
    import('./supplements/supplement-seeds.js'),
  ]);
  return {
    bodyParts: [...BODY_PARTS],
    machines: MACHINE_SEEDS,
    workouts: WORKOUT_SEEDS,
    supplements: SUPPLEMENT_SEEDS,
  };
}
