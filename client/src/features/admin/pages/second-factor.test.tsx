import { screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setAdminTokens } from '../session/admin-session.store';

const LISTS = {
  'GET /api/admin/supplements/list/1': () => json([], 200, { 'X-Total-Count': '0', 'X-Page-Size': '20' }),
};
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/RoutineUp:admin?secret=${SECRET}&issuer=RoutineUp`;

beforeEach(() => queryClient.clear());
afterEach(() => setAdminTokens(null));

const bodyOf = (request: Request | undefined) => request?.json() as Promise<Record<string, unknown>>;

it('asks for the authenticator’s number once the password was right, and takes a recovery code', async () => {
  const server = fakeServer({
    ...LISTS,
    'POST /api/admin/login': async request => {
      const { code } = await bodyOf(request);
      if (code === undefined) return apiError('SECOND_FACTOR_REQUIRED_EXCEPTION', '…', 401);
      if (code !== '0a1b2-c3d4e') return apiError('WRONG_VERIFICATION_CODE_EXCEPTION', '…', 400);
      return json({ accessToken: 'a', refreshToken: 'r' });
    },
  });
  const { user } = renderApp('/admin');
  await user.type(await screen.findByLabelText('아이디'), 'admin');
  expect(screen.queryByLabelText('인증 앱의 번호')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('비밀번호'), 'right{Enter}');
  const code = await screen.findByLabelText('인증 앱의 번호');
  expect(code).toHaveFocus();
  expect(code).not.toBeInvalid();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('번호가 맞지 않아요');
  await user.clear(screen.getByLabelText('인증 앱의 번호'));
  await user.type(screen.getByLabelText('인증 앱의 번호'), ' 0A1B2-C3D4E{Enter}');
  expect(await screen.findByRole('button', { name: '관리자 로그아웃' })).toBeInTheDocument();
  expect(server.calls('POST /api/admin/login')).toHaveLength(3);
});

it('is switched on with the password and a number, and shows the recovery codes once', async () => {
  setAdminTokens({ accessToken: 'a', refreshToken: 'r' });
  let enrolled = false;
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/secondFactor': () =>
      json({ enrolled, missing: false, recoveryCodesLeft: enrolled ? 10 : 0 }),
    'POST /api/admin/secondFactor': async request =>
      (await bodyOf(request)).password === 'right'
        ? json({ secret: SECRET, uri: URI })
        : apiError('WRONG_PASSWORD_EXCEPTION', '현재 비밀번호가 올바르지 않아요.', 400),
    'POST /api/admin/secondFactor/confirm': async request => {
      if ((await bodyOf(request)).code !== '123456')
        return apiError('WRONG_VERIFICATION_CODE_EXCEPTION', '인증 코드가 올바르지 않아요.', 400);
      enrolled = true;
      return json({ recoveryCodes: ['0a1b2-c3d4e', '11111-22222'] });
    },
    'POST /api/admin/secondFactor/delete': () => {
      enrolled = false;
      return json(undefined, 204);
    },
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '2단계 인증' }));
  const dialog = within(screen.getByRole('dialog', { name: '2단계 인증' }));
  await user.type(await dialog.findByLabelText('관리자 비밀번호'), 'wrong{Enter}');
  expect(await dialog.findByText('현재 비밀번호가 올바르지 않아요.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('관리자 비밀번호'));
  await user.type(dialog.getByLabelText('관리자 비밀번호'), 'right{Enter}');
  expect(await dialog.findByRole('img', { name: '인증 앱에 등록하는 QR 코드' })).toBeInTheDocument();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(dialog.getByRole('link')).toHaveAttribute('href', URI);
  await user.type(dialog.getByLabelText('인증 앱의 번호'), '12a3456{Enter}');
  expect(await dialog.findByText('0a1b2-c3d4e')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '저장했어요' }));

  await user.click(screen.getByRole('button', { name: '2단계 인증' }));
  const again = within(screen.getByRole('dialog', { name: '2단계 인증' }));
  expect(await again.findByText(/남은 복구 코드는 10개/)).toBeInTheDocument();
  expect(again.queryByText('0a1b2-c3d4e')).not.toBeInTheDocument();
  await user.type(again.getByLabelText('관리자 비밀번호'), 'right');
  await user.type(again.getByLabelText('인증 앱의 번호'), '123457');
  await user.click(again.getByRole('button', { name: '2단계 인증 끄기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bodyOf(server.calls('POST /api/admin/secondFactor/delete')[0])).toEqual({
    password: 'right',
    code: '123457',
  });
});

it('comes before everything else where it is needed, and then lets in', async () => {
  setAdminTokens({ accessToken: 'a', refreshToken: 'r' });
  let missing = true;
  fakeServer({
    ...LISTS,
    'GET /api/admin/secondFactor': () =>
      json({ enrolled: !missing, missing, recoveryCodesLeft: missing ? 0 : 10 }),
    'GET /api/admin/self/passkeys': () => json([]),
    'POST /api/admin/secondFactor': () => json({ secret: SECRET, uri: URI }),
    'POST /api/admin/secondFactor/confirm': () => {
      missing = false;
      return json({ recoveryCodes: ['0a1b2-c3d4e'] });
    },
  });
  const { user } = renderApp('/admin');
  expect(await screen.findByRole('heading', { name: '먼저 2단계 인증을 켜 주세요' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '카탈로그 관리' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('관리자 비밀번호'), 'right{Enter}');
  await user.type(await screen.findByLabelText('인증 앱의 번호'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: '저장했어요' }));
  expect(await screen.findByRole('heading', { name: '카탈로그 관리' })).toBeInTheDocument();
});
