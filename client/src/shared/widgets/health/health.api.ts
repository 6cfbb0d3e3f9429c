import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

export type HealthNotes = components['schemas']['HealthNotesDto'];

export const healthKey = ['user', 'health'] as const;

/** @throws ApiError */
export async function fetchHealth(): Promise<HealthNotes> {
  return unwrap(api.GET('/api/user/health'));
}

/** @param yes the questions answered with yes; null skips the screen @throws ApiError */
export async function answerReadiness(
  yes: readonly HealthNotes['readiness']['yes'][number][] | null,
): Promise<HealthNotes> {
  return unwrap(api.PUT('/api/user/health/readiness', { body: { yes: yes && [...yes] } }));
}

/** What is left out stays as it is; the readiness screen has a call of its own. @throws ApiError */
export async function saveHealth({
  readiness: _,
  unanswered: __,
  ...notes
}: Partial<HealthNotes>): Promise<HealthNotes> {
  // Weeks go with the pregnancy.
  const stale = typeof notes.pregnancyWeeks === 'number' && notes.conditions?.includes('임신') === false;
  return unwrap(api.POST('/api/user/health', { body: stale ? { ...notes, pregnancyWeeks: null } : notes }));
}
