import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import {
  allowWorkout,
  excludeWorkout,
  preferencesKey,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { fetchAlternatives } from '../../../shared/widgets/workout/alternatives.api';
import { swapWorkout } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';

interface NamedWorkout {
  workoutId: number;
  koreanName: string;
}

/** Changes single workouts of a recommendation: swaps one, or leaves it out for good; both can be undone. */
export function useWorkoutChanges(historyId: number) {
  const client = useQueryClient();
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });
  const put = async (from: NamedWorkout, to: NamedWorkout) => {
    const result = await swapWorkout(historyId, from.workoutId, to.workoutId);
    client.setQueryData(recommendationKeys.workoutResult(historyId), result);
  };

  const undoSwap = useMutation({
    mutationFn: ({ from, to }: { from: NamedWorkout; to: NamedWorkout }) => put(to, from),
    onError: fail,
  });
  const swap = useMutation({
    mutationFn: ({ from, to }: { from: NamedWorkout; to: NamedWorkout }) => put(from, to),
    onSuccess: (_, change) =>
      showToast({
        message: `‘${change.to.koreanName}’ 운동으로 바꿨어요.`,
        action: { label: '되돌리기', run: () => undoSwap.mutate(change) },
      }),
    onError: fail,
  });

  const undoExclusion = useMutation({
    mutationFn: async ({ workout, next }: { workout: NamedWorkout; next: NamedWorkout | null }) => {
      client.setQueryData(preferencesKey, await allowWorkout(workout.workoutId));
      if (next) await put(next, workout);
    },
    onError: fail,
  });
  const exclude = useMutation({
    mutationFn: async (workout: NamedWorkout): Promise<NamedWorkout | null> => {
      client.setQueryData(preferencesKey, await excludeWorkout(workout.workoutId));
      try {
        const [next] = await fetchAlternatives({ historyId, workoutId: workout.workoutId });
        if (!next) return null;
        await put(workout, next);
        return next;
      } catch {
        // It is excluded from the next recommendation on all the same.
        return null;
      }
    },
    onSuccess: (next, workout) =>
      showToast({
        message: `앞으로 ‘${workout.koreanName}’ 빼고 추천할게요.`,
        action: { label: '되돌리기', run: () => undoExclusion.mutate({ workout, next }) },
      }),
    onError: fail,
  });

  const isBusy = [swap, undoSwap, exclude, undoExclusion].some(({ isPending }) => isPending);
  return { swap, exclude, isBusy };
}
