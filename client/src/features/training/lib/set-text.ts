import { formatNumber } from '../../../shared/lib/format';
import { loadText, rangeText, weightText } from '../../../shared/widgets/workout/amounts';
import type { NextWorkout } from '../session/next-workout';
import type { TrainingSet } from '../store/rows';

/** `10회`, for a hold `30초`. */
export const amountText = ({ reps, seconds }: { reps: number | null; seconds: number | null }): string =>
  seconds === null ? `${reps ?? 0}회` : `${seconds}초`;

/** `40kg × 10회`, without a weight `10회`. */
export function setText(set: { weight: number | null; reps: number | null; seconds: number | null }): string {
  const amount = amountText(set);
  return set.weight === null ? amount : `${weightText(set.weight)} × ${amount}`;
}

type Planned = Pick<
  TrainingSet,
  'targetWeight' | 'targetReps' | 'targetSeconds' | 'targetLeast' | 'targetMost'
>;

/** `6~19회`, where the feeling ends the set; otherwise null. */
export const plannedRange = ({ targetLeast: least, targetMost: most }: Planned): string | null =>
  least == null || most == null ? null : rangeText({ least, most });

/** `40kg × 10회`, `40kg × 6~19회`: a set's target. */
export function plannedText(set: Planned): string {
  const { targetWeight: weight, targetReps: reps, targetSeconds: seconds } = set;
  const range = plannedRange(set);
  if (range === null) return setText({ weight, reps, seconds });
  return weight === null ? range : `${weightText(weight)} × ${range}`;
}

/** `한 손 12kg × 10회`, where the feeling ends the set `한 손 12kg`: the next target; empty where unknown. */
export function targetText(next: NextWorkout | undefined): string {
  if (!next) return '';
  const { weight, reps, seconds, stop } = next.target;
  const amount = stop ? rangeText(stop) : amountText({ reps, seconds });
  if (reps === null && seconds === null && !stop) return '';
  if (weight === null) return amount;
  const load = loadText(weight, next.loadLabel);
  return stop ? load : `${load} × ${amount}`;
}

/** `2~3회쯤`: the reps in reserve of a workout's work sets, each its own; null where unknown. */
export function leftText(sets: readonly Pick<TrainingSet, 'kind' | 'targetReserve'>[]): string | null {
  const left = sets.flatMap(({ kind, targetReserve }) => (kind === 'work' ? (targetReserve ?? []) : []));
  if (left.length === 0) return null;
  const [least, most] = [Math.floor(Math.min(...left)), Math.ceil(Math.max(...left))];
  return least === most ? `${most}회쯤` : `${least}~${most}회쯤`;
}

/** `40kg 10회`, for screen readers. */
export const spokenSet = (set: Parameters<typeof setText>[0]): string => setText(set).replace(' × ', ' ');

/** `2번 더`, `5번 넘게 더`: the reps in reserve. */
export const reserveText = (reserve: number): string => `${reserve === 5 ? '5번 넘게' : `${reserve}번`} 더`;

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
