import { forgetMember } from '../session/member-data';
import { keepRenewal, renewalOf } from '../session/kept-renewal';
import { clearSession, currentSession, replaceTokens, syncSession } from '../session/session.store';
import type { Session, Tokens } from '../session/session.store';
import { ApiError } from './api.error';
import { send } from './send';

const LOCK = 'routineup.token-refresh';
const CHANNEL = 'routineup.tokens';

interface Rotation {
  /** The refresh token that was used. */
  used: string;
  tokens: Tokens;
}

/**
 * Tells tabs that hold the same refresh token (a duplicated tab copies its session storage) about its successor:
 * using the old one again later would look like theft and end the login.
 */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
channel?.addEventListener('message', (event: MessageEvent<Rotation>) => {
  replaceTokens(event.data.tokens, event.data.used);
});

async function askForTokens(refreshToken: string): Promise<{ response: Response; body: unknown }> {
  const response = await send(
    new Request(new URL('/api/auth/refresh', location.origin), {
      headers: { Authorization: `Bearer ${refreshToken}` },
    }),
  );
  return { response, body: await response.json().catch(() => null) };
}

const isGone = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ACCOUNT_GONE_EXCEPTION';

/** The server ended the login: if the account was deleted, nothing of it stays on this device. */
export async function forgetIfGone(session: Session): Promise<void> {
  const answer = await askForTokens(session.refreshToken).catch(() => null);
  if (isGone(answer?.body)) await forgetMember(session);
}

async function rotate(expiredAccessToken: string): Promise<string> {
  // Another tab may have been faster while this one waited for the lock.
  const session = syncSession();
  if (!session) throw new ApiError('EXPIRED_REFRESH_TOKEN_EXCEPTION', '다시 로그인해 주세요.', 401);
  if (session.accessToken !== expiredAccessToken) return session.accessToken;

  let { refreshToken } = session;
  // Only a login that outlives the browser can be older than the stored last exchange.
  const kept = session.rememberMe ? await renewalOf(refreshToken) : null;
  if (kept) {
    replaceTokens(kept, refreshToken);
    ({ refreshToken } = kept);
  }
  const { response, body } = await askForTokens(refreshToken);
  if (!response.ok) {
    // Only a refusal ends the login; a server that is down or busy does not.
    if (response.status === 401 && currentSession()?.refreshToken === refreshToken) clearSession(true);
    if (isGone(body)) await forgetMember(session);
    throw ApiError.from(body, response.status);
  }
  const tokens = body as Tokens;
  if (session.rememberMe) await keepRenewal(refreshToken, tokens);
  replaceTokens(tokens, refreshToken);
  channel?.postMessage({ used: refreshToken, tokens } satisfies Rotation);
  return tokens.accessToken;
}

let inFlight: Promise<string> | null = null;

/**
 * Exchanges an expired access token for a valid one. Parallel callers of this tab share one request; tabs take turns
 * (Web Locks) and use each other's result.
 * @throws ApiError; when the server refused, the session has been cleared as expired
 */
export function refreshAccessToken(expiredAccessToken: string): Promise<string> {
  const turn = (): Promise<string> =>
    navigator.locks
      ? navigator.locks.request(LOCK, () => rotate(expiredAccessToken))
      : rotate(expiredAccessToken);
  inFlight ??= turn().finally(() => {
    inFlight = null;
  });
  return inFlight;
}
