import { plainOption } from './plain-options.fixture.js';
import { seededRandom } from './supplement-cases.fixture.js';
import type { SupplementOption } from './supplement-options.js';
import { searchBestSet, type SearchLimits } from './supplement-search.js';

interface Case {
  options: SupplementOption[];
  limits: SearchLimits;
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** Worth of a set per month beyond its price, in won, as defined in docs/recommendation.md. */
function worthOf(set: readonly SupplementOption[], { purposeCount, closedFrom }: SearchLimits): number {
  const best = Array.from({ length: purposeCount }, (_, purpose) =>
    Math.max(0, ...set.map(({ points }) => points[purpose]!)),
  );
  const grams = sum(set.map(({ proteinGrams }) => proteinGrams));
  const cost = sum(set.map(({ purchase }) => purchase.monthlyCost));
  return 600 * sum(best) + 2_000 * Math.min(closedFrom, grams) - cost;
}

function isAllowed(
  set: readonly SupplementOption[],
  { budget, substances, gapGrams }: SearchLimits,
): boolean {
  const bringing = set.filter(({ proteinGrams }) => proteinGrams > 0);
  return (
    set.length <= 5 &&
    sum(set.map(({ purchase }) => purchase.packsPrice)) <= budget &&
    substances.every((limit, at) => sum(set.map(option => option.substances[at]!)) <= limit) &&
    set.every(one => set.every(other => one === other || (one.classMask & other.blockedMask) === 0)) &&
    (bringing.length < 2 ||
      (sum(bringing.map(({ proteinGrams }) => proteinGrams)) <= gapGrams &&
        sum(bringing.map(({ kcal }) => kcal)) <= 600))
  );
}

/** The best of all sets, by trying each. */
function bestOfAll({ options, limits }: Case): { worth: number; products: number } {
  let best = { worth: 0, products: 0 };
  const visit = (set: readonly SupplementOption[], from: number): void => {
    const worth = worthOf(set, limits);
    if (worth > best.worth || (worth === best.worth && set.length < best.products)) {
      best = { worth, products: set.length };
    }
    for (let next = from; next < options.length; next++) {
      const more = [...set, options[next]!];
      // A forbidden set stays forbidden whatever is added.
      if (isAllowed(more, limits)) visit(more, next + 1);
    }
  };
  visit([], 0);
  return best;
}

/** Few round figures, so that options are often equal and limits are often met exactly. */
function randomCase(seed: number, count: number): Case {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const purposeCount = pick([1, 2, 3]);
  const gapGrams = pick([0, 20, 30, 49, 60]);
  const options = Array.from({ length: count }, (_, id) => {
    const kind = pick(['other', 'other', gapGrams === 0 ? 'gainer' : 'powder', 'gainer'] as const);
    const monthlyCost = 1_000 * pick([1, 2, 5, 8, 12, 20]);
    const ofKind = {
      other: { classes: pick([1, 2, 4, 8, 16, 32, 64, 128, 12, 48]) },
      powder: { classes: pick([256, 256, 260]), proteinGrams: pick([10, 20, 24, 48]), kcal: 120 },
      gainer: {
        classes: pick([512, 512, 520]),
        proteinGrams: pick([10, 20, 30]),
        kcal: pick([300, 480, 500]),
      },
    }[kind];
    const conflicts = [0, 2, 1][ofKind.classes] ?? 0;
    return plainOption(id, {
      ...{ ...ofKind, conflicts, monthlyCost, isGainer: kind === 'gainer' },
      points: Array.from({ length: purposeCount }, () => pick([0, 0, 10, 20, 50])),
      price: monthlyCost * pick([0.5, 1, 2]),
      substances: [pick([0, 0, 1, 2]), pick([0, 0, 0, 1, 3])],
    });
  });
  const budget = 1_000 * pick([5, 10, 20, 40, 100]);
  const closedFrom = gapGrams - Math.floor(gapGrams / 10);
  return {
    options,
    limits: { budget, gapGrams, closedFrom, purposeCount, substances: [pick([2, 3, 9]), 3] },
  };
}

/** Many valuable options of which few go together: the bounds on purposes and money do not see that. */
function crowdedCase(seed: number): Case {
  const random = seededRandom(seed);
  const options = Array.from({ length: 26 }, (_, id) =>
    plainOption(id, {
      points: Array.from({ length: 5 }, (_none, purpose) =>
        purpose === id % 5 ? 20 + Math.floor(random() * 30) : 0,
      ),
      price: 1_000 + Math.floor(random() * 1_000),
      substances: [2 + Math.floor(random() * 3), 2 + Math.floor(random() * 3)],
    }),
  );
  const limits = { budget: 100_000, gapGrams: 0, closedFrom: 0, purposeCount: 5, substances: [9, 9] };
  return { options, limits };
}

/** Six or seven options together would be worth most. */
function plentifulCase(seed: number): Case {
  const random = seededRandom(seed);
  const options = Array.from({ length: 12 }, (_, id) =>
    plainOption(id, {
      points: Array.from({ length: 7 }, (_none, purpose) =>
        purpose === id % 7 ? 20 + Math.floor(random() * 80) : 0,
      ),
      price: 1_000,
    }),
  );
  return {
    options,
    limits: { budget: 100_000, gapGrams: 0, closedFrom: 0, purposeCount: 7, substances: [] },
  };
}

function expectBest(seed: number, one: Case): void {
  const { options, proven } = searchBestSet(one.options, one.limits);
  const found = { worth: worthOf(options, one.limits), products: options.length };
  const seen = { seed, proven, isAllowed: isAllowed(options, one.limits), ...found };
  expect(seen).toEqual({ seed, proven: true, isAllowed: true, ...bestOfAll(one) });
}

describe('searchBestSet beside looking at every set', () => {
  it.each([1, 101, 201, 301, 401, 501])(
    'finds as much with as few products in cases %d and 99 more',
    first => {
      for (let seed = first; seed < first + 100; seed++) expectBest(seed, randomCase(seed, 10));
    },
  );

  it('takes five at most, the best five', () => {
    for (let seed = 1; seed <= 5; seed++) {
      expectBest(seed, plentifulCase(seed));
      const { options, limits } = plentifulCase(seed);
      expect(searchBestSet(options, limits).options).toHaveLength(5);
    }
  });

  it('finds it where hundreds of sets promise more than they may hold', () => {
    for (let seed = 1; seed <= 4; seed++) expectBest(seed, crowdedCase(seed));
  });
});
