import { formatNumber } from '../../../shared/lib/format';
import { weightText } from '../../../shared/widgets/workout/amounts';
import type { TrainingSet } from '../store/rows';

/** `10회`, of a hold `30초`. */
export const amountText = ({ reps, seconds }: { reps: number | null; seconds: number | null }): string =>
  seconds === null ? `${reps ?? 0}회` : `${seconds}초`;

/** `40kg × 10회`, without a weight `10회`. */
export function setText(set: { weight: number | null; reps: number | null; seconds: number | null }): string {
  const amount = amountText(set);
  return set.weight === null ? amount : `${weightText(set.weight)} × ${amount}`;
}

/** `준비 1`, `2세트`. */
export const setName = (set: Pick<TrainingSet, 'kind'>, place: number): string =>
  set.kind === 'warmup' ? `준비 ${place}` : `${place}세트`;

/** `12:05`; minutes and seconds, or hours, minutes and seconds. */
export function clockText(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `1,240kg`. */
export const kgText = (kg: number): string => `${formatNumber(kg)}kg`;
