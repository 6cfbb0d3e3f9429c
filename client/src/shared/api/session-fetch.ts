import { loginReplaced } from '../session/login-replacement';
import { clearSession, currentSession } from '../session/session.store';
import { ApiError } from './api.error';
import { send } from './send';
import { forgetIfGone, refreshAccessToken } from './token-refresh';

function withToken(request: Request, accessToken: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${accessToken}`);
  return new Request(request, { headers });
}

async function errorCode(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;
}

/**
 * Sends with the member's access token. Renews an expired one silently and replays the request once. Requests with their own
 * Authorization (logout) and visitors' requests are sent unchanged.
 * @throws ApiError, also when this login ended before the answer came: it is not for the next member
 */
export async function sessionFetch(request: Request): Promise<Response> {
  const session = currentSession();
  if (!session || request.headers.has('Authorization')) return send(request);

  const answered = <Answer>(answer: Answer): Answer => {
    if (currentSession()?.loginKey !== session.loginKey) throw ApiError.loginLeft();
    return answer;
  };
  // A body can be read only once: the copy is for the replay.
  const copy = request.clone();
  const response = answered(await send(withToken(request, session.accessToken)));
  if (response.status !== 401) return response;

  const code = await errorCode(response);
  if (code === 'EXPIRED_ACCESS_TOKEN_EXCEPTION') {
    // Another tab may hold another member's login by now: one member's data must not be sent as the other's.
    const renewed = answered(await refreshAccessToken(session.accessToken));
    return answered(await send(withToken(copy, renewed)));
  }
  if (code !== 'UNAUTHENTICATED_EXCEPTION') return response;
  await loginReplaced();
  const now = currentSession();
  if (now?.loginKey === session.loginKey && now.accessToken !== session.accessToken)
    return answered(await send(withToken(copy, now.accessToken)));
  // The login itself was revoked (password changed elsewhere, account deleted).
  if (now?.accessToken === session.accessToken) {
    clearSession(true);
    void forgetIfGone(session);
  }
  return response;
}
