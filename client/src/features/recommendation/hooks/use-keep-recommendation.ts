import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { particle } from '../../../shared/lib/particle';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as uuidv7 } from 'uuid';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import {
  addRecommendation,
  createRecommendedRoutine,
  fetchRoutinesMadeFrom,
} from '../../../shared/widgets/myfit/myfit.api';
import type { RecommendedRoutine, Routine } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';

/** Where a routine is shown. */
export const routinePath = (routineId: number): string => `/mypage?routine=${routineId}`;

/** Saves a whole recommendation as a new routine or into an existing one. */
export function useKeepRecommendation(historyId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // One per page: a repeated press after a lost answer creates no second routine.
  const [requestId] = useState(() => uuidv7());

  // Restored after a reload; gone if the routine was deleted meanwhile.
  const made = useQuery({
    queryKey: myfitKeys.madeFrom(historyId),
    queryFn: () => fetchRoutinesMadeFrom(historyId),
    staleTime: 0,
    retry: false,
  });

  const kept = ({ routine, workouts }: RecommendedRoutine) => {
    client.setQueryData(myfitKeys.workouts(routine.routineId), workouts);
    void client.invalidateQueries({ queryKey: myfitKeys.routines, exact: true });
  };
  const tell = (message: string, { routine }: RecommendedRoutine) =>
    showToast({
      message,
      tone: 'success',
      action: { label: '루틴 보기', run: () => void navigate(routinePath(routine.routineId)) },
    });

  const create = useMutation({
    mutationFn: (routineName: string) => createRecommendedRoutine(historyId, routineName, requestId),
    onSuccess: result => {
      kept(result);
      const { routine, added } = result;
      client.setQueryData(myfitKeys.madeFrom(historyId), [routine]);
      tell(`‘${routine.routineName}’ 루틴을 만들고 운동 ${added}개를 담았어요.`, result);
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });

  const addTo = useMutation({
    mutationFn: ({ routineId }: Routine) => addRecommendation(historyId, routineId),
    onSuccess: result => {
      kept(result);
      const name = `‘${result.routine.routineName}’`;
      tell(
        result.added > 0
          ? `${name}에 운동 ${result.added}개를 담았어요.`
          : `${particle(name, '은/는')} 이 운동이 모두 있는 루틴이에요.`,
        result,
      );
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });

  return { made, create, addTo };
}
