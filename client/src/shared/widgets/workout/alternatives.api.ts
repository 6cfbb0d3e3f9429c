import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type WorkoutAlternative = Schemas['WorkoutAlternativeDto'];
export type AlternativesRequest = Schemas['AlternativesRequestDto'];

/** Replacements for one workout of a session, best first. @throws ApiError */
export const fetchAlternatives = async (body: AlternativesRequest): Promise<WorkoutAlternative[]> =>
  (await unwrap(api.POST('/api/recommendation/workout/alternatives', { body }))).alternatives;
