const DAY_MS = 86_400_000;

/** 0 = the Monday on which the week starts; both `YYYY-MM-DD`. */
export const weekdayOf = (startsOn: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(startsOn)) / DAY_MS);

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
  const passed = weekdayOf(startsOn, from);
  return days.filter(({ day }) => day === null || day > passed).sort((a, b) => (a.day ?? 0) - (b.day ?? 0));
}
