import { defaultComposition } from './body-data.rules.js';
import type { CompositionSource } from './entities/body-data.entity.js';

interface GivenComposition {
  bodyFat?: number;
  muscleMass?: number;
  compositionSource?: CompositionSource;
}

/**
 * A whole composition from what was entered. An empty field takes the figure of that sex's 표준형, and the row then says
 * that its composition is a default.
 */
export function completeComposition(given: GivenComposition, sex: '남' | '여') {
  const complete = given.bodyFat !== undefined && given.muscleMass !== undefined;
  const compositionSource: CompositionSource = complete ? (given.compositionSource ?? 'measured') : 'default';
  const usual = defaultComposition(sex);
  return {
    bodyFat: given.bodyFat ?? usual.bodyFat,
    muscleMass: given.muscleMass ?? usual.muscleMass,
    compositionSource,
  };
}
