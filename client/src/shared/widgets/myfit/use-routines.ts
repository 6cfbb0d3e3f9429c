import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api.error';
import { change } from '../../changes/waiting-changes';
import { showToast } from '../../ui/toast.store';
import { fetchRoutines, fetchRoutineWorkouts, NEW_ROUTINE_ID } from './myfit.api';
import type { Routine } from './myfit.api';
import { myfitKeys } from './myfit.keys';
import { aboutText, changeText } from './merge-routines';
import { contentsKnown, routineListChange } from './routine-changes';

export const useRoutines = () => useQuery({ queryKey: myfitKeys.routines, queryFn: fetchRoutines });

export const useRoutineWorkouts = (routineId: number) =>
  useQuery({
    queryKey: myfitKeys.workouts(routineId),
    queryFn: () => fetchRoutineWorkouts(routineId),
    enabled: routineId !== NEW_ROUTINE_ID,
  });

/** The workout ids of every routine; a routine without an answer yet is missing. */
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

/**
 * Saves the whole list; rolls back when the server refuses, with its sentence as a toast. Returns null where
 * the change waits for a network.
 */
export function useSaveRoutines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (routines: readonly Routine[]) => {
      const before = client.getQueryData<Routine[]>(myfitKeys.routines);
      await client.cancelQueries({ queryKey: myfitKeys.routines, exact: true });
      // A routine that the server has not numbered yet cannot be a tab.
      client.setQueryData<Routine[]>(
        myfitKeys.routines,
        routines.filter(({ routineId }) => routineId !== NEW_ROUTINE_ID),
      );
      try {
        const wanted = { before: before ?? [], after: routines };
        const saving = await change(routineListChange, {
          wanted,
          base: await contentsKnown(wanted),
          about: aboutText(wanted.before, routines),
          mine: changeText(wanted.before, routines),
        });
        return saving.state === 'sent' ? saving.answer : null;
      } catch (error) {
        client.setQueryData(myfitKeys.routines, before);
        throw error;
      }
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
    onSuccess: (saved, wanted) => {
      if (saved) client.setQueryData<Routine[]>(myfitKeys.routines, saved);
      else if (wanted.some(({ routineId }) => routineId === NEW_ROUTINE_ID))
        showToast({ message: '연결되면 새 루틴을 만들게요.' });
    },
  });
}
