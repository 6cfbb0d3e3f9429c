import { api, unwrap } from '../../../shared/api/api.client';
import { pollHistory } from '../../../shared/api/poll-history';
import type { components } from '../../../shared/api/schema';
import { mondayOf } from '../../../shared/lib/calendar';

type Schemas = components['schemas'];
export type MyWeek = Schemas['MyWeekDto'];
export type AcceptedWeek = Schemas['AcceptedWeekDto'];
export type PlannedDay = Schemas['PlannedDayDto'];
export type WeekMuscle = Schemas['WeekMuscleDto'];
export type WeekPlan = Schemas['WeekRecommendationDto'];
export type WeekRequest = Schemas['WeekRecommendationRequestDto'];
export type PlannedCardio = Schemas['WeekCardioDto'];
export type CardioKind = Schemas['CardioDto']['kind'];

/** @param monday of the week */
export const weeksKey = ['training', 'week'] as const;
export const weekKey = (monday: string) => [...weeksKey, monday] as const;
export const weekPlanKey = (request: WeekRequest) => ['training', 'week-plan', request] as const;

export const weekGainsKey = (historyId: number) => ['training', 'week-gains', historyId] as const;

/** This week, or another. @param on today, `YYYY-MM-DD` @throws ApiError */
export async function fetchWeek(on: string, startsOn = mondayOf(on)): Promise<MyWeek> {
  const within = startsOn === mondayOf(on) ? {} : { within: startsOn };
  return unwrap(api.GET('/api/week', { params: { query: { on, ...within } } }));
}

/** Requests a week and waits until it is computed. @throws ApiError */
export async function planWeek(body: WeekRequest, signal: AbortSignal): Promise<WeekPlan> {
  const { id } = await unwrap(api.POST('/api/recommendation/week', { body, signal }));
  const params = { path: { id } };
  return pollHistory(
    () => unwrap(api.GET('/api/recommendation/week/history/{id}', { params, signal })),
    signal,
  );
}

/** What more time would add to a planned week. @throws ApiError */
export async function fetchWeekGains(id: number, signal: AbortSignal): Promise<Schemas['WeekGainsDto']> {
  const params = { path: { id } };
  return unwrap(api.POST('/api/recommendation/week/history/{id}/gains', { params, signal }));
}

/** @throws ApiError */
export async function acceptWeek(historyId: number, on: string): Promise<MyWeek> {
  return unwrap(api.POST('/api/week', { params: { query: { on } }, body: { historyId } }));
}

/** Moves a day of the plan or removes it. @throws ApiError */
export async function changeDay(
  startsOn: string,
  index: number,
  body: Schemas['ChangeDayDto'],
  on: string,
): Promise<MyWeek> {
  const params = { path: { startsOn, index }, query: { on } };
  return unwrap(api.PUT('/api/week/{startsOn}/days/{index}', { params, body }));
}

/** Moves the week's endurance. @param days the weekday of each, in the order of the plan @throws ApiError */
export async function moveCardio(startsOn: string, days: number[], on: string): Promise<MyWeek> {
  const params = { path: { startsOn }, query: { on } };
  return unwrap(api.PUT('/api/week/{startsOn}/cardio', { params, body: { days } }));
}

/** Replaces one workout of a day. @throws ApiError */
export async function swapPlannedWorkout(id: number, workoutId: number, byWorkoutId: number): Promise<void> {
  const params = { path: { id } };
  const body = { workoutId, byWorkoutId };
  await unwrap(api.POST('/api/recommendation/workout/history/{id}/swap', { params, body }));
}

/** Days off, starting on a given day. @throws ApiError */
export async function saveBreak(startsOn: string, body: Schemas['SaveBreakDto']): Promise<void> {
  await unwrap(api.PUT('/api/training/breaks/{startsOn}', { params: { path: { startsOn } }, body }));
}

/** Removes it as if it had never existed. @throws ApiError */
export async function endBreak(startsOn: string): Promise<void> {
  await unwrap(api.DELETE('/api/training/breaks/{startsOn}', { params: { path: { startsOn } } }));
}

export type KeptWeeks = Schemas['KeptWeeksDto'];

export const keptWeeksKey = [...weeksKey, 'kept'] as const;

/** @param on today, `YYYY-MM-DD` @throws ApiError */
export const fetchKeptWeeks = (on: string): Promise<KeptWeeks> =>
  unwrap(api.GET('/api/week/kept', { params: { query: { on } } }));

/** @throws ApiError */
export async function showKeptWeeks(shown: boolean): Promise<void> {
  await unwrap(api.PUT('/api/week/kept', { body: { shown } }));
}

/** @throws ApiError */
export async function dropWeek(startsOn: string): Promise<void> {
  await unwrap(api.DELETE('/api/week/{startsOn}', { params: { path: { startsOn } } }));
}
