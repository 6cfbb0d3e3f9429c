import { defaultComposition } from './body-data.rules.js';
import type { CompositionSource } from './entities/body-data.entity.js';

interface GivenComposition {
  bodyFat?: number;
  muscleMass?: number;
  compositionSource?: CompositionSource;
}

/** Completes a partial composition. An empty field takes the value of that sex's 표준형, and the row records that its composition is a default. */
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
