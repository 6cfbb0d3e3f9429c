import { api, unwrap, unwrapWithHeaders } from '../../../shared/api/api.client';
import { pollHistory } from '../../../shared/api/poll-history';
import type {
  SupplementRequest,
  WorkoutExampleRequest,
  WorkoutRequest,
  WorkoutResult,
} from './recommendation.types';

/** Names of the ten body parts in the order of the screens. @throws ApiError */
export async function fetchBodyParts(): Promise<string[]> {
  const { bodyPartKoreanName } = await unwrap(api.GET('/api/bodyParts'));
  return bodyPartKoreanName.map(part => part.koreanName);
}

/** Machines that at least one workout of these parts uses. @throws ApiError */
export async function fetchMachines(bodyPartKoreanName: string[]) {
  return unwrap(api.POST('/api/machines', { body: { bodyPartKoreanName } }));
}

/** One exercise for a visitor. @throws ApiError */
export async function fetchExample(body: WorkoutExampleRequest) {
  return unwrap(api.POST('/api/recommendation/workout/example', { body }));
}

/** @param requestId a repeated one returns the first recommendation @returns the history id to poll @throws ApiError */
export async function requestWorkouts(body: WorkoutRequest, requestId: string): Promise<number> {
  const params = { header: { 'Idempotency-Key': requestId } };
  return (await unwrap(api.POST('/api/recommendation/workout', { params, body }))).id;
}

/** @param requestId a repeated one returns the first recommendation @returns the history id to poll @throws ApiError */
export async function requestSupplements(body: SupplementRequest, requestId: string): Promise<number> {
  const params = { header: { 'Idempotency-Key': requestId } };
  return (await unwrap(api.POST('/api/recommendation/supplement', { params, body }))).id;
}

/** Waits until it is computed. @throws ApiError */
export function fetchWorkoutResult(id: number, signal?: AbortSignal) {
  return pollHistory(
    () => unwrap(api.GET('/api/recommendation/workout/history/{id}', { params: { path: { id } }, signal })),
    signal,
  );
}

/** @returns the recommendation with the other workout in its place @throws ApiError */
export async function swapWorkout(
  id: number,
  workoutId: number,
  byWorkoutId: number,
): Promise<WorkoutResult> {
  const params = { path: { id } };
  const body = { workoutId, byWorkoutId };
  return unwrap(api.POST('/api/recommendation/workout/history/{id}/swap', { params, body }));
}

/** Waits until it is computed. @throws ApiError */
export function fetchSupplementResult(id: number, signal?: AbortSignal) {
  return pollHistory(
    () =>
      unwrap(api.GET('/api/recommendation/supplement/history/{id}', { params: { path: { id } }, signal })),
    signal,
  );
}

/** @throws ApiError */
export async function fetchPurposes(): Promise<string[]> {
  return unwrap(api.GET('/api/recommendation/supplement/purposes'));
}

/** Products that can be bought alone for less than the minimum budget. @throws ApiError */
export async function fetchAffordable(purposes: readonly string[]) {
  const purpose = [...purposes] as SupplementRequest['purpose'];
  return unwrap(api.POST('/api/recommendation/supplement/affordable', { body: { purpose } }));
}

/** The content of one serving of a variant. @throws ApiError */
export async function fetchSupplement(supplementId: number) {
  return unwrap(api.GET('/api/supplements/{id}', { params: { path: { id: supplementId } } }));
}

/** A page of all recommendations, newest first. @throws ApiError */
export async function fetchHistory(page: number) {
  const { data, headers } = await unwrapWithHeaders(
    api.GET('/api/recommendation', { params: { query: { page } } }),
  );
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  const size = Number(headers.get('X-Page-Size') ?? 20);
  return { entries: data, lastPage: Math.max(1, Math.ceil(total / size)), total };
}
