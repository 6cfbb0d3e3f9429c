import { by, object } from '../explanation/particles.js';
import { trainingOf } from '../explanation/pattern-texts.js';
import { trimSets } from '../prescription/trim-sets.js';
import type { ChosenWorkout } from '../selection/order-workouts.js';
import type { UnfilledBodyPart } from '../workout-engine.types.js';
import { fitTime, type FittedSession } from './fit-time.js';
import { warmUpSets, type WarmUpSet } from './warm-up.js';

/** A longer session tires more than it trains: this model's. */
export const LONGEST_MINUTES = 90;

export interface TimedSession extends FittedSession {
  warmUps: WarmUpSet[][];
}

/** Sets and warm-up sets of a session in its order, within the time there is. */
export function timedSession(chosen: readonly ChosenWorkout[], minutes: number | null): TimedSession {
  const sets = trimSets(
    chosen.map(({ candidate }) => ({
      sets: candidate.prescription.sets,
      primaryBodyParts: candidate.workout.primaryBodyParts,
    })),
  );
  const warmUps = warmUpSets(
    chosen.map(({ candidate: { workout, prescription } }) => ({ workout, weightKg: prescription.weightKg })),
  );
  const exercises = chosen.map(({ bodyPart, candidate }, index) => ({
    ...{ bodyPart, sets: sets[index]!, warmUp: warmUps[index]! },
    isLoaded: candidate.prescription.weightKg !== null,
    restSeconds: candidate.prescription.restSeconds,
  }));
  return { ...fitTime(exercises, minutes ?? LONGEST_MINUTES), warmUps };
}

export function generalWarmUp(minutes: number): string {
  return `먼저 ${minutes}분쯤 가볍게 걷거나 자전거를 타서 몸을 데워 주세요.`;
}

/** What the time cost, where it did; and where even the shortest session takes longer. */
export function timeNotes(session: FittedSession, minutes: number | null): string[] {
  if (session.setsRemoved === 0) return [];
  const cost = session.exercisesRemoved > 0 ? `운동 ${session.exercisesRemoved}개와 세트를` : '세트를';
  const most = minutes ?? LONGEST_MINUTES;
  const over = session.minutes > most ? ` 그래도 ${session.minutes}분쯤 걸려요.` : '';
  const { twoSetMinutes } = session;
  const more = twoSetMinutes === null ? '' : ` ${twoSetMinutes}분이면 모두 두 세트 이상 할 수 있어요.`;
  return [`${most}분에 맞추려고 ${cost} 줄였어요.${over || more}`];
}

/** Parts with no exercise left after fitting the time. */
export function leftOutForTime(
  chosen: readonly ChosenWorkout[],
  kept: readonly ChosenWorkout[],
  minutes: number | null,
): UnfilledBodyPart[] {
  const served = new Set(kept.map(({ bodyPart }) => bodyPart));
  const lost = new Set(chosen.map(({ bodyPart }) => bodyPart).filter(part => !served.has(part)));
  return [...lost].map(part => ({
    bodyPartKoreanName: part,
    reason: `${by(`${minutes ?? LONGEST_MINUTES}분`)}는 ${trainingOf(part)}까지 하기 어려워 ${object('이 부위')} 뺐어요.`,
    workoutIds: [],
  }));
}
