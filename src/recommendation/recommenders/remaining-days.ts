const DAY_MS = 86_400_000;

/**
 * Those days of a week that are not over on `from`, in their order; all of a week without days.
 *
 * @param startsOn its Monday; `YYYY-MM-DD`, as `from`
 */
export function remainingDays<Day extends { day: number | null }>(
  startsOn: string,
  from: string,
  days: readonly Day[],
): Day[] {
  const passed = Math.round((Date.parse(from) - Date.parse(startsOn)) / DAY_MS);
  return days.filter(({ day }) => day === null || day > passed).sort((a, b) => (a.day ?? 0) - (b.day ?? 0));
}
