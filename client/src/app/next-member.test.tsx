import { act, screen, waitFor } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../test/fake-server';
import { renderApp } from '../../test/render-app';
import { useBodyInfoDraft } from '../features/member/stores/body-info-draft.store';
import { useWorkoutDraft } from '../features/recommendation/stores/workout-draft.store';
import { useSignupDraft } from '../features/signup/signup-draft.store';
import { api } from '../shared/api/api.client';
import { showToast, useToastStore } from '../shared/ui/toast.store';
import { queryClient } from '../shared/api/query-client';
import { logout } from '../shared/api/logout';
import {
  clearSession,
  currentSession,
  replaceTokens,
  SESSION_STORAGE_KEY,
  startSession,
  syncSession,
} from '../shared/session/session.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import '../features/landing/pages/landing-page';
import '../features/member/pages/profile-page';
import '../features/training/pages/training-page';

const profileOf = (userName: string) => ({
  userName,
  sex: '남',
  birthDate: '1997-03-04',
  loginEmail: `${userName}@mail.example`,
});

/** Answers with the profile that belongs to the token. */
const server = () =>
  fakeServer({
    'GET /api/user/private': request =>
      json(profileOf(request.headers.get('Authorization') === 'Bearer first' ? '첫사람' : '둘째')),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
const first = { accessToken: 'first', refreshToken: 'r1' };
const second = { accessToken: 'second', refreshToken: 'r2' };
const asInAnotherTab = (session: object | null) => {
  if (session === null) localStorage.removeItem(SESSION_STORAGE_KEY);
  else localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  syncSession();
};

/** What the first member looks at and types. */
async function useAsFirst() {
  const { unmount } = renderApp('/mypage/fixprofile');
  expect(await screen.findByRole('heading', { name: '첫사람님의 정보' })).toBeInTheDocument();
  await screen.findByRole('button', { name: '첫사람님' });
  useSignupDraft.getState().patch({ userName: '첫사람' });
  useWorkoutDraft.getState().patch({ bodyParts: ['가슴'] });
  useBodyInfoDraft.getState().patch({ weight: '74.5' });
  act(() =>
    showToast({ message: '74.5kg 기록을 지웠어요.', action: { label: '되돌리기', run: () => undefined } }),
  );
  return unmount;
}

function expectNothingOfFirst() {
  expect(useSignupDraft.getState().values.userName).toBe('');
  expect(useWorkoutDraft.getState().values.bodyParts).toEqual([]);
  expect(useBodyInfoDraft.getState().values.weight).toBe('');
  const kept = [
    ...Object.values({ ...localStorage, ...sessionStorage }),
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => JSON.stringify(state.data)),
    document.body.textContent,
    JSON.stringify(useToastStore.getState().items),
  ];
  expect(kept.join()).not.toMatch(/첫사람|74\.5|가슴/);
}

describe('what one member saw and typed', () => {
  beforeEach(() => {
    queryClient.clear();
    startSession(first, true);
  });

  it.each<[string, () => unknown]>([
    ['they log out', logout],
    ['the server ends their login', () => clearSession(true)],
    ['they log out in another tab', () => asInAnotherTab(null)],
    ['another tab logs somebody else in', () => asInAnotherTab({ ...second, loginKey: 'theirs' })],
  ])('is gone when %s', async (_, leave) => {
    server();
    const unmount = await useAsFirst();
    // Typed before a reload, in a wizard that this page has not opened.
    sessionStorage.setItem('routineup.draft.another', '{"state":{"values":{"weight":"74.5"}},"version":0}');
    await act(async () => {
      await leave();
    });
    unmount();
    expectNothingOfFirst();
  });

  it('leaves the page that is open, and its fields, when another tab logs somebody else in', async () => {
    server();
    const { user } = renderApp('/mypage/fixprofile');
    await user.type(await screen.findByLabelText('이름'), '씨');
    await act(async () => asInAnotherTab({ ...second, loginKey: 'theirs' }));
    expect(await screen.findByRole('heading', { name: '둘째님의 정보' })).toBeInTheDocument();
    expect(screen.getByLabelText('이름')).toHaveValue('둘째');
    expectNothingOfFirst();
  });

  it('stays through refreshes, here and in another tab', async () => {
    server();
    await useAsFirst();
    act(() => replaceTokens({ accessToken: 'first', refreshToken: 'r1b' }, 'r1'));
    act(() => asInAnotherTab({ ...currentSession(), refreshToken: 'r1c' }));
    expect(useBodyInfoDraft.getState().values.weight).toBe('74.5');
    expect(screen.getByRole('heading', { name: '첫사람님의 정보' })).toBeInTheDocument();
    expect(currentSession()).toMatchObject({ refreshToken: 'r1c', userName: '첫사람' });
  });

  it('does not come with an answer that arrives when the next one is here', async () => {
    const calls = server();
    let answer = () => undefined as void;
    calls.on('GET /api/user/private', request =>
      request.headers.get('Authorization') === 'Bearer first'
        ? new Promise<Response>(resolve => {
            answer = () => resolve(json(profileOf('첫사람')));
          })
        : json(profileOf('둘째')),
    );
    const view = renderApp('/mypage/fixprofile');
    await waitFor(() => expect(calls.calls('GET /api/user/private').length).toBeGreaterThan(0));
    await act(async () => {
      await logout();
      startSession(second, true);
    });
    view.unmount();
    renderApp('/mypage/fixprofile');
    expect(await screen.findByRole('heading', { name: '둘째님의 정보' })).toBeInTheDocument();
    await act(async () => answer());
    await screen.findByRole('button', { name: '둘째님' });
    expectNothingOfFirst();
  });

  it('is no answer to what was sent before the next one came', async () => {
    const calls = server();
    let answer = () => undefined as void;
    calls.on(
      'POST /api/user/private',
      () => new Promise<Response>(resolve => (answer = () => resolve(json(profileOf('첫사람'))))),
    );
    const saving = api.POST('/api/user/private', { body: { userName: '첫사람', birthDate: '1997-03-04' } });
    await waitFor(() => expect(calls.calls('POST /api/user/private')).toHaveLength(1));
    clearSession();
    startSession(second, true);
    answer();
    await expect(saving).rejects.toMatchObject({ code: 'LOGIN_LEFT' });
  });
});

describe('a refresh under way', () => {
  it.each<[string, () => Response, () => void]>([
    [
      'gives its tokens',
      () => json({ accessToken: 'first-2', refreshToken: 'r1-2' }),
      () => startSession(second, true),
    ],
    ['gives its tokens', () => json({ accessToken: 'first-2', refreshToken: 'r1-2' }), () => clearSession()],
    [
      'ends the login',
      () => apiError('REVOKED_REFRESH_TOKEN_EXCEPTION', '다시 로그인해 주세요.', 401),
      () => startSession(second, true),
    ],
  ])('never %s to whoever comes after', async (_, refreshed, leave) => {
    let answer = () => undefined as void;
    fakeServer({
      'GET /api/user/private': () => apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '만료됐어요.', 401),
      'GET /api/auth/refresh': () => new Promise<Response>(resolve => (answer = () => resolve(refreshed()))),
    });
    startSession(first, true);
    const pending = api.GET('/api/user/private').catch((error: unknown) => error);
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(2));
    leave();
    const left = currentSession();
    answer();
    expect(await pending).toBeInstanceOf(Error);
    expect(currentSession()).toEqual(left);
  });
});
