import type { BodyPartName } from '../../catalogue/public.js';
import type { WeekCardioDto, WeekDayWishDto } from '../dto/week-request.dto.js';
import type { WeekPlan } from '../engine/week/week.types.js';
import type { TrainingLimits } from '../engine/workout/health/training-limits.js';

const LEGS: readonly BodyPartName[] = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
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
 * The requested endurance as far as health allows, with notes: members restricted to light loads also keep endurance at talking pace (our
 * own caution), and legs may be tired after a hard day.
 */
export function plannedCardio(
  wished: readonly WeekCardioDto[],
  { days, isMobility }: Pick<WeekPlan, 'days' | 'isMobility'>,
  { rules }: Pick<TrainingLimits, 'rules'>,
): { cardio: WeekCardioDto[]; notes: string[] } {
  // Where no body part may be trained, endurance is not fit either.
  if (isMobility || rules.some(({ bodyParts }) => bodyParts?.length === 0)) return { cardio: [], notes: [] };
  const light = rules.find(({ lightOnly }) => lightOnly);
  const isHard = wished.some(({ effort }) => effort === 'hard');
  if (light && isHard) {
    const cardio = wished.map(each => ({ ...each, effort: 'moderate' as const }));
    return { cardio, notes: [`${light.because} 유산소도 말하면서 할 수 있는 세기로만 넣었어요.`] };
  }
  const legDays = days.flatMap(({ weekday, workouts }) =>
    workouts.some(({ bodyPart }) => LEGS.includes(bodyPart)) ? [weekday] : [],
  );
  const tired = wished.filter(
    ({ day, effort }) => day !== null && effort === 'hard' && legDays.includes(day),
  );
  const names = tired.map(({ day }) => WEEKDAYS[day!]).join(', ');
  return {
    cardio: [...wished],
    notes:
      tired.length === 0
        ? []
        : [
            `숨이 찬 유산소 다음 날인 ${names}에 하체를 해요. 다리가 무거우면 유산소를 다른 날로 옮겨 보세요.`,
          ],
  };
}
