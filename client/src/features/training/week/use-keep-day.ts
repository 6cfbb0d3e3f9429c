import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { createRecommendedRoutine } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import type { PlannedDay } from '../api/week.api';

/** For days without an answer yet: a repeated request creates no second routine. */
const requestIds = new Map<number, string>();

/** Saves a planned day as a routine: nothing of a week is copied unless requested. */
export function useKeepDay() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ historyId, title }: PlannedDay) => {
      const { v7 } = await import('uuid');
      const requestId = requestIds.get(historyId) ?? v7();
      requestIds.set(historyId, requestId);
      return createRecommendedRoutine(historyId, title, requestId);
    },
    onSuccess: ({ routine, workouts }, { historyId }) => {
      requestIds.delete(historyId);
      client.setQueryData(myfitKeys.workouts(routine.routineId), workouts);
      void client.invalidateQueries({ queryKey: myfitKeys.routines, exact: true });
      showToast({
        tone: 'success',
        message: `‘${routine.routineName}’ 루틴으로 저장했어요.`,
        action: { label: '루틴 보기', run: () => void navigate(`/mypage?routine=${routine.routineId}`) },
      });
    },
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
}
