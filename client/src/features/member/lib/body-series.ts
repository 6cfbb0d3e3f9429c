import { particle } from '../../../shared/lib/particle';
import { formatNumber } from '../../../shared/lib/format';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyFigure } from '../../../shared/widgets/body-data/body-figures';

export interface Point {
  date: string;
  value: number;
}

/** One figure over time, oldest first. @param rows newest first */
export const seriesOf = (rows: readonly BodyData[], figure: BodyFigure): Point[] =>
  rows.map(row => ({ date: row.date, value: figure.of(row) })).reverse();

/** The last change in words: `지난 기록보다 0.7kg 줄었어요`. */
export function lastChangeText(points: readonly Point[], { label, changeUnit }: BodyFigure): string {
  const [before, now] = points.slice(-2);
  if (!before || !now) return '기록이 하나 더 쌓이면 변화를 볼 수 있어요.';
  const difference = Math.round((now.value - before.value) * 10) / 10;
  if (difference === 0) return `${particle(label, '은/는')} 지난 기록과 같아요.`;
  return `지난 기록보다 ${formatNumber(Math.abs(difference))}${changeUnit} ${difference > 0 ? '늘었어요' : '줄었어요'}.`;
}

/** The distance from the newest weight to the goal. */
export function goalText(goal: number, weight: number): string {
  const left = Math.round(Math.abs(goal - weight) * 10) / 10;
  return left === 0
    ? `목표 ${formatNumber(goal)}kg에 닿았어요.`
    : `목표 ${formatNumber(goal)}kg까지 ${formatNumber(left)}kg 남았어요.`;
}

const DAY_MS = 86_400_000;
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The rows of the given number of days before the newest. */
export function within(rows: readonly BodyData[], days: number | null): readonly BodyData[] {
  const newest = rows[0];
  return days === null || !newest ? rows : rows.filter(row => dayOf(newest.date) - dayOf(row.date) <= days);
}
