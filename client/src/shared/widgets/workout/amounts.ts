import { formatNumber } from '../../lib/format';

/** `42.5kg`; `맨몸` (or another word) where there is no weight. */
export const weightText = (weight: number | null, without = '맨몸'): string =>
  weight === null ? without : `${formatNumber(weight)}kg`;

/** `10회 × 3세트`; numbers that are not decided are 0. */
export const setsText = (
  rep: number | null,
  setCount: number | null,
  unit: 'reps' | 'seconds' = 'reps',
): string => `${rep ?? 0}${unit === 'seconds' ? '초' : '회'} × ${setCount ?? 0}세트`;
