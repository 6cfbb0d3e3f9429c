import { launchBrowser, openPage } from '../support/browser.js';
import { User } from '../../src/members/user.entity.js';
import { eventually } from '../support/eventually.js';
import { startLiveApp } from '../support/live-app.js';
import { OidcServer } from '../support/oidc-server.js';
import type { TestApp } from '../support/test-app.js';
import { axeViolations } from './screens/axe.js';
import { countFields, countTaps } from './steps/count-taps.js';
import { addAuthenticator } from './steps/virtual-authenticator.js';
import { fillBodyStep } from './steps/sign-up-steps.js';
import { forgetLogin } from './steps/forget-login.js';
import { openLoggedIn } from './steps/log-in.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const localStorage: any;
declare const sessionStorage: any;
declare const window: any;

const KAKAOTALK =
  'Mozilla/5.0 (Linux; Android 15; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36;KAKAOTALK 2510100';

let t: TestApp;
let url: string;
let kakao: OidcServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  kakao = await OidcServer.start({ claimsElsewhere: true });
  ({ t, url } = await startLiveApp({ named: true, env: kakao.env('KAKAO') }));
  await kakao.returnsTo(`${url}/login/callback/kakao`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await t.close();
  await kakao.close();
});
beforeEach(() => {
  kakao.accounts.clear();
});

test('a visitor comes in by Kakao without a password, in six taps to the first weights, and with one the next time', async () => {
  kakao.accounts.set('minji', {
    name: '김민지',
    birthdate: '1997-04-12',
    gender: 'female',
    email: 'minji.kakao@example.com',
    email_verified: true,
  });
  const { page, context } = await openPage(browser, url, 'phone');
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.getByRole('link', { name: 'minji 계속' }).click();
  await page.waitForURL('**/signup');
  // One screen, because Kakao told the rest; all of it can be changed.
  await page.getByText('카카오로 가입해요. 비밀번호는 없어도 돼요.').waitFor();
  expect(await page.getByLabel('이름').inputValue()).toBe('김민지');
  await page.getByLabel('이름').fill('김민서');
  expect(await page.getByLabel('생년월일').inputValue()).toBe('1997-04-12');
  await page.getByText('이메일을 인증했어요.').waitFor();
  expect(await page.getByLabel('비밀번호').count()).toBe(0);
  expect(await page.getByRole('radio', { name: '여성' }).isChecked()).toBe(true);
  await page.getByLabel('키', { exact: true }).fill('165');
  await page.getByLabel('체중', { exact: true }).fill('58');
  await page.getByText('모두 동의해요').click();
  await page.getByRole('button', { name: '가입 완료' }).click();
  await page.waitForURL('**/signup/complete');
  await page.getByRole('button', { name: '첫 루틴 만들기' }).click();
  await page.getByText(/\dkg/).first().waitFor();
  // One more at the provider.
  expect(await taps()).toBe(5);
  await page.getByRole('button', { name: /김민서님/ }).waitFor();

  await forgetLogin(page);
  await page.goto('/login?next=%2Fmypage%2Fdevices');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  // The provider still has the login session.
  await page.waitForURL('**/mypage/devices');
  const section = page.getByRole('region', { name: '연결한 계정' });
  await section.getByText('minji.kakao@example.com').waitFor();
  // The only login method cannot be removed.
  await section.getByRole('button', { name: '카카오 연결 끊기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '연결 끊기' }).click();
  await page.getByText(/로그인할 방법이 이것뿐이라/).waitFor();
  expect(await section.getByRole('listitem').count()).toBe(1);
  // The account can be deleted without a password.
  await page.goto('/mypage/account');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '탈퇴하기', disabled: false }).waitFor();
  expect(await dialog.getByLabel('비밀번호').count()).toBe(0);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByText('계정과 모든 기록을 지웠어요.').waitFor();
  await context.close();
});

test('whose address has an account proves that one by its password, and from then on Kakao is enough', async () => {
  const member = await t.signUp();
  kakao.accounts.set('owner', { email: member.email, email_verified: true });
  const { page, context } = await openPage(browser, url, 'phone');
  await page.goto('/login?next=%2Fmypage%2Fdevices');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.getByRole('link', { name: 'owner 계속' }).click();
  await page.getByRole('heading', { name: '이미 가입한 이메일이에요' }).waitFor();
  await page.getByText(member.email).waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill('not-the-one1');
  await page.getByRole('button', { name: '로그인하고 연결하기' }).click();
  await page.getByText('비밀번호를 잘못 입력했어요.').waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인하고 연결하기' }).click();
  await page.getByText('카카오 로그인을 연결했어요.').waitFor();
  await page.waitForURL('**/mypage/devices');
  await forgetLogin(page);
  await page.goto('/login');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.waitForURL(address => address.pathname === '/');
  await context.close();
});

test('a member links Kakao from the devices, after the password where the login is an old one, and takes it off', async () => {
  const member = await t.signUp();
  kakao.accounts.set('linked', {});
  t.clock.advance(11 * 60);
  const { page, context } = await openPage(browser, url);
  await openLoggedIn(page, member, '/mypage/devices');
  await page.getByRole('button', { name: '카카오 연결하기' }).click();
  await page.getByRole('link', { name: 'linked 계속' }).click();
  await page.getByRole('heading', { name: '비밀번호를 확인할게요' }).waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '연결하기' }).click();
  await page.waitForURL('**/mypage/devices');
  const section = page.getByRole('region', { name: '연결한 계정' });
  await section.getByRole('button', { name: '카카오 연결 끊기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '연결 끊기' }).click();
  await page.getByText('카카오 연결을 끊었어요.').waitFor();
  await page.getByRole('button', { name: '카카오 연결하기' }).waitFor();
  await context.close();
});

test('who gives up there, comes back twice or by an address somebody sent is told so, and nobody is logged in', async () => {
  const { page, context } = await openPage(browser, url, 'phone');
  await page.goto('/login');
  await page.evaluate(() => {
    sessionStorage.setItem(
      'routineup.journey',
      JSON.stringify({ provider: 'kakao', sealed: 'x', purpose: 'login', next: '/', rememberMe: true }),
    );
  });
  await page.goto('/login/callback/kakao?error=access_denied&state=x');
  await page.getByText('로그인을 그만뒀어요').waitFor();
  await page.goto('/login/callback/kakao?code=of-an-attacker&state=x');
  await page.getByText('로그인하지 못했어요').waitFor();
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
  await page.getByRole('button', { name: '카카오로 시작하기' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('routineup.session'))).toBeNull();
  await context.close();
});

test('a member who gives up linking is told of the linking, and comes back to the devices', async () => {
  const { page, context } = await openPage(browser, url, 'phone');
  await openLoggedIn(page, await t.signUp(), '/mypage/devices');
  await page.getByRole('button', { name: '카카오 연결하기' }).click();
  await page.waitForURL(/\/interaction\//);
  await page.goto(`${url}/login/callback/kakao?error=access_denied&state=x`);
  await page.getByText('연결을 그만뒀어요').waitFor();
  await page.goto('/login/callback/kakao?code=of-an-attacker&state=x');
  await page.getByText('연결하지 못했어요').waitFor();
  await page.getByRole('link', { name: '돌아가기' }).click();
  await page.getByRole('region', { name: '연결한 계정' }).waitFor();
  await context.close();
});

test('who logged in meanwhile is not linked to what another member went to link', async () => {
  const other = await t.signUp();
  kakao.accounts.set('first', {});
  const { page, context } = await openPage(browser, url);
  await openLoggedIn(page, await t.signUp(), '/mypage/devices');
  await page.getByRole('button', { name: '카카오 연결하기' }).click();
  await page.waitForURL(/\/interaction\//);
  await openLoggedIn(await context.newPage(), other, '/mypage/devices', url);
  await page.getByRole('link', { name: 'first 계속' }).click();
  await page.getByText('연결하지 못했어요').waitFor();
  await page.getByRole('link', { name: '돌아가기' }).click();
  await page.getByRole('button', { name: '카카오 연결하기' }).waitFor();
  await context.close();
});

test('in KakaoTalk’s own browser Kakao’s login stays there, and no passkey is offered', async () => {
  const member = await t.signUp();
  kakao.accounts.set('in-talk', { email: member.email, email_verified: true });
  const { page, context } = await openPage(browser, url, 'phone', 'light', KAKAOTALK);
  await context.addInitScript(() => {
    delete window.PublicKeyCredential;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: '카카오로 시작하기' }).waitFor();
  expect(await page.getByRole('button', { name: '패스키로 로그인' }).count()).toBe(0);
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.getByRole('link', { name: 'in-talk 계속' }).click();
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인하고 연결하기' }).click();
  await page.waitForURL(`${url}/`);
  expect(context.pages()).toHaveLength(1);
  await page.goto('/training');
  const open = page.getByRole('link', { name: '다른 브라우저로 열기' });
  expect(await open.getAttribute('href')).toBe(
    `kakaotalk://web/openExternal?url=${encodeURIComponent(page.url())}`,
  );
  await context.close();
});

// Every other spelling: client/src/shared/session/session.store.test.ts. This one is for the browser, which drops the tab.
test('after a login by Kakao an address of another site stays on this one', async () => {
  const member = await t.signUp();
  kakao.accounts.set('redirected', { email: member.email, email_verified: true });
  const { page, context } = await openPage(browser, url, 'phone');
  await page.goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`);
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.getByRole('link', { name: 'redirected 계속' }).click();
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인하고 연결하기' }).click();
  await page.waitForURL(`${url}/`);
  expect(await page.evaluate(() => window.origin)).toBe(url);
  await context.close();
});

test('by passkey it is eight taps from the first page to the first weights, without a password', async () => {
  const { page, context } = await openPage(browser, url, 'phone');
  const phone = await addAuthenticator(page);
  const taps = await countTaps(page);
  const fields = await countFields(page);
  await page.goto('/');
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await page.getByRole('link', { name: '회원가입' }).click();
  await page.getByRole('link', { name: '비밀번호 없이 가입하기' }).click();
  const email = 'by-passkey@example.com';
  await page.getByLabel('생년월일').fill('19970412');
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증 메일 보내기' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('인증 코드')
    .fill(await eventually(() => t.lastCode(email)));
  await page.getByText('이메일을 인증했어요.').waitFor();
  expect(await page.getByLabel('비밀번호', { exact: true }).count()).toBe(0);
  await page.getByText('여성').click();
  await page.getByLabel('키', { exact: true }).fill('165');
  await page.getByLabel('체중', { exact: true }).fill('58');
  await page.getByText('모두 동의해요').click();
  await page.getByRole('button', { name: '패스키로 가입 완료' }).click();
  await page.waitForURL('**/signup/complete');
  // It has one.
  expect(await page.getByText('다음에는 비밀번호 없이').count()).toBe(0);
  await page.getByRole('button', { name: '첫 루틴 만들기' }).click();
  await page.waitForURL('**/mypage');
  await page.getByText(/\dkg/).first().waitFor();
  expect(await taps()).toBe(8);
  // 생년월일, 이메일, its code, 키, 체중.
  expect(await fields()).toBe(5);
  expect(await phone.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  await context.close();
});

test('who turns away from the device’s question keeps the form and is no member yet', async () => {
  const { page, context } = await openPage(browser, url, 'phone');
  const phone = await addAuthenticator(page);
  await page.goto('/signup');
  await page.getByLabel('이름').fill('이서준');
  await page.getByRole('link', { name: '비밀번호 없이 가입하기' }).click();
  expect(await page.getByLabel('이름').inputValue()).toBe('이서준');
  const email = 'hesitant@example.com';
  await page.getByLabel('생년월일').fill('19970412');
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증 메일 보내기' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('인증 코드')
    .fill(await eventually(() => t.lastCode(email)));
  await page.getByText('이메일을 인증했어요.').waitFor();
  await fillBodyStep(page);
  await page.getByText('모두 동의해요').click();
  expect(await axeViolations(page)).toEqual([]);
  const send = page.getByRole('button', { name: '패스키로 가입 완료' });
  await phone.recognises(false);
  const asked = page.waitForResponse('**/api/user/auth/passkey/options');
  await send.click();
  await asked;
  await eventually(async () => expect(await send.getAttribute('aria-busy')).toBeNull());
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await t.database.read.countBy(User, { loginEmail: email })).toBe(0);
  // With a password after all: everything is there, also after going back to the passkey.
  await page.getByRole('link', { name: '비밀번호로 가입하기' }).click();
  await page.getByLabel('비밀번호', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: '인증 완료' }).count()).toBe(1);
  await page.goBack();
  await phone.recognises(true);
  await send.click();
  await page.getByRole('heading', { name: '가입을 마쳤어요!' }).waitFor();
  expect(await phone.credentials()).toHaveLength(1);
  await context.close();
});

test('by mail it is eleven taps and four fields from the first page to the first weights, with what the example knows', async () => {
  const { page, context } = await openPage(browser, url, 'phone');
  const taps = await countTaps(page);
  const fields = await countFields(page);
  await page.goto('/');
  await page.getByRole('button', { name: '지금 추천받기' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('여성').click();
  await dialog.getByRole('button', { name: '내 무게 예시 보기' }).click();
  await dialog.getByText('예시', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: '회원가입하기' }).click();
  await page.waitForURL('**/signup?next=%2Frecommend');
  const email = 'counted@example.com';
  await page.getByLabel('생년월일').fill('19970412');
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증 메일 보내기' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('인증 코드')
    .fill(await eventually(() => t.lastCode(email)));
  await page.getByText('이메일을 인증했어요.').waitFor();
  await page.getByLabel('비밀번호', { exact: true }).fill('routine1234');
  await page.getByText('모두 동의해요').click();
  const next = page.getByRole('button', { name: '다음', exact: true });
  await next.click();
  await page.waitForURL('**/signup/bodyinfo');
  expect(await page.getByRole('radio', { name: '여성' }).isChecked()).toBe(true);
  expect(await page.getByLabel('체중', { exact: true }).inputValue()).toBe('58');
  expect(await page.getByLabel('키', { exact: true }).inputValue()).toBe('160');
  await next.click();
  await page.getByRole('radio', { name: /표준형/ }).check();
  await page.getByRole('button', { name: '가입 완료' }).click();
  await page.waitForURL('**/signup/complete');
  await page.getByRole('button', { name: '첫 루틴 만들기' }).click();
  await page.getByText(/\dkg/).first().waitFor();
  expect(await taps()).toBe(11);
  // 생년월일, 이메일, its code, 비밀번호.
  expect(await fields()).toBe(4);
  await context.close();
});
