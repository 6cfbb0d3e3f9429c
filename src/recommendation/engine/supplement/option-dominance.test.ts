import { withoutDominated } from './option-dominance.js';
import { plainOption, type OptionFigures } from './plain-options.fixture.js';

const ONE = { points: [50, 20], price: 20_000, classes: 1, substances: [5, 5] };
const NO_PROTEIN = { closedFrom: 0, hasPairs: false };

/** Ids of the remaining options, given in this order. */
const left = (options: readonly OptionFigures[], protein = NO_PROTEIN): number[] =>
  withoutDominated(
    options.map((figures, id) => plainOption(id, figures)),
    protein,
  ).map(({ product }) => product.productId);

describe('withoutDominated', () => {
  it.each<[string, Partial<OptionFigures>]>([
    ['a lower price to pay', { price: 19_000, monthlyCost: 20_000 }],
    ['a lower price a month', { monthlyCost: 19_000 }],
    ['more points', { points: [50, 21] }],
    ['more points for one purpose, as many for the other', { points: [51, 20] }],
  ])('drops what another beats by %s, whichever comes first', (_, better) => {
    expect(left([ONE, { ...ONE, ...better }])).toEqual([1]);
    expect(left([{ ...ONE, ...better }, ONE])).toEqual([0]);
  });

  it.each<[string, Partial<OptionFigures>]>([
    ['costs more to pay', { price: 21_000, monthlyCost: 20_000 }],
    ['costs more a month', { monthlyCost: 21_000 }],
    ['does less for one purpose', { points: [49, 99] }],
    ['does less for the last purpose', { points: [99, 19] }],
    ['brings more of one limited substance', { substances: [6, 0] }],
    ['brings more of the last limited substance', { substances: [0, 6] }],
    ['is of another class', { classes: 3 }],
  ])('keeps what another cannot stand in for, as it %s', (_, worse) => {
    // Better in everything else.
    const other = { ...ONE, price: 10_000, points: [99, 99], substances: [0, 0], ...worse };
    expect(left([ONE, other])).toEqual([0, 1]);
    expect(left([other, ONE])).toEqual([0, 1]);
  });

  it('drops what costs the same and brings more of a limited substance', () => {
    expect(left([ONE, { ...ONE, substances: [5, 6] }])).toEqual([0]);
  });

  it('keeps the first of equal ones, and the order', () => {
    expect(left([ONE, ONE, ONE])).toEqual([0]);
    expect(
      left([
        { ...ONE, classes: 4 },
        { ...ONE, classes: 2 },
        { ...ONE, classes: 4 },
      ]),
    ).toEqual([0, 1]);
  });

  describe('of what brings protein', () => {
    const grams = (proteinGrams: number, kcal = 100): OptionFigures => ({ ...ONE, proteinGrams, kcal });
    const alone = { closedFrom: 40, hasPairs: false };
    const paired = { closedFrom: 40, hasPairs: true };

    it('drops what brings less, and of what closes the gap all but one', () => {
      expect(left([grams(24), grams(20)], alone)).toEqual([0]);
      expect(left([grams(40), grams(48)], alone)).toEqual([0]);
      // A cheaper option that also closes the gap replaces one that brings more.
      expect(left([grams(48), { ...grams(40), monthlyCost: 19_000 }], alone)).toEqual([1]);
      expect(left([grams(48), { ...grams(39), monthlyCost: 19_000 }], alone)).toEqual([0, 1]);
    });

    it('keeps every amount where a powder and a gainer may come together: less may be what is allowed', () => {
      expect(left([grams(20), grams(24)], paired)).toEqual([0, 1]);
      expect(left([grams(24), grams(20)], paired)).toEqual([0, 1]);
    });

    it('drops of equal grams what brings no less energy, only where energy counts', () => {
      expect(left([{ ...grams(20, 200), monthlyCost: 19_000 }, grams(20, 300)], paired)).toEqual([0]);
      expect(left([{ ...grams(20, 200), monthlyCost: 19_000 }, grams(20, 200)], paired)).toEqual([0]);
      expect(left([{ ...grams(20, 300), monthlyCost: 19_000 }, grams(20, 200)], paired)).toEqual([0, 1]);
      expect(left([{ ...grams(20, 300), monthlyCost: 19_000 }, grams(20, 200)], alone)).toEqual([0]);
    });
  });
});
