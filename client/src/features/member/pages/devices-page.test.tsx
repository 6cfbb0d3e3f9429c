import { screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './devices-page';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const HERE = {
  id: 1,
  deviceName: 'Windows · Chrome',
  current: true,
  rememberMe: true,
  createdAt: ago(2 * 1440),
  lastUsedAt: ago(1),
};
const PHONE = {
  id: 2,
  deviceName: 'iPhone · Safari',
  current: false,
  rememberMe: false,
  createdAt: ago(180),
  lastUsedAt: ago(60),
};

const OTHERS = {
  'GET /api/user/passkeys': () => json([]),
  'GET /api/user/identities': () => json([]),
  'GET /api/auth/providers': () => json({ providers: [] }),
};

function server(sessions = [PHONE, HERE]) {
  let open = sessions;
  return fakeServer({
    ...OTHERS,
    'GET /api/user/sessions': () => json(open),
    'POST /api/user/sessions/delete': () => {
      open = open.filter(({ current }) => current);
      return new Response(null, { status: 204 });
    },
    'POST /api/user/sessions/delete/2': () => {
      open = open.filter(({ id }) => id !== 2);
      return new Response(null, { status: 204 });
    },
  });
}

beforeEach(() => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '길동', sex: '남' });
});

it('lists the devices and logs one of them out', async () => {
  const calls = server();
  const { user } = renderApp('/mypage/devices');
  await screen.findAllByRole('listitem');
  expect(screen.getAllByRole('listitem').map(item => item.textContent)[0]).toContain('지금 이 기기');
  const here = (await screen.findByText('Windows · Chrome')).closest('li')!;
  expect(within(here).getByText('지금 이 기기')).toBeInTheDocument();
  expect(here).toHaveTextContent('2일 전에 로그인');
  // The login on this device has no button: the usual logout ends it.
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('iPhone · Safari').closest('li')).toHaveTextContent(
    '1시간 전에 사용3시간 전에 로그인',
  );

  await user.click(await screen.findByRole('button', { name: 'iPhone · Safari 로그아웃' }));
  expect(await screen.findByText('iPhone · Safari에서 로그아웃했어요.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('iPhone · Safari')).not.toBeInTheDocument());
  expect(calls.calls('POST /api/user/sessions/delete/2')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '다른 기기에서 모두 로그아웃' })).not.toBeInTheDocument();
});

it('logs out everywhere else once it was asked', async () => {
  const calls = server();
  const { user } = renderApp('/mypage/devices');
  await user.click(await screen.findByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
  const dialog = screen.getByRole('dialog', { name: '다른 기기에서 모두 로그아웃할까요?' });
  expect(calls.calls('POST /api/user/sessions/delete')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(screen.queryByText('iPhone · Safari')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the list anew when a device was logged out meanwhile', async () => {
  const calls = server();
  calls.on('POST /api/user/sessions/delete/2', () =>
    apiError('SESSION_NOT_FOUND_EXCEPTION', '이미 로그아웃된 기기예요.', 404),
  );
  const { user } = renderApp('/mypage/devices');
  await screen.findByText('iPhone · Safari');
  calls.on('GET /api/user/sessions', () => json([HERE]));
  await user.click(await screen.findByRole('button', { name: 'iPhone · Safari 로그아웃' }));
  await waitFor(() => expect(screen.queryByText('iPhone · Safari')).not.toBeInTheDocument());
});

it('offers to try again when the list does not come', async () => {
  const calls = fakeServer({
    ...OTHERS,
    'GET /api/user/sessions': () => apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 400),
  });
  const { user } = renderApp('/mypage/devices');
  expect(await screen.findByText('문제가 생겼어요.')).toBeInTheDocument();
  calls.on('GET /api/user/sessions', () => json([HERE]));
  await user.click(await screen.findByRole('button', { name: /다시/ }));
  expect(await screen.findByText('Windows · Chrome')).toBeInTheDocument();
});

it('says that linked accounts do not come, where there may be some', async () => {
  const calls = server();
  calls.on('GET /api/auth/providers', () => json({ providers: ['kakao'] }));
  calls.on('GET /api/user/identities', () => apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 400));
  const { user } = renderApp('/mypage/devices');
  const linked = await screen.findByRole('region', { name: '연결한 계정' });
  expect(await within(linked).findByText('문제가 생겼어요.')).toBeInTheDocument();
  expect(within(linked).queryByRole('button', { name: /카카오/ })).not.toBeInTheDocument();
  calls.on('GET /api/user/identities', () => json([]));
  await user.click(within(linked).getByRole('button', { name: /다시/ }));
  expect(await within(linked).findByRole('button', { name: /카카오/ })).toBeInTheDocument();
});

it('says that the ways in that may be linked do not come, and asks for them once', async () => {
  const calls = server();
  calls.on('GET /api/auth/providers', () => apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 400));
  const { user } = renderApp('/mypage/devices');
  const linked = await screen.findByRole('region', { name: '연결한 계정' });
  expect(await within(linked).findByText(/다른 로그인 방법을 불러오지 못했어요/)).toBeVisible();
  expect(calls.calls('GET /api/auth/providers')).toHaveLength(1);
  calls.on('GET /api/auth/providers', () => json({ providers: ['kakao'] }));
  await user.click(within(linked).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('button', { name: '카카오 연결하기' })).toBeVisible();
});
