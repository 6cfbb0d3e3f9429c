import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, json } from '../../test/fake-server';
import { currentPath, renderApp, scrollWindowTo } from '../../test/render-app';
import { clearSession, startSession, useSessionStore } from '../shared/session/session.store';
import { NAV_FILL_AT } from './layout/nav-items';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const member = { userName: '길동', sex: '남', birthDate: '1999-01-31', loginEmail: 'gil@mail.example' };

function logIn() {
  startSession(tokens, true);
  return fakeServer({
    'GET /api/user/private': () => json(member),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
}
const bar = () => screen.getByRole('banner');
// jsdom is as wide as a phone, so the desktop bar's items are in the tabs.
const tabs = () => screen.getByRole('navigation', { name: '하단 메뉴' });

describe('the navigation bar', () => {
  it('is filled on the home page only after more than 70 px', async () => {
    fakeServer();
    renderApp('/');
    // The page's last part: content that loads later would come between the scrolls.
    await screen.findByRole('heading', { name: /^쓸수록 더/ });
    expect(NAV_FILL_AT).toBe(70);
    expect(bar()).not.toHaveAttribute('data-filled');
    expect(bar()).toHaveStyle({ position: 'fixed' });
    act(() => scrollWindowTo(70));
    expect(bar()).not.toHaveAttribute('data-filled');
    act(() => scrollWindowTo(71));
    expect(bar()).toHaveAttribute('data-filled');
  });

  it('is sticky and filled elsewhere', async () => {
    fakeServer();
    renderApp('/login');
    await screen.findByRole('heading', { level: 1 });
    expect(bar()).toHaveAttribute('data-filled');
    expect(bar()).toHaveStyle({ position: 'sticky' });
  });

  it('marks one tab alone for a visitor on the landing page', async () => {
    fakeServer();
    renderApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(within(tabs()).getAllByRole('link', { current: 'page' })).toEqual([
      within(tabs()).getByRole('link', { name: '홈' }),
    ]);
  });

  it('asks a visitor to log in before 추천받기 and comes back there', async () => {
    fakeServer();
    const { user } = renderApp('/login');
    await user.click(within(tabs()).getByRole('link', { name: '추천받기' }));
    const dialog = await screen.findByRole('dialog', { name: '로그인이 필요해요' });
    await user.click(within(dialog).getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(tabs()).getByRole('link', { name: '내 루틴' }));
    await user.click(await screen.findByRole('button', { name: '로그인하기' }));
    expect(currentPath()).toBe('/login?next=%2Fmypage');
  });

  it('asks before it leads away from a signup', async () => {
    fakeServer();
    const { user } = renderApp('/signup');
    await screen.findByRole('heading', { level: 1 });
    await user.click(within(bar()).getByRole('link', { name: '루틴업 홈' }));
    await user.click(await screen.findByRole('button', { name: '계속 가입하기' }));
    expect(currentPath()).toBe('/signup');
    await user.click(within(bar()).getByRole('link', { name: '로그인' }));
    await user.click(await screen.findByRole('button', { name: '나가기' }));
    expect(currentPath()).toBe('/login');
  });

  it('greets a member by name, closes on Escape and logs out with the refresh token', async () => {
    const server = logIn();
    const { user } = renderApp('/about');
    const button = await screen.findByRole('button', { name: '길동님' });
    await user.click(button);
    expect(screen.getByText('길동님, 반가워요!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '계정 정보' })).toHaveAttribute('href', '/mypage/fixprofile');
    expect(screen.getByRole('link', { name: '몸 정보' })).toHaveAttribute('href', '/mypage/fixbodyinfo');
    expect(screen.getByRole('link', { name: '건강 정보' })).toHaveAttribute('href', '/mypage/health');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('길동님, 반가워요!')).not.toBeInTheDocument();
    expect(button).toHaveFocus();

    await user.click(button);
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(server.calls('GET /api/auth/logout')).toHaveLength(1));
    expect(server.calls('GET /api/auth/logout')[0]?.headers.get('Authorization')).toBe('Bearer refresh');
    expect(useSessionStore.getState().session).toBeNull();
    expect(await screen.findByText('로그아웃했어요.')).toBeInTheDocument();
  });

  it('leads an admin to the console and back, whoever is logged in as a member', async () => {
    logIn();
    const { user } = renderApp('/admin/join');
    await screen.findByRole('heading', { name: '관리자 초대' });
    expect(within(bar()).queryByRole('navigation')).not.toBeInTheDocument();
    expect(within(bar()).queryByRole('button')).not.toBeInTheDocument();
    await user.click(within(bar()).getByRole('link', { name: '루틴업 관리자' }));
    expect(currentPath()).toBe('/admin');
    await user.click(within(bar()).getByRole('link', { name: '회원 홈' }));
    expect(currentPath()).toBe('/');
  });

  it('switches the theme and keeps the choice', async () => {
    logIn();
    const { user } = renderApp('/about');
    await user.click(await screen.findByRole('button', { name: '길동님' }));
    await user.click(screen.getByRole('radio', { name: '다크' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('routineup.theme')).toContain('dark');
    await user.click(screen.getByRole('radio', { name: '시스템' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('the routes', () => {
  it('show a way on where there is no page', async () => {
    fakeServer();
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: '찾는 화면이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  });

  it('say so and lead to the login when the server ended the login', async () => {
    logIn();
    renderApp('/no/such/page?x=1');
    await screen.findByRole('button', { name: '길동님' });
    act(() => clearSession(true));
    expect(await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/login?next=%2Fno%2Fsuch%2Fpage%3Fx%3D1'));
  });
});

it('tells when the device goes offline and comes back', async () => {
  fakeServer();
  renderApp('/login');
  const online = setOnline(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/인터넷에 연결되어 있지 않아요/)).toBeInTheDocument();
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/인터넷에 연결되어 있지 않아요/)).not.toBeInTheDocument();
});

function setOnline(value: boolean): (value: boolean) => void {
  const set = (now: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: now, configurable: true });
  set(value);
  return set;
}
