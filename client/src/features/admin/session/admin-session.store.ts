import { create } from 'zustand';

export interface AdminTokens {
  accessToken: string;
  refreshToken: string;
}

interface AdminSessionState {
  tokens: AdminTokens | null;
  /** The server refused to renew the login. */
  expired: boolean;
}

export const ADMIN_STORAGE_KEY = 'routineup.admin';

function stored(): AdminTokens | null {
  try {
    const value = JSON.parse(
      sessionStorage.getItem(ADMIN_STORAGE_KEY) ?? 'null',
    ) as Partial<AdminTokens> | null;
    return typeof value?.accessToken === 'string' && typeof value.refreshToken === 'string'
      ? { accessToken: value.accessToken, refreshToken: value.refreshToken }
      : null;
  } catch {
    return null;
  }
}

/** The admin's login: separate from the member's, and only for this tab. */
export const useAdminSession = create<AdminSessionState>()(() => ({ tokens: stored(), expired: false }));

export const adminTokens = (): AdminTokens | null => useAdminSession.getState().tokens;

/** Null ends the login; `expired` means that the server ended it. */
export function setAdminTokens(tokens: AdminTokens | null, expired = false): void {
  useAdminSession.setState({ tokens, expired });
  try {
    if (tokens) sessionStorage.setItem(ADMIN_STORAGE_KEY, JSON.stringify(tokens));
    else sessionStorage.removeItem(ADMIN_STORAGE_KEY);
  } catch {
    // Storage is blocked: the login lives as long as the page.
  }
}
