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

/** `10회`, `30초`; a number that is not decided is 0. */
export const repsText = (rep: number | null, unit: 'reps' | 'seconds' = 'reps'): string =>
  `${rep ?? 0}${unit === 'seconds' ? '초' : '회'}`;

/** `10회 × 3세트`, `4~24회 × 3세트`; numbers that are not decided are 0. */
export const setsText = (
  rep: number | null,
  setCount: number | null,
  unit: 'reps' | 'seconds' = 'reps',
  stop?: Stop | null,
): string => `${amountText(rep, unit, stop)} × ${setCount ?? 0}세트`;

/** What ends each set, while too little is known of the member for a number. */
export interface Stop {
  least: number;
  most: number;
  /** Repetitions that feel left. */
  felt: number;
}

/** `4~24회`: where the feeling ends the set. */
export const rangeText = ({ least, most }: Omit<Stop, 'felt'>): string => `${least}~${most}회`;

/** When to stop, where no number says it. */
export const stopText = ({ felt }: Pick<Stop, 'felt'>): string => `${felt}번 더 할 수 있겠다 싶을 때 멈추기`;

/** `10회`, `30초`, or the range where the feeling ends the set. */
export const amountText = (
  rep: number | null,
  unit: 'reps' | 'seconds' = 'reps',
  stop?: Stop | null,
): string => (stop ? rangeText(stop) : repsText(rep, unit));
