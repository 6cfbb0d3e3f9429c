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
