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

/**
 * Columns that are only shown and searched. They are read when an item is shown, instead of being kept in memory for the whole
 * catalogue: three quarters of its bytes.
 */
export const SHOWN_OF_WORKOUT = [
  'slug',
  'englishName',
  'aliases',
  'description',
  'mistakes',
  'safety',
  'imgPath',
  'videoLink',
  'ratioSource',
] as const;
export const SHOWN_OF_PRODUCT = [
  'slug',
  'englishName',
  'brand',
  'aliases',
  'description',
  'marketURL',
] as const;
export const SHOWN_OF_VARIANT = ['imageURL', 'seedIndex', 'priceSource', 'pricedAt'] as const;

/** What recommendations weigh of a workout: all but what is only shown. */
export type WorkoutFacts = Omit<WorkoutRow, (typeof SHOWN_OF_WORKOUT)[number]>;

/** What recommendations weigh of a product and its variants. */
export interface ProductFacts extends Omit<ProductRow, (typeof SHOWN_OF_PRODUCT)[number] | 'variants'> {
  variants: Omit<VariantRow, (typeof SHOWN_OF_VARIANT)[number]>[];
}

/** What search looks at, of every item. */
const SEARCHED_OF_BOTH = ['id', 'hidden', 'koreanName', 'englishName', 'aliases'] as const;
export const SEARCHED_OF_WORKOUT = [...SEARCHED_OF_BOTH, 'pattern'] as const;
export const SEARCHED_OF_PRODUCT = [
  ...SEARCHED_OF_BOTH,
  'brand',
  'source',
  'supplementType',
  'ingredientClasses',
] as const;
export const SEARCHED_OF_VARIANT = ['id', 'productId', 'flavor'] as const;

export type SearchedWorkout = Pick<
  WorkoutRow,
  (typeof SEARCHED_OF_WORKOUT)[number] | 'primaryBodyParts' | 'secondaryBodyParts' | 'machineNames'
>;
export interface SearchedProduct extends Pick<ProductRow, (typeof SEARCHED_OF_PRODUCT)[number]> {
  variants: Pick<VariantRow, (typeof SEARCHED_OF_VARIANT)[number]>[];
}

/** What the list of all names is made of. */
export interface NamedProduct extends Pick<ProductRow, 'id' | 'hidden' | 'koreanName'> {
  variants: Pick<VariantRow, 'id' | 'price'>[];
}
