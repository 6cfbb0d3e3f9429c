import type { Condition } from '../catalogue/public.js';
import type { UserHealth } from './entities/user-health.entity.js';
import { healthQuestions, pregnancyFitsBirth } from './health-questions.js';
import {
  asOf,
  daysOf,
  pregnantFrom,
  TOLD_WEEKS,
  TOLD_WEEKS_FIELDS,
  weeksOn,
  weeksQuestion,
} from './told-weeks.js';

const TODAY = '2026-03-02';
const laterBy = (days: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const row = (conditions: Condition[], more: Partial<UserHealth> = {}): UserHealth => ({
  ...{ userId: 1, allergens: [], conditions, medicines: null, answered: [] },
  ...{ coffeeCupsPerDay: null, dietProteinPerKg: null, soreAreas: [] },
  ...{
    pregnantSince: null,
    gaveBirthOn: null,
    surgeryAreas: null,
    surgeryOn: null,
    confirmedQuestions: null,
  },
  ...{ readinessYes: [], readinessAnsweredOn: TODAY, readinessAskedOn: TODAY },
  ...more,
});
const told = (field: (typeof TOLD_WEEKS_FIELDS)[number], weeks: number): UserHealth => {
  const before = row([TOLD_WEEKS[field].condition]);
  return { ...before, ...daysOf({ [field]: weeks }, before, TODAY) };
};

describe.each(TOLD_WEEKS_FIELDS)('%s', field => {
  const { min, max } = TOLD_WEEKS[field];

  it('go on counting from the day they were told, and are kept to the day where they are told again', () => {
    const first = told(field, 20);
    expect(weeksOn(field, first, TODAY)).toBe(20);
    expect(weeksOn(field, first, laterBy(6))).toBe(20);
    expect(weeksOn(field, first, laterBy(7))).toBe(21);
    expect(daysOf({ [field]: 20 }, first, laterBy(6))).toEqual(daysOf({}, first, TODAY));
    expect(daysOf({ [field]: null }, first, TODAY)[TOLD_WEEKS[field].day]).toBeNull();
  });

  it('hold until their last week is over, then the readiness screen is shown again', () => {
    const last = told(field, max);
    expect(asOf(last, laterBy(6))).toBe(last);
    const over = asOf(last, laterBy(7));
    expect(weeksOn(field, over, laterBy(7))).toBeNull();
    expect(over).toMatchObject({ [TOLD_WEEKS[field].day]: null, readinessAskedOn: null });
    // A condition that time alone cannot end keeps protecting.
    expect(over.conditions).toEqual(field === 'pregnancyWeeks' ? ['임신'] : []);
  });

  it('are asked back where they cannot be', () => {
    expect(weeksQuestion(field, min)).toBeNull();
    expect(weeksQuestion(field, max)).toBeNull();
    for (const weeks of [min - 1, max + 1, 60]) expect(weeksQuestion(field, weeks)).toMatch(/[?？]/);
    for (const weeks of [10.5, '10', NaN, Infinity, {}, true]) {
      expect(weeksQuestion(field, weeks)).toContain('다 채운 주만');
    }
  });

  it('are nothing without their condition', () => {
    expect(() => daysOf({ [field]: 20 }, row([]), TODAY)).toThrow();
    const before = { ...told(field, 20), conditions: [] };
    expect(daysOf({}, before, TODAY)[TOLD_WEEKS[field].day]).toBeNull();
  });
});

it('says what an operation still to come means', () => {
  expect(weeksQuestion('surgeryWeeks', -1)).toContain('수술 전이라면');
  expect(weeksQuestion('surgeryWeeks', -0.1)).toContain('수술 전이라면');
});

describe('what hardly goes together', () => {
  const asked = (sex: '남' | '여', birthDate: string, ...conditions: Condition[]) =>
    healthQuestions(row(conditions), { sex, birthDate }, TODAY).map(({ question }) => question);

  it('is asked of men, and of who is too old or too young for a birth', () => {
    expect(asked('여', '1995-05-05', '임신', '출산 후', '수유')).toEqual([]);
    for (const condition of ['임신', '출산 후', '수유'] as const) {
      expect(asked('남', '1995-05-05', condition)).toEqual(['sex']);
      expect(asked('여', '1946-01-01', condition)).toEqual(['age']);
    }
    expect(asked('남', '1946-01-01', '임신')).toEqual(['sex', 'age']);
    expect(asked('남', '1946-01-01', '최근 수술', '탈장')).toEqual([]);
  });

  it('begins the day before the fifteenth birthday and the day of the fiftieth', () => {
    expect(asked('여', '2011-03-02', '임신')).toEqual([]);
    expect(asked('여', '2011-03-03', '임신')).toEqual(['age']);
    expect(asked('여', '1976-03-03', '임신')).toEqual([]);
    expect(asked('여', '1976-03-02', '임신')).toEqual(['age']);
  });
});

it.each([
  [20, 30, true],
  [29, 30, true],
  [30, 30, false],
  [36, 6, false],
  [null, 3, true],
  [null, 2, false],
  [36, null, true],
  [null, null, true],
])('a pregnancy of %s weeks with a birth %s weeks ago: %s', (pregnancyWeeks, postpartumWeeks, fits) => {
  const before = row(['임신', '출산 후']);
  const both = { ...before, ...daysOf({ pregnancyWeeks, postpartumWeeks }, before, TODAY) };
  expect(pregnancyFitsBirth(both, TODAY)).toBe(fits);
});

it.each<[string, Condition[], Parameters<typeof daysOf>[0], number | null]>([
  ['neither', [], {}, null],
  ['a pregnancy', ['임신'], { pregnancyWeeks: 10 }, 10],
  ['one of unknown length', ['임신'], {}, 45],
  ['a birth', ['출산 후'], { postpartumWeeks: 20 }, 20 + 45],
  [
    'a birth and a pregnancy since',
    ['임신', '출산 후'],
    { pregnancyWeeks: 10, postpartumWeeks: 30 },
    30 + 45,
  ],
])('after %s, the first day of a pregnancy is the earliest possible', (_, conditions, weeks, ago) => {
  const before = row(conditions);
  const from = pregnantFrom({ ...before, ...daysOf(weeks, before, TODAY) }, TODAY);
  expect(from).toBe(ago === null ? null : laterBy(-7 * ago));
});
