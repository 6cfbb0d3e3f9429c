import { waitFor } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../test/fake-server';
import {
  currentSession,
  replaceTokens,
  SESSION_STORAGE_KEY,
  startSession,
  syncSession,
  useSessionStore,
} from '../session/session.store';
import { replaceLogin } from '../session/login-replacement';
import { ApiError } from './api.error';
import { sessionFetch } from './session-fetch';

const get = (path: string) => new Request(new URL(path, location.origin));
const post = (path: string, body: unknown) =>
  new Request(new URL(path, location.origin), { method: 'POST', body: JSON.stringify(body) });
const bearer = (request: Request) => request.headers.get('Authorization');

/** A server that accepts one access token at a time and rotates both on refresh, as ours does. */
function tokenServer() {
  let generation = 1;
  const server = fakeServer({
    'GET /api/auth/refresh': request => {
      if (bearer(request) !== `Bearer refresh-${generation}`) {
        return apiError('REVOKED_REFRESH_TOKEN_EXCEPTION', '다시 로그인해 주세요.', 401);
      }
      generation += 1;
      return json({ accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` });
    },
    'GET /api/things*': request =>
      bearer(request) === `Bearer access-${generation}`
        ? json({ ok: true })
        : apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401),
    'POST /api/things': async request =>
      bearer(request) === `Bearer access-${generation}`
        ? json(await request.json(), 201)
        : apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401),
  });
  return server;
}

const expiredSession = (rememberMe = false) =>
  startSession({ accessToken: 'access-0', refreshToken: 'refresh-1' }, rememberMe);

it('sends a visitor without a token', async () => {
  const server = fakeServer({ 'GET /api/things': () => json([]) });
  await sessionFetch(get('/api/things'));
  expect(bearer(server.requests[0]!)).toBeNull();
});

it.each([true, false])(
  'renews an expired token silently and replays the request (remember me: %s)',
  async rememberMe => {
    const server = tokenServer();
    expiredSession(rememberMe);
    const response = await sessionFetch(post('/api/things', { name: '벤치' }));
    expect(await response.json()).toEqual({ name: '벤치' });
    expect(server.calls('POST /api/things').map(bearer)).toEqual(['Bearer access-0', 'Bearer access-2']);
    const kept = rememberMe ? localStorage : sessionStorage;
    expect(JSON.parse(kept.getItem(SESSION_STORAGE_KEY)!)).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
    });
    expect((rememberMe ? sessionStorage : localStorage).getItem(SESSION_STORAGE_KEY)).toBeNull();
  },
);

it('lets parallel failures share one refresh', async () => {
  const server = tokenServer();
  expiredSession();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(n => sessionFetch(get(`/api/things/${n}`))));
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(server.calls('GET /api/auth/refresh')).toHaveLength(1);
});

it('replays nothing as the member who logged in meanwhile in another tab', async () => {
  const server = tokenServer();
  expiredSession(true);
  server.on('POST /api/things', () => {
    const next = { accessToken: 'access-other', refreshToken: 'refresh-other', loginKey: 'other' };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(next));
    return apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401);
  });
  await expect(sessionFetch(post('/api/things', { name: '벤치' }))).rejects.toMatchObject({
    code: 'LOGIN_LEFT',
  });
  expect(server.calls('POST /api/things').map(bearer)).toEqual(['Bearer access-0']);
});

it('replays only once when the new token is refused too', async () => {
  const server = tokenServer();
  server.on('GET /api/things', () => apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401));
  expiredSession();
  const response = await sessionFetch(get('/api/things'));
  expect(response.status).toBe(401);
  expect(server.calls('GET /api/things')).toHaveLength(2);
});

it('uses the token that another tab fetched meanwhile instead of refreshing again', async () => {
  const server = tokenServer();
  expiredSession(true);
  server.on('GET /api/things', request => {
    if (bearer(request) === 'Bearer access-from-other-tab') return json({ ok: true });
    localStorage.setItem(
      SESSION_STORAGE_KEY,
      JSON.stringify({
        ...currentSession(),
        accessToken: 'access-from-other-tab',
        refreshToken: 'refresh-9',
      }),
    );
    return apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401);
  });
  expect((await sessionFetch(get('/api/things'))).status).toBe(200);
  expect(server.calls('GET /api/auth/refresh')).toHaveLength(0);
  expect(currentSession()?.refreshToken).toBe('refresh-9');
});

it('takes turns with other tabs through Web Locks where the browser has them', async () => {
  const server = tokenServer();
  expiredSession();
  const names: string[] = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, run: () => Promise<unknown>) => {
        names.push(name);
        return run();
      },
    },
  });
  try {
    await sessionFetch(get('/api/things'));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
  expect(names).toEqual(['routineup.token-refresh']);
  expect(server.calls('GET /api/auth/refresh')).toHaveLength(1);
});

it('ends the login as expired when the refresh token is refused', async () => {
  tokenServer();
  startSession({ accessToken: 'access-0', refreshToken: 'used-up' }, true);
  await expect(sessionFetch(get('/api/things'))).rejects.toMatchObject({
    code: 'REVOKED_REFRESH_TOKEN_EXCEPTION',
  });
  expect(useSessionStore.getState()).toMatchObject({ session: null, expired: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

it('keeps the login when the refresh fails because the server is down', async () => {
  const server = tokenServer();
  server.on('GET /api/auth/refresh', () => new Response('bad gateway', { status: 502 }));
  expiredSession();
  await expect(sessionFetch(get('/api/things'))).rejects.toMatchObject({ httpStatus: 502 });
  expect(currentSession()).not.toBeNull();
});

it.each([200, 401])('keeps the login when a network in between answers the refresh (%d)', async status => {
  const server = tokenServer();
  expiredSession(true);
  const headers = { 'Content-Type': 'text/html' };
  server.on('GET /api/auth/refresh', () => new Response('<html>', { status, headers }));
  await expect(sessionFetch(get('/api/things'))).rejects.toMatchObject({ httpStatus: 0 });
  expect(currentSession()).toMatchObject({ accessToken: 'access-0', refreshToken: 'refresh-1' });
});

it('ends the login when the server no longer knows it', async () => {
  fakeServer({ 'GET /api/things': () => apiError('UNAUTHENTICATED_EXCEPTION', '로그인해 주세요.', 401) });
  expiredSession();
  await sessionFetch(get('/api/things'));
  expect(useSessionStore.getState()).toMatchObject({ session: null, expired: true });
});

it('keeps a login that another tab renewed while a request with the token before was refused', async () => {
  const server = fakeServer({});
  expiredSession(true);
  server.on('GET /api/things', () => {
    const renewed = { ...currentSession(), accessToken: 'access-2', refreshToken: 'refresh-2' };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(renewed));
    syncSession();
    return apiError('UNAUTHENTICATED_EXCEPTION', '로그인해 주세요.', 401);
  });
  expect((await sessionFetch(get('/api/things'))).status).toBe(401);
  expect(currentSession()?.accessToken).toBe('access-2');
});

it('lets what is refused while the login is replaced wait for the new one', async () => {
  const server = fakeServer({
    'GET /api/things': request =>
      bearer(request) === 'Bearer access-2'
        ? json({ ok: true })
        : apiError('UNAUTHENTICATED_EXCEPTION', '로그인해 주세요.', 401),
  });
  expiredSession();
  let loggedIn: () => void = () => undefined;
  const replaced = replaceLogin(async () => {
    await new Promise<void>(resolve => (loggedIn = resolve));
    replaceTokens({ accessToken: 'access-2', refreshToken: 'refresh-2' }, 'refresh-1');
  });
  const answer = sessionFetch(get('/api/things'));
  await waitFor(() => expect(server.calls('GET /api/things')).toHaveLength(1));
  loggedIn();
  await replaced;
  expect((await answer).status).toBe(200);
  expect(currentSession()?.accessToken).toBe('access-2');
});

it('leaves a request alone that brings its own token', async () => {
  const server = fakeServer({ 'GET /api/auth/logout': () => new Response(null, { status: 204 }) });
  expiredSession();
  await sessionFetch(
    new Request(new URL('/api/auth/logout', location.origin), {
      headers: { Authorization: 'Bearer refresh-1' },
    }),
  );
  expect(bearer(server.requests[0]!)).toBe('Bearer refresh-1');
});

it('says in Korean that there is no network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sessionFetch(get('/api/things'))).rejects.toThrow('인터넷 연결을 확인하고');
  await expect(sessionFetch(get('/api/things'))).rejects.toBeInstanceOf(ApiError);
});
