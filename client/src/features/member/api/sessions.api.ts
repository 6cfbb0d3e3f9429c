import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

export type Session = components['schemas']['SessionDto'];

export const sessionKeys = { all: ['user', 'sessions'] as const };

/** The devices this member is logged in on, most recently used first. @throws ApiError */
export async function fetchSessions(): Promise<Session[]> {
  return unwrap(api.GET('/api/user/sessions'));
}

/** Logs that device out. @throws ApiError, SESSION_NOT_FOUND_EXCEPTION */
export async function endSession(sessionId: number): Promise<void> {
  await unwrap(api.POST('/api/user/sessions/delete/{sessionId}', { params: { path: { sessionId } } }));
}

/** Logs out everywhere but here. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await unwrap(api.POST('/api/user/sessions/delete'));
}
