const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The Monday of the week that a date is in; both `YYYY-MM-DD`. */
export const mondayOf = (date: string): string =>
  dateAfter(date, -((new Date(date).getUTCDay() + 6) % DAYS_A_WEEK));

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The Mondays of the last weeks, this one included, the oldest first. */
export const lastMondays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => dateAfter(mondayOf(today), DAYS_A_WEEK * (i + 1 - count)));
