import { create } from 'zustand';

/** Both tokens of one login, as the server issues them. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface Session extends Tokens {
  /** Identifies the login; refreshes, including other tabs', keep it. */
  loginKey: string;
  /** True keeps the login in local storage, false only in this tab's session storage. */
  rememberMe: boolean;
  /** Both are known once `GET /api/user/private` has answered. */
  userName: string | null;
  sex: Sex | null;
}

export type Sex = '남' | '여';

interface SessionState {
  session: Session | null;
  /** The server refused to renew the login: the app says so and leads to the login page. */
  expired: boolean;
}

export const SESSION_STORAGE_KEY = 'routineup.session';

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, refreshToken } = value as Partial<Session>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string';
}

function readFrom(storage: Storage): Session | null {
  const text = storage.getItem(SESSION_STORAGE_KEY);
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value)
      ? {
          ...value,
          loginKey: value.loginKey ?? '',
          rememberMe: storage === localStorage,
          userName: value.userName ?? null,
          sex: value.sex ?? null,
        }
      : null;
  } catch {
    return null;
  }
}

/** The storages' current content (another tab may have written it); undefined where storage is blocked. */
function readStorage(): Session | null | undefined {
  try {
    return readFrom(localStorage) ?? readFrom(sessionStorage);
  } catch {
    return undefined;
  }
}

function writeStorage(session: Session | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      if (session && session.rememberMe === (storage === localStorage)) {
        storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
      } else storage.removeItem(SESSION_STORAGE_KEY);
    }
  } catch {
    // Storage is blocked: the login lives as long as the page.
  }
}

export const useSessionStore = create<SessionState>()(() => ({ session: null, expired: false }));

function set(session: Session | null, expired = false): void {
  writeStorage(session);
  useSessionStore.setState({ session, expired });
}

/** Applies the storage's content; called at start and whenever another tab has written it. */
export function syncSession(): Session | null {
  const stored = readStorage();
  const current = useSessionStore.getState().session;
  if (stored === undefined) return current;
  // The tab's own login was replaced by another tab's: it must not come back with that one's logout.
  if (stored?.rememberMe) sessionStorage.removeItem(SESSION_STORAGE_KEY);
  if (JSON.stringify(stored) !== JSON.stringify(current))
    useSessionStore.setState({ session: stored, expired: false });
  return stored;
}

export function startSession(tokens: Tokens, rememberMe: boolean): void {
  const { accessToken, refreshToken } = tokens;
  // `crypto.randomUUID` needs HTTPS; this key need not be unguessable.
  const loginKey = `${Date.now()}.${Math.random()}`;
  set({ accessToken, refreshToken, loginKey, rememberMe, userName: null, sex: null });
}

/**
 * After a refresh or a password change: the login stays, its tokens are new.
 * @param used the refresh token they replace; does nothing if another login has taken its place meanwhile
 */
export function replaceTokens({ accessToken, refreshToken }: Tokens, used: string): void {
  const { session } = useSessionStore.getState();
  if (session?.refreshToken === used) set({ ...session, accessToken, refreshToken });
}

/** Prefix of the session storage keys that hold wizards' typed values. */
export const DRAFT_PREFIX = 'routineup.draft.';

/** The routine that the member viewed last. */
export const ROUTINE_STORAGE_KEY = 'routineup.routine';

// Includes wizards that this page has not loaded.
onLoginLeft(() => {
  try {
    localStorage.removeItem(ROUTINE_STORAGE_KEY);
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are none.
  }
});

/** Calls back when a login in this tab ended or was replaced by another: the member's data must be dropped. */
export function onLoginLeft(forget: () => void): void {
  useSessionStore.subscribe((now, before) => {
    if (before.session && before.session.loginKey !== now.session?.loginKey) forget();
  });
}

/** Of the current login, unless another tab has ended it. */
export function setMember({ userName, sex }: { userName: string; sex: Sex }): void {
  const session = syncSession();
  if (session && (session.userName !== userName || session.sex !== sex)) set({ ...session, userName, sex });
}

/** A login of one tab that has ended. */
interface Ended {
  loginKey: string;
  expired: boolean;
}

/** Tells tabs that hold the same login: a duplicated tab has copied the session storage, in which no other tab can look. Not on the server. */
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('routineup.logins');
channel?.addEventListener('message', ({ data: { loginKey, expired } }: MessageEvent<Ended>) => {
  const { session } = useSessionStore.getState();
  if (!session || session.rememberMe || session.loginKey !== loginKey) return;
  try {
    sessionStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Storage is blocked: only this page had it.
  }
  useSessionStore.setState({ session: readStorage() ?? null, expired });
});

/** @param expired the server ended it, not the user. */
export function clearSession(expired = false): void {
  const { session } = useSessionStore.getState();
  set(null, expired);
  if (session && !session.rememberMe)
    channel?.postMessage({ loginKey: session.loginKey, expired } satisfies Ended);
}

export const currentSession = (): Session | null => useSessionStore.getState().session;

/** The current login, null for a visitor. */
export const useSession = (): Session | null => useSessionStore(state => state.session);
export const useIsLoggedIn = (): boolean => useSessionStore(state => state.session !== null);

if (typeof window !== 'undefined') {
  syncSession();
  window.addEventListener('storage', event => {
    // `key` is null when another tab cleared everything.
    if (event.key === SESSION_STORAGE_KEY || event.key === null) syncSession();
  });
  // A page from the back/forward cache has missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncSession();
  });
}
