import { useQuery } from '@tanstack/react-query';
import {
  fetchCalendar,
  fetchCardio,
  fetchLoggedWorkouts,
  fetchWeeks,
  fetchWorkoutHistory,
} from '../api/training-history.api';
import { trainingKeys } from '../api/training.keys';
import { useToday } from './use-today';

/** Corrections are fetched again; earlier data stays visible until then. */
const DERIVED = { staleTime: 0 } as const;

export const useCalendar = (from: string, to: string) =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.calendar(from, to), queryFn: () => fetchCalendar(from, to) });

/** Up to this week by the device's clock. */
export function useWeeks(weeks: number) {
  const today = useToday();
  return useQuery({
    ...DERIVED,
    queryKey: trainingKeys.weeks(weeks),
    queryFn: () => fetchWeeks(weeks, today),
  });
}

export function useCardioHistory(weeks: number) {
  const today = useToday();
  return useQuery({
    ...DERIVED,
    queryKey: trainingKeys.cardio(weeks),
    queryFn: () => fetchCardio(weeks, today),
  });
}

export const useLoggedWorkouts = () =>
  useQuery({ ...DERIVED, queryKey: trainingKeys.workouts, queryFn: fetchLoggedWorkouts });

export const useWorkoutHistory = (workoutId: number) =>
  useQuery({
    ...DERIVED,
    queryKey: trainingKeys.workout(workoutId),
    queryFn: () => fetchWorkoutHistory(workoutId),
  });
