import type { Session } from './session.store';

/**
 * The member of this login, as the server wrote it into the token. It selects the data on this device and
 * proves nothing: the server checks the signature.
 */
export function memberIdOf(session: Session | null): number | null {
  try {
    const [, payload = ''] = (session?.accessToken ?? '').split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = Number((claims as { sub?: unknown }).sub);
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
