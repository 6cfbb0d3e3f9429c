import { by, object } from '../../particles.js';
import { trainingOf } from '../pattern-texts.js';
import { LEAST_SETS, trimSets } from '../prescription/trim-sets.js';
import type { ChosenWorkout } from '../selection/order-workouts.js';
import type { UnfilledBodyPart } from '../workout-engine.types.js';
import { fitTime, type FittedSession, type WarmUpsOf } from './fit-time.js';
import { warmUpSets } from './warm-up.js';

/** A longer session tires more than it trains. A value of this model. */
export const LONGEST_MINUTES = 90;

export interface TimedSession extends FittedSession {
  /** Whether a lift loses the warm-up sets it has in a longer session. */
  sparesWarmUp: boolean;
  /** The least minutes in which every remaining exercise has two sets, if one has a single set here; otherwise null. */
  twoSetMinutes: number | null;
}

/** Sets and warm-up sets of a session, in its order and within its time. */
export function timedSession(chosen: readonly ChosenWorkout[], minutes: number | null): TimedSession {
  const sets = trimSets(
    chosen.map(({ candidate }) => ({
      sets: candidate.prescription.sets,
      primaryBodyParts: candidate.workout.primaryBodyParts,
    })),
  );
  const loads = chosen.map(({ candidate: { workout, prescription } }) => ({
    ...{ workout, weightKg: prescription.weightKg, repeat: prescription.repeat },
  }));
  /** Only of the exercises that stay: one that goes warms up nobody. */
  const warmUpsOf =
    (limit: number | null): WarmUpsOf =>
    left => {
      const staying = warmUpSets(
        loads.filter((_, index) => left[index]! > 0),
        limit,
      );
      return left.map(count => (count > 0 ? staying.shift()! : []));
    };
  const exercises = chosen.map(({ bodyPart, candidate: { prescription } }, index) => ({
    ...{ bodyPart, sets: sets[index]!, restSeconds: prescription.restSeconds },
    isLoaded: prescription.weightKg !== null,
  }));
  const within = (limit: number): FittedSession => fitTime(exercises, limit, warmUpsOf(limit));
  const limit = minutes ?? LONGEST_MINUTES;
  const fitted = within(limit);
  const isEnough = (session: FittedSession): boolean =>
    !session.sets.some((left, index) => left > 0 && left < Math.min(LEAST_SETS, sets[index]!));
  let enough = limit;
  while (enough <= LONGEST_MINUTES && !isEnough(enough === limit ? fitted : within(enough))) enough += 1;
  return {
    ...fitted,
    twoSetMinutes: enough === limit || enough > LONGEST_MINUTES ? null : enough,
    sparesWarmUp: warmUpsOf(null)(fitted.sets).some(
      (usual, index) => usual.length > fitted.warmUps[index]!.length,
    ),
  };
}

export function generalWarmUp({
  warmUpMinutes,
  sparesWarmUp,
}: Pick<TimedSession, 'warmUpMinutes' | 'sparesWarmUp'>): string {
  const first = sparesWarmUp ? ' 준비 세트가 없는 운동은 첫 두세 번을 천천히 해 주세요.' : '';
  return `먼저 ${warmUpMinutes}분쯤 가볍게 걷거나 자전거를 타서 몸을 데워 주세요.${first}`;
}

/** Notes on what the time limit cost, and where even the shortest session takes longer. */
export function timeNotes(session: TimedSession, minutes: number | null): string[] {
  if (session.setsRemoved === 0) return [];
  const most = minutes ?? LONGEST_MINUTES;
  const over = session.minutes > most ? ` 그래도 ${session.minutes}분쯤 걸려요.` : '';
  const { twoSetMinutes } = session;
  const more = twoSetMinutes === null ? '' : ` ${twoSetMinutes}분이면 모두 두 세트 이상 할 수 있어요.`;
  return [`${most}분에 맞추려고 ${costOf(session)}.${over || more}`];
}

function costOf({ exercisesRemoved, keptSetsRemoved }: FittedSession): string {
  if (exercisesRemoved === 0) return '세트를 줄였어요';
  const left = `운동 ${exercisesRemoved}개를`;
  return keptSetsRemoved > 0 ? `${left} 빼고 세트를 줄였어요` : `${left} 뺐어요`;
}

/** Parts with no exercise left after fitting to the time. */
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
