import { screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { SESSION_STORAGE_KEY } from '../../../shared/session/session.store';
import { keepVisitorBody, takeVisitorBody } from '../../../shared/body/visitor-body';
import { useSignupDraft } from '../signup-draft.store';
import type { SignupDraft } from '../signup-draft.store';

const email = 'gil@mail.example';

const server = (code = '123456') =>
  fakeServer({
    'POST /api/user/auth/verify/email': () => json({ status: 'ok' }),
    'POST /api/register/verify': () => json({ status: 'ok' }, 202),
    'POST /api/register/verify/code': async request =>
      ((await request.json()) as { verificationCode: string }).verificationCode === code
        ? json({ status: 'ok', signupProof: 'proof-1' })
        : apiError('WRONG_VERIFICATION_CODE_EXCEPTION', '…', 400),
    'POST /api/user/auth': () => json({ accessToken: 'a', refreshToken: 'r' }, 201),
    'GET /api/user/private': () => json({ userName: '길동' }),
  });

const memberDone: Partial<SignupDraft> = {
  userName: '길동',
  birthDate: '1999-01-31',
  loginEmail: email,
  verifiedEmail: email,
  signupProof: 'proof-1',
  password: 'abcdefg1',
  agreements: ['terms', 'privacy', 'health'],
};
const bodyDone: Partial<SignupDraft> = { ...memberDone, sex: '남', height: '175', weight: '70.5' };
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it('goes through the four steps, a quarter of the bar each', async () => {
  const calls = server();
  const { user } = renderApp('/signup?next=%2Frecommend');
  await user.type(await screen.findByLabelText('이름'), '길동');
  expect(progress()).toBe('25');
  await user.type(screen.getByLabelText('생년월일'), '19990131');
  const send = screen.getByRole('button', { name: '인증 메일 보내기' });
  expect(send).toBeDisabled();
  await user.type(screen.getByLabelText('이메일'), email);
  expect(calls.calls('POST /api/user/auth/verify/email')).toHaveLength(0);
  await user.tab();
  expect(await screen.findByText(/사용할 수 있는 이메일이에요/)).toBeInTheDocument();
  expect(calls.calls('POST /api/register/verify')).toHaveLength(0);

  await user.click(send);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/최대 1분/)).toBeInTheDocument();
  expect(await within(dialog).findByText(/남은 시간/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('인증 코드'), '000000');
  expect(await within(dialog).findByText('코드가 올바르지 않아요. 다시 입력해 주세요.')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText('인증 코드'));
  await user.type(within(dialog).getByLabelText('인증 코드'), '123456');
  expect(await screen.findByRole('button', { name: '인증 완료' })).toBeInTheDocument();
  expect(calls.calls('POST /api/register/verify')).toHaveLength(1);
  expect(calls.calls('POST /api/user/auth/verify/email')).toHaveLength(1);

  await user.type(screen.getByLabelText('비밀번호'), 'abcdefg1');
  const next = () => screen.getByRole('button', { name: '다음' });
  expect(next()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
  await user.click(next());

  expect(currentPath()).toBe('/signup/bodyinfo');
  expect(progress()).toBe('50');
  await user.click(screen.getByRole('radio', { name: '여성' }));
  expect(screen.getByText('키를 입력해 주세요.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('키'), '165');
  await user.type(screen.getByLabelText('체중'), '58.5');
  await user.click(next());

  expect(currentPath()).toBe('/signup/bodyfigure');
  expect(progress()).toBe('75');
  expect(screen.getByRole('slider', { name: '상·하체 균형' })).toHaveValue('5');
  expect(screen.getByText('가까운 체형을 하나 골라 주세요.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /마른형/ }));
  await user.click(screen.getByRole('button', { name: '가입 완료' }));

  expect(await screen.findByRole('heading', { name: '가입을 마쳤어요!' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '길동님' })).toBeInTheDocument();
  expect(progress()).toBe('100');
  expect(screen.getByRole('link', { name: '이어서 추천받기' })).toHaveAttribute('href', '/recommend');
  expect(await calls.calls('POST /api/user/auth')[0]?.json()).toEqual({
    userName: '길동',
    birthDate: '1999-01-31',
    loginEmail: email,
    password: 'abcdefg1',
    sex: '여',
    height: 165,
    weight: 58.5,
    upDownBalance: 0.5,
    bodyFat: 25,
    muscleMass: 26,
    compositionSource: 'preset',
    agreements: ['terms', 'privacy', 'health'],
    signupProof: 'proof-1',
  });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('"rememberMe":true');
  expect(useSignupDraft.getState().values.loginEmail).toBe('');
  for (const path of ['/recommend', '/mypage', '/searchworkout/1']) {
    expect(screen.getAllByRole('link').some(link => link.getAttribute('href') === path)).toBe(true);
  }
});

it('takes over what was entered for the example, once, and nothing in place of what was typed here', async () => {
  server();
  keepVisitorBody({ sex: '여', weight: 61 });
  useSignupDraft.getState().patch({ ...memberDone, weight: '58' });
  renderApp('/signup/bodyinfo');
  expect(await screen.findByRole('radio', { name: '여성' })).toBeChecked();
  expect(screen.getByLabelText('체중')).toHaveValue('58');
  expect(takeVisitorBody()).toBeNull();
});

it.each([
  ['a usual weight', { sex: '여', weight: 61 }, '160'],
  ['a weight at which a tall woman is underweight', { sex: '여', weight: 54 }, ''],
  ['a weight at which a tall man is underweight', { sex: '남', weight: 62 }, ''],
] as const)(
  'begins with the height that the example assumed, unless it decides over protection: %s',
  async (_, entered, height) => {
    server();
    keepVisitorBody(entered);
    useSignupDraft.getState().patch(memberDone);
    const { user } = renderApp('/signup/bodyinfo');
    const field = await screen.findByLabelText('키');
    await waitFor(() => expect(screen.getByLabelText('체중')).toHaveValue(String(entered.weight)));
    expect(field).toHaveValue(height);
    if (height === '') {
      expect(screen.getByText('키를 입력해 주세요.')).toBeInTheDocument();
      return;
    }
    expect(field).toHaveAccessibleDescription('예시에 쓴 평균 키 160cm예요. 다르면 고쳐 주세요.');
    await user.click(screen.getByRole('radio', { name: '남성' }));
    expect(field).toHaveValue('');
    await user.clear(screen.getByLabelText('체중'));
    await user.type(screen.getByLabelText('체중'), '72');
    expect(field).toHaveValue('172');
    // A typed one replaces it and stays.
    await user.click(field);
    await user.keyboard('181');
    await user.click(screen.getByRole('radio', { name: '여성' }));
    expect(field).toHaveValue('181');
    expect(field).not.toHaveAccessibleDescription();
  },
);

it('needs no name: who gives none is 회원', async () => {
  const calls = server();
  useSignupDraft.getState().patch({ ...bodyDone, userName: '' });
  const { user } = renderApp('/signup/bodyinfo');
  expect(await screen.findByRole('heading', { name: '회원님의 몸을 알려 주세요' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('radio', { name: /표준형/ }));
  await user.click(screen.getByRole('button', { name: '가입 완료' }));
  await screen.findByRole('heading', { name: '가입을 마쳤어요!' });
  expect(await calls.calls('POST /api/user/auth')[0]?.json()).toMatchObject({ userName: '회원' });
});

describe('with an account that told everything', () => {
  const provider = { name: 'kakao', ticket: 'ticket-1', email, toldAll: true } as const;
  const told: Partial<SignupDraft> = {
    ...{ provider, userName: '길동', birthDate: '1999-01-31', loginEmail: email, sex: '여' },
  };

  it('is one screen, whose fields can be changed; the figure is not asked', async () => {
    const calls = server();
    useSignupDraft.getState().patch(told);
    const { user } = renderApp('/signup');
    expect(await screen.findByRole('button', { name: '가입 완료' })).toBeDisabled();
    expect(progress()).toBe('50');
    await user.type(screen.getByLabelText('키'), '165');
    await user.type(screen.getByLabelText('체중'), '58');
    await user.clear(screen.getByLabelText('이름'));
    await user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
    await user.click(screen.getByRole('button', { name: '가입 완료' }));
    await screen.findByRole('heading', { name: '가입을 마쳤어요!' });
    const sent = (await calls.calls('POST /api/user/auth')[0]?.json()) as object;
    expect(sent).toMatchObject({
      ...{ userName: '회원', birthDate: '1999-01-31', sex: '여', height: 165, weight: 58 },
      ...{ providerTicket: 'ticket-1', compositionSource: 'default' },
    });
    expect(sent).not.toHaveProperty('bodyFat');
    expect(sent).not.toHaveProperty('password');
  });

  it('asks for a password instead once its ticket has expired, with everything kept', async () => {
    const calls = server();
    calls.on('POST /api/user/auth', () =>
      apiError('PROVIDER_LOGIN_FAILED_EXCEPTION', '다시 해 주세요.', 400),
    );
    useSignupDraft
      .getState()
      .patch({ ...told, height: '165', weight: '58', agreements: ['terms', 'privacy', 'health'] });
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: '가입 완료' }));
    expect(await screen.findByLabelText('비밀번호')).toBeInTheDocument();
    expect(screen.getByLabelText('이름')).toHaveValue('길동');
    expect(screen.getByRole('button', { name: '인증 메일 보내기' })).toBeEnabled();
    expect(progress()).toBe('25');
  });
});

it('asks for a new code when the verified address is changed', async () => {
  server();
  useSignupDraft.getState().patch(memberDone);
  const { user } = renderApp('/signup');
  expect(await screen.findByRole('button', { name: '다음' })).toBeEnabled();
  await user.type(screen.getByLabelText('이메일'), 'x');
  expect(screen.getByRole('button', { name: '다음' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '인증 메일 보내기' })).toBeEnabled();
});

it('says that an address is taken', async () => {
  const calls = server();
  calls.on('POST /api/user/auth/verify/email', () =>
    apiError('ALREADY_EXIST_USER_EXCEPTION', '이미 가입한 이메일이에요.', 409),
  );
  const { user } = renderApp('/signup');
  await user.type(await screen.findByLabelText('이메일'), email);
  // One press, which leaves the field and sends one request.
  await user.click(screen.getByRole('button', { name: '인증 메일 보내기' }));
  expect(await screen.findByText('이미 가입한 이메일이에요.')).toBeInTheDocument();
  expect(calls.calls('POST /api/user/auth/verify/email')).toHaveLength(1);
  expect(calls.calls('POST /api/register/verify')).toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('claims no mail that was not sent, and sends none that would void the code on its way', async () => {
  const calls = server();
  let tries = 0;
  calls.on('POST /api/register/verify', () =>
    ++tries === 1
      ? apiError('SERVICE_UNAVAILABLE_EXCEPTION', '메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.', 503)
      : json({ status: 'ok' }, 202),
  );
  const { user } = renderApp('/signup');
  await user.type(await screen.findByLabelText('이메일'), email);
  await user.click(screen.getByRole('button', { name: '인증 메일 보내기' }));
  expect(await screen.findByText(/^메일을 보내지 못했어요/)).toBeInTheDocument();
  expect(screen.queryByText(/코드를 보냈어요/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '다시 보내기' }));
  expect(await screen.findByText(/코드를 보냈어요/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await user.click(screen.getByRole('button', { name: '인증 메일 보내기' }));
  await user.type(await screen.findByLabelText('인증 코드'), '123456');
  expect(await screen.findByRole('button', { name: '인증 완료' })).toBeInTheDocument();
  expect(calls.calls('POST /api/register/verify')).toHaveLength(2);
});

it('keeps what was typed over a reload, but never the password', async () => {
  server();
  useSignupDraft.getState().patch(bodyDone);
  expect(sessionStorage.getItem('routineup.draft.signup')).toContain('길동');
  expect(sessionStorage.getItem('routineup.draft.signup')).not.toContain('abcdefg1');
  // The state after a reload.
  useSignupDraft.getState().patch({ password: '' });
  renderApp('/signup/bodyfigure');
  expect(await screen.findByLabelText('이름')).toHaveValue('길동');
  expect(currentPath()).toBe('/signup');
  expect(screen.getByLabelText('비밀번호')).toHaveValue('');
});

it('takes typed muscle in kilograms and does not call half a composition measured', async () => {
  const calls = server();
  useSignupDraft.getState().patch(bodyDone);
  const { user } = renderApp('/signup/bodyfigure');
  await user.click(await screen.findByRole('radio', { name: '직접 입력하기' }));
  expect(currentPath()).toBe('/signup/bodyfigure/direct');
  await user.type(screen.getByLabelText('골격근량'), '33');
  expect(screen.getByText('체중의 46.8%예요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '가입 완료' }));
  await screen.findByRole('heading', { name: '가입을 마쳤어요!' });
  await screen.findByRole('button', { name: '길동님' });
  const sent = (await calls.calls('POST /api/user/auth')[0]?.json()) as object;
  expect(sent).toMatchObject({ muscleMass: 46.8, compositionSource: 'default' });
  expect(sent).not.toHaveProperty('bodyFat');
});

it('leads back to the address when its verification has run out', async () => {
  const calls = server();
  calls.on('POST /api/user/auth', () =>
    apiError('EMAIL_NOT_VERIFIED_EXCEPTION', '이메일을 다시 인증해 주세요.', 409),
  );
  useSignupDraft.getState().patch(bodyDone);
  const { user } = renderApp('/signup/bodyfigure');
  await user.click(await screen.findByRole('radio', { name: /표준형/ }));
  await user.click(screen.getByRole('button', { name: '가입 완료' }));
  expect(await screen.findByText('이메일을 다시 인증해 주세요.')).toBeInTheDocument();
  await waitFor(() => expect(currentPath()).toBe('/signup'));
  expect(screen.getByLabelText('이름')).toHaveValue('길동');
});

it('keeps the form when the server is down', async () => {
  const calls = server();
  calls.on('POST /api/user/auth', () => new Response('', { status: 503 }));
  useSignupDraft.getState().patch(bodyDone);
  const { user } = renderApp('/signup/bodyfigure');
  await user.click(await screen.findByRole('radio', { name: /표준형/ }));
  await user.click(screen.getByRole('button', { name: '가입 완료' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요');
  expect(screen.getByRole('radio', { name: /표준형/ })).toBeChecked();
});

it('guards against leaving the page once something was typed', async () => {
  server();
  const { user } = renderApp('/signup');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await user.type(await screen.findByLabelText('이름'), '길');
  expect(leave()).toBe(true);
});

it('shows each agreement before it is given', async () => {
  server();
  const { user } = renderApp('/signup');
  await user.click(await screen.findByRole('button', { name: '민감정보(건강 정보) 처리 내용 보기' }));
  const dialog = screen.getByRole('dialog', { name: '민감정보(건강 정보) 처리' });
  expect(within(dialog).getByText(/따로 동의를 받아요/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '동의해요' }));
  expect(useSignupDraft.getState().values.agreements).toEqual(['health']);
});

it('says beside each field what was passed by without it', async () => {
  server();
  const { user } = renderApp('/signup');
  const birthDate = await screen.findByLabelText('생년월일');
  await user.type(screen.getByLabelText('이름'), '길동');
  expect(birthDate).not.toHaveAccessibleDescription(/생년월일을 입력해 주세요/);
  await user.type(screen.getByLabelText('이메일'), email);
  expect(birthDate).toHaveAccessibleDescription('생년월일을 입력해 주세요.');
  expect(screen.getByLabelText('이메일')).toBeValid();
  await user.type(screen.getByLabelText('비밀번호'), 'abcdefg1');
  expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription('이메일을 인증해 주세요.');
  expect(screen.getByLabelText('이메일')).toBeInvalid();
});
