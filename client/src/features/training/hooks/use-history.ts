import { useQuery } from '@tanstack/react-query';
import {
  fetchCalendar,
  fetchCardio,
  fetchLoggedWorkouts,
  fetchWeeks,
  fetchWorkoutHistory,
} from '../api/training-history.api';
import { trainingKeys } from '../api/training.keys';
import { localDateOf } from '../../../shared/lib/calendar';

/** Corrections are fetched again; earlier data stays visible until then. */
const DERIVED = { staleTime: 0 } as const;

export const useCalendar = (from: string, to: string) =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.calendar(from, to), queryFn: () => fetchCalendar(from, to) });

/** By this device's clock, wherever it is. */
const today = () => localDateOf(new Date());

export const useWeeks = (weeks: number) =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.weeks(weeks), queryFn: () => fetchWeeks(weeks, today()) });

export const useCardioHistory = (weeks: number) =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.cardio(weeks), queryFn: () => fetchCardio(weeks, today()) });

export const useLoggedWorkouts = () =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.workouts, queryFn: fetchLoggedWorkouts });

export const useWorkoutHistory = (workoutId: number) =>
  useQuery({
    ...DERIVED,
    queryKey: trainingKeys.workout(workoutId),
    queryFn: () => fetchWorkoutHistory(workoutId),
  });
