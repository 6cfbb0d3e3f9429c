import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { object, topic } from '../../particles.js';
import { trainingOf } from '../explanation/pattern-texts.js';
import type { RecentTraining } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

type DaysAgo = RecentTraining['daysAgo'];

/** A muscle gets 48 hours between sessions (ACSM 2011, Med Sci Sports Exerc 43:1334). */
export const RECOVERY_HOURS = 48;

const DAYS: Record<DaysAgo, string> = { 0: '오늘', 1: '어제', 2: '그저께' };
const ADVICE: Record<DaysAgo, string> = {
  0: '오늘은 쉬거나 다른 부위를 골라 보세요.',
  1: '하루 더 쉬거나 다른 부위를 골라 보세요.',
  2: '아직 뻐근하면 더 쉬거나 다른 부위를 골라 보세요.',
};

/** When what an exercise trains first was trained last; null where all of it is rested. */
export function lastTrained(
  { primaryBodyParts }: EngineWorkout,
  recent: readonly RecentTraining[],
): RecentTraining | null {
  const [latest] = recent
    .filter(({ bodyPart }) => primaryBodyParts.includes(bodyPart))
    .sort((a, b) => a.daysAgo - b.daysAgo);
  return latest ?? null;
}

/** Why an exercise has to be lighter so soon again, as a clause that goes on. */
export function recoveryClause({ bodyPart, daysAgo }: RecentTraining): string {
  return `${object(trainingOf(bodyPart))} ${DAYS[daysAgo]} 하셔서`;
}

/** For the session: which asked parts were trained when, a sentence of advice each day. */
export function recoveryNotes(asked: readonly BodyPartName[], recent: readonly RecentTraining[]): string[] {
  return ([0, 1, 2] as const).flatMap(day => {
    const parts = asked.filter(part =>
      recent.some(({ bodyPart, daysAgo }) => bodyPart === part && daysAgo === day),
    );
    return parts.length === 0 ? [] : [`${topic(parts.join('·'))} ${DAYS[day]} 운동했어요. ${ADVICE[day]}`];
  });
}
