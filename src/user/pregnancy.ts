const WEEK_MS = 7 * 86_400_000;

/** Completed weeks that can be told. Births after week 42 are rare; a number beyond 45 is stale, not a pregnancy. */
export const PREGNANCY_WEEKS = { min: 0, max: 45 } as const;

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The day week 0 began, `YYYY-MM-DD`: what is kept, so that the weeks go on counting. */
export const pregnantSince = (weeks: number, today: string): string =>
  new Date(midnight(today) - weeks * WEEK_MS).toISOString().slice(0, 10);

/** Completed weeks today; null when not told, or told so long ago that it cannot be the same pregnancy. */
export function pregnancyWeeksOn(since: string | null, today: string): number | null {
  if (since === null) return null;
  const weeks = Math.floor((midnight(today) - midnight(since)) / WEEK_MS);
  return weeks >= PREGNANCY_WEEKS.min && weeks <= PREGNANCY_WEEKS.max ? weeks : null;
}
