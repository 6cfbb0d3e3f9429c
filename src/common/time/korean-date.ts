import { dateAfter } from './dates.js';

const KST_OFFSET_MS = 9 * 3_600_000;

/** The calendar date in Korea (UTC+9, no daylight saving) as `YYYY-MM-DD`. */
export function koreanDate(at: Date): string {
  return new Date(at.getTime() + KST_OFFSET_MS).toISOString().slice(0, 10);
}

/** Today where the member is, as their device says; without it, or where it is a later date than anywhere, the date in Korea. */
export function dateThere(now: Date, on?: string): string {
  const here = koreanDate(now);
  return on === undefined || on > dateAfter(here, 1) ? here : on;
}

/** Whether `YYYY-MM-DD` is an existing date: there is no year 0. */
export function isCalendarDate(date: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date;
}

/** Completed years from `birthDate` to `today`, both `YYYY-MM-DD`. */
export function ageInYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
