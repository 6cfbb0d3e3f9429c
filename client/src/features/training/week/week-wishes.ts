import { dateAfter, dateInWeek, weekdayOf } from '../../../shared/lib/calendar';
import type { AcceptedWeek, MyWeek, PlannedCardio, PlannedDay, WeekRequest } from '../api/week.api';
import { isToCome } from './day-moves';
import { setsOfRoutines } from './plan-again';
import type {
  Place,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';

export type Goal = NonNullable<WeekRequest['goal']>;
export type Experience = NonNullable<WeekRequest['experience']>;
export const GOALS: readonly Goal[] = ['일반', '근비대', '근력', '지구력', '체중 감량'];
export const EXPERIENCES: readonly Experience[] = ['처음이에요', '보통', '숙련'];
export const MINUTES = [20, 30, 45, 60, 75, 90] as const;
export const MOST_DAYS = 6;
/** Several may be done on one day; what was done comes first. As on the server. */
const MOST_DAYS_BEFORE = 14;

export const PLACES: readonly { value: Place; label: string }[] = [
  { value: 'gym', label: '헬스장' },
  { value: 'home', label: '집' },
  { value: 'bodyweight', label: '맨몸' },
  { value: 'myGym', label: '내 헬스장' },
];

/** What a day may be kept for, by its name; the plan chooses where it has no part. */
export const DAY_PARTS: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['부위는 알아서', []],
  ['하체만', ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리']],
  ['가슴·어깨·삼두만', ['가슴', '어깨', '삼두']],
  ['등·이두만', ['등', '이두']],
];

interface OwnDay {
  minutes: number;
  place: Place;
  parts?: readonly string[];
}

/** The member's wishes for a week. */
export interface WeekWishes {
  /** Weekdays, 1 = Monday; empty = in order, on any day. */
  days: readonly number[];
  /** Times per week without fixed days. */
  times: number;
  minutes: number;
  place: Place;
  /** Single days that differ from the others, by weekday. */
  unlike: Readonly<Record<number, OwnDay>>;
  /** Endurance: weekdays, null = on any day; empty = none. */
  cardio: { days: readonly (number | null)[]; minutes: number; effort: PlannedCardio['effort'] };
  goal: Goal;
  experience: Experience | null;
  /** Ids of workouts that the week must include, and of those it must exclude. */
  kept: readonly number[];
  excluded: readonly number[];
}

/** The weekdays after a press on one; null where it can change nothing. Where a week is full, a day that is over makes room. */
export function pressedDay(
  days: readonly number[],
  day: number,
  isOver: (day: number) => boolean,
): number[] | null {
  if (days.includes(day)) return days.length === 1 ? null : days.filter(each => each !== day);
  const over = days.length < MOST_DAYS ? undefined : [...days].sort().find(isOver);
  const next = [...days.filter(each => each !== over), day];
  return next.length > MOST_DAYS ? null : next;
}

/** The same time or place on every day; what else differs on one stays. */
export function withUsual(
  wishes: WeekWishes,
  usual: Partial<Pick<WeekWishes, 'minutes' | 'place'>>,
): WeekWishes {
  const next = { ...wishes, ...usual };
  const unlike = Object.entries(wishes.unlike).flatMap(([day, before]) => {
    const own = { ...before, ...usual };
    const isUnlike = own.minutes !== next.minutes || own.place !== next.place || (own.parts?.length ?? 0) > 0;
    return isUnlike ? [[day, own] as const] : [];
  });
  return { ...next, unlike: Object.fromEntries(unlike) };
}

/** Keeps or excludes a workout, or, with null, leaves it to the plan again. */
export function withPin(wishes: WeekWishes, workoutId: number, pin: 'kept' | 'excluded' | null): WeekWishes {
  const without = (ids: readonly number[]) => ids.filter(id => id !== workoutId);
  const { kept, excluded } = { kept: without(wishes.kept), excluded: without(wishes.excluded) };
  return {
    ...wishes,
    kept: pin === 'kept' ? [...kept, workoutId] : kept,
    excluded: pin === 'excluded' ? [...excluded, workoutId] : excluded,
  };
}

export const NO_CARDIO: WeekWishes['cardio'] = { days: [], minutes: 30, effort: 'moderate' };
const USUAL_MINUTES = 60;
const USUAL_TIMES = 3;

/** Every second weekday, today among them: a member who asks wants to start, and has the others from next week on. */
export function usualDays(today: string): number[] {
  const first = weekdayOf(today) + 1;
  if (first === 7) return [3, 5, 7];
  return first % 2 === 1 ? [1, 3, 5] : [2, 4, 6];
}

/** Prefilled with what is known: the previous week, else the last choices for a session. */
export function firstWishes(
  { earlier }: Pick<MyWeek, 'earlier'>,
  choices: TrainingPreferences['choices'] | undefined,
  today: string,
): WeekWishes {
  if (earlier) return wishesOf(earlier.request);
  return {
    days: usualDays(today),
    times: USUAL_TIMES,
    minutes: choices?.minutes ?? USUAL_MINUTES,
    place: choices?.place ?? 'gym',
    unlike: {},
    cardio: NO_CARDIO,
    goal: choices?.goal ?? '일반',
    experience: choices?.experience ?? null,
    kept: [],
    excluded: [],
  };
}

/** The wishes of an earlier request. */
export function wishesOf({
  days,
  goal = '일반',
  experience = null,
  cardio = [],
  fixedSets = [],
  keptWorkoutIds: kept = [],
  excludedWorkoutIds: excluded = [],
}: Omit<WeekRequest, 'experience'> & { experience?: Experience | null }): WeekWishes {
  const [first] = days;
  const { minutes, place } = first ?? { minutes: USUAL_MINUTES, place: 'gym' as const };
  // The days with routines were wished for as well.
  const weekdays = [...new Set([...days, ...fixedSets].flatMap(({ day }) => day ?? []))];
  const unlike = days.flatMap(({ day, minutes: own, place: at, bodyPartKoreanName: parts = [] }) =>
    day !== null && (own !== minutes || at !== place || parts.length > 0)
      ? [[day, { minutes: own, place: at, ...(parts.length > 0 && { parts }) }] as const]
      : [],
  );
  return {
    ...{ days: weekdays, times: days.length, minutes, place, goal, experience, kept, excluded },
    cardio: cardioWishesOf(cardio),
    unlike: Object.fromEntries(unlike),
  };
}

type Wish = WeekRequest['days'][number];

/** The request of an accepted week, with its days and endurance at their current places, and with days that it did not ask for. */
export function requestNow(
  { request: { fixedSets: _, ...request }, days }: Pick<AcceptedWeek, 'request' | 'days'>,
  endurance: readonly PlannedCardio[],
): AcceptedWeek['request'] {
  const pairs = request.days
    .flatMap(wish => days.map(planned => ({ wish, planned, distance: distanceOf(wish, planned) })))
    .sort((a, b) => a.distance - b.distance);
  const now = new Map<Wish, PlannedDay>();
  for (const { wish, planned } of pairs)
    if (!now.has(wish) && ![...now.values()].includes(planned)) now.set(wish, planned);
  const { startsOn, from = startsOn, cardio = [] } = request;
  // Days that were over when the week was planned are not in it.
  const left = cardio.filter(({ day }) => day === null || dateInWeek(startsOn, day) >= from);
  const matched = new Set(now.values());
  const others = days
    .filter(each => each.day !== null && isToCome(each) && !matched.has(each))
    .map(({ day, limitMinutes, place }): Wish => ({
      day,
      minutes: limitMinutes ?? USUAL_MINUTES,
      place: place ?? request.days[0]!.place,
    }));
  const dayOf = (each: PlannedCardio) => endurance[left.indexOf(each)]?.day ?? each.day;
  return {
    ...request,
    days: [...request.days.map(wish => ({ ...wish, day: now.get(wish)?.day ?? wish.day })), ...others],
    ...(cardio.length > 0 && { cardio: cardio.map(each => ({ ...each, day: dayOf(each) })) }),
  };
}

/** How badly a planned day matches a wish: the same parts count most, then the same time and place, then the same weekday. */
function distanceOf(
  { day, minutes, place, bodyPartKoreanName: parts = [] }: Wish,
  planned: PlannedDay,
): number {
  const isElsewhere = Number(day !== planned.day);
  if (minutes !== planned.limitMinutes || place !== planned.place) return 4 + isElsewhere;
  if (parts.length === 0) return 2 + isElsewhere;
  // A routine does not show what its day was for.
  const isFor = planned.routineId
    ? !isElsewhere
    : planned.items.every(({ bodyPartKoreanName: [part] }) => parts.includes(part!));
  return (isFor ? 0 : 4) + isElsewhere;
}

/** All days are alike: takes the first. */
const cardioWishesOf = (cardio: readonly PlannedCardio[]): WeekWishes['cardio'] => ({
  days: cardio.map(({ day }) => day),
  minutes: cardio[0]?.minutes ?? NO_CARDIO.minutes,
  effort: cardio[0]?.effort ?? NO_CARDIO.effort,
});

/** @param before the week whose workouts stay where possible: where its days are now, or as it was planned */
export function requestOf(
  { days, times, minutes, place, unlike, cardio, goal, experience, kept, excluded }: WeekWishes,
  startsOn: string,
  today: string,
  before?: { historyId: number; days?: readonly PlannedDay[] } | null,
): WeekRequest {
  const usual: OwnDay = { minutes, place };
  const routines = setsOfRoutines(before?.days ?? []).filter(({ day }) => day !== null && days.includes(day));
  const ofRoutines = new Set(routines.map(({ day }) => day));
  // A week with routines only has nothing to plan: then they are replaced.
  const fixedSets = days.length > ofRoutines.size ? routines : [];
  return {
    startsOn,
    ...(today > startsOn && today <= dateAfter(startsOn, 6) && { from: today }),
    days:
      days.length === 0
        ? Array.from({ length: times }, () => ({ day: null, ...usual }))
        : [...days]
            .sort((a, b) => a - b)
            .map(day => {
              const { parts = [], ...own } = unlike[day] ?? usual;
              return { day, ...own, ...(parts.length > 0 && { bodyPartKoreanName: [...parts] }) };
            }),
    goal,
    ...(experience && { experience }),
    ...(before && { beforeHistoryId: before.historyId }),
    ...(before?.days && {
      beforeDays: before.days
        .slice(-MOST_DAYS_BEFORE)
        .map(({ day, historyId: of }) => ({ day, historyId: of })),
    }),
    ...(cardio.days.length > 0 && {
      cardio: cardio.days.map(day => ({ day, minutes: cardio.minutes, effort: cardio.effort })),
    }),
    ...(fixedSets.length > 0 && { fixedSets }),
    ...(kept.length > 0 && { keptWorkoutIds: [...kept] }),
    ...(excluded.length > 0 && { excludedWorkoutIds: [...excluded] }),
  };
}

const MORE_MINUTES = 10;
const MOST_MINUTES = Math.max(...MINUTES);

/** Like the last day but for any part, as the server compares it. @param day 1 = Monday; null in a week without days */
export const withOneMoreDay =
  (day: number | null) =>
  (wishes: WeekWishes): WeekWishes => {
    if (day === null) return { ...wishes, times: wishes.times + 1 };
    const like = wishes.unlike[Math.max(...wishes.days)];
    return {
      ...wishes,
      days: [...wishes.days, day].sort((a, b) => a - b),
      unlike: like
        ? { ...wishes.unlike, [day]: { minutes: like.minutes, place: like.place } }
        : wishes.unlike,
    };
  };

/** On every day, up to the maximum of a session. */
export function withTenMoreMinutes(wishes: WeekWishes): WeekWishes {
  const more = <Day extends { minutes: number }>(day: Day): Day => ({
    ...day,
    minutes: Math.min(MOST_MINUTES, day.minutes + MORE_MINUTES),
  });
  const unlike = Object.entries(wishes.unlike).map(([day, each]) => [day, more(each)]);
  return { ...more(wishes), unlike: Object.fromEntries(unlike) };
}

export interface WishesFormProps {
  wishes: WeekWishes;
  startsOn: string;
  today: string;
  /** Whether there are recommended minutes of endurance for the member. */
  recommendsCardio: boolean;
  onChange: (wishes: WeekWishes) => void;
}
