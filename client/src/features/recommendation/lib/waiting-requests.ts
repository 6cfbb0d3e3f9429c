import { v7 as uuidv7 } from 'uuid';
import { create } from 'zustand';
import { queryClient } from '../../../shared/api/query-client';
import { change, withdraw } from '../../../shared/changes/waiting-changes';
import { changeKind, same } from '../../../shared/changes/change-kinds';
import type { ChangeKind } from '../../../shared/changes/change-kinds';
import { formatBudget } from '../../../shared/lib/format';
import { onLoginLeft } from '../../../shared/session/session.store';
import { showToast } from '../../../shared/ui/toast.store';
import { savePlace } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { requestSupplements, requestWorkouts } from '../api/recommendation.api';
import type { fetchHistory } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { HistoryEntry, SupplementRequest, WorkoutRequest } from '../api/recommendation.types';
import { placeChange } from './place-change';

const RESULT_PAGES = {
  workout: '/recommend/machineresult',
  supplement: '/recommend/supplementresult',
} as const;
type Type = keyof typeof RESULT_PAGES;

export const resultPath = (type: Type, id: number): string => `${RESULT_PAGES[type]}?history=${id}`;

const NOTHING: Record<Type, number | 'given up' | null> = { workout: null, supplement: null };
/** The answer to the last request that waited; null until it comes, or the member gives it up. */
export const useArrived = create(() => NOTHING);
onLoginLeft(() => useArrived.setState(NOTHING));

/** Nobody waits for the answer any more, so a toast announces it. */
function tellLater(type: Type, id: number | undefined): void {
  void queryClient.invalidateQueries({ queryKey: recommendationKeys.allHistory });
  useArrived.setState({ [type]: id ?? 'given up' });
  if (id === undefined) return;
  showToast({
    message: `기다리던 ${type === 'workout' ? '운동' : '보충제'} 추천을 받았어요.`,
    tone: 'success',
    action: { label: '보기', run: () => location.assign(resultPath(type, id)) },
  });
}

interface AskedWorkouts {
  /** An own place that an earlier build sent with the request. */
  place?: Parameters<typeof savePlace>[0] | null;
  request: WorkoutRequest;
  requestId: string;
}

/** A workout recommendation; requested later without a network. */
const workoutRequest = changeKind({
  kind: 'workout-request',
  send: async ({ place, request, requestId }: AskedWorkouts): Promise<number> => {
    if (place) await savePlace(place);
    return requestWorkouts(request, requestId);
  },
  // The loads of an own place decide the answer.
  after: ({ request: { place } }) => place && `${placeChange.kind} ${place}`,
  requests: true,
  sentLater: id => tellLater('workout', id),
});

/** A supplement recommendation; requested later without a network. */
const supplementRequest = changeKind({
  kind: 'supplement-request',
  send: ({ request, requestId }: { request: SupplementRequest; requestId: string }) =>
    requestSupplements(request, requestId),
  requests: true,
  sentLater: id => tellLater('supplement', id),
});

export const REQUEST_KINDS = { workout: workoutRequest.kind, supplement: supplementRequest.kind };

/** Sends the request, or returns null without a network and sends it later. @throws ApiError */
export const askWorkouts = (request: WorkoutRequest): Promise<number | null> =>
  ask(
    workoutRequest,
    { request, requestId: uuidv7() },
    { about: '운동 추천', mine: request.bodyPartKoreanName.join('·') },
  );

/** Sends the request, or returns null without a network and sends it later. @throws ApiError */
export const askSupplements = (request: SupplementRequest): Promise<number | null> =>
  ask(
    supplementRequest,
    { request, requestId: uuidv7() },
    { about: '보충제 추천', mine: `${request.purpose.join('·')}, ${formatBudget(request.monthlyBudget)}` },
  );

async function ask<Wanted>(
  kind: ChangeKind<Wanted, null, number>,
  wanted: Wanted,
  words: { about: string; mine: string },
): Promise<number | null> {
  useArrived.setState(NOTHING);
  // An earlier unsent request is no longer wanted.
  await withdraw(waiting => waiting.kind === kind.kind);
  const asking = await change(kind, { wanted, base: null, ...words });
  return asking.state === 'sent' ? asking.answer : null;
}

/** This device's newest recommendation for these parts or purposes. */
export function lastResultFor(type: Type, wanted: readonly string[]): HistoryEntry | null {
  const history = queryClient.getQueryData<Awaited<ReturnType<typeof fetchHistory>>>(
    recommendationKeys.history(1),
  );
  const field = type === 'workout' ? 'bodyPartKoreanName' : 'purpose';
  const result = type === 'workout' ? recommendationKeys.workoutResult : recommendationKeys.supplementResult;
  const found = history?.entries.find(
    ({ id, type: itsType, status, request }) =>
      itsType === type &&
      status === 'DONE' &&
      Array.isArray(request[field]) &&
      same([...(request[field] as string[])].sort(), [...wanted].sort()) &&
      queryClient.getQueryData(result(id)) !== undefined,
  );
  return found ?? null;
}
