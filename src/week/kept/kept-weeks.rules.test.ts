import { keptWeeks, type KeptWeeksFacts } from './kept-weeks.rules.js';

/** A Tuesday. */
const TODAY = '2026-11-17';

const facts = (more: Partial<KeptWeeksFacts> = {}, ...days: string[]): KeptWeeksFacts => ({
  lifted: new Map(days.map(day => [day, days.filter(each => each === day).length])),
  ...{ cardioDays: [], planned: new Map(), breaks: [], pregnantFrom: null },
  ...more,
});

it.each([
  [['2026-11-05', '2026-11-12', '2026-11-13'], 2],
  [['2026-11-05', '2026-11-12', '2026-11-16'], 3],
  [['2026-10-29', '2026-11-12'], 1],
  [['2026-11-05'], 0],
  [[], 0],
])('without a plan any training keeps a week: %j', (days, weeks) => {
  expect(keptWeeks(facts({}, ...days), TODAY)).toBe(weeks);
});

it('endurance keeps a week without a plan, over the end of a year as well', () => {
  const cardioDays = ['2026-12-24', '2026-12-31', '2027-01-06'];
  expect(keptWeeks(facts({ cardioDays }), '2027-01-07')).toBe(3);
});

describe('a week with a plan', () => {
  const plan = (sessions: number) => ({ planned: new Map([['2026-11-09', sessions]]) });
  const kept = (more: Partial<KeptWeeksFacts>, ...days: string[]) =>
    keptWeeks(facts(more, '2026-11-04', ...days), TODAY);

  it('is kept by as many sessions as it has, on whatever day', () => {
    expect(kept(plan(2), '2026-11-10')).toBe(0);
    expect(kept(plan(2), '2026-11-10', '2026-11-14')).toBe(2);
    expect(kept(plan(2), '2026-11-14', '2026-11-14')).toBe(2);
  });

  it('is not kept by endurance alone', () => {
    expect(kept({ ...plan(1), cardioDays: ['2026-11-09'] })).toBe(0);
  });

  it('that was left out as a whole is a week off', () => {
    expect(kept(plan(0))).toBe(2);
  });

  it('after an illness is a light one: one session is enough', () => {
    const breaks = [{ startsOn: '2026-11-04', endsOn: '2026-11-06', kind: 'ill' as const }];
    expect(kept({ ...plan(3), breaks }, '2026-11-12')).toBe(2);
    expect(kept({ ...plan(3), breaks: [{ ...breaks[0]!, kind: 'away' }] }, '2026-11-12')).toBe(0);
    expect(kept({ ...plan(0), breaks })).toBe(2);
    const until = (endsOn: string) =>
      kept({ ...plan(3), breaks: [{ ...breaks[0]!, startsOn: '2026-10-30', endsOn }] }, '2026-11-12');
    expect(until('2026-11-02')).toBe(2);
    expect(until('2026-11-01')).toBe(0);
  });

  it('this week counts once it is kept, and ends nothing before', () => {
    const planned = new Map([['2026-11-16', 2]]);
    expect(keptWeeks(facts({ planned }, '2026-11-12', '2026-11-16'), TODAY)).toBe(1);
    expect(keptWeeks(facts({ planned }, '2026-11-12', '2026-11-16', '2026-11-17'), TODAY)).toBe(2);
  });
});

it('a week off counts as kept; one before the first training does not', () => {
  const trained = ['2026-10-27', '2026-11-03', '2026-11-16'];
  const kept = (startsOn: string, endsOn: string) =>
    keptWeeks(facts({ breaks: [{ startsOn, endsOn, kind: 'away' }] }, ...trained), TODAY);
  expect(kept('2026-11-10', '2026-11-12')).toBe(4);
  expect(kept('2026-11-15', '2026-11-15')).toBe(4);
  expect(kept('2026-11-16', '2026-11-18')).toBe(1);
  expect(kept('2026-11-09', '2026-11-09')).toBe(4);
  expect(kept('2026-10-19', '2026-11-15')).toBe(4);
});

it('the weeks of a pregnancy and after the birth count as kept', () => {
  const pregnantFrom = '2026-09-16';
  expect(keptWeeks(facts({ pregnantFrom }, '2026-09-10'), TODAY)).toBe(11);
  expect(keptWeeks(facts({ pregnantFrom: '2026-09-20' }, '2026-09-10'), TODAY)).toBe(11);
  expect(keptWeeks(facts({ pregnantFrom: '2026-09-21' }, '2026-09-10'), TODAY)).toBe(9);
  expect(keptWeeks(facts({ pregnantFrom }), TODAY)).toBe(0);
});
