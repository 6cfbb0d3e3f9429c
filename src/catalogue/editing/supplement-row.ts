import type { SupplementProduct } from '../entities/supplement-product.entity.js';
import type { Supplement } from '../entities/supplement.entity.js';
import { supplementPicture } from '../picture-paths.js';
import type { PriceOrigin } from '../price-age.js';
import type { ServingAmounts } from '../amounts-per-serving.js';
import type { AdminSupplementDto } from './dto/rows.dto.js';
import { AMOUNT_FIELDS, type AmountField, type SupplementInput } from './dto/supplement.input.js';

const AMOUNTS = Object.entries(AMOUNT_FIELDS) as [AmountField, keyof ServingAmounts][];

/** A variant as the console and an export show it. */
export function rowOf(variant: Supplement): AdminSupplementDto {
  const { product } = variant;
  return {
    id: variant.id,
    productId: product.id,
    koreanName: product.koreanName,
    englishName: product.englishName,
    brand: product.brand || null,
    description: product.description || null,
    marketURL: product.marketURL || null,
    supplementType: product.supplementType,
    flavor: variant.flavor,
    price: variant.price,
    priceSource: variant.priceSource,
    pricedAt: variant.pricedAt,
    servings: variant.servings,
    source: product.source || null,
    hidden: product.hidden,
    certified: product.certified,
    approvedFunction: product.approvedFunction,
    aliases: product.aliases,
    ingredientClasses: product.ingredientClasses,
    allergens: product.allergens,
    excludedConditions: product.excludedConditions,
    cautions: product.cautions,
    ...amountsOf(product.perServing),
    imageURL: supplementPicture(product, variant),
    example: product.slug !== null,
    version: product.version,
  };
}

function amountsOf(perServing: ServingAmounts): Record<AmountField, number | null> {
  return Object.fromEntries(AMOUNTS.map(([field, amount]) => [field, perServing[amount] ?? null])) as Record<
    AmountField,
    number | null
  >;
}

const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The fields that a new variant sets on an existing product: an empty field keeps the known value, and a Korean name does not replace an English one. */
export function toldFields(input: SupplementInput, known: SupplementProduct): Partial<SupplementProduct> {
  const told = Object.fromEntries(
    Object.entries(productFields(input)).filter(([field]) => isTold(input[field as keyof SupplementInput])),
  );
  if (input.englishName === input.koreanName) delete told['englishName'];
  return { ...told, perServing: { ...known.perServing, ...productFields(input).perServing } };
}

export function productFields(input: SupplementInput) {
  const perServing: ServingAmounts = {};
  for (const [field, amount] of AMOUNTS) {
    const value = input[field];
    if (typeof value === 'number') perServing[amount] = value;
  }
  return {
    koreanName: input.koreanName,
    englishName: input.englishName,
    brand: input.brand ?? '',
    description: input.description ?? '',
    marketURL: input.marketURL ?? '',
    supplementType: input.supplementType,
    source: input.source ?? '',
    hidden: input.hidden ?? false,
    certified: input.certified ?? false,
    // Only a 건강기능식품 may state a function.
    approvedFunction: input.certified ? (input.approvedFunction ?? null) : null,
    aliases: input.aliases ?? [],
    ingredientClasses: input.ingredientClasses ?? [],
    allergens: input.allergens ?? [],
    excludedConditions: input.excludedConditions ?? [],
    cautions: input.cautions ?? [],
    perServing,
  };
}

export function variantFields({ flavor, servings, price }: SupplementInput) {
  return { flavor, servings, price };
}

export const originOf = ({ priceSource, pricedAt }: PriceOrigin): PriceOrigin => ({ priceSource, pricedAt });
