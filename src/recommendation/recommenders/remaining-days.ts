import type { WeekDayWishDto, WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
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

/** The days of a week that are to be planned: those remaining, without those on which a routine is done. */
export function daysToPlan(
  { startsOn, from = startsOn, fixedSets = [] }: WeekRecommendationRequestDto,
  wishes: readonly WeekDayWishDto[],
): WeekDayWishDto[] {
  const ofRoutines = new Set(fixedSets.map(({ day }) => day));
  return remainingDays(startsOn, from, wishes).filter(({ day }) => day === null || !ofRoutines.has(day));
}
