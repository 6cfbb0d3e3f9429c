import type { DayHistory, FinishedWeek } from '../recommendation/public.js';
import type { TrainingBreakDto, WorkTotal } from '../training/public.js';
import type { AcceptedWeekDto, PlannedDayDto, WeekDayWorkoutDto, WeekMuscleDto } from './dto/week.dto.js';
import type { KeptDay, TrainingWeek } from './entities/training-week.entity.js';
import {
  dateOf,
  type DayState,
  type DoneSession,
  type PlannedWork,
  type WeekProgress,
} from './week-progress.js';

/** A member's own routine on a day of a week. */
export interface DayRoutine {
  title: string;
  items: readonly Omit<WeekDayWorkoutDto, 'against'>[];
}

/** Nothing is left to do on it. */
export const isLeftOut = (state: DayState): boolean => state === 'skipped' || state === 'off';

/**
 * The part of a week that stays when its rest is replanned: what was done or is off, and past days, which are settled. A day left out gives way to
 * one planned in its place.
 */
export function stayingBesideRest(
  { startsOn, days }: TrainingWeek,
  { request, plan }: FinishedWeek,
  staying: ReadonlySet<number>,
): KeptDay[] {
  const { from = startsOn, keptDays = [] } = request;
  const planned = new Set(keptDays.map(({ historyId }) => historyId));
  const taken = new Set(plan.days.map(({ day }) => day));
  return days.flatMap(day => {
    if (staying.has(day.historyId)) return [day];
    if (planned.has(day.historyId) || (day.day !== null && taken.has(day.day))) return [];
    const isOver = day.skipped || (day.day !== null && dateOf(startsOn, day.day) < from);
    return isOver ? [{ ...day, skipped: true }] : [];
  });
}

/** The part of a week that stays beside another plan for all of it: what was done, and the routines that it was planned around. */
export function stayingBesideWeek(
  { days }: TrainingWeek,
  { request: { fixedSets = [] }, plan }: FinishedWeek,
  staying: ReadonlySet<number>,
): KeptDay[] {
  const planned = new Set(plan.days.map(({ day }) => day));
  // Without days, what was done completes one of the new ones: there are as many as wished for.
  if (planned.has(null)) return [];
  const ofRoutines = new Set(fixedSets.map(({ day }) => day).filter(day => !planned.has(day)));
  return days.filter(
    ({ day, historyId, routineId }) =>
      day !== null && (staying.has(historyId) || (routineId != null && ofRoutines.has(day))),
  );
}

/** The workouts of a day: those of its routine, else the planned ones. */
export const itemsOf = (
  history: DayHistory | undefined,
  routine: DayRoutine | undefined,
): readonly Omit<WeekDayWorkoutDto, 'against'>[] => routine?.items ?? history?.result.recommends ?? [];

export const isDayOff = (breaks: readonly TrainingBreakDto[], date: string): boolean =>
  breaks.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);

export function worksOf(
  { startsOn, days }: TrainingWeek,
  histories: ReadonlyMap<number, DayHistory>,
  routines: ReadonlyMap<number, DayRoutine>,
  breaks: readonly TrainingBreakDto[],
): PlannedWork[] {
  return days.map(({ day, skipped, historyId, routineId }) => {
    const routine = routines.get(routineId ?? 0);
    const date = day === null ? null : dateOf(startsOn, day);
    const isOff = date !== null && isDayOff(breaks, date);
    const items = itemsOf(histories.get(historyId), routine);
    return {
      ...{ day, skipped, isOff },
      ...(routine ? { historyId: null, routineId: routineId ?? null } : { historyId, routineId: null }),
      sets: new Map(items.map(({ workoutId, set }) => [workoutId, set])),
    };
  });
}

/** By day, then in log order. */
export function sessionsOf(totals: readonly WorkTotal[]): DoneSession[] {
  const sessions = new Map<string, DoneSession & { sets: Map<number, number> }>();
  for (const { sessionId: id, localDate: date, historyId, routineId, workoutId, sets } of totals) {
    const session = sessions.get(id) ?? { id, date, historyId, routineId, sets: new Map<number, number>() };
    sessions.set(id, session);
    session.sets.set(workoutId, sets);
  }
  return [...sessions.values()];
}

export const daysOf = (sessions: readonly DoneSession[]): string[] => [
  ...new Set(sessions.map(({ date }) => date)),
];

interface KnownOfDay {
  history: DayHistory | undefined;
  routine: DayRoutine | undefined;
  progress: WeekProgress['days'][number];
  against: ReadonlyMap<number, string>;
}

type WorkoutsOfDay = Pick<PlannedDayDto, 'day'> & {
  items: readonly { workoutId: number; bodyPartKoreanName: string }[];
};

export function dayOf(
  startsOn: string,
  { day, historyId, routineId = null }: KeptDay,
  { history, routine, progress: { state, session }, against }: KnownOfDay,
): PlannedDayDto {
  return {
    ...{ day, historyId, state },
    date: day === null ? null : dateOf(startsOn, day),
    routineId: routine ? routineId : null,
    title: routine?.title ?? history?.request.title ?? '',
    minutes: routine ? null : (history?.result.minutes ?? null),
    limitMinutes: history?.request.minutes ?? null,
    place: history?.request.place ?? null,
    doneOn: session?.date ?? null,
    items: itemsOf(history, routine).map(item => ({
      ...{ workoutId: item.workoutId, koreanName: item.koreanName, imgPath: item.imgPath, set: item.set },
      bodyPartKoreanName: item.bodyPartKoreanName,
      against: against.get(item.workoutId) ?? null,
    })),
  };
}

/** An admin may have changed what a workout trains since. */
const isSameDay = (one: PlannedDayDto, planned: WorkoutsOfDay): boolean =>
  one.day === planned.day &&
  one.items.length === planned.items.length &&
  one.items.every(({ workoutId, bodyPartKoreanName: [part] }) =>
    planned.items.some(item => item.workoutId === workoutId && item.bodyPartKoreanName === part),
  );

/** What has become of an accepted week. */
interface WeekNow {
  days: PlannedDayDto[];
  next: number | null;
  parts: WeekMuscleDto[];
  /** What to mind today: health may have changed since. */
  today: readonly string[];
  /** It was the best with machines or wishes that have changed since. */
  isOutdated: boolean;
}

export function planOf(
  { historyId, revision }: TrainingWeek,
  { request, plan }: FinishedWeek,
  again: FinishedWeek | null,
  { days, next, parts, today, isOutdated }: WeekNow,
): AcceptedWeekDto {
  const {
    request: { fixedSets = [] },
    plan: { days: planned, reasons: why, notes: told, healthNotes = [], proof },
  } = again ?? { request, plan };
  const lasting = told.filter(note => !healthNotes.includes(note));
  // The routines that the others were planned around.
  const isFixed = ({ day, routineId, items }: PlannedDayDto): boolean =>
    routineId !== null &&
    items.every(({ workoutId }) => fixedSets.some(each => each.day === day && each.workoutId === workoutId));
  const isKnown = (day: PlannedDayDto): boolean => isFixed(day) || planned.some(each => isSameDay(day, each));
  const isOn = ({ state, date, doneOn }: PlannedDayDto): boolean =>
    !isLeftOut(state) && state !== 'missed' && (date === null || doneOn === null || doneOn === date);
  // A plan's own words are not true of days that the member moved, missed, left out or exchanged, nor of workouts that no longer fit.
  const isAsPlanned =
    planned.every(each => days.some(day => isOn(day) && isSameDay(day, each))) &&
    days.every(
      day =>
        day.state === 'done' ||
        (day.items.every(({ against }) => against === null) && (isLeftOut(day.state) || isKnown(day))),
    );
  const reasons = isAsPlanned && !isOutdated ? why : [];
  const notes = [...new Set(isAsPlanned ? [...today, ...lasting] : today)];
  return { historyId, revision, request, days, next, parts, reasons, notes, proof };
}
