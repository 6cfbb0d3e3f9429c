import { screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setAdminTokens } from '../session/admin-session.store';

const admin = (id: number, loginId: string, role: string, more: object = {}) => ({
  ...{ id, loginId, role, mailAddress: null, disabled: false, secondFactor: false },
  ...{ createdAt: '2026-11-22T00:00:00.000Z', ...more },
});
const row = { id: 1, koreanName: '클린 웨이', englishName: 'x', price: 1, version: 1, hidden: false };
const LISTS = {
  'GET /api/admin/supplements/list/1': () => json([row], 200, { 'X-Total-Count': '1', 'X-Page-Size': '20' }),
  'GET /api/admin/examples': () => json({ shown: 1, hidden: 0, replaceable: true }),
  'GET /api/admin/history': () => json({ entries: [], next: null }),
};
const as = (role: string) => {
  setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
  return { 'GET /api/admin/self': () => json({ id: 1, loginId: 'me', role }) };
};

it('shows nothing that changes anything to who may only look', async () => {
  fakeServer({ ...LISTS, ...as('viewer') });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 보기' }));
  const dialog = within(screen.getByRole('dialog', { name: '클린 웨이' }));
  expect(dialog.queryByRole('button', { name: '수정' })).toBeNull();
  await user.keyboard('{Escape}');
  for (const name of ['클린 웨이 수정', '클린 웨이 삭제', '가져오기', '추가', '예시 모두 숨기기']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: '보충제 목록 메뉴' }));
  expect(screen.getByRole('menuitem', { name: 'CSV 내보내기' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: '가져오기' })).toBeNull();
  expect(screen.getByRole('switch', { name: '클린 웨이 공개' })).toBeDisabled();
  expect(screen.queryByRole('tab', { name: '관리자' })).toBeNull();
});

it('leaves no tab out that it knows nothing about', async () => {
  queryClient.clear();
  fakeServer({
    ...LISTS,
    ...as('owner'),
    'GET /api/admin/self': () => apiError('TOO_MANY', '잠시 후 다시 해 주세요.', 429),
    'GET /api/admin/offers': () => apiError('TOO_MANY', '잠시 후 다시 해 주세요.', 429),
  });
  renderApp('/admin');
  expect(await screen.findByRole('tab', { name: '관리자' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: '새 판' })).toBeInTheDocument();
});

it('lets an owner invite, give roles and put somebody out, and says why the last owner stays', async () => {
  let people = {
    admins: [admin(1, 'me', 'owner'), admin(2, 'other', 'editor', { mailAddress: 'o@example.com' })],
    invitations: [] as object[],
  };
  const server = fakeServer({
    ...LISTS,
    ...as('owner'),
    'GET /api/admin/people': () => json(people),
    'POST /api/admin/people/invitations': () => {
      const expiresAt = '2026-11-25T00:00:00.000Z';
      people = {
        ...people,
        invitations: [{ id: 5, mailAddress: 'new@example.com', role: 'viewer', expiresAt }],
      };
      return json(people, 201);
    },
    'DELETE /api/admin/people/invitations/5': () => {
      people = { ...people, invitations: [] };
      return new Response(null, { status: 204 });
    },
    'PUT /api/admin/people/2': () => {
      people = { ...people, admins: [people.admins[0]!, admin(2, 'other', 'editor', { disabled: true })] };
      return json(people);
    },
    'PUT /api/admin/people/1': () =>
      apiError('LAST_OWNER_EXCEPTION', '소유자는 적어도 한 명 있어야 해요.', 409),
  });
  const { user } = renderApp('/admin?tab=people');
  await user.type(await screen.findByLabelText('초대할 사람의 이메일'), 'new@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: '역할' }), 'viewer');
  await user.click(screen.getByRole('button', { name: '초대 메일 보내기' }));
  expect(await screen.findByText('new@example.com')).toBeInTheDocument();
  const [sent] = server.calls('POST /api/admin/people/invitations');
  expect(await sent!.json()).toEqual({ mailAddress: 'new@example.com', role: 'viewer' });
  await user.click(screen.getByRole('button', { name: 'new@example.com 초대 거두기' }));
  await waitFor(() => expect(screen.queryByText('new@example.com')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'other 로그인 막기' }));
  expect(await screen.findByRole('button', { name: 'other 다시 들이기' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'me의 역할' }), 'viewer');
  expect(await screen.findByRole('alert')).toHaveTextContent('소유자는 적어도 한 명 있어야 해요.');
});

it('changes the own password and ends a login elsewhere', async () => {
  let sessions = [
    { id: 1, deviceName: 'Mac · Safari', current: true },
    { id: 2, deviceName: 'Windows · Chrome', current: false },
  ].map(each => ({
    ...each,
    rememberMe: false,
    createdAt: '2026-11-22',
    lastUsedAt: '2026-11-22T01:00:00.000Z',
  }));
  const server = fakeServer({
    ...LISTS,
    ...as('viewer'),
    'GET /api/admin/self/sessions': () => json(sessions),
    'POST /api/admin/self/sessions/delete/2': () => {
      sessions = sessions.slice(0, 1);
      return new Response(null, { status: 204 });
    },
    'POST /api/admin/self/password': () => new Response(null, { status: 204 }),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '내 계정' }));
  const dialog = within(screen.getByRole('dialog', { name: '내 계정' }));
  await user.click(await dialog.findByRole('button', { name: 'Windows · Chrome 로그아웃' }));
  await waitFor(() => expect(dialog.queryByText('Windows · Chrome')).toBeNull());
  await user.type(dialog.getByLabelText('현재 비밀번호'), 'old-password-1');
  await user.type(dialog.getByLabelText('새 비밀번호'), 'short');
  await user.click(dialog.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect(server.calls('POST /api/admin/self/password')).toHaveLength(0);
  await user.type(dialog.getByLabelText('새 비밀번호'), '-but-longer-now');
  await user.click(dialog.getByRole('button', { name: '비밀번호 바꾸기' }));
  await waitFor(() => expect(server.calls('POST /api/admin/self/password')).toHaveLength(1));
});

it('takes an invitation with a name and a password of one’s own', async () => {
  let taken = true;
  const fields = [{ field: 'loginId', message: '이미 쓰는 아이디예요.' }];
  const server = fakeServer({
    'POST /api/admin/people/join': () =>
      taken
        ? json({ status: 'VALIDATION_EXCEPTION', message: '다시 확인해 주세요.', fields }, 400)
        : new Response(null, { status: 204 }),
  });
  const { user } = renderApp(`/admin/join#${'A'.repeat(43)}`);
  await user.type(await screen.findByLabelText('아이디'), 'gildong');
  await user.type(screen.getByLabelText('비밀번호'), 'long-and-not-guessed');
  await user.click(screen.getByRole('button', { name: '관리자 되기' }));
  expect(await screen.findByText('이미 쓰는 아이디예요.')).toBeInTheDocument();
  taken = false;
  await user.type(screen.getByLabelText('아이디'), '2');
  await user.click(screen.getByRole('button', { name: '관리자 되기' }));
  expect(await screen.findByRole('heading', { name: '관리자 로그인' })).toBeInTheDocument();
  const [, sent] = server.calls('POST /api/admin/people/join');
  expect(await sent!.json()).toEqual({
    token: 'A'.repeat(43),
    loginId: 'gildong2',
    password: 'long-and-not-guessed',
  });
});
