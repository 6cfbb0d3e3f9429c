import { api } from '../api/api.client';
import { clearSession, currentSession } from './session.store';

/** Ends the login on the server and here; here also when the server cannot be reached. */
export async function logout(): Promise<void> {
  const session = currentSession();
  clearSession();
  if (!session) return;
  try {
    await api.GET('/api/auth/logout', { headers: { Authorization: `Bearer ${session.refreshToken}` } });
  } catch {
    // The tokens are gone from this device; on the server they run out by themselves.
  }
}
