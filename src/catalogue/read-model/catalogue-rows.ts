import type { BodyPart } from '../entities/body-part.entity.js';
import type { Machine } from '../entities/machine.entity.js';
import type { SupplementProduct } from '../entities/supplement-product.entity.js';
import type { Supplement } from '../entities/supplement.entity.js';
import type { Workout } from '../entities/workout.entity.js';

/** What workouts refer to, both by id: the order every screen lists them in. */
export interface CatalogueNames {
  bodyParts: readonly BodyPart[];
  machines: readonly Machine[];
}

/** Every column of a workout, with the Korean names of what it refers to. A column added to the entity is in it. */
export interface WorkoutRow extends Omit<Workout, 'bodyParts' | 'machines'> {
  /** In the order they are shown. */
  primaryBodyParts: string[];
  secondaryBodyParts: string[];
  /** All of them needed at once. */
  machineNames: string[];
}

export type VariantRow = Omit<Supplement, 'product'>;

/** Every column of a supplement product, with its variants by id. */
export interface ProductRow extends Omit<SupplementProduct, 'variants'> {
  variants: VariantRow[];
}

/** What recommendations weigh of a workout: all but what is only shown and searched, which is three quarters of its bytes. */
export function workoutFacts({ slug, englishName, aliases, description, ...row }: WorkoutRow) {
  const { mistakes, safety, imgPath, videoLink, ratioSource, ...facts } = row;
  return facts;
}
export type WorkoutFacts = ReturnType<typeof workoutFacts>;

/** The same of a product. */
export function productFacts({ variants, ...product }: ProductRow) {
  const { slug, englishName, brand, aliases, description, marketURL, ...facts } = product;
  const weighed = variants.map(({ imageURL, seedIndex, priceSource, pricedAt, ...variant }) => variant);
  return { ...facts, variants: weighed };
}
export type ProductFacts = ReturnType<typeof productFacts>;
