import { randomInput, randomProduct, seededRandom, unusualMember } from './supplement-cases.fixture.js';
import { NUTRIENT_NAMES } from './nutrients.js';
import type { StackAuditInput, StackItem } from './stack-audit.types.js';

/** The content of a generous serving for each nutrient that the classes do not bring, in its own unit. */
const MULTIVITAMIN: Partial<Record<(typeof NUTRIENT_NAMES)[number], number>> = {
  ...{ vitaminAUg: 1500, vitaminCMg: 1000, vitaminDUg: 50, vitaminEMg: 150, niacinMg: 6, folicAcidUg: 500 },
  ...{
    vitaminB6Mg: 12,
    vitaminKUg: 60,
    betaCaroteneMg: 4,
    potassiumMg: 90,
    calciumMg: 900,
    ironMg: 22,
    seleniumUg: 120,
    iodineUg: 250,
    copperMg: 2.5,
    zincMg: 12,
  },
  ...{
    magnesiumMg: 130,
    manganeseMg: 4,
    molybdenumUg: 250,
    cholineMg: 900,
    vitaminB12Ug: 500,
    phosphorusMg: 900,
  },
};

/** What is named on one of 20 own products each. */
const SOURCES = ['비타민 K', '비타민 K', '은행잎추출물', 'St. John’s Wort', '자몽 추출물', '5-HTP'];

/** A stack of `size` items: products as sold, multivitamins and single nutrients, some of them above a limit alone. */
export function randomStack(seed: number, size: number): StackItem[] {
  const random = seededRandom(seed * 31 + 7);
  return Array.from({ length: size }, (_, index) => {
    const product = { ...randomProduct(random, -1 - index, 1, 1), variants: [] };
    if (random() < 0.55) {
      const share = 0.2 + random();
      const held = Object.entries(MULTIVITAMIN).filter(() => random() < 0.4);
      product.ingredientClasses = [];
      product.perServing = Object.fromEntries(
        held.map(([name, amount]) => [name, Math.round(amount * share * 10) / 10]),
      );
      product.source = SOURCES[Math.floor(random() * 20)] ?? '종합비타민';
    }
    return {
      itemId: index + 1,
      product,
      slots: [],
      servingsPerDay: 1 + Math.floor(random() * 3),
      monthlyCost: random() < 0.3 ? null : Math.round(3_000 + random() * 50_000),
    };
  });
}

/** A random audit; the same seed gives the same one. */
export function randomAudit(seed: number, variants: number, size: number, mostVariants = 8): StackAuditInput {
  const { member, request, catalogue } = randomInput(seed, variants, mostVariants);
  const random = seededRandom(seed + 99);
  const isUnusual = random() < 0.4;
  return {
    member: isUnusual ? unusualMember(random) : member,
    stack: randomStack(seed, size),
    purposes: random() < 0.08 ? [] : request.purposes,
    monthlyBudget: random() < 0.1 ? null : request.monthlyBudget,
    scope: random() < 0.5 ? 'all' : 'new',
    catalogue,
  };
}
