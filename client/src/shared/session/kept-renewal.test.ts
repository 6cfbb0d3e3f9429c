import 'fake-indexeddb/auto';
import { apiError, fakeServer, json } from '../../../test/fake-server';
import { refreshAccessToken } from '../api/token-refresh';
import { renewalOf } from './kept-renewal';
import {
  clearSession,
  currentSession,
  SESSION_STORAGE_KEY,
  startSession,
  syncSession,
} from './session.store';

/** Gives each refresh token one successor and treats reuse of an old one as theft, as the server does. */
function rotatingServer() {
  let generation = 1;
  return fakeServer({
    'GET /api/auth/refresh': request => {
      if (request.headers.get('Authorization') !== `Bearer refresh-${generation}`)
        return apiError('REVOKED_REFRESH_TOKEN_EXCEPTION', '다시 로그인해 주세요.', 401);
      generation += 1;
      return json({ accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` });
    },
  });
}
const FIRST = { accessToken: 'access-1', refreshToken: 'refresh-1' };

it('a browser killed before local storage was on the disk goes on with the tokens it had got', async () => {
  const server = rotatingServer();
  startSession(FIRST, true);
  const onDisk = localStorage.getItem(SESSION_STORAGE_KEY)!;
  expect(await refreshAccessToken('access-1')).toBe('access-2');
  // The state on disk after a restart.
  localStorage.setItem(SESSION_STORAGE_KEY, onDisk);
  expect(syncSession()).toMatchObject(FIRST);
  expect(await refreshAccessToken('access-1')).toBe('access-3');
  expect(currentSession()).toMatchObject({ accessToken: 'access-3', refreshToken: 'refresh-3' });
  const used = server.calls('GET /api/auth/refresh').map(request => request.headers.get('Authorization'));
  expect(used).toEqual(['Bearer refresh-1', 'Bearer refresh-2']);
});

it('so does one that is killed again before local storage has caught up', async () => {
  rotatingServer();
  startSession(FIRST, true);
  const onDisk = localStorage.getItem(SESSION_STORAGE_KEY)!;
  for (let kills = 0; kills < 12; kills++) {
    await refreshAccessToken('access-1');
    localStorage.setItem(SESSION_STORAGE_KEY, onDisk);
    syncSession();
  }
  expect(await refreshAccessToken('access-1')).toBe('access-14');
});

it('keeps nothing of a login that is for this tab only, and nothing after a logout', async () => {
  rotatingServer();
  startSession(FIRST, false);
  await refreshAccessToken('access-1');
  expect(await renewalOf('refresh-1')).toBeNull();

  rotatingServer();
  startSession(FIRST, true);
  await refreshAccessToken('access-1');
  expect(await renewalOf('refresh-1')).toMatchObject({ refreshToken: 'refresh-2' });
  clearSession();
  expect(await renewalOf('refresh-1')).toBeNull();
});
