import { ApiError } from '../../../shared/api/api.error';
import { send } from '../../../shared/api/send';
import { adminTokens, setAdminTokens } from './admin-session.store';
import type { AdminTokens } from './admin-session.store';
import { sendUpload } from './send-upload';
import type { Sending } from './send-upload';

const at = (path: string): URL => new URL(path, location.origin);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A duplicated tab copies the tokens: without news of the new one it would use the old one, which looks like theft. */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('routineup.admin-tokens');
channel?.addEventListener('message', ({ data }: MessageEvent<{ used: string; tokens: AdminTokens }>) => {
  if (adminTokens()?.refreshToken === data.used) setAdminTokens(data.tokens);
});

async function rotate(expiredToken: string): Promise<string> {
  const tokens = adminTokens();
  if (!tokens) throw new ApiError('EXPIRED_REFRESH_TOKEN_EXCEPTION', '다시 로그인해 주세요.', 401);
  if (tokens.accessToken !== expiredToken) return tokens.accessToken;
  const response = await send(new Request(at('/api/auth/refresh'), { headers: bearer(tokens.refreshToken) }));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    if (response.status === 401) setAdminTokens(null, true);
    throw ApiError.from(body, response.status);
  }
  const next = body as AdminTokens;
  setAdminTokens({ accessToken: next.accessToken, refreshToken: next.refreshToken });
  channel?.postMessage({ used: tokens.refreshToken, tokens: next });
  return next.accessToken;
}

let inFlight: Promise<string> | null = null;

/** Parallel callers share one request; tabs take turns. */
function renew(expiredToken: string): Promise<string> {
  inFlight ??= (
    navigator.locks
      ? navigator.locks.request('routineup.admin-refresh', () => rotate(expiredToken))
      : rotate(expiredToken)
  ).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

interface AdminRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A form goes out as multipart, anything else as JSON. */
  body?: FormData | object;
  /** Reports the upload's progress and can cancel it. */
  sending?: Sending;
}

/**
 * Calls the admin API with the admin's token; renews an expired one silently and sends the call again.
 * @param path below `/api/admin/`
 * @throws ApiError with a Korean sentence
 */
export async function adminFetch(
  path: string,
  { method = 'GET', body, sending }: AdminRequest = {},
): Promise<Response> {
  const attempt = (token: string) => {
    if (sending && body instanceof FormData)
      return sendUpload(at(`/api/admin/${path}`), { method, headers: bearer(token), body }, sending);
    return send(
      new Request(at(`/api/admin/${path}`), {
        method,
        headers: {
          ...bearer(token),
          ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        },
        body: body instanceof FormData ? body : body && JSON.stringify(body),
      }),
    );
  };
  const token = adminTokens()?.accessToken ?? '';
  let response = await attempt(token);
  if (response.ok) return response;
  let problem: unknown = await response.json().catch(() => null);
  if ((problem as { status?: unknown } | null)?.status === 'EXPIRED_ACCESS_TOKEN_EXCEPTION') {
    response = await attempt(await renew(token));
    if (response.ok) return response;
    problem = await response.json().catch(() => null);
  }
  const error = ApiError.from(problem, response.status);
  if (error.code === 'UNAUTHENTICATED_EXCEPTION') setAdminTokens(null, true);
  throw error;
}
