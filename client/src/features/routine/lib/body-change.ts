import { formatNumber } from '../../../shared/lib/format';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { BODY_FIGURES } from '../../../shared/widgets/body-data/body-figures';

export interface BodyChange {
  /** In the figure's unit, one decimal; 0 for no change. */
  difference: number;
  /** `지난달보다 +0.8kg`, `9월보다 −2%p`, `지난달과 같아요`. */
  text: string;
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/**
 * Change of one figure since the last row of an earlier month, in words; null while there is none.
 * @param rows newest first
 */
export function changeSinceLastMonth(
  rows: readonly BodyData[],
  figure: keyof typeof BODY_FIGURES,
): BodyChange | null {
  const [latest] = rows;
  if (!latest) return null;
  const earlier = rows.find(row => monthOf(row.date) < monthOf(latest.date));
  if (!earlier) return null;
  const { of, changeUnit } = BODY_FIGURES[figure];
  const difference = Math.round((of(latest) - of(earlier)) * 10) / 10;
  const adjacent = monthOf(latest.date) - monthOf(earlier.date) === 1;
  const since = adjacent ? '지난달' : `${Number(earlier.date.slice(5, 7))}월`;
  if (difference === 0) return { difference, text: adjacent ? '지난달과 같아요' : `${since}과 같아요` };
  const sign = difference > 0 ? '+' : '−';
  return { difference, text: `${since}보다 ${sign}${formatNumber(Math.abs(difference))}${changeUnit}` };
}
