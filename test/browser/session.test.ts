import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { endTokenAt, tokenEnding } from './steps/end-token.js';
import { logIn, openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();
let member: TestMember;

beforeAll(async () => {
  member = await live.t.signUp();
});

test('a wrong password is said in words, the right one leads where the person wanted to go, logout back home', async () => {
  const { page, context, faults } = await live.openPage();
  await page.goto('/mypage');
  await page.waitForURL(/\/login\?next=/);
  await logIn(page, member.email, 'wrong-password1');
  await page.getByText('이메일 또는 비밀번호를 잘못 입력했어요.').waitFor();
  expect(await page.getByLabel('이메일').inputValue()).toBe(member.email);
  await logIn(page, member.email, member.password, { remember: true });
  await page.waitForURL('**/mypage');
  await page.getByRole('button', { name: /홍길동님/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByText('로그아웃했어요.').waitFor();
  await page.waitForURL(url => url.pathname === '/');
  await page.getByRole('link', { name: '로그인', exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an access token that ends in the middle of the wizard is renewed once for all, and the wizard goes on', async () => {
  const { page, context, faults } = await live.openPage();
  const endToken = tokenEnding(page, live.t);
  const { body } = await live.t.post('/api/auth/login', {
    loginEmail: member.email,
    password: member.password,
    rememberMe: true,
  });
  // Asked only before the first recommendation.
  await live.t.put('/api/user/health/readiness', { yes: [] }, { token: body.accessToken });
  await openLoggedIn(
    page,
    { ...member, token: body.accessToken, refreshToken: body.refreshToken },
    '/recommend/category',
  );
  await page.getByRole('radio', { name: /^운동/ }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('checkbox', { name: '가슴', exact: true }).check();
  await page.reload();
  await page.getByRole('button', { name: '다음 (1)' }).click();
  await page.getByRole('heading', { name: '어디서 운동하나요?' }).waitFor();
  await page.goBack();
  await eventually(async () =>
    expect(await page.getByRole('checkbox', { name: '가슴', exact: true }).isChecked()).toBe(true),
  );
  await page.goForward();
  await page.getByRole('button', { name: /^기구 직접 고르기/ }).click();

  let refreshes = 0;
  // Answered ones: a page that is left gives up what it asked for.
  page.on('response', answer => {
    if (answer.url().includes('/api/auth/refresh')) refreshes++;
  });
  await page.getByRole('heading', { name: '쓸 수 있는 기구를 골라 주세요' }).waitFor();
  await endTokenAt(page, live.t, '**/api/recommendation/workout');
  await page.getByRole('button', { name: '추천받기' }).click();
  await page.getByRole('heading', { name: /운동 \d개예요/ }).waitFor();
  expect(refreshes).toBe(1);

  // The routine page requests routines, body data and supplements in parallel, with an expired token. The page that is left fetches nothing more.
  await page.goto('about:blank');
  await endToken();
  refreshes = 0;
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() === 401) refused.push(response.url());
  });
  // A reload requests again what the device has just fetched.
  await page.goto('/mypage');
  await page.getByText('아직 루틴이 없어요.').waitFor();
  await page.getByText('골격근량').waitFor();
  await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(2));
  // The page shows what the device has, before anything is answered.
  await page.waitForLoadState('networkidle');
  expect(refreshes).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a forgotten password is set anew with the mailed code', async () => {
  const other = await live.t.signUp();
  const { page, context, faults } = await live.openPage('phone');
  await page.goto('/login');
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  await page.getByLabel('이메일').fill(other.email);
  const mailsBefore = live.t.mails().length;
  await page.getByRole('button', { name: '인증 메일 보내기' }).click();
  await eventually(() => expect(live.t.mails().length).toBeGreaterThan(mailsBefore));
  await page.getByLabel('인증 코드').fill(live.t.lastCode(other.email));
  await page.getByLabel('새 비밀번호', { exact: true }).fill('brandnew123');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await page.waitForURL('**/login');
  await logIn(page, other.email, 'brandnew123');
  await page.getByRole('button', { name: /홍길동님/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a refresh token that is dead too leads to the login with a word about it', async () => {
  const gone = await live.t.signUp();
  const { page, context, faults } = await live.openPage();
  await openLoggedIn(page, { ...gone, token: 'not.a.token', refreshToken: 'not.a.token' }, '/mypage');
  await page.waitForURL(/\/login/);
  await page
    .getByText(/다시 로그인/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
