import fc from 'fast-check';
import type { IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { randomInput } from './supplement-cases.fixture.js';
import { chooseSupplements } from './supplement-engine.js';
import type {
  CatalogueProduct,
  SupplementChoice,
  SupplementChoiceItem,
  SupplementInput,
} from './supplement-engine.types.js';

const RUNS = { numRuns: 100 };
const anyInput = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 60 }))
  .map(([seed, variants]) => randomInput(seed, variants));

function outOfReach(product: CatalogueProduct, budget: number): CatalogueProduct {
  return { ...product, variants: product.variants.map(variant => ({ ...variant, price: budget + 1 })) };
}

function productOf(input: SupplementInput, item: SupplementChoiceItem): CatalogueProduct {
  const product = input.catalogue.find(candidate => candidate.productId === item.productId);
  if (product === undefined) throw new Error(`product ${item.productId} is not in the catalogue`);
  return product;
}

describe('the chosen supplements', () => {
  it('cost no more than the budget, and the money adds up', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const choice = chooseSupplements(input);
        let total = 0;
        for (const item of choice.items) {
          const variant = productOf(input, item).variants.find(one => one.variantId === item.variantId);
          expect(variant).toBeDefined();
          expect(item.packsPrice).toBe((variant?.price ?? 0) * item.packs);
          total += item.packsPrice;
        }
        expect(choice.totalPrice).toBe(total);
        expect(choice.remaining).toBe(input.request.monthlyBudget - total);
        expect(choice.remaining).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('last at least 20 days at one to three servings a day, without a superfluous pack', () => {
    fc.assert(
      fc.property(anyInput, input => {
        for (const item of chooseSupplements(input).items) {
          const servings =
            productOf(input, item).variants.find(one => one.variantId === item.variantId)?.servings ?? 0;
          expect([1, 2, 3]).toContain(item.servingsPerDay);
          expect((servings * item.packs) / item.servingsPerDay).toBeGreaterThanOrEqual(20);
          expect((servings * (item.packs - 1)) / item.servingsPerDay).toBeLessThan(20);
          expect(item.daysPerPack).toBe(Math.floor(servings / item.servingsPerDay));
        }
      }),
      RUNS,
    );
  });

  it('are at most five, no two of one ingredient class, garcinia with no other fat-loss product', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const { items } = chooseSupplements(input);
        const classes = items.flatMap(item => productOf(input, item).ingredientClasses);
        expect(items.length).toBeLessThanOrEqual(5);
        expect(new Set(classes).size).toBe(classes.length);
        const others: IngredientClass[] = ['lCarnitine', 'catechin', 'cla'];
        if (classes.includes('garcinia')) expect(others.filter(one => classes.includes(one))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('hold a gainer only for 체중 증가', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const classes = chooseSupplements(input).items.flatMap(
          item => productOf(input, item).ingredientClasses,
        );
        if (!input.request.purposes.includes('체중 증가')) expect(classes).not.toContain('gainer');
      }),
      RUNS,
    );
  });

  it('are the same whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const turned = [...input.catalogue]
          .reverse()
          .map(product => ({ ...product, variants: [...product.variants].reverse() }));
        const chosenIds = (choice: SupplementChoice): string[] =>
          choice.items.map(item => `${item.variantId} × ${item.packs}, ${item.servingsPerDay} a day`);
        expect(chosenIds(chooseSupplements({ ...input, catalogue: turned }))).toEqual(
          chosenIds(chooseSupplements(input)),
        );
      }),
      RUNS,
    );
  });

  it('never get worse with more money', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 20 }), (input, more) => {
        const richer = {
          ...input,
          request: { ...input.request, monthlyBudget: input.request.monthlyBudget + more * 10_000 },
        };
        const before = chooseSupplements(input).objective;
        expect(chooseSupplements(richer).objective.worth).toBeGreaterThanOrEqual(before.worth);
      }),
      RUNS,
    );
  });

  it('hold nothing that could be left out: every product is worth more beside the others than it costs', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const choice = chooseSupplements(input);
        for (const left of choice.items) {
          const others = choice.items.filter(item => item !== left).map(item => item.productId);
          const without = chooseSupplements({
            ...input,
            // Still present, but too expensive: free amino acids count only where no protein is available at all.
            catalogue: input.catalogue.map(product =>
              others.includes(product.productId) ? product : outOfReach(product, input.request.monthlyBudget),
            ),
          });
          expect(without.objective.worth).toBeLessThan(choice.objective.worth);
        }
      }),
      RUNS,
    );
  });

  it('say for every other flavour and size whether the set would still fit', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const choice = chooseSupplements(input);
        for (const item of choice.items) {
          const product = productOf(input, item);
          const units = item.otherFlavors.flatMap(flavor => flavor.units);
          expect(units.map(unit => unit.supplementId).sort((one, other) => one - other)).toEqual(
            product.variants.map(variant => variant.variantId).sort((one, other) => one - other),
          );
          expect(units.find(unit => unit.supplementId === item.variantId)).toMatchObject({
            packs: item.packs,
            packsPrice: item.packsPrice,
            fitsBudget: true,
          });
          for (const unit of units) {
            const exchanged = choice.totalPrice - item.packsPrice + unit.packs * unit.price;
            expect(unit.fitsBudget).toBe(exchanged <= input.request.monthlyBudget);
          }
        }
      }),
      RUNS,
    );
  });

  it('are missing only with a reason, and the cheapest budget named is the cheapest that helps', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const poor = { ...input, request: { ...input.request, monthlyBudget: 1000 } };
        const { noFit, items } = chooseSupplements(poor);
        expect(noFit === undefined).toBe(items.length > 0);
        if (noFit === undefined || noFit.cheapestBudget === null) return;
        const withBudget = (monthlyBudget: number): SupplementChoice =>
          chooseSupplements({ ...input, request: { ...input.request, monthlyBudget } });
        expect(withBudget(noFit.cheapestBudget).items).not.toEqual([]);
        if (noFit.cheapestBudget > 10_000)
          expect(withBudget(noFit.cheapestBudget - 10_000).items).toEqual([]);
      }),
      RUNS,
    );
  });
});
