import type { SupplementType } from './catalogue.vocabulary.js';

/** Where a workout's picture is: the uploaded one, the drawing of a seeded one, else the general drawing. */
export function workoutPicture(workout: { slug: string | null; imgPath: string | null }): string {
  return workout.imgPath ?? `/figures/${workout.slug ?? 'workout'}.svg`;
}

/** Where a machine's picture is: the uploaded one, the drawing of a seeded one, else none. */
export function machinePicture(machine: { slug: string | null; imgPath: string | null }): string | null {
  return machine.imgPath ?? (machine.slug === null ? null : `/figures/machines/${machine.slug}.svg`);
}

/** Where a variant's picture is: the uploaded one, the drawn package of a seeded one, else that of its type. */
export function supplementPicture(
  product: { slug: string | null; supplementType: SupplementType },
  variant: { imageURL: string | null; seedIndex: number | null },
): string {
  if (variant.imageURL !== null) return variant.imageURL;
  return product.slug !== null && variant.seedIndex !== null
    ? `/figures/packages/${product.slug}--${variant.seedIndex}.svg`
    : `/figures/packages/${product.supplementType}.svg`;
}
