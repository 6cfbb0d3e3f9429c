import { useMutation, useQueryClient } from '@tanstack/react-query';
import { josa } from 'es-hangul';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import {
  addToRoutine,
  removeMyWorkout,
  sendFeedback,
  updateMyWorkout,
} from '../../../shared/widgets/myfit/myfit.api';
import type { Feedback, Prescription, RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';

const numbered = (workouts: readonly RoutineWorkout[]): RoutineWorkout[] =>
  workouts.map((workout, index) => ({ ...workout, myWorkoutIndex: index + 1 }));

const numbersOf = ({ weight, rep, setCount }: RoutineWorkout): Prescription => ({ weight, rep, setCount });

interface Update {
  workout: RoutineWorkout;
  position: number;
  prescription: Prescription;
  /** The list as it will be: shown at once. */
  list: readonly RoutineWorkout[];
}

const FEEDBACK_REPLY: Record<Feedback, string> = {
  LIGHT: '다음에는 조금 더 무겁게 추천할게요.',
  RIGHT: '딱 맞았네요. 다음 추천에 반영할게요.',
  HEAVY: '다음에는 조금 더 가볍게 추천할게요.',
};

/** What can be done to the workouts of one routine: shown at once, taken back when the server refuses. */
export function useWorkoutActions(routineId: number) {
  const client = useQueryClient();
  const key = myfitKeys.workouts(routineId);
  const current = () => client.getQueryData<RoutineWorkout[]>(key) ?? [];
  const reload = () => client.invalidateQueries({ queryKey: key });
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });

  const update = useMutation({
    mutationKey: ['update', routineId],
    // One after the other: two drops in a row must reach the server in their order.
    scope: { id: `routine-${routineId}` },
    mutationFn: ({ workout, position, prescription }: Update) =>
      updateMyWorkout(workout.myWorkoutId, position, prescription),
    onMutate: async ({ list }) => {
      const before = current();
      client.setQueryData<RoutineWorkout[]>(key, numbered(list));
      await client.cancelQueries({ queryKey: key });
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(key, context?.before);
      fail(error);
      void reload();
    },
    onSuccess: saved => {
      if (client.isMutating({ mutationKey: ['update', routineId] }) <= 1) client.setQueryData(key, saved);
    },
  });

  const removal = useMutation({
    mutationFn: (workout: RoutineWorkout) => removeMyWorkout(workout.myWorkoutId),
    onMutate: workout => {
      const before = current();
      client.setQueryData<RoutineWorkout[]>(
        key,
        numbered(before.filter(({ myWorkoutId }) => myWorkoutId !== workout.myWorkoutId)),
      );
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(key, context?.before);
      fail(error);
    },
    onSuccess: (_, workout) =>
      showToast({
        message: `${josa(workout.workoutName, '을/를')} 뺐어요.`,
        action: { label: '되돌리기', run: () => putBack.mutate(workout) },
      }),
  });

  const putBack = useMutation({
    mutationFn: async (workout: RoutineWorkout) => {
      const list = await addToRoutine(routineId, workout.workoutId, numbersOf(workout));
      const added = list.find(({ workoutId }) => workoutId === workout.workoutId);
      return added && added.myWorkoutIndex !== workout.myWorkoutIndex
        ? updateMyWorkout(added.myWorkoutId, workout.myWorkoutIndex, numbersOf(workout))
        : list;
    },
    onError: fail,
    onSettled: reload,
  });

  const feedback = useMutation({
    mutationFn: ({ myWorkoutId, answer }: { myWorkoutId: number; answer: Feedback }) =>
      sendFeedback(myWorkoutId, answer),
    onSuccess: (_, { answer }) => showToast({ message: FEEDBACK_REPLY[answer], tone: 'success' }),
    onError: fail,
  });

  return {
    /** @param list the workouts in their new order @param position 1-based place of the moved one */
    move: (workout: RoutineWorkout, list: readonly RoutineWorkout[], position: number) =>
      update.mutate({ workout, position, prescription: numbersOf(workout), list }),
    change: (workout: RoutineWorkout, prescription: Prescription) =>
      update.mutate({
        workout,
        position: workout.myWorkoutIndex,
        prescription,
        list: current().map(each =>
          each.myWorkoutId === workout.myWorkoutId ? { ...each, ...prescription } : each,
        ),
      }),
    remove: (workout: RoutineWorkout) => removal.mutate(workout),
    feedback: (myWorkoutId: number, answer: Feedback) => feedback.mutate({ myWorkoutId, answer }),
  };
}
