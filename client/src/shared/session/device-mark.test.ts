import { fakeServer, json } from '../../../test/fake-server';
import { api } from '../api/api.client';
import { logout } from '../api/logout';
import { startSession } from './session.store';

const marked = (mark: string) =>
  json({ accessToken: 'a', refreshToken: 'r' }, 200, { 'X-Device-Mark': mark });
const logIn = () =>
  api.POST('/api/auth/login', { body: { loginEmail: 'a@b.c', password: 'abcdefg1', rememberMe: true } });
const markOf = (request: Request | undefined) => request?.headers.get('X-Device-Mark');

it('is kept from the first answer on and sent with logins and codes, also after a logout', async () => {
  const server = fakeServer({
    'POST /api/auth/login': () => marked('mark-1'),
    'POST /api/register/verify': () => json({ status: 'ok' }, 202),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
  await logIn();
  expect(markOf(server.requests[0])).toBeNull();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  await logout();
  await logIn();
  await api.POST('/api/register/verify', { body: { mailAddress: 'a@b.c' } });
  expect(server.calls('POST /api/auth/login').map(markOf)).toEqual([null, 'mark-1']);
  expect(markOf(server.calls('POST /api/register/verify')[0])).toBe('mark-1');
  expect(await server.calls('POST /api/register/verify')[0]!.json()).toEqual({ mailAddress: 'a@b.c' });
});

it('is replaced by the one the server gives in its place', async () => {
  localStorage.setItem('routineup.device', 'of-another-secret');
  const server = fakeServer({ 'POST /api/auth/login': () => marked('mark-2') });
  await logIn();
  await logIn();
  expect(server.requests.map(markOf)).toEqual(['of-another-secret', 'mark-2']);
});

it('goes nowhere else', async () => {
  localStorage.setItem('routineup.device', 'mark-1');
  const server = fakeServer({
    'GET /api/user/private': () => json({}),
    'POST /api/user/private/password': () => new Response(null, { status: 204 }),
    'GET /api/bodyParts': () => json({ bodyPartKoreanName: [] }),
  });
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  await api.GET('/api/user/private');
  await api.POST('/api/user/private/password', { body: { oldPassword: 'a', newPassword: 'b' } });
  await api.GET('/api/bodyParts');
  expect(server.requests.map(markOf)).toEqual([null, null, null]);
});
