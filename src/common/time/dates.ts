const DAY_MS = 86_400_000;
export const DAYS_A_WEEK = 7;

/** The Monday of the date's week; both `YYYY-MM-DD`. */
export const mondayOf = (date: string): string =>
  dateAfter(date, -((new Date(date).getUTCDay() + 6) % DAYS_A_WEEK));

/** Both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The Mondays of the latest weeks, including this one, oldest first. */
export const lastMondays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => dateAfter(mondayOf(today), DAYS_A_WEEK * (i + 1 - count)));
