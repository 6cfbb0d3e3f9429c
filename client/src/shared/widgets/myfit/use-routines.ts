import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api.error';
import { showToast } from '../../ui/toast.store';
import { fetchRoutines, fetchRoutineWorkouts, NEW_ROUTINE_ID, saveRoutines } from './myfit.api';
import type { Routine } from './myfit.api';
import { myfitKeys } from './myfit.keys';

export const useRoutines = () => useQuery({ queryKey: myfitKeys.routines, queryFn: fetchRoutines });

export const useRoutineWorkouts = (routineId: number) =>
  useQuery({
    queryKey: myfitKeys.workouts(routineId),
    queryFn: () => fetchRoutineWorkouts(routineId),
    enabled: routineId !== NEW_ROUTINE_ID,
  });

/** The workout ids of every routine; a routine that has not answered yet is missing. */
export function useWorkoutIdsByRoutine(
  routines: readonly Routine[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const answers = useQueries({
    queries: routines.map(({ routineId }) => ({
      queryKey: myfitKeys.workouts(routineId),
      queryFn: () => fetchRoutineWorkouts(routineId),
      enabled: routineId !== NEW_ROUTINE_ID,
    })),
  });
  return new Map(
    routines.flatMap(({ routineId }, index) => {
      const workouts = answers[index]?.data;
      return workouts ? [[routineId, new Set(workouts.map(workout => workout.workoutId))] as const] : [];
    }),
  );
}

/** Saves the whole list; what was there before comes back when the server refuses, with its sentence as a toast. */
export function useSaveRoutines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveRoutines,
    onMutate: async (routines: readonly Routine[]) => {
      await client.cancelQueries({ queryKey: myfitKeys.routines, exact: true });
      const before = client.getQueryData<Routine[]>(myfitKeys.routines);
      // What the server has still to number cannot be shown as a tab yet.
      client.setQueryData<Routine[]>(
        myfitKeys.routines,
        routines.filter(({ routineId }) => routineId !== NEW_ROUTINE_ID),
      );
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(myfitKeys.routines, context?.before);
      showToast({ message: messageOf(error), tone: 'error' });
    },
    onSuccess: saved => client.setQueryData<Routine[]>(myfitKeys.routines, saved),
  });
}
