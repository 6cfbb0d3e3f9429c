import { queryClient } from '../../../shared/api/query-client';
import { changeKind, same } from '../../../shared/changes/change-kinds';
import { showToast } from '../../../shared/ui/toast.store';
import { savePlace } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { requestWorkouts } from '../api/recommendation.api';
import type { fetchHistory } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { HistoryEntry, WorkoutRequest } from '../api/recommendation.types';

interface Asked {
  /** An own place as it was told with the question: its loads decide. */
  place: Parameters<typeof savePlace>[0] | null;
  request: WorkoutRequest;
}

/** A recommendation of workouts; without a network it is asked for later. */
export const workoutRequest = changeKind({
  kind: 'workout-request',
  send: async ({ place, request }: Asked): Promise<number> => {
    if (place) await savePlace(place);
    return requestWorkouts(request);
  },
  sentLater: id => {
    void queryClient.invalidateQueries({ queryKey: recommendationKeys.allHistory });
    showToast({
      message: '기다리던 운동 추천을 받았어요.',
      tone: 'success',
      action: { label: '보기', run: () => location.assign(`/recommend/machineresult?history=${id}`) },
    });
  },
});

/** The newest recommendation for these parts that is on this device. */
export function lastResultFor(parts: readonly string[]): HistoryEntry | null {
  const history = queryClient.getQueryData<Awaited<ReturnType<typeof fetchHistory>>>(
    recommendationKeys.history(1),
  );
  const found = history?.entries.find(
    ({ id, type, status, request }) =>
      type === 'workout' &&
      status === 'DONE' &&
      Array.isArray(request.bodyPartKoreanName) &&
      same([...(request.bodyPartKoreanName as string[])].sort(), [...parts].sort()) &&
      queryClient.getQueryData(recommendationKeys.workoutResult(id)) !== undefined,
  );
  return found ?? null;
}
