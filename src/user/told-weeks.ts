import type { Condition } from '../catalogue/public.js';
import { invalidField } from '../common/errors/app-error.js';
import type { UserHealth } from './entities/user-health.entity.js';

const WEEK_MS = 7 * 86_400_000;

/** A condition whose weeks are asked for and stored as the date on which week 0 began, so that they keep counting. */
interface ToldWeeks {
  condition: Condition;
  day: 'pregnantSince' | 'gaveBirthOn' | 'surgeryOn';
  /** Allowed range of completed weeks. */
  min: number;
  max: number;
  /** Questions for too few and too many weeks. */
  below: (weeks: number) => string;
  above: (weeks: number) => string;
  /** For anything but a number of completed weeks. */
  malformed: string;
  /** For weeks without the condition. */
  missing: string;
}

export const TOLD_WEEKS = {
  /**
   * Counted from the last period, so that in the first two weeks nobody is pregnant yet (NHS, You and your pregnancy at 1 to 3 weeks). Births after
   * week 42 are rare; a number above 45 is stale, not a pregnancy.
   */
  pregnancyWeeks: {
    condition: '임신',
    day: 'pregnantSince',
    min: 2,
    max: 45,
    below: weeks =>
      `임신 ${weeks}주가 맞나요? 마지막 월경이 시작한 날부터 세면 처음 두 주는 아직 임신 전이에요. 잘 모르면 비워 두어도 돼요.`,
    above: weeks =>
      `임신 ${weeks}주가 맞나요? 아이를 낳았다면 ‘임신’ 대신 ‘출산 후’를 골라 주세요. 주수를 모르면 비워 두어도 돼요.`,
    malformed: '임신 주수는 다 채운 주만 적어 주세요. 12주 3일이면 12예요.',
    missing: '임신 중인가요? 건강 상태에서 ‘임신’을 고르고 주수를 알려 주세요.',
  },
  /** Recovery after a birth counts for a year at most: this product’s own limit. */
  postpartumWeeks: {
    condition: '출산 후',
    day: 'gaveBirthOn',
    min: 0,
    max: 52,
    below: () => '아직 아이를 낳기 전인가요? 그렇다면 ‘출산 후’ 대신 ‘임신’을 골라 주세요.',
    above: () =>
      '출산한 지 1년이 넘었나요? 그렇다면 ‘출산 후’를 빼 주세요. 모유를 먹이고 있으면 ‘수유’를, 불편한 곳이 있으면 ‘지금 아픈 곳’에서 골라 주세요.',
    malformed: '출산 뒤 다 채운 주만 적어 주세요. 6주 3일이면 6이에요.',
    missing: '1년 안에 출산했나요? 건강 상태에서 ‘출산 후’를 고르고 주수를 알려 주세요.',
  },
  /** The readiness screen asks about twelve months, too. */
  surgeryWeeks: {
    condition: '최근 수술',
    day: 'surgeryOn',
    min: 0,
    max: 52,
    below: () =>
      '아직 수술 전인가요? 수술 전이라면 ‘최근 수술’은 빼고, 지금 운동해도 되는지 담당 의사에게 물어봐 주세요. 수술한 뒤에 알려 주시면 맞춰 드릴게요.',
    above: () =>
      '수술한 지 1년이 넘었나요? 그렇다면 ‘최근 수술’을 빼 주세요. 불편한 곳이 남았으면 ‘지금 아픈 곳’에서 골라 주세요.',
    malformed: '수술 뒤 다 채운 주만 적어 주세요. 3주 4일이면 3이에요.',
    missing: '최근에 수술을 받았나요? 건강 상태에서 ‘최근 수술’을 고르고 알려 주세요.',
  },
} as const satisfies Record<string, ToldWeeks>;

export type ToldWeeksField = keyof typeof TOLD_WEEKS;
/** Completed weeks by field; null = unknown. */
export type WeeksTold = Partial<Record<ToldWeeksField, number | null>>;
export const TOLD_WEEKS_FIELDS = Object.keys(TOLD_WEEKS) as ToldWeeksField[];

/** The question for impossible weeks; null if they are possible. */
export function weeksQuestion(field: ToldWeeksField, weeks: unknown): string | null {
  const { min, max, below, above, malformed } = TOLD_WEEKS[field];
  if (typeof weeks !== 'number' || !Number.isFinite(weeks)) return malformed;
  // Before the check for fractions: half a week before an operation is before it.
  if (weeks < min) return below(weeks);
  if (weeks > max) return above(weeks);
  return Number.isInteger(weeks) ? null : malformed;
}

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const weeksSince = (day: string, today: string): number =>
  Math.floor((midnight(today) - midnight(day)) / WEEK_MS);

/** Completed weeks today; null without an answer, or once the period is over. */
export function weeksOn(field: ToldWeeksField, row: UserHealth, today: string): number | null {
  const day = row[TOLD_WEEKS[field].day];
  if (day === null) return null;
  const weeks = weeksSince(day, today);
  return weeks >= TOLD_WEEKS[field].min && weeks <= TOLD_WEEKS[field].max ? weeks : null;
}

/**
 * The row as it is true today. An operation or a birth leaves the conditions after a year; a pregnancy that lasts too long stays, with unknown
 * length, because only its end relaxes the rules. Either makes the readiness screen due again.
 */
export function asOf(row: UserHealth, today: string): UserHealth {
  const over = TOLD_WEEKS_FIELDS.map(field => TOLD_WEEKS[field]).filter(({ day, max }) => {
    const since = row[day];
    return since !== null && weeksSince(since, today) > max;
  });
  if (over.length === 0) return row;
  const left: readonly Condition[] = over
    .map(({ condition }) => condition)
    .filter(condition => condition !== '임신');
  return {
    ...row,
    ...Object.fromEntries(over.map(({ day }) => [day, null])),
    ...(left.includes('최근 수술') && { surgeryAreas: null }),
    conditions: row.conditions.filter(condition => !left.includes(condition)),
    readinessAskedOn: null,
  };
}

/**
 * The first day of a pregnancy that lasts, or ended with a birth within a year; null without one. One of unknown length counts as the longest.
 *
 * @param row `asOf` today
 */
export function pregnantFrom(
  { conditions, pregnantSince, gaveBirthOn }: UserHealth,
  today: string,
): string | null {
  const { pregnancyWeeks, postpartumWeeks } = TOLD_WEEKS;
  const longestBefore = (day: string) =>
    new Date(midnight(day) - pregnancyWeeks.max * WEEK_MS).toISOString().slice(0, 10);
  const starts = [
    ...(conditions.includes(pregnancyWeeks.condition) ? [pregnantSince ?? longestBefore(today)] : []),
    ...(conditions.includes(postpartumWeeks.condition) ? [longestBefore(gaveBirthOn ?? today)] : []),
  ];
  return starts.sort()[0] ?? null;
}

/**
 * The dates to store for weeks entered today. Weeks that are still true keep their date: saving them again moves nothing. A missing condition
 * clears its date.
 *
 * @throws VALIDATION_EXCEPTION for weeks without their condition
 */
export function daysOf(told: WeeksTold, row: UserHealth, today: string): Pick<UserHealth, ToldWeeks['day']> {
  const days = { pregnantSince: row.pregnantSince, gaveBirthOn: row.gaveBirthOn, surgeryOn: row.surgeryOn };
  for (const field of TOLD_WEEKS_FIELDS) {
    const { condition, day, missing } = TOLD_WEEKS[field];
    const weeks = told[field];
    if (!row.conditions.includes(condition)) {
      if (typeof weeks === 'number') throw invalidField(field, missing);
      days[day] = null;
    } else if (weeks === null) days[day] = null;
    else if (weeks !== undefined && weeks !== weeksOn(field, row, today)) {
      days[day] = new Date(midnight(today) - weeks * WEEK_MS).toISOString().slice(0, 10);
    }
  }
  return days;
}
