import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { object, topic } from '../../particles.js';
import { trainingOf } from '../pattern-texts.js';
import type { RecentTraining } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

type DaysAgo = RecentTraining['daysAgo'];

/** A muscle rests 48 hours between sessions (ACSM 2011, Med Sci Sports Exerc 43:1334). */
export const RECOVERY_HOURS = 48;

const DAYS: Record<DaysAgo, string> = { 0: '오늘', 1: '어제', 2: '그저께' };
const ADVICE: Record<DaysAgo, string> = {
  0: '오늘은 쉬거나 다른 부위를 골라 보세요.',
  1: '하루 더 쉬거나 다른 부위를 골라 보세요.',
  2: '아직 뻐근하면 더 쉬거나 다른 부위를 골라 보세요.',
};

/** The last training of the parts an exercise trains first; null where all of them have rested. */
export function lastTrained(
  { primaryBodyParts }: EngineWorkout,
  recent: readonly RecentTraining[],
): RecentTraining | null {
  const [latest] = recent
    .filter(({ bodyPart }) => primaryBodyParts.includes(bodyPart))
    .sort((a, b) => a.daysAgo - b.daysAgo);
  return latest ?? null;
}

/** Why an exercise must be lighter so soon after, as a clause to continue. */
export function recoveryClause({ bodyPart, daysAgo }: RecentTraining): string {
  return `${object(trainingOf(bodyPart))} ${DAYS[daysAgo]} 하셔서`;
}

/** For the session: which requested parts were trained when, one sentence of advice per day. */
export function recoveryNotes(asked: readonly BodyPartName[], recent: readonly RecentTraining[]): string[] {
  return ([0, 1, 2] as const).flatMap(day => {
    const parts = asked.filter(part =>
      recent.some(({ bodyPart, daysAgo }) => bodyPart === part && daysAgo === day),
    );
    return parts.length === 0 ? [] : [`${topic(parts.join('·'))} ${DAYS[day]} 운동했어요. ${ADVICE[day]}`];
  });
}
