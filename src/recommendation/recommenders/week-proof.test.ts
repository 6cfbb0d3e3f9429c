import { provedAgain, type StoredWeek } from './week-proof.js';

const week: StoredWeek = {
  ...{ days: [], parts: [], reasons: [], notes: [] },
  proof: { proved: false, gapPercent: 1 },
  searched: { value: 990, bound: 1000, basis: 'these' },
};
const after = (bound: number, basis = 'these', value = bound) =>
  provedAgain(week, { value, bound, basis })?.proof;

describe('a later search of a week', () => {
  it('proves the week that is shown, or how far it is from the best at most', () => {
    expect(after(990)).toEqual({ proved: true, gapPercent: 0 });
    expect(after(996)).toEqual({ proved: false, gapPercent: 0.7 });
  });

  it('that has found and proved a better one does not call the shown one the best', () => {
    expect(after(991)).toEqual({ proved: false, gapPercent: 0.2 });
  });

  it('says nothing where it knows less, was of something else, or contradicts the first', () => {
    expect([after(1000), after(1200), after(990, 'others'), after(989)]).toEqual(Array(4).fill(undefined));
    const old = { ...week, searched: undefined };
    expect(provedAgain(old, { value: 990, bound: 990, basis: 'these' })).toBeNull();
  });
});
