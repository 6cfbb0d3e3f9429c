import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type Appearances = components['schemas']['AppearancesDto'];

/** Which typical requests the engine answers with a row, as it is stored. @throws ApiError */
export async function fetchAppearances(
  resource: 'supplements' | 'workouts',
  id: number,
): Promise<Appearances> {
  return (await adminFetch(`appearances/${resource}/${id}`)).json() as Promise<Appearances>;
}

/** The same of a row as it is typed. @param id null for a new one @throws ApiError with `fields` */
export async function tryAppearances(
  resource: 'supplements' | 'workouts',
  id: number | null,
  typed: object,
): Promise<Appearances> {
  const query = id === null ? '' : `?id=${id}`;
  const answer = await adminFetch(`appearances/${resource}${query}`, { method: 'POST', body: typed });
  return answer.json() as Promise<Appearances>;
}
