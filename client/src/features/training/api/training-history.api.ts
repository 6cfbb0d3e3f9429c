import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];
export type CalendarEntry = Schemas['CalendarEntryDto'];
export type TrainingWeeks = Schemas['TrainingWeeksDto'];
export type WorkoutHistory = Schemas['WorkoutHistoryDto'];
export type CardioHistory = Schemas['CardioHistoryDto'];
export type LoggedWorkout = Schemas['LoggedWorkoutDto'];

/** Sessions in a range of days with their sets, volume and parts; 400 days at most. @throws ApiError */
export const fetchCalendar = (from: string, to: string): Promise<CalendarEntry[]> =>
  unwrap(api.GET('/api/training/sessions', { params: { query: { from, to } } }));

/** Sets by part and week, oldest week first, up to that of `on`. @throws ApiError */
export const fetchWeeks = (weeks: number, on: string): Promise<TrainingWeeks> =>
  unwrap(api.GET('/api/training/weeks', { params: { query: { weeks, on } } }));

/** Minutes of endurance per week, oldest first, up to that of `on`, and the bests. @throws ApiError */
export const fetchCardio = (weeks: number, on: string): Promise<CardioHistory> =>
  unwrap(api.GET('/api/training/cardio', { params: { query: { weeks, on } } }));

/** Every workout ever done, the latest first. @throws ApiError */
export const fetchLoggedWorkouts = (): Promise<LoggedWorkout[]> => unwrap(api.GET('/api/training/records'));

/** @throws ApiError `WORKOUT_NOT_FOUND_EXCEPTION` */
export const fetchWorkoutHistory = (workoutId: number): Promise<WorkoutHistory> =>
  unwrap(api.GET('/api/training/workouts/{workoutId}/history', { params: { path: { workoutId } } }));

/** Every set as a table. @throws ApiError */
export const fetchSetTable = async (): Promise<Blob> =>
  unwrap(api.GET('/api/training/export.csv', { parseAs: 'blob' })) as unknown as Promise<Blob>;
