import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../ui/toast.store';
import type { Prescription, RoutineMode } from '../myfit/myfit.api';
import { myfitKeys } from '../myfit/myfit.keys';
import { MAX_WORKOUTS, withNewRoutine } from '../myfit/routine-list';
import { useRoutines, useSaveRoutines, useWorkoutIdsByRoutine } from '../myfit/use-routines';
import { addToRoutines } from './add-to-routines';

interface RoutineChoiceOptions {
  workout: Parameters<typeof addToRoutines>[1];
  historyId?: number;
  mode?: RoutineMode;
  /** Called once the server has answered for every chosen routine. */
  onAdded: () => void;
}

/** The routines that a workout goes into, new ones included, and the adding itself. */
export function useRoutineChoice({ workout, historyId, mode, onAdded }: RoutineChoiceOptions) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const navigate = useNavigate();
  const routines = useRoutines();
  const save = useSaveRoutines();
  const list = routines.data ?? [];
  const contents = useWorkoutIdsByRoutine(list);
  const blocked = new Map<number, string>();
  for (const [routineId, ids] of contents) {
    if (ids.has(workout.workoutId)) blocked.set(routineId, '이미 있어요');
    else if (ids.size >= MAX_WORKOUTS) blocked.set(routineId, `${MAX_WORKOUTS}개가 찼어요`);
  }
  const chosen = list.filter(({ routineId }) => selected.has(routineId));

  const toggle = (routineId: number) =>
    setSelected(before => {
      const next = new Set(before);
      if (!next.delete(routineId)) next.add(routineId);
      return next;
    });

  const create = (name: string) =>
    save.mutate(withNewRoutine(list, name), {
      onSuccess: saved => {
        const created = saved?.find(routine => !list.some(old => old.routineId === routine.routineId));
        if (created) toggle(created.routineId);
      },
    });

  const add = useMutation({
    mutationFn: ({ numbers, confirmed }: { numbers: Prescription; confirmed?: boolean }) =>
      addToRoutines(chosen, workout, numbers, { historyId, mode, confirmed }),
    onSuccess: ({ lines, added }) => {
      for (const { routineId } of chosen) {
        void client.invalidateQueries({ queryKey: myfitKeys.workouts(routineId) });
      }
      showToast({
        message: lines.join('\n'),
        tone: added === chosen.length ? 'success' : 'error',
        action: added > 0 ? { label: '루틴 보기', run: () => void navigate('/mypage') } : undefined,
      });
      onAdded();
    },
  });

  return { routines, list, save, blocked, selected, toggle, create, add };
}
