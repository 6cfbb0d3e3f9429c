import { useMutation, useQueryClient } from '@tanstack/react-query';
import { particle } from '../../../shared/lib/particle';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { change, withdraw } from '../../../shared/changes/waiting-changes';
import { showToast } from '../../../shared/ui/toast.store';
import { addToRoutine, updateMyWorkout } from '../../../shared/widgets/myfit/myfit.api';
import type {
  Feedback,
  Prescription,
  RoutineMode,
  RoutineWorkout,
  WorkoutChange,
} from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import {
  numbersText,
  placeText,
  toldOf,
  workoutChange,
  workoutRemoval,
} from '../../../shared/widgets/myfit/routine-changes';
import type { Removal } from '../../../shared/widgets/myfit/routine-changes';
import { useWorkoutAnswer } from './use-workout-answer';

const numbered = (workouts: readonly RoutineWorkout[]): RoutineWorkout[] =>
  workouts.map((workout, index) => ({ ...workout, myWorkoutIndex: index + 1 }));

const numbersOf = ({ weight, rep, setCount }: RoutineWorkout): Prescription => ({ weight, rep, setCount });

const idOf = ({ myWorkoutId }: RoutineWorkout): number => myWorkoutId;

const placed = (list: readonly RoutineWorkout[], workout: RoutineWorkout): RoutineWorkout[] => {
  const others = list.filter(({ myWorkoutId }) => myWorkoutId !== workout.myWorkoutId);
  others.splice(workout.myWorkoutIndex - 1, 0, workout);
  return numbered(others);
};

const isRemovalOf = ({ myWorkoutId }: RoutineWorkout, kind: string, wanted: unknown): boolean =>
  kind === workoutRemoval.kind && (wanted as Removal).myWorkoutId === myWorkoutId;

interface Update {
  workout: RoutineWorkout;
  change: WorkoutChange;
  /** The resulting list, shown at once. */
  list: readonly RoutineWorkout[];
}

/** Actions on one routine's workouts: optimistic, rolled back when the server refuses. */
export function useWorkoutActions(routineId: number) {
  const client = useQueryClient();
  const key = myfitKeys.workouts(routineId);
  const current = () => client.getQueryData<RoutineWorkout[]>(key) ?? [];
  const reload = () => client.invalidateQueries({ queryKey: key });
  const [doubt, setDoubt] = useState<{ question: string; asked: Update } | null>(null);
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });

  const update = useMutation({
    mutationKey: ['update', routineId],
    // Sequential: two drops in a row must reach the server in order.
    scope: { id: `routine-${routineId}` },
    mutationFn: async ({ workout, change: wanted, list }: Update) => {
      const base = toldOf(workout);
      const { myWorkoutIndex: place } = wanted;
      const saving = await change(workoutChange, {
        wanted: { routineId, myWorkoutId: workout.myWorkoutId, change: wanted },
        base: place === undefined ? base : { ...base, order: placed(list, workout).map(idOf) },
        about: workout.workoutName,
        mine:
          place === undefined ? numbersText({ ...base, ...wanted }, workout.repeatUnit) : placeText(place),
      });
      return saving.state === 'sent' ? saving.answer : null;
    },
    onMutate: async ({ list }) => {
      const before = current();
      client.setQueryData<RoutineWorkout[]>(key, numbered(list));
      await client.cancelQueries({ queryKey: key });
      return { before };
    },
    onError: (error, asked, context) => {
      client.setQueryData(key, context?.before);
      if (hasCode(error, 'IMPLAUSIBLE_LOAD_EXCEPTION')) setDoubt({ question: messageOf(error), asked });
      else fail(error);
      void reload();
    },
    onSuccess: saved => {
      if (saved && client.isMutating({ mutationKey: ['update', routineId] }) <= 1)
        client.setQueryData(key, saved);
    },
  });

  const removal = useMutation({
    mutationFn: (workout: RoutineWorkout) =>
      change(workoutRemoval, {
        wanted: { routineId, myWorkoutId: workout.myWorkoutId },
        ...{ base: numbersOf(workout), about: workout.workoutName, mine: '빼기' },
      }),
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
        message: `${particle(workout.workoutName, '을/를')} 뺐어요.`,
        action: { label: '되돌리기', undo: true, run: () => putBack.mutate(workout) },
      }),
  });

  const putBack = useMutation({
    mutationFn: async (workout: RoutineWorkout) => {
      if (await withdraw(({ kind, wanted }) => isRemovalOf(workout, kind, wanted))) return null;
      const addition = { historyId: workout.historyId ?? undefined, mode: workout.mode, confirmed: true };
      const list = await addToRoutine(routineId, workout.workoutId, numbersOf(workout), addition);
      const added = list.find(({ workoutId }) => workoutId === workout.workoutId);
      const { myWorkoutIndex } = workout;
      return added && added.myWorkoutIndex !== myWorkoutIndex
        ? updateMyWorkout(added.myWorkoutId, { myWorkoutIndex })
        : list;
    },
    onError: fail,
    onSuccess: (list, workout) => {
      // It was never sent: put it back in its old place.
      if (list === null) client.setQueryData<RoutineWorkout[]>(key, placed(current(), workout));
    },
    onSettled: reload,
  });

  const answer = useWorkoutAnswer(routineId);
  const edit = (workout: RoutineWorkout, wanted: WorkoutChange, shown: Partial<RoutineWorkout> = {}) =>
    update.mutate({
      workout,
      change: wanted,
      list: current().map(each => (each.myWorkoutId === workout.myWorkoutId ? { ...each, ...shown } : each)),
    });

  return {
    /** @param list the workouts in their new order @param position 1-based place of the moved one */
    move: (workout: RoutineWorkout, list: readonly RoutineWorkout[], position: number) =>
      update.mutate({ workout, change: { myWorkoutIndex: position }, list }),
    change: (workout: RoutineWorkout, prescription: Prescription) =>
      edit(workout, prescription, prescription),
    setMode: (workout: RoutineWorkout, mode: RoutineMode) => edit(workout, { mode }, { mode }),
    takeProposal: (workout: RoutineWorkout) => edit(workout, { takeProposal: true }),
    remove: (workout: RoutineWorkout) => removal.mutate(workout),
    /** `null` takes today's answer back. */
    answer: (myWorkoutId: number, feedback: Feedback | null, rep?: number) =>
      answer({ myWorkoutId, feedback, rep }),
    /** The server's question about a typed weight, until answered. */
    question: doubt?.question ?? null,
    settleQuestion: (confirmed: boolean) => {
      setDoubt(null);
      if (!confirmed || !doubt) return;
      const { workout, change: typed } = doubt.asked;
      const { weight = workout.weight, rep = workout.rep, setCount = workout.setCount } = typed;
      edit(workout, { ...typed, confirmed: true }, { weight, rep, setCount });
    },
  };
}
