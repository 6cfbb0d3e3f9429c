import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { groupedBy } from './week-plan.js';
import type { KeptDay, TrainingDay, WeekInput } from './week.types.js';

/** Which session each day has, by the number of days: lifts done twice a week progress. */
const SESSIONS = ['', 'A', 'AB', 'ABC', 'ABAB', 'ABCAB', 'ABCABC'] as const;
/**
 * A beginner's five days: what two sessions have, a third between them cannot have, and little would be left for it. The first and the last day
 * must not follow one another.
 */
const TWO_IN_FIVE = 'ABABA';
/** Days of a week trained in order, with rest spread evenly. */
const IN_ORDER: readonly (readonly number[])[] = [
  ...[[], [0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 4, 5], [0, 1, 2, 3, 4, 5]],
];
const WEEK = 7;

export interface DatedDay extends TrainingDay {
  weekday: number;
  /** Parts trained the day before, or earlier on this day. */
  resting: readonly BodyPartName[];
  /** Workouts to keep on this day; `pinned`: those the member wants. */
  kept: readonly number[];
  pinned: readonly number[];
}

/** @throws RangeError unless there are one to six days, either of different weekdays in order or all without one */
export function datedDays({ days, old, pins, trainedHard }: WeekInput): DatedDay[] {
  const usual = IN_ORDER[days.length];
  if (usual === undefined || days.length === 0)
    throw new RangeError(`1 to 6 days expected, got ${days.length}`);
  const dated = days.map((day, index) => ({ ...day, weekday: day.weekday ?? usual[index]! }));
  if (dated.some(({ weekday }, index) => weekday <= (dated[index - 1]?.weekday ?? -1) || weekday >= WEEK))
    throw new RangeError(`weekdays in their order expected, got ${dated.map(day => day.weekday).join(', ')}`);
  const before = daysBefore(dated, old);
  return dated.map(day => ({
    ...day,
    resting: trainedHard
      .filter(
        ({ bodyPart, weekday, isSore }) =>
          isNext(weekday, day.weekday) && (isSore || !day.onlyParts?.includes(bodyPart)),
      )
      .map(({ bodyPart }) => bodyPart),
    kept: before.get(day.weekday)?.workouts.map(({ workoutId }) => workoutId) ?? [],
    pinned: pins.filter(({ weekday }) => weekday === day.weekday).map(({ workoutId }) => workoutId),
  }));
}

/** What each weekday was before: the same one, else the nearest that is left, so that a member who trains on other days goes on as well. */
function daysBefore(
  dated: readonly { weekday: number }[],
  old: readonly KeptDay[],
): ReadonlyMap<number, KeptDay> {
  const pairs = dated.flatMap(({ weekday }, place) =>
    old.map((before, of) => ({
      ...{ weekday, before },
      away: before.weekday === null ? WEEK * Math.abs(of - place) : Math.abs(before.weekday - weekday),
    })),
  );
  const found = new Map<number, KeptDay>();
  for (const { weekday, before } of pairs.sort((a, b) => a.away - b.away))
    if (!found.has(weekday) && ![...found.values()].includes(before)) found.set(weekday, before);
  return found;
}

/** Whether a part that was trained on a weekday should rest on another. */
export const isNext = (before: number, weekday: number): boolean =>
  weekday - before === 0 || weekday - before === 1;

/** Days with the same letter share a session if nothing distinguishes them; the session is then done on each of them. */
export function sessionsOf(days: readonly DatedDay[], isBeginner: boolean): DatedDay[][] {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isTwo = isBeginner && days.length === TWO_IN_FIVE.length && daysBetween(first, last) > 1;
  const letters = isTwo ? TWO_IN_FIVE : SESSIONS[days.length]!;
  return [...groupedBy(days, (day, index) => letters[index]! + kindOf(day)).values()];
}

/** Equal where the same sessions are possible at the same worth. */
export function kindOf({
  minutes,
  machineNames,
  equipment,
  onlyParts,
  resting,
  kept,
  pinned,
}: DatedDay): string {
  const sorted = [machineNames, onlyParts ?? ['any'], resting, kept, pinned].map(each => [...each].sort());
  return JSON.stringify([minutes, equipment, sorted]);
}

/** Days between two days, the shorter way round, because the next week follows. */
export function daysBetween(one: DatedDay, other: DatedDay): number {
  const days = Math.abs(one.weekday - other.weekday);
  return Math.min(days, WEEK - days);
}
