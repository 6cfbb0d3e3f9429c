import { SUPPLEMENT_PURPOSES, type ProductFacts } from '../../catalogue/public.js';
import { purposesOf } from '../../recommendation/engine/public.js';
import type { CatalogueGapDto, PurposeGapDto } from './dashboard.dto.js';

/** Fewer leave somebody with an allergy or a small budget without a choice. */
const ENOUGH_PRODUCTS = 3;

interface Trained {
  koreanName: string;
  primaryBodyParts: readonly string[];
  machineNames: readonly string[];
}

/**
 * Where a member who has one machine for a body part gets the same workout every time. What a machine does not train at all is no gap: nobody
 * trains the chest on a leg press.
 */
export function catalogueGaps(workouts: readonly Trained[]): CatalogueGapDto[] {
  const found = new Map<string, CatalogueGapDto & { count: number }>();
  for (const { koreanName, primaryBodyParts, machineNames } of workouts) {
    for (const bodyPart of primaryBodyParts) {
      for (const machine of machineNames) {
        const key = JSON.stringify([bodyPart, machine]);
        const gap = found.get(key) ?? { bodyPart, machine, onlyWorkout: koreanName, count: 0 };
        found.set(key, { ...gap, count: gap.count + 1 });
      }
    }
  }
  return [...found.values()]
    .filter(({ count }) => count === 1)
    .map(({ bodyPart, machine, onlyWorkout }) => ({ bodyPart, machine, onlyWorkout }))
    .sort((a, b) => a.bodyPart.localeCompare(b.bodyPart, 'ko') || a.machine.localeCompare(b.machine, 'ko'));
}

/** Purposes that hardly any visible product helps with. */
export function purposeGaps(
  products: readonly Pick<ProductFacts, 'koreanName' | 'ingredientClasses' | 'perServing'>[],
): PurposeGapDto[] {
  return SUPPLEMENT_PURPOSES.map(purpose => ({
    purpose,
    products: products
      .filter(product => purposesOf(product).includes(purpose))
      .map(({ koreanName }) => koreanName),
  })).filter(({ products }) => products.length < ENOUGH_PRODUCTS);
}
