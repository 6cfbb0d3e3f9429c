import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type Appearances = components['schemas']['AppearancesDto'];

/** The typical requests that the engine answers with a stored row. @throws ApiError */
export async function fetchAppearances(
  resource: 'supplements' | 'workouts',
  id: number,
): Promise<Appearances> {
  return (await adminFetch(`appearances/${resource}/${id}`)).json() as Promise<Appearances>;
}

/** The same for a row as typed. @param id null for a new one @throws ApiError with `fields` */
export async function tryAppearances(
  resource: 'supplements' | 'workouts',
  id: number | null,
  typed: object,
): Promise<Appearances> {
  const query = id === null ? '' : `?id=${id}`;
  const answer = await adminFetch(`appearances/${resource}${query}`, { method: 'POST', body: typed });
  return answer.json() as Promise<Appearances>;
}
