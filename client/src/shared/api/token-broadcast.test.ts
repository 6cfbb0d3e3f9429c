import { apiError, fakeServer, json } from '../../../test/fake-server';
import { openTab, tabsOfOneBrowser } from '../../../test/tabs';

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

tabsOfOneBrowser();

describe('tabs that hold the same login (a duplicated tab copies its session storage)', () => {
  const openMemberTab = () =>
    openTab(async () => ({
      ...(await import('../session/session.store')),
      ...(await import('./token-refresh')),
    }));

  it('tell one another of the next tokens, so that none uses an old one', async () => {
    const server = rotatingServer();
    const [one, two, stranger] = [await openMemberTab(), await openMemberTab(), await openMemberTab()];
    const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    one.startSession(tokens, false);
    two.startSession(tokens, false);
    stranger.startSession({ accessToken: 'other', refreshToken: 'other-1' }, false);

    // This test's storage is shared by all three: give each tab its own.
    sessionStorage.setItem('routineup.session', JSON.stringify(one.currentSession()));
    expect(await one.refreshAccessToken('access-1')).toBe('access-2');
    expect(two.currentSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(stranger.currentSession()).toMatchObject({ accessToken: 'other', refreshToken: 'other-1' });

    sessionStorage.setItem('routineup.session', JSON.stringify(two.currentSession()));
    expect(await two.refreshAccessToken('access-2')).toBe('access-3');
    expect(one.currentSession()).toMatchObject({ refreshToken: 'refresh-3' });
    expect(server.calls('GET /api/auth/refresh')).toHaveLength(2);
  });

  it('take no tokens over for somebody else or after a logout', async () => {
    rotatingServer();
    const [one, two] = [await openMemberTab(), await openMemberTab()];
    const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    two.startSession(tokens, false);
    two.clearSession();
    one.startSession(tokens, false);
    await one.refreshAccessToken('access-1');
    expect(two.currentSession()).toBeNull();
  });

  it('of an admin do so, too', async () => {
    const server = rotatingServer();
    server.on('GET /api/admin/machines', request =>
      /access-(2|3)$/.test(request.headers.get('Authorization') ?? '')
        ? json([])
        : apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401),
    );
    const openAdminTab = () =>
      openTab(async () => ({
        ...(await import('../../features/admin/session/admin-session.store')),
        ...(await import('../../features/admin/session/admin-fetch')),
      }));
    const [one, two, other] = [await openAdminTab(), await openAdminTab(), await openAdminTab()];
    for (const tab of [one, two]) tab.setAdminTokens({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    other.setAdminTokens(null);
    await one.adminFetch('machines');
    expect(other.adminTokens()).toBeNull();
    expect(two.adminTokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    await two.adminFetch('machines');
    expect(server.calls('GET /api/auth/refresh')).toHaveLength(1);
  });
});
