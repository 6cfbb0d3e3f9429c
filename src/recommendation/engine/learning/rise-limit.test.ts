import { mostBelievedLogKg, peaksAfter } from './rise-limit.js';
import type { ExerciseRecord, Peak } from './strength-belief.types.js';

const ADULT = { ageYears: 19 };
const YOUTH = { ageYears: 18 };
const TENTH = Math.log(1.1);
const TWENTIETH = Math.log(1.05);

const record = (days: number, ...highest: [date: string, logKg: number][]): ExerciseRecord => ({
  ...{
    workoutId: 1,
    variance: 0.01,
    apart: null,
    last: null,
    heldBack: null,
    surprise: 0,
    badDay: null,
    doubt: null,
  },
  days,
  highest: highest.map(([date, logKg]) => ({ date, logKg })),
});

describe('the most that is believed', () => {
  it('is a tenth more in each of an adult’s first three sessions', () => {
    expect(mostBelievedLogKg(record(0), 4, ADULT, '2026-01-01')).toBe(4 + TENTH);
    const second = record(1, ['0000-01-01', 4], ['2026-01-01', 4.05]);
    expect(mostBelievedLogKg(second, 4.05, ADULT, '2026-01-02')).toBe(4.05 + TENTH);
    const third = record(2, ['0000-01-01', 4], ['2026-01-01', 4.05], ['2026-01-02', 4.1]);
    expect(mostBelievedLogKg(third, 4, ADULT, '2026-01-03')).toBe(4.1 + TENTH);
  });

  it('counts the tenth from the highest so far after a fall, and from a body that has grown', () => {
    const second = record(1, ['0000-01-01', 4], ['2026-01-01', 4.05]);
    expect(mostBelievedLogKg(second, 3.9, ADULT, '2026-01-02')).toBe(4.05 + TENTH);
    expect(mostBelievedLogKg(second, 4.2, ADULT, '2026-01-02')).toBe(4.2 + TENTH);
  });

  it('is then a twentieth more than a week before, which seven days make', () => {
    const later = record(5, ['0000-01-01', 4], ['2026-01-01', 4.03], ['2026-01-05', 4.04]);
    expect(mostBelievedLogKg(later, 4.04, ADULT, '2026-01-07')).toBe(4 + TWENTIETH);
    expect(mostBelievedLogKg(later, 4.04, ADULT, '2026-01-08')).toBe(4.03 + TWENTIETH);
    expect(mostBelievedLogKg(later, 4.04, ADULT, '2026-01-12')).toBe(4.04 + TWENTIETH);
  });

  it('is never less than was believed before: coming back is no rise', () => {
    const later = record(5, ['0000-01-01', 4], ['2026-01-05', 4.1]);
    expect(mostBelievedLogKg(later, 3.8, ADULT, '2026-01-06')).toBe(4.1);
    expect(mostBelievedLogKg(later, 4.2, ADULT, '2026-01-06')).toBe(4.2);
  });

  it('is a twentieth a week from the first session on for whoever is growing', () => {
    expect(mostBelievedLogKg(record(0), 4, YOUTH, '2026-01-01')).toBe(4 + TWENTIETH);
    const second = record(1, ['0000-01-01', 4], ['2026-01-01', 4.04]);
    expect(mostBelievedLogKg(second, 4.04, YOUTH, '2026-01-02')).toBe(4 + TWENTIETH);
  });
});

describe('the peaks that are kept', () => {
  const peaks = (before: ExerciseRecord, logKg: number, date: string, member = ADULT): Peak[] =>
    peaksAfter(before, 4, logKg, member, date);

  it('begin with what held until the first session', () => {
    expect(peaks(record(0), 4.05, '2026-01-01')).toEqual([
      { date: '0000-01-01', logKg: 4 },
      { date: '2026-01-01', logKg: 4.05 },
    ]);
  });

  it('do not fall with a bad day', () => {
    const before = record(1, ['0000-01-01', 4], ['2026-01-01', 4.05]);
    expect(peaks(before, 3.9, '2026-01-02').at(-1)).toEqual({ date: '2026-01-02', logKg: 4.05 });
  });

  it('begin anew with an adult’s third session, and not with a youth’s', () => {
    const before = record(2, ['0000-01-01', 4], ['2026-01-01', 4.05]);
    expect(peaks(before, 4.1, '2026-01-02')).toEqual([{ date: '0000-01-01', logKg: 4.1 }]);
    expect(peaks(before, 4.1, '2026-01-02', YOUTH)).toHaveLength(3);
  });

  it('reach back to the last one a week ago', () => {
    const before = record(9, ['2026-01-01', 4], ['2026-01-03', 4.02], ['2026-01-06', 4.03]);
    expect(peaks(before, 4.04, '2026-01-10').map(({ date }) => date)).toEqual([
      '2026-01-03',
      '2026-01-06',
      '2026-01-10',
    ]);
    expect(peaks(before, 4.04, '2026-01-07')).toHaveLength(4);
  });
});
