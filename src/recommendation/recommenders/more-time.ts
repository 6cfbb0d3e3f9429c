import { SESSION_MINUTES } from '../../training-preferences/public.js';
import { MOST_WEEK_DAYS, type WeekDayWishDto } from '../dto/week-request.dto.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MORE_MINUTES = 10;

type Wish = Pick<WeekDayWishDto, 'day' | 'minutes' | 'place'>;

/**
 * Adds a day in the middle of the longest rest, like the last requested day but for any part; null where no day is left.
 *
 * @param firstDay the first weekday that is not over, 1 = Monday
 * @param taken weekdays of endurance, which would shorten it, and of routines
 */
export function oneMoreDay<Day extends Wish>(
  days: readonly Day[],
  firstDay: number,
  taken: readonly number[] = [],
): { day: number | null; days: (Day | Wish)[] } | null {
  const last = days.at(-1);
  if (!last || days.length >= MOST_WEEK_DAYS) return null;
  const { minutes, place } = last;
  if (last.day === null) return { day: null, days: [...days, { day: null, minutes, place }] };
  // The next week may start like this one.
  const restBeside = (day: number) =>
    Math.min(...days.map(each => Math.abs(each.day! - day)).map(apart => Math.min(apart, 7 - apart)));
  const [day] = WEEKDAYS.filter(
    each => each >= firstDay && restBeside(each) > 0 && !taken.includes(each),
  ).sort((a, b) => restBeside(b) - restBeside(a));
  if (day === undefined) return null;
  return { day, days: [...days, { day, minutes, place }].sort((a, b) => a.day! - b.day!) };
}

/** Adds ten minutes to every day that has room for them; null if none has. */
export function tenMoreMinutes<Day extends Wish>(days: readonly Day[]): Day[] | null {
  const more = days.map(day => ({
    ...day,
    minutes: Math.min(SESSION_MINUTES.max, day.minutes + MORE_MINUTES),
  }));
  return more.some(({ minutes }, index) => minutes > days[index]!.minutes) ? more : null;
}
