import { particle } from '../../../shared/lib/particle';
import type { AcceptedWeek, MyWeek, PlannedDay, WeekPlan, WeekRequest } from '../api/week.api';
import { dateAfter, dateInWeek } from '../../../shared/lib/calendar';
import { isToCome, weekdayName } from './day-moves';

/** A day of the week's rest, as a replanning request. */
export interface DayAgain {
  /** 1 = Monday; null in a week without days. */
  day: number | null;
  historyId: number;
  minutes: number;
  place: WeekRequest['days'][number]['place'];
}

const USUAL_MINUTES = 60;
/** Above this many, replaced workouts are counted instead of named. */
const MOST_NAMED = 2;

/** The same day, or on another weekday. */
export const dayAgain = ({ historyId, limitMinutes, place }: PlannedDay, day: number | null): DayAgain => ({
  ...{ day, historyId },
  minutes: limitMinutes ?? USUAL_MINUTES,
  place: place ?? 'gym',
});

const isDone = ({ plan }: MyWeek, date: string): boolean =>
  plan?.days.some(({ doneOn }) => doneOn === date) ?? false;

/** The first day that may still be planned: today, unless some of the week was done today. */
export const firstOpen = (week: MyWeek, today: string): string =>
  isDone(week, today) || week.otherDays.includes(today) ? dateAfter(today, 1) : today;

/** The first day that new wishes may plan; skips this week's completed days. */
export function firstFree(week: MyWeek, today: string): string {
  if (today < week.startsOn) return week.startsOn;
  return isDone(week, today) && today < dateAfter(week.startsOn, 6) ? dateAfter(today, 1) : today;
}

/** The rest of a week that is still to be done. */
export const restOf = ({ days }: AcceptedWeek): DayAgain[] =>
  days.filter(each => each.routineId === null && isToCome(each)).map(each => dayAgain(each, each.day));

/** The sets of coming days that use a routine: the other days make room for them. */
export const setsOfRoutines = (days: readonly PlannedDay[]): NonNullable<WeekRequest['fixedSets']> =>
  days.flatMap(each =>
    each.routineId !== null && isToCome(each)
      ? each.items.map(({ workoutId, set }) => ({ day: each.day, workoutId, set }))
      : [],
  );

/**
 * Requests the rest of a week with as few changes as possible; null where nothing is left to plan.
 *
 * @param from the first day that may be planned, `YYYY-MM-DD`
 */
export function againRequest(
  { startsOn }: MyWeek,
  { days: all, request: { goal, experience, keptWorkoutIds, excludedWorkoutIds } }: AcceptedWeek,
  from: string,
  days: readonly DayAgain[],
  soreBodyParts: readonly string[] = [],
): WeekRequest | null {
  const left = days.filter(({ day }) => day === null || dateInWeek(startsOn, day) >= from);
  if (left.length === 0 || from > dateAfter(startsOn, 6)) return null;
  const fixedSets = setsOfRoutines(all);
  return {
    ...{ startsOn, from },
    ...(fixedSets.length > 0 && { fixedSets }),
    ...(goal && { goal }),
    ...(experience && { experience }),
    ...(keptWorkoutIds && { keptWorkoutIds }),
    ...(excludedWorkoutIds && { excludedWorkoutIds }),
    days: left.map(({ day, minutes, place }) => ({ day, minutes, place })),
    keptDays: left.map(({ day, historyId }) => ({ day, historyId })),
    ...(soreBodyParts.length > 0 && { soreBodyParts: [...soreBodyParts] }),
  };
}

/** The week with its rest replanned. */
export function daysWith({ startsOn, plan }: MyWeek, solved: WeekPlan, today: string): PlannedDay[] {
  const again = new Set(solved.request.keptDays?.map(({ historyId }) => historyId));
  const { from = startsOn } = solved.request;
  const staying = (plan?.days ?? []).filter(
    ({ historyId, state, date, routineId }) =>
      !again.has(historyId) &&
      (state === 'done' || state === 'off' || routineId !== null || (date !== null && date < from)),
  );
  const planned = solved.days.map(({ day, title, minutes, limitMinutes, place, items }): PlannedDay => {
    const date = day === null ? null : dateInWeek(startsOn, day);
    return {
      ...{ day, date, title, minutes, limitMinutes, place, historyId: 0, routineId: null, doneOn: null },
      state: date === today ? 'today' : 'planned',
      items: items.map(({ bodyPartKoreanName, ...item }) => ({
        ...item,
        bodyPartKoreanName: [bodyPartKoreanName],
        against: null,
      })),
    };
  });
  return [...staying, ...planned];
}

/** What changes on the days that stay, one sentence per day. */
export function changesOf({ days }: AcceptedWeek, solved: WeekPlan): string[] {
  return (solved.request.keptDays ?? []).flatMap(({ day, historyId }, place) => {
    const before = days.find(each => each.historyId === historyId)?.items ?? [];
    const after = solved.days.find((each, at) => (day === null ? at === place : each.day === day))?.items;
    const name = day === null ? `${place + 1}번째` : weekdayName(day);
    if (!after) return [`${name}에는 할 수 있는 것이 없어요.`];
    const names = (all: typeof before | typeof after, others: typeof before | typeof after) =>
      all
        .filter(({ workoutId }) => !others.some(other => other.workoutId === workoutId))
        .map(({ koreanName }) => koreanName);
    const [out, into] = [names(before, after), names(after, before)];
    if (out.length + into.length === 0) {
      const sets = after
        .filter(({ workoutId, set }) => before.some(each => each.workoutId === workoutId && each.set !== set))
        .map(({ koreanName, set }) => `${koreanName} ${set}세트`);
      return sets.length === 0 ? [] : [`${particle(name, '은/는')} 세트만 달라요: ${sets.join(', ')}.`];
    }
    const [left, added] = [out.join(', '), into.join(', ')];
    if (out.length === 0) return [`${name}에 더해요: ${added}.`];
    if (into.length === 0) return [`${name}에서 빼요: ${left}.`];
    const instead = out.length > MOST_NAMED ? `운동 ${out.length}개` : left;
    return [`${particle(name, '은/는')} ${instead} 대신 ${added}.`];
  });
}
