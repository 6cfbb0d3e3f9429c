import { formatNumber, repsText } from '../../lib/format';

/** `42.5kg`; `맨몸` (or another word) where there is no weight. */
export const weightText = (weight: number | null, without = '맨몸'): string =>
  weight === null ? without : `${formatNumber(weight)}kg`;

/** The meaning of a number that is not the total weight: `한 손 12kg`, `보조 20kg`. */
const NAMED_LOADS: ReadonlySet<string> = new Set([
  '한 손',
  '한 개',
  '한쪽 스택',
  '원판 무게',
  '추가 중량',
  '보조',
]);

/** The weight with its meaning: per hand, added, assistance. Without a weight, what is lifted instead. */
export const loadText = (weight: number | null, loadLabel: string): string =>
  weight !== null && NAMED_LOADS.has(loadLabel)
    ? `${loadLabel} ${weightText(weight)}`
    : weightText(weight, loadLabel);

/** `10회 × 3세트`, `7~25회 × 3세트`; undecided numbers are 0. */
export const setsText = (
  rep: number | null,
  setCount: number | null,
  unit: 'reps' | 'seconds' = 'reps',
  stop?: Stop | null,
): string => `${amountText(rep, unit, stop)} × ${setCount ?? 0}세트`;

/** What ends each set, while too little is known about the member for a number. */
export interface Stop {
  least: number;
  most: number;
  /** Repetitions left, by feeling. */
  felt: number;
}

/** From this ratio of most to least, the least tells nobody anything. */
const OPEN_FROM = 4;

/** `7~25`, but `최대 25` instead of 2~25. */
export const rangeOf = ({ least, most }: Omit<Stop, 'felt'>): string =>
  most < OPEN_FROM * least ? `${least}~${most}` : `최대 ${most}`;

/** `7~25회`: where the feeling ends the set. */
export const rangeText = (stop: Omit<Stop, 'felt'>): string => `${rangeOf(stop)}회`;

/** When to stop, where no number says so. */
export const stopText = ({ felt }: Pick<Stop, 'felt'>): string => `${felt}번 더 할 수 있겠다 싶을 때 멈추기`;

/** `10회`, `30초`, or the range where the feeling ends the set. */
export const amountText = (
  rep: number | null,
  unit: 'reps' | 'seconds' = 'reps',
  stop?: Stop | null,
): string => (stop ? rangeText(stop) : repsText(rep, unit));

/** `휴식 90초`, `휴식 3분`. */
export const restText = (seconds: number): string =>
  seconds > 120 && seconds % 60 === 0 ? `휴식 ${seconds / 60}분` : `휴식 ${seconds}초`;
