import { DEFAULT_COMPOSITION } from './body-data.rules.js';
import type { CompositionSource } from './entities/body-data.entity.js';

interface GivenComposition {
  bodyFat?: number;
  muscleMass?: number;
  compositionSource?: CompositionSource;
}

/**
 * A whole composition from what was entered. An empty field takes the figure of 표준형, and the row then says
 * that its composition is a default.
 */
export function completeComposition(given: GivenComposition) {
  const complete = given.bodyFat !== undefined && given.muscleMass !== undefined;
  const compositionSource: CompositionSource = complete ? (given.compositionSource ?? 'measured') : 'default';
  return {
    bodyFat: given.bodyFat ?? DEFAULT_COMPOSITION.bodyFat,
    muscleMass: given.muscleMass ?? DEFAULT_COMPOSITION.muscleMass,
    compositionSource,
  };
}
