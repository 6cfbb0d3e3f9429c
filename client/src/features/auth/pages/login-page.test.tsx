import { act, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { SESSION_STORAGE_KEY } from '../../../shared/session/session.store';
import { showToast } from '../../../shared/ui/toast.store';

const tokens = { accessToken: 'a', refreshToken: 'r' };
const ok = () =>
  fakeServer({
    'POST /api/auth/login': () => json(tokens),
    'GET /api/user/private': () => json({ userName: '길동' }),
  });

async function fill(path: string, email = 'gil@mail.example', password = 'abcdefg1') {
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('이메일'), email);
  await user.type(screen.getByLabelText('비밀번호'), password);
  return user;
}

it('logs in, keeps the tokens for this tab only where the person says so, and goes home', async () => {
  const server = ok();
  const user = await fill('/login');
  const remember = screen.getByRole('checkbox', { name: '로그인 유지' });
  expect(remember).toBeChecked();
  expect(remember).toHaveAccessibleDescription(/브라우저를 닫아도.*함께 쓰는 기기/);
  await user.click(remember);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(await server.calls('POST /api/auth/login')[0]?.json()).toEqual({
    loginEmail: 'gil@mail.example',
    password: 'abcdefg1',
    rememberMe: false,
  });
  expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toContain('"accessToken":"a"');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

it('stays logged in, and goes where the person was going', async () => {
  ok();
  const user = await fill('/login?next=%2Fno%2Fsuch%2Fpage');
  expect(await screen.findByRole('link', { name: '회원가입' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fno%2Fsuch%2Fpage',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/no/such/page'));
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('"accessToken":"a"');
});

it('takes nobody for an old acquaintance, and shows whoever is new the way in', async () => {
  const { unmount } = renderApp('/login');
  expect(await screen.findByRole('heading', { name: '반가워요!' })).toBeInTheDocument();
  unmount();
  renderApp('/login?next=%2Frecommend');
  expect(await screen.findByRole('heading', { name: '로그인하고 이어 가요' })).toBeInTheDocument();
  expect(screen.getByText('처음이라면 회원가입한 뒤 바로 이어 갈 수 있어요.')).toBeInTheDocument();
});

it('has what is said on arrival in the page, where it covers no link', async () => {
  fakeServer();
  showToast({ message: '로그아웃했어요.' });
  renderApp('/login');
  const main = await screen.findByRole('main');
  expect(await within(main).findByText('로그아웃했어요.')).toBeInTheDocument();
  act(() => showToast({ message: '로그인이 만료됐어요.' }));
  expect(within(main).getByText('로그인이 만료됐어요.')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says that e-mail or password is wrong and keeps what was typed', async () => {
  fakeServer({ 'POST /api/auth/login': () => apiError('LOGIN_FAILED_EXCEPTION', '…', 401) });
  const user = await fill('/login');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('이메일 또는 비밀번호를 잘못 입력했어요');
  expect(screen.getByLabelText('이메일')).toHaveValue('gil@mail.example');
  expect(currentPath()).toBe('/login');
});

it('says no more of the last attempt once the next one is not sent', async () => {
  fakeServer({ 'POST /api/auth/login': () => apiError('LOGIN_FAILED_EXCEPTION', '…', 401) });
  const user = await fill('/login');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await screen.findByText(/잘못 입력했어요/);
  await user.clear(screen.getByLabelText('비밀번호'));
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('비밀번호를 입력해 주세요.')).toBeVisible();
  expect(screen.queryByText(/잘못 입력했어요/)).toBeNull();
});

it('shows the sentence of the server for anything else', async () => {
  fakeServer({
    'POST /api/auth/login': () =>
      apiError('TOO_MANY_REQUESTS_EXCEPTION', '15분 뒤에 다시 시도해 주세요.', 429),
  });
  const user = await fill('/login');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('15분 뒤에 다시 시도해 주세요.');
});

it('sends once for a double click', async () => {
  const server = fakeServer({ 'POST /api/auth/login': () => new Promise<Response>(() => undefined) });
  const user = await fill('/login');
  await user.dblClick(screen.getByRole('button', { name: '로그인' }));
  expect(server.calls('POST /api/auth/login')).toHaveLength(1);
});

it('complains about a field only once it was left', async () => {
  fakeServer();
  const { user } = renderApp('/login');
  const email = await screen.findByLabelText('이메일');
  await user.type(email, 'gil');
  expect(screen.queryByText('이메일을 다시 입력해 주세요.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('이메일을 다시 입력해 주세요.')).toBeInTheDocument();
  expect(email).toHaveAccessibleDescription('이메일을 다시 입력해 주세요.');
  expect(email).toBeInvalid();
});

it('says that other ways in do not come, with another try: whoever has no password has no other', async () => {
  let reachable = false;
  fakeServer({
    'GET /api/auth/providers': () =>
      reachable
        ? json({ providers: ['kakao'] })
        : apiError('TOO_MANY_REQUESTS_EXCEPTION', '잠시 뒤에 해 주세요.', 429),
  });
  const { user } = renderApp('/login');
  expect(await screen.findByText(/다른 로그인 방법을 불러오지 못했어요/)).toBeInTheDocument();
  reachable = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('button', { name: '카카오로 시작하기' })).toBeInTheDocument();
});

it('resets a forgotten password by a code', async () => {
  const server = fakeServer({
    'POST /api/user/password': async request =>
      'newPassword' in ((await request.json()) as object)
        ? new Response(null, { status: 204 })
        : json({ status: 'ok' }, 202),
  });
  const { user } = renderApp('/login/reset');
  await user.type(await screen.findByLabelText('이메일'), 'gil@mail.example');
  await user.click(screen.getByRole('button', { name: '인증 메일 보내기' }));
  await user.type(await screen.findByLabelText('인증 코드'), '12a3456');
  expect(screen.getByRole('timer')).toHaveTextContent(/^남은 시간 (10:00|9:\d\d)$/);
  await user.type(screen.getByLabelText('새 비밀번호'), 'newpass1');
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect(await screen.findByText('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')).toBeInTheDocument();
  expect(currentPath()).toBe('/login');
  expect(await server.requests[1]?.json()).toEqual({
    loginEmail: 'gil@mail.example',
    verificationCode: '123456',
    newPassword: 'newpass1',
  });
});
