import { koreanDate } from '../common/time/korean-date.js';

/** Hours in Korea. Outside them only the end of a rest is sent. */
export const FIRST_HOUR = 9;
export const QUIET_FROM = 21;
/** The last hour to choose for the daily push. */
export const LAST_HOUR = QUIET_FROM - 1;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC+9, no daylight saving: independent of the server's time zone. */
const KOREA_MS = 9 * HOUR_MS;

/** An hour of a day in Korea. @param date `YYYY-MM-DD` */
function atHour(date: string, hour: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - KOREA_MS + hour * HOUR_MS);
}

export function isQuiet(at: Date): boolean {
  const hour = new Date(at.getTime() + KOREA_MS).getUTCHours();
  return hour < FIRST_HOUR || hour >= QUIET_FROM;
}

/** Until the quiet hours of that day. */
export function secondsUntilQuiet(at: Date): number {
  return Math.max(0, Math.floor((atHour(koreanDate(at), QUIET_FROM).getTime() - at.getTime()) / 1000));
}

/** The next time that it is that hour. @param decidedOn the last day that had its push, `YYYY-MM-DD` */
export function nextAt(now: Date, hour: number, decidedOn: string | null): Date {
  const today = koreanDate(now);
  const at = atHour(today, hour);
  return at > now && today !== decidedOn ? at : new Date(at.getTime() + DAY_MS);
}
