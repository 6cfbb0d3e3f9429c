import type { EngineWorkout } from '../strength/strength.types.js';
import type { Why } from './progression.types.js';

/** Why nothing more is asked of so many repetitions (seconds): the easiest harder variant comes next, where there is one. */
export function atTheTop(harderVariants: readonly EngineWorkout[] = []): (repetitions: number) => Why {
  const [harder] = harderVariants;
  return repetitions =>
    harder === undefined
      ? { template: 'atTheTop', args: { repetitions } }
      : {
          template: 'harderVariant',
          args: { repetitions, workoutId: harder.id, workoutName: harder.koreanName },
        };
}
