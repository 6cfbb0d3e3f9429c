import type { RecommendationDay } from '../api/recommendation-days.api';

const DAYS = 30;
const DAY_MS = 86_400_000;

type Counts = Omit<RecommendationDay, 'day' | 'type'>;

const NONE: Counts = { made: 0, kept: 0, swapped: 0, answered: 0, unfilled: 0, failed: 0 };

/** Each of the thirty days up to today, earliest first, including empty ones. */
export function lastDays(
  days: readonly RecommendationDay[],
  type: RecommendationDay['type'],
  today: string,
): (Counts & { day: string })[] {
  const known = new Map(days.filter(each => each.type === type).map(each => [each.day, each]));
  const end = Date.parse(today);
  return Array.from({ length: DAYS }, (_, n) => {
    const day = new Date(end - (DAYS - 1 - n) * DAY_MS).toISOString().slice(0, 10);
    return { ...NONE, ...known.get(day), day };
  });
}

export function sumOf(days: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => days.reduce((total, day) => total + day[key], 0);
  return {
    ...{ made: sum('made'), kept: sum('kept'), swapped: sum('swapped') },
    ...{ answered: sum('answered'), unfilled: sum('unfilled'), failed: sum('failed') },
  };
}
