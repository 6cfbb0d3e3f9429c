import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

export type HealthNotes = components['schemas']['HealthNotesDto'];

export const healthKey = ['user', 'health'] as const;

/** @throws ApiError */
export async function fetchHealth(): Promise<HealthNotes> {
  return unwrap(api.GET('/api/user/health'));
}

/** What is left out stays as it is. @throws ApiError */
export async function saveHealth(notes: Partial<HealthNotes>): Promise<HealthNotes> {
  return unwrap(api.POST('/api/user/health', { body: notes }));
}
