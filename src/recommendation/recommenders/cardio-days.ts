import type { WeekCardioDto, WeekDayWishDto } from '../dto/week-request.dto.js';
import { isNothingFit, type TrainingLimits } from '../engine/workout/health/training-limits.js';

const LEGS: readonly string[] = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
const WEEKDAYS = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] as const;

/** The minutes left for lifting on each day after endurance. */
export const besideCardio = <Day extends Pick<WeekDayWishDto, 'day' | 'minutes'>>(
  days: readonly Day[],
  cardio: readonly WeekCardioDto[] = [],
): Day[] =>
  days.map(each => ({
    ...each,
    minutes: each.minutes - (cardio.find(({ day }) => day !== null && day === each.day)?.minutes ?? 0),
  }));

/**
 * The requested endurance as far as health allows, with a note: members restricted to light loads also keep endurance at talking pace (our own
 * caution).
 */
export function plannedCardio(
  wished: readonly WeekCardioDto[],
  limits: Pick<TrainingLimits, 'rules' | 'isMobility'>,
): { cardio: WeekCardioDto[]; notes: string[] } {
  if (isNothingFit(limits)) return { cardio: [], notes: [] };
  const light = limits.rules.find(({ lightOnly }) => lightOnly);
  if (!light || wished.every(({ effort }) => effort !== 'hard')) return { cardio: [...wished], notes: [] };
  return {
    cardio: wished.map(each => ({ ...each, effort: 'moderate' as const })),
    notes: [`${light.because} 유산소도 말하면서 할 수 있는 세기로만 넣었어요.`],
  };
}

/** The days on which legs follow a hard day and may be tired. */
export function legsAfterCardio(
  cardio: readonly WeekCardioDto[],
  days: readonly { weekday: number; parts: readonly string[] }[],
): string[] {
  const legDays = days.filter(({ parts }) => parts.some(part => LEGS.includes(part)));
  const tired = cardio.filter(
    ({ day, effort }) => effort === 'hard' && legDays.some(({ weekday }) => weekday === day),
  );
  const names = tired.map(({ day }) => WEEKDAYS[day!]).join(', ');
  return tired.length === 0
    ? []
    : [`숨이 찬 유산소 다음 날인 ${names}에 하체를 해요. 다리가 무거우면 유산소를 다른 날로 옮겨 보세요.`];
}
