import { formatMonthDay } from './format';

const DAY_MS = 86_400_000;
export const DAYS_A_WEEK = 7;
export const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;
/** The same, 1 = Monday. */
export const WEEKDAY_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** `YYYY-MM-DD` in the device's time zone. */
export function localDateOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param date `YYYY-MM-DD` */
export const dateAfter = (date: string, days: number): string =>
  new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);

/** @param day of the week, 1 = Monday */
export const dateInWeek = (monday: string, day: number): string => dateAfter(monday, day - 1);

/** Negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / DAY_MS;

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(utc(date)).getUTCDay() + 6) % DAYS_A_WEEK;

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => dateAfter(date, -weekdayOf(date));

/** `11월 23일 ~ 11월 29일`. */
export const weekText = (monday: string): string =>
  `${formatMonthDay(monday)} ~ ${formatMonthDay(dateAfter(monday, DAYS_A_WEEK - 1))}`;

/** @param month `YYYY-MM` */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const monthText = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
};

/** First and last day. @param month `YYYY-MM` */
export const daysOf = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: dateAfter(`${monthAfter(month, 1)}-01`, -1),
});

/** Weeks from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = daysOf(month);
  const weeks: (string | null)[][] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dateAfter(monday, DAYS_A_WEEK)) {
    const days = WEEKDAYS.map((_, place) => dateAfter(monday, place));
    weeks.push(days.map(day => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** Sums by week, including empty weeks. @param mondays in order */
export function byWeek(
  entries: readonly { localDate: string; value: number }[],
  mondays: readonly string[],
): { monday: string; value: number }[] {
  const sums = new Map(mondays.map(monday => [monday, 0]));
  for (const { localDate, value } of entries) {
    const monday = mondayOf(localDate);
    const sum = sums.get(monday);
    if (sum !== undefined) sums.set(monday, sum + value);
  }
  return [...sums].map(([monday, value]) => ({ monday, value }));
}

/** The Mondays of the last weeks including this one, oldest first. */
export const lastMondays = (today: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, i) => dateAfter(mondayOf(today), DAYS_A_WEEK * (i + 1 - weeks)));
