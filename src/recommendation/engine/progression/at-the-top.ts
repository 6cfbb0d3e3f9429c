import type { EngineWorkout } from '../strength/strength.types.js';
import type { Why } from './progression.types.js';

/** Why repetitions (seconds) stop rising: the easiest harder variant comes next, if there is one. */
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
