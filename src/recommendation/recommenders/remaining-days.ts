import { daysBetween } from '../engine/learning/detraining.js';

/**
 * The days of a week that are not over on `from`, in order; all days of a week without weekdays.
 *
 * @param startsOn its Monday; `YYYY-MM-DD`, as `from`
 */
export function remainingDays<Day extends { day: number | null }>(
  startsOn: string,
  from: string,
  days: readonly Day[],
): Day[] {
  const passed = daysBetween(startsOn, from);
  return days.filter(({ day }) => day === null || day > passed).sort((a, b) => (a.day ?? 0) - (b.day ?? 0));
}
