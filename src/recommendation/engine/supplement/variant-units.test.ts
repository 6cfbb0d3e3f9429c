import { variantUnits } from './variant-units.js';

const product = {
  variants: [
    { variantId: 1, flavor: '초코', servings: 60, price: 40_000 },
    { variantId: 2, flavor: '초코', servings: 30, price: 25_000 },
    { variantId: 3, flavor: '초코', servings: 30, price: 20_000 },
    { variantId: 4, flavor: '딸기', servings: 1, price: 500 },
    { variantId: 5, flavor: '딸기', servings: 0, price: 20_000 },
    { variantId: 6, flavor: '딸기', servings: 60, price: 0 },
  ],
};

describe('the other packs of a chosen product', () => {
  // One of 20,000 won was chosen beside others for 30,000.
  const units = variantUnits(product, {
    ...{ servingsPerDay: 1, packsPrice: 20_000, totalPrice: 50_000, monthlyBudget: 70_000 },
  });

  it('fit up to the last won of the budget', () => {
    const fits = units.flatMap(flavor => flavor.units.map(unit => [unit.supplementId, unit.fitsBudget]));
    expect(fits).toEqual([
      [3, true],
      [2, true],
      [1, true],
      [4, true],
    ]);
    const less = variantUnits(product, {
      ...{ servingsPerDay: 1, packsPrice: 20_000, totalPrice: 50_000, monthlyBudget: 69_999 },
    });
    expect(less[0]?.units.map(({ fitsBudget }) => fitsBudget)).toEqual([true, true, false]);
  });

  it('come by size and price, what cannot be bought is not among them', () => {
    expect(units.map(({ flavorName, units: all }) => [flavorName, ...all.map(unit => unit.price)])).toEqual([
      ['초코', 20_000, 25_000, 40_000],
      ['딸기', 500],
    ]);
  });
});
