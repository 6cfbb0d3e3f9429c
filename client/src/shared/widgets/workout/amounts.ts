import { formatNumber } from '../../lib/format';

/** `42.5kg`; `맨몸` (or another word) where there is no weight. */
export const weightText = (weight: number | null, without = '맨몸'): string =>
  weight === null ? without : `${formatNumber(weight)}kg`;

/** What a number means on its own, where it is not the weight in all: `한 손 12kg`, `보조 20kg`. */
const NAMED_LOADS: ReadonlySet<string> = new Set([
  '한 손',
  '한 개',
  '한쪽 스택',
  '원판 무게',
  '추가 중량',
  '보조',
]);

/** The weight with what it means: of a hand, added, of help. Without a weight what is lifted instead. */
export const loadText = (weight: number | null, loadLabel: string): string =>
  weight !== null && NAMED_LOADS.has(loadLabel)
    ? `${loadLabel} ${weightText(weight)}`
    : weightText(weight, loadLabel);

/** `10회 × 3세트`; numbers that are not decided are 0. */
export const setsText = (
  rep: number | null,
  setCount: number | null,
  unit: 'reps' | 'seconds' = 'reps',
): string => `${rep ?? 0}${unit === 'seconds' ? '초' : '회'} × ${setCount ?? 0}세트`;
