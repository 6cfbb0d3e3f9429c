import { DAY_SLOTS, dayTimetable, type DaySlot } from './day-timetable.js';
import { seededRandom } from './supplement-cases.fixture.js';
import type { CatalogueProduct, ServingContent } from './supplement-engine.types.js';

const product = (perServing: ServingContent): CatalogueProduct => ({
  ...{
    productId: 0,
    ingredientClasses: [],
    source: '',
    perServing,
    certified: false,
    approvedFunction: null,
  },
  ...{ allergens: [], excludedConditions: [], cautions: [], variants: [] },
});
const taken = (itemId: number, perServing: ServingContent, servingsPerDay = 1, slots: DaySlot[] = []) => ({
  ...{ itemId, servingsPerDay, slots },
  product: product(perServing),
});

describe('a timetable of the day', () => {
  it('takes iron and calcium apart, vitamin D with a meal, and no more times than needed', () => {
    const { items, broken } = dayTimetable(
      [
        taken(1, { ironMg: 10 }),
        taken(2, { calciumMg: 500 }),
        taken(3, { vitaminDUg: 25 }),
        taken(4, { vitaminCMg: 500 }),
      ],
      [],
    );
    const [iron, calcium, d] = items.map(({ slots }) => slots[0]);
    expect(iron).not.toBe(calcium);
    expect(['breakfast', 'lunch', 'dinner']).toContain(d);
    expect(new Set(items.flatMap(({ slots }) => slots)).size).toBe(2);
    expect(items.find(({ itemId }) => itemId === 3)?.withFood).toBe(true);
    expect(broken).toEqual([]);
  });

  it('leaves four hours after the thyroid medicine, and the evening without caffeine', () => {
    const things = [taken(1, { ironMg: 10 }), taken(2, { calciumMg: 500 }), taken(3, { caffeineMg: 100 })];
    const { items, rules } = dayTimetable(things, ['갑상선약']);
    const [iron, calcium, caffeine] = items.map(({ slots }) => slots[0]!);
    for (const slot of [iron, calcium]) expect(['rising', 'breakfast']).not.toContain(slot);
    expect(['rising', 'breakfast', 'lunch']).toContain(caffeine);
    expect(rules.map(({ source }) => source).every(source => source.length > 10)).toBe(true);
  });

  it('leaves four hours after the thyroid medicine for everything that a caution says it of', () => {
    const powder = { ...product({ proteinG: 24 }), ingredientClasses: ['protein' as const] };
    const { items, broken } = dayTimetable(
      [
        { ...taken(1, {}, 1, ['breakfast']), product: powder },
        taken(2, { caffeineMg: 100 }, 1, ['breakfast']),
        taken(3, { catechinMg: 300 }),
      ],
      ['갑상선약'],
    );
    for (const slot of items.flatMap(({ slots }) => slots))
      expect(['rising', 'breakfast']).not.toContain(slot);
    expect(items[1]!.slots).toEqual(['lunch']);
    expect(broken).toEqual([]);
  });

  it('stays as it is taken now where no rule speaks against it', () => {
    const { items } = dayTimetable([taken(1, { vitaminCMg: 500 }, 2, ['lunch', 'bedtime'])], []);
    expect(items[0]!.slots).toEqual(['lunch', 'bedtime']);
  });

  it('says when none keeps all rules', () => {
    const often = dayTimetable([taken(1, { caffeineMg: 50 }, 4)], []);
    expect(often.items[0]!.slots).toHaveLength(4);
    expect(often.broken).toEqual(['카페인은 오후 2시 전까지만']);
    const both = dayTimetable([taken(1, { ironMg: 10 }, 3), taken(2, { calciumMg: 300 }, 3)], []);
    expect(both.broken).toContain('철과 칼슘은 서로 다른 때에');
  });

  it('gives up iron and calcium apart before the time between a medicine and either', () => {
    const { items, broken } = dayTimetable(
      [taken(1, { ironMg: 20 }, 2, ['breakfast', 'bedtime']), taken(2, { calciumMg: 300 }, 2)],
      ['갑상선약'],
    );
    const slots = items.flatMap(item => item.slots);
    expect(slots).not.toContain('rising');
    expect(slots).not.toContain('breakfast');
    // Only one of the two is together.
    expect(new Set(slots).size).toBe(3);
    expect(broken).toEqual(['철과 칼슘은 서로 다른 때에']);
  });

  it('has nothing for nobody', () => {
    expect(dayTimetable([], [])).toEqual({ items: [], rules: [], broken: [] });
  });

  it('is the best of all there are', () => {
    const amounts = ['ironMg', 'calciumMg', 'vitaminDUg', 'caffeineMg', 'vitaminCMg', 'zincMg'] as const;
    const wantsFood = new Set<string>(['vitaminDUg']);
    for (let seed = 1; seed <= 200; seed++) {
      const random = seededRandom(seed);
      const held = Array.from({ length: 4 }, () => amounts[Math.floor(random() * amounts.length)]!);
      const hasThyroid = random() < 0.3;
      const { items } = dayTimetable(
        held.map((amount, index) => taken(index, { [amount]: 10 })),
        hasThyroid ? ['갑상선약'] : [],
      );
      /** Written independently: broken rules, then times per day. */
      const rated = (slots: readonly DaySlot[]): number => {
        const wrong = held.filter((amount, index) => {
          const slot = slots[index]!;
          if (amount === 'caffeineMg') return slot === 'dinner' || slot === 'bedtime';
          if (wantsFood.has(amount)) return slot === 'rising' || slot === 'bedtime';
          const isMineral = ['ironMg', 'calciumMg', 'zincMg'].includes(amount);
          return hasThyroid && isMineral && (slot === 'rising' || slot === 'breakfast');
        }).length;
        const together = held.some((one, index) =>
          held.some((other, at) => one === 'ironMg' && other === 'calciumMg' && slots[index] === slots[at]),
        );
        return (wrong + (together ? 1 : 0)) * 100 + new Set(slots).size;
      };
      let best = Infinity;
      for (let code = 0; code < 5 ** 4; code++)
        best = Math.min(best, rated(held.map((_, index) => DAY_SLOTS[Math.floor(code / 5 ** index) % 5]!)));
      expect({ seed, rated: rated(items.map(({ slots }) => slots[0]!)) }).toEqual({ seed, rated: best });
    }
  });
});
