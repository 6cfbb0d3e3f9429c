import { api } from './api.client';
import { forgetMember } from '../session/member-data';
import { clearSession, currentSession } from '../session/session.store';

/**
 * Ends the login on the server and locally; locally even when the server is out of reach. Nothing of the member stays on this
 * device, except data that they chose to send from here later.
 */
export async function logout(kept: Parameters<typeof forgetMember>[1] = {}): Promise<void> {
  const session = currentSession();
  clearSession();
  if (!session) return;
  await forgetMember(session, kept);
  try {
    await api.GET('/api/auth/logout', { headers: { Authorization: `Bearer ${session.refreshToken}` } });
  } catch {
    // The tokens are gone from this device; on the server they expire by themselves.
  }
}

/** Ends a login that the server considers too old; unsent data waits for the next login. */
export const logoutToLogInAgain = (): Promise<void> => logout({ keepLog: true, keepChanges: true });
