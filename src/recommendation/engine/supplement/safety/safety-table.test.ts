import { SUPPLEMENT_SEEDS } from '../../../../catalogue/seed/supplements/supplement-seeds.js';
import { randomCatalogue, randomPurposes, seededRandom, unusualMember } from '../supplement-cases.fixture.js';
import { chooseSupplements } from '../supplement-engine.js';
import type { CatalogueProduct, SupplementInput } from '../supplement-engine.types.js';
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

describe('the table of safety rules', () => {
  // In every second catalogue prices are so low that only rules exclude products.
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
    });
  }
});
