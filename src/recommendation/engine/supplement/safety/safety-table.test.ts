import { CONDITIONS, MEDICINES, READINESS_QUESTIONS } from '../../../../catalogue/catalogue.vocabulary.js';
import { SUPPLEMENT_SEEDS } from '../../../../catalogue/seed/supplements/supplement-seeds.js';
import { randomCatalogue, randomMember, randomPurposes, seededRandom } from '../supplement-cases.fixture.js';
import { chooseSupplements } from '../supplement-engine.js';
import type { CatalogueProduct, SupplementInput, SupplementMember } from '../supplement-engine.types.js';
import { violationsOf } from './safety-checker.fixture.js';

const CASES = 10_000;
const CASES_PER_TEST = 1_000;
const CATALOGUES = 40;
const VARIANTS = 20;

let nextVariantId = 100_000;
const EXAMPLES: CatalogueProduct[] = SUPPLEMENT_SEEDS.map((seed, index) => ({
  ...seed,
  productId: 10_000 + index,
  variants: seed.variants.map(variant => ({ ...variant, variantId: nextVariantId++ })),
}));

/** Members as they are seldom met: half of them are one or more of young, old, thin, heavy, ill, pregnant, on medicines. */
function unusualMember(random: () => number): SupplementMember {
  const member = randomMember(random);
  const chance = (share: number): boolean => random() < share;
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  if (chance(0.15)) member.ageYears = 14 + Math.floor(random() * 5);
  if (chance(0.1)) member.ageYears = 60 + Math.floor(random() * 20);
  if (chance(0.1)) member.weightKg = Math.round(18 * (member.heightCm / 100) ** 2 * (0.8 + random() * 0.2));
  if (chance(0.1)) member.weightKg = Math.round(31 * (member.heightCm / 100) ** 2);
  if (chance(0.4)) member.conditions = [...new Set([...member.conditions, one(CONDITIONS)])];
  if (chance(0.4)) member.medicines = [...new Set([...member.medicines, one(MEDICINES)])];
  if (chance(0.2)) member.readinessYes = [...new Set([...member.readinessYes, one(READINESS_QUESTIONS)])];
  if (chance(0.2)) member.dietProteinPerKg = 2.2;
  return member;
}

describe('the table of safety rules', () => {
  // In every second catalogue a price keeps nothing away that a rule should.
  const cheap = (product: CatalogueProduct): CatalogueProduct => ({
    ...product,
    variants: product.variants.map(variant => ({ ...variant, price: Math.ceil(variant.price / 20) })),
  });
  const catalogues = Array.from({ length: CATALOGUES }, (_, index) => {
    const products = [
      ...randomCatalogue(seededRandom(9_000 + index), VARIANTS),
      ...EXAMPLES.filter((_, place) => place % 6 === index % 6),
    ];
    return index % 2 === 0 ? products : products.map(cheap);
  });
  for (let first = 1; first <= CASES; first += CASES_PER_TEST) {
    it(`is never broken for members ${first} to ${first + CASES_PER_TEST - 1}, by an independent checker`, () => {
      const broken: object[] = [];
      for (let seed = first; seed < first + CASES_PER_TEST; seed++) {
        const random = seededRandom(seed * 7919);
        const input: SupplementInput = {
          member: unusualMember(random),
          request: {
            purposes: randomPurposes(random),
            monthlyBudget: (1 + Math.floor(random() * 40)) * 10_000,
          },
          catalogue: catalogues[seed % CATALOGUES] as CatalogueProduct[],
        };
        const violations = violationsOf(input, chooseSupplements(input));
        if (violations.length > 0) broken.push({ seed, violations, member: input.member });
      }
      expect(broken.slice(0, 3)).toEqual([]);
    }, 120_000);
  }
});
