import type { EngineWorkout } from '../../recommendation/public.js';

/** kg per plate, as in Korean gyms. */
const PLATES_KG = [25, 20, 15, 10, 5, 2.5, 1.25, 0.5, 0.25];
const PLATES_OF_A_PAIR = 2;

export interface Plates {
  barKg: number;
  available: number[];
}

/** The plates on the bar, heaviest first; null if there are none. @param workout with the loads of its place */
export function platesFor({ loadType, incrementKg, minLoadKg }: EngineWorkout): Plates | null {
  if (loadType !== 'barbell' && loadType !== 'smith' && loadType !== 'sled') return null;
  const smallestKg = incrementKg / PLATES_OF_A_PAIR;
  return {
    barKg: loadType === 'sled' ? 0 : minLoadKg,
    available: PLATES_KG.filter(kg => kg >= smallestKg),
  };
}
