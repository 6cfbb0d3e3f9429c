import { dotted, formatNumber } from '../../../shared/lib/format';
import type { CardioKind, PlannedCardio } from '../api/week.api';
import type { Cardio } from '../store/rows';

export const CARDIO_NAMES: Record<CardioKind, string> = {
  ...{ walk: '걷기', run: '달리기', cycle: '자전거', swim: '수영' },
  ...{ row: '로잉', stairs: '계단', elliptical: '일립티컬', other: '그 밖의 유산소' },
};
/** The talk test. */
export const EFFORT_TEXTS: Record<Cardio['effort'], string> = {
  ...{ light: '노래할 수 있어요', moderate: '말은 할 수 있어요', hard: '몇 마디만 할 수 있어요' },
};

const MINUTE = 60;
const KM = 1_000;
/** Swimmers count in hundreds. */
const PACE_METERS: Partial<Record<CardioKind, number>> = { swim: 100, row: 500 };

/** `1시간 5분`. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ');
}

export const distanceText = (meters: number): string =>
  meters < KM ? `${meters}m` : `${formatNumber(meters / KM)}km`;

/** `5:30/km`, for swimming per 100 m and for rowing per 500 m. */
export function paceText(kind: CardioKind, secondsPerKm: number): string {
  const per = PACE_METERS[kind];
  const seconds = Math.round((secondsPerKm * (per ?? KM)) / KM);
  const clock = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return `${clock}/${per ? `${per}m` : 'km'}`;
}

/** Null without a distance. */
export const paceOf = ({ kind, seconds, meters }: Cardio): string | null =>
  meters === null ? null : paceText(kind, (seconds / meters) * KM);

/** `30분 · 5km · 6:00/km`. */
export const cardioFacts = (cardio: Cardio): string =>
  dotted([
    durationText(cardio.seconds),
    cardio.meters !== null && distanceText(cardio.meters),
    paceOf(cardio),
  ]);

/** How hard it should feel. */
export const PLANNED_EFFORT_TEXTS: Record<PlannedCardio['effort'], string> = {
  ...{ moderate: '말은 할 수 있게', hard: '몇 마디만 할 수 있게' },
};

/** `30분 · 말은 할 수 있게`. */
export const plannedCardioText = ({ minutes, effort }: PlannedCardio): string =>
  `${durationText(minutes * MINUTE)} ·\u00a0${PLANNED_EFFORT_TEXTS[effort]}`;
