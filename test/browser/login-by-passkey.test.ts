import { liveBrowser } from '../support/live-browser.js';
import { forgetLogin } from './steps/forget-login.js';
import { openLoggedIn } from './steps/log-in.js';
import { signUp } from './steps/sign-up-steps.js';
import { addAuthenticator } from './steps/virtual-authenticator.js';

const live = liveBrowser({ named: true });

/** Browser globals, untyped here: used in code that runs in the page. */
declare const window: any;
declare const navigator: any;

test('right after the sign-up a passkey is added with one tap; the next login is one tap more', async () => {
  const { page, context } = await live.openPage('phone');
  const phone = await addAuthenticator(page);
  await page.goto('/signup');
  await signUp(page, live.t, 'passkey@example.com');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByText('패스키를 추가했어요.').waitFor();
  await page.getByRole('heading', { name: /비밀번호 없이/ }).waitFor({ state: 'detached' });
  expect(await phone.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await forgetLogin(page);
  // Nobody answers the prompt at the field: the button's prompt replaces it.
  await phone.answers(false);
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const ask = credentials.get.bind(credentials);
    credentials.get = (options: unknown) => {
      window.asked = true;
      return ask(options);
    };
  });
  await page.goto('/login');
  await page.waitForFunction(() => window.asked);
  await phone.answers(true);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.waitForURL(url => url.pathname === '/');
  await page.getByRole('button', { name: /김민지님/ }).waitFor();

  // Listed beside the devices, used, and removed after a confirmation.
  await page.goto('/mypage/devices');
  const section = page.getByRole('region', { name: '패스키' });
  await section.getByText('방금 전에 사용').waitFor();
  await section.getByRole('button', { name: /패스키 지우기/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/다른 방법으로는 계속 로그인할 수 있어요/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await page.getByText('패스키를 지웠어요.').waitFor();
  await section.getByRole('listitem').waitFor({ state: 'detached' });
  await context.close();
});

test('a passkey is offered where the e-mail is typed, and chosen without a button', async () => {
  const { page, context } = await live.openPage('phone');
  const phone = await addAuthenticator(page);
  const member = await live.t.signUp();
  await openLoggedIn(page, member, '/mypage/devices');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByText('패스키를 추가했어요.').waitFor();
  await forgetLogin(page);
  const asked = page.waitForRequest('**/api/auth/login/passkey');
  await page.goto('/login?next=%2Fmypage%2Fdevices');
  // The virtual authenticator answers at once, as a person does from the list under the field.
  expect((await asked).postDataJSON()).toMatchObject({ rememberMe: true });
  await page.waitForURL('**/mypage/devices');
  await page.getByRole('region', { name: '패스키' }).getByText('방금 전에 사용').waitFor();
  expect(await phone.credentials()).toHaveLength(1);
  await context.close();
});

test('a device that can offer none where the e-mail is typed says nothing of it: nobody asked', async () => {
  const { page } = await live.openPage('phone');
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const ask = credentials.get.bind(credentials);
    credentials.get = (options: unknown) =>
      ask(options).catch((error: Error) => {
        window.refused = error.name;
        throw error;
      });
  });
  await page.goto('/login');
  await page.waitForFunction(() => window.refused);
  expect(await page.evaluate(() => window.refused)).not.toBe('AbortError');
  // An alert would show in the next frame.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: '패스키로 로그인' }).waitFor();
  await page.context().close();
});

test('with an old login the password is asked for first; a second passkey on the same device is refused in words', async () => {
  const { page, context } = await live.openPage();
  await addAuthenticator(page);
  const member = await live.t.signUp();
  live.t.clock.advance(11 * 60);
  await openLoggedIn(page, member, '/mypage/devices');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('비밀번호', { exact: true }).fill('not-the-one1');
  await dialog.getByRole('button', { name: '계속' }).click();
  await dialog.getByText('현재 비밀번호가 올바르지 않아요.').waitFor();
  await dialog.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: '계속' }).click();
  await page.getByText('패스키를 추가했어요.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await dialog.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: '계속' }).click();
  await page.getByText('이 기기에는 이미 패스키가 있어요.').waitFor();
  await context.close();
});

test('somebody else’s finger logs nobody in, and a removed passkey is refused in words', async () => {
  const { page, context } = await live.openPage();
  const key = await addAuthenticator(page);
  const member = await live.t.signUp();
  await openLoggedIn(page, member, '/mypage/devices');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByText('패스키를 추가했어요.').waitFor();
  const [{ id }] = (await live.t.get('/api/user/passkeys', { token: member.token })).body;
  await live.t.post(`/api/user/passkeys/delete/${id}`, undefined, { token: member.token });
  await forgetLogin(page);
  await page.goto('/login');
  await page.getByText('패스키를 확인하지 못했어요. 다시 시도해 주세요.').waitFor();
  await key.recognises(false);
  await page.goto('/login');
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.getByRole('button', { name: '로그인', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await context.close();
});

test('a browser without passkeys, as inside of apps, shows nothing of them', async () => {
  const { page, context } = await live.openPage('phone');
  await page.addInitScript(() => {
    delete window.PublicKeyCredential;
  });
  const member = await live.t.signUp();
  await page.goto('/login');
  await page.getByRole('button', { name: '로그인', exact: true }).waitFor();
  expect(await page.getByText('패스키').count()).toBe(0);
  await openLoggedIn(page, member, '/mypage/devices');
  await page.getByText('지금 이 기기').waitFor();
  expect(await page.getByText('패스키').count()).toBe(0);
  await context.close();
});

test('an admin adds one in the console and logs in with it alone', async () => {
  const { page, context } = await live.openPage();
  const key = await addAuthenticator(page);
  const { loginId, password } = live.t.config.admin;
  await page.goto('/admin');
  await page.getByLabel('아이디').fill(loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('heading', { name: '카탈로그 관리' }).waitFor();
  await page.getByRole('button', { name: '내 계정' }).click();
  await page.getByRole('dialog').getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByText('패스키를 추가했어요.').waitFor();
  expect(await key.credentials()).toHaveLength(1);
  await forgetLogin(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.getByRole('heading', { name: '카탈로그 관리' }).waitFor();
  await context.close();
});
