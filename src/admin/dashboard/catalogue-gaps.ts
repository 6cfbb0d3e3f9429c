import { SUPPLEMENT_PURPOSES, type ProductFacts } from '../../catalogue/public.js';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import { purposesOf } from '../../recommendation/public.js';
import type { CatalogueGapDto, PurposeGapDto } from './dashboard.dto.js';

/** With fewer products, a member with an allergy or a small budget has no choice. */
const ENOUGH_PRODUCTS = 3;

interface Trained {
  koreanName: string;
  primaryBodyParts: readonly string[];
  machineNames: readonly string[];
}

/**
 * Finds where a member with one machine gets the same workout for a body part every time. A body part that a machine does not train at all is no gap:
 * nobody trains the chest on a leg press.
 */
export async function catalogueGaps(workouts: readonly Trained[]): Promise<CatalogueGapDto[]> {
  const found = new Map<string, CatalogueGapDto & { count: number }>();
  const slicer = new TimeSlicer();
  for (const { koreanName, primaryBodyParts, machineNames } of workouts) {
    for (const bodyPart of primaryBodyParts) {
      for (const machine of machineNames) {
        const key = JSON.stringify([bodyPart, machine]);
        const gap = found.get(key);
        if (gap) gap.count++;
        else found.set(key, { bodyPart, machine, onlyWorkout: koreanName, count: 1 });
      }
    }
    await slicer.yieldIfDue();
  }
  return [...found.values()]
    .filter(({ count }) => count === 1)
    .map(({ bodyPart, machine, onlyWorkout }) => ({ bodyPart, machine, onlyWorkout }))
    .sort((a, b) => a.bodyPart.localeCompare(b.bodyPart, 'ko') || a.machine.localeCompare(b.machine, 'ko'));
}

/** Finds purposes that hardly any visible product serves. */
export async function purposeGaps(
  products: readonly Pick<ProductFacts, 'koreanName' | 'ingredientClasses' | 'perServing'>[],
): Promise<PurposeGapDto[]> {
  const helping = new Map(SUPPLEMENT_PURPOSES.map(purpose => [purpose, [] as string[]]));
  const slicer = new TimeSlicer();
  for (const product of products) {
    for (const purpose of purposesOf(product)) helping.get(purpose)!.push(product.koreanName);
    await slicer.yieldIfDue();
  }
  return [...helping]
    .filter(([, names]) => names.length < ENOUGH_PRODUCTS)
    .map(([purpose, names]) => ({ purpose, products: names }));
}
