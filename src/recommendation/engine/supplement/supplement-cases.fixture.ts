import {
  ALLERGENS,
  CONDITIONS,
  INGREDIENT_CLASSES,
  MEDICINES,
  READINESS_QUESTIONS,
  SUPPLEMENT_PURPOSES,
  type IngredientClass,
  type SupplementPurpose,
} from '../../../catalogue/catalogue.vocabulary.js';
import type {
  CatalogueProduct,
  ServingContent,
  SupplementInput,
  SupplementMember,
} from './supplement-engine.types.js';
import { CLASS_EVIDENCE } from './supplement-evidence.js';

/** A seeded generator of doubles in [0, 1): mulberry32 (Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const integer = (random: Random, low: number, high: number): number =>
  Math.floor(between(random, low, high + 1));
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = <T>(random: Random, list: readonly T[], chance: number): T[] =>
  list.filter(() => random() < chance);

const SECOND_CLASS_CHANCE = 0.25;
const THIRD_CLASS_CHANCE = 0.1;

function randomContent(random: Random, classes: readonly IngredientClass[]): ServingContent {
  const content: ServingContent = {};
  for (const ingredientClass of classes) {
    const { amount, effectiveDose, maximumDose } = CLASS_EVIDENCE[ingredientClass];
    const most = ingredientClass === 'protein' ? 32 : Math.min(maximumDose, effectiveDose * 1.5);
    const amountInServing = Math.round(between(random, effectiveDose * 0.3, most) * 10) / 10;
    content[amount] = ingredientClass === 'caffeine' ? amountInServing / 2 : amountInServing;
  }
  if (classes.includes('gainer')) content.proteinG = integer(random, 8, 30);
  if (classes.includes('catechin')) content.egcgMg = integer(random, 20, 200);
  if (random() < 0.1) content.caffeineMg ??= integer(random, 5, 80);
  if (random() < 0.1) content.zincMg ??= integer(random, 3, 15);
  return content;
}

/** A product of one to three classes with 1 to `mostVariants` variants. */
export function randomProduct(
  random: Random,
  productId: number,
  firstVariantId: number,
  mostVariants: number,
): CatalogueProduct {
  const classes = new Set([pick(random, INGREDIENT_CLASSES)]);
  if (random() < SECOND_CLASS_CHANCE) classes.add(pick(random, INGREDIENT_CLASSES));
  if (random() < THIRD_CLASS_CHANCE) classes.add(pick(random, INGREDIENT_CLASSES));
  const pricePerServing = between(random, 200, 2500);
  const variants = Array.from({ length: integer(random, 1, mostVariants) }, (_, index) => {
    const servings = pick(random, [10, 15, 20, 30, 33, 45, 60, 66, 90, 120]);
    return {
      variantId: firstVariantId + index,
      flavor: pick(random, ['초코', '딸기', '바나나', '무맛']),
      servings,
      // Flavours of one size often cost the same, so that ties down to the ids occur.
      price: Math.round((pricePerServing * servings * pick(random, [0.8, 1, 1, 1, 1.2])) / 100) * 100 + 100,
    };
  });
  return {
    productId,
    ingredientClasses: [...classes],
    source: random() < 0.03 ? '카페인무수물, 비타민 K' : '예시 원료',
    certified: random() < 0.4,
    approvedFunction: null,
    perServing: randomContent(random, [...classes]),
    allergens: some(random, ALLERGENS, 0.05),
    excludedConditions: some(random, CONDITIONS, 0.03),
    cautions: [],
    variants,
  };
}

/** Adds products until there are exactly `variantCount` variants. */
export function randomCatalogue(random: Random, variantCount: number, mostVariants = 8): CatalogueProduct[] {
  const catalogue: CatalogueProduct[] = [];
  let left = variantCount;
  for (let productId = 1; left > 0; productId++) {
    const product = randomProduct(random, productId, variantCount - left + 1, Math.min(left, mostVariants));
    left -= product.variants.length;
    catalogue.push(product);
  }
  return catalogue;
}

export function randomMember(random: Random): SupplementMember {
  return {
    sex: pick(random, ['남', '여'] as const),
    ageYears: integer(random, 14, 75),
    heightCm: integer(random, 150, 195),
    weightKg: Math.round(between(random, 42, 120) * 10) / 10,
    bodyFatPercent: Math.round(between(random, 8, 45) * 10) / 10,
    muscleMassPercent: integer(random, 25, 48),
    compositionSource: pick(random, ['measured', 'preset', 'default'] as const),
    allergens: random() < 0.3 ? some(random, ALLERGENS, 0.1) : [],
    conditions: random() < 0.3 ? some(random, CONDITIONS, 0.2) : [],
    medicines: random() < 0.25 ? some(random, MEDICINES, 0.25) : [],
    readinessYes: random() < 0.15 ? some(random, READINESS_QUESTIONS, 0.3) : [],
    coffeeCupsPerDay: random() < 0.5 ? null : integer(random, 0, 6),
    dietProteinPerKg: random() < 0.5 ? null : Math.round(between(random, 0.5, 2) * 10) / 10,
  };
}

/** Rare kinds of members: half of them are one or more of young, old, thin, heavy, ill, pregnant, on medicines. */
export function unusualMember(random: Random): SupplementMember {
  const member = randomMember(random);
  const chance = (share: number): boolean => random() < share;
  if (chance(0.15)) member.ageYears = 14 + Math.floor(random() * 5);
  if (chance(0.1)) member.ageYears = 60 + Math.floor(random() * 20);
  if (chance(0.1)) member.weightKg = Math.round(18 * (member.heightCm / 100) ** 2 * (0.8 + random() * 0.2));
  if (chance(0.1)) member.weightKg = Math.round(31 * (member.heightCm / 100) ** 2);
  if (chance(0.4)) member.conditions = [...new Set([...member.conditions, pick(random, CONDITIONS)])];
  if (chance(0.4)) member.medicines = [...new Set([...member.medicines, pick(random, MEDICINES)])];
  if (chance(0.2))
    member.readinessYes = [...new Set([...member.readinessYes, pick(random, READINESS_QUESTIONS)])];
  if (chance(0.2)) member.dietProteinPerKg = 2.2;
  return member;
}

/** One to seven purposes; gain and loss of weight never together, as the server requires. */
export function randomPurposes(random: Random): SupplementPurpose[] {
  const wanted = integer(random, 1, 7);
  const shuffled = [...SUPPLEMENT_PURPOSES]
    .map(purpose => ({ purpose, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ purpose }) => purpose);
  const allowed = shuffled.filter(
    (purpose, index) => purpose !== '체중 감량' || !shuffled.slice(0, index).includes('체중 증가'),
  );
  const gains = allowed.indexOf('체중 증가');
  const loses = allowed.indexOf('체중 감량');
  return allowed.filter((_, index) => index !== gains || loses === -1).slice(0, wanted);
}

/** A random request; the same seed gives the same one. */
export function randomInput(seed: number, variantCount: number, mostVariants = 8): SupplementInput {
  const random = seededRandom(seed);
  return {
    member: randomMember(random),
    request: { purposes: randomPurposes(random), monthlyBudget: integer(random, 1, 40) * 10_000 },
    catalogue: randomCatalogue(random, variantCount, mostVariants),
  };
}
