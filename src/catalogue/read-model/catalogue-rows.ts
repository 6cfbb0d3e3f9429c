import type { BodyPart } from '../entities/body-part.entity.js';
import type { Machine } from '../entities/machine.entity.js';
import type { SupplementProduct } from '../entities/supplement-product.entity.js';
import type { Supplement } from '../entities/supplement.entity.js';
import type { Workout } from '../entities/workout.entity.js';

/** What workouts reference, ordered by id as on every screen. */
export interface CatalogueNames {
  bodyParts: readonly BodyPart[];
  machines: readonly Machine[];
}

/** Every column of a workout, with the Korean names of its references. Includes any column added to the entity. */
export interface WorkoutRow extends Omit<Workout, 'bodyParts' | 'machines'> {
  /** In display order. */
  primaryBodyParts: string[];
  secondaryBodyParts: string[];
  /** All of them are needed at once. */
  machineNames: string[];
}

export type VariantRow = Omit<Supplement, 'product'>;

/** Every column of a supplement product, with its variants by id. */
export interface ProductRow extends Omit<SupplementProduct, 'variants'> {
  variants: VariantRow[];
}

/** The recommendation inputs of a workout: everything except fields that are only displayed or searched, which are three quarters of its bytes. */
export function workoutFacts({ slug, englishName, aliases, description, ...row }: WorkoutRow) {
  const { mistakes, safety, imgPath, videoLink, ratioSource, ...facts } = row;
  return facts;
}
export type WorkoutFacts = ReturnType<typeof workoutFacts>;

/** The same for a product. */
export function productFacts({ variants, ...product }: ProductRow) {
  const { slug, englishName, brand, aliases, description, marketURL, ...facts } = product;
  const weighed = variants.map(({ imageURL, seedIndex, priceSource, pricedAt, ...variant }) => variant);
  return { ...facts, variants: weighed };
}
export type ProductFacts = ReturnType<typeof productFacts>;
