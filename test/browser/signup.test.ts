import type { Dialog, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { whileDown } from './steps/while-down.js';
import { fillBodyStep } from './steps/sign-up-steps.js';
import { story } from './steps/story.js';

const live = liveBrowser();
const PASSWORD = 'routine1234';

/** Signing up when things go wrong; main-path.test.ts covers the smooth case. */
describe('signing up on a phone', () => {
  const email = 'phone@example.com';
  let page: Page;
  const step = story();
  const name = () => page.getByLabel('이름', { exact: true });
  const next = () => page.getByRole('button', { name: '다음', exact: true });
  const questions: Dialog[] = [];

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    // A fake clock, so that the test need not wait half a minute for a second mail.
    await page.clock.install();
  });

  /** Runs a script that would leave the page, and answers the browser's prompt. */
  const leave = async (script: string, answer: 'accept' | 'dismiss') => {
    const asks = page.waitForEvent('dialog');
    const leaving = page.evaluate(script).catch(() => undefined);
    const question = await asks;
    expect(question.type()).toBe('beforeunload');
    await question[answer]();
    await leaving;
  };

  const typePassword = () => page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);

  step('nothing is asked before something was typed; then a reload and leaving are', async () => {
    const note = (dialog: Dialog) => questions.push(dialog);
    await page.goto('/signup');
    await name().click();
    page.on('dialog', note);
    await page.reload();
    page.off('dialog', note);
    expect(questions).toEqual([]);

    await name().click();
    await page.keyboard.type('김민지');
    await leave('location.reload()', 'dismiss');
    expect(await name().inputValue()).toBe('김민지');
    await leave('location.assign("/searchworkout/1")', 'dismiss');
    expect(new URL(page.url()).pathname).toBe('/signup');
    await leave('location.reload()', 'accept');
    await eventually(async () => expect(await name().inputValue()).toBe('김민지'));
  });

  step(
    'an address that somebody has is refused; a free one is proved with the newest code only',
    async () => {
      const field = page.getByLabel('이메일', { exact: true });
      const send = page.getByRole('button', { name: '인증 메일 보내기' });
      await field.fill((await live.t.signUp()).email);
      // Leaving the field shows the error; so does a press.
      await field.blur();
      await page.getByText(/이미 .*이메일/).waitFor();
      await send.click();
      await page.getByText(/이미 .*이메일/).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await field.fill(email);
      const mails = () => live.t.mails().filter(({ to }) => to.includes(email)).length;
      await send.click();
      await eventually(() => expect(mails()).toBe(1));
      const first = live.t.lastCode(email);

      const dialog = page.getByRole('dialog');
      const again = dialog.getByRole('button', { name: /^다시 보내기/ });
      await dialog
        .getByRole('timer')
        .filter({ hasText: /남은 시간 (10:00|9:\d\d)/ })
        .waitFor();
      await eventually(async () => expect(await again.textContent()).toMatch(/다시 보내기 \(\d+초\)/));
      expect(await again.isDisabled()).toBe(true);
      await page.clock.fastForward(31_000);
      await eventually(async () => expect(await again.isEnabled()).toBe(true));
      await again.click();
      await eventually(() => expect(mails()).toBe(2));
      expect(live.t.lastCode(email)).not.toBe(first);

      await eventually(async () => expect(await again.isDisabled()).toBe(true));
      await dialog.getByLabel('인증 코드').fill(first);
      await dialog.getByText('코드가 올바르지 않아요. 다시 입력해 주세요.').waitFor();
      await page.clock.fastForward(10 * 60_000);
      await dialog.getByText('시간이 지났어요. 코드를 다시 받아 주세요.').waitFor();
      await again.click();
      await eventually(() => expect(mails()).toBe(3));
      await dialog.getByRole('timer').filter({ hasText: '남은 시간' }).waitFor();
      await dialog.getByLabel('인증 코드').fill(live.t.lastCode(email));
      await page.getByText('이메일을 인증했어요.').waitFor();
    },
  );

  step('the back button goes one step back and finds everything there', async () => {
    await page.getByLabel('생년월일').fill('19970412');
    await typePassword();
    await page.getByText('필수 약관 3개에 동의해 주세요.').waitFor();
    await page.getByText('모두 동의해요').click();
    await next().click();
    await page.waitForURL('**/signup/bodyinfo');
    await page.getByText('성별을 선택해 주세요.').waitFor();
    expect(await next().isDisabled()).toBe(true);
    await fillBodyStep(page);
    await next().click();
    await page.waitForURL('**/signup/bodyfigure');
    await page.getByRole('radio', { name: /^마른형/ }).check();
    await page.goBack();
    await page.waitForURL('**/signup/bodyinfo');
    expect(await page.getByLabel('체중', { exact: true }).inputValue()).toBe('58');
    expect(await page.getByRole('radio', { name: '여성' }).isChecked()).toBe(true);
    await page.goBack();
    await page.waitForURL('**/signup');
    expect(await page.getByLabel('비밀번호', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.goForward();
    await page.goForward();
    await page.waitForURL('**/signup/bodyfigure');
    expect(await page.getByRole('radio', { name: /^마른형/ }).isChecked()).toBe(true);
  });

  step('a reload in the middle asks for the password only', async () => {
    await leave('location.reload()', 'accept');
    await page.waitForURL('**/signup');
    expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain(PASSWORD);
    await eventually(async () => expect(await name().inputValue()).toBe('김민지'));
    await page.getByText('이메일을 인증했어요.').waitFor();
    expect(await page.getByLabel('비밀번호', { exact: true }).inputValue()).toBe('');
    await typePassword();
    for (const address of ['**/signup/bodyinfo', '**/signup/bodyfigure']) {
      await next().click();
      await page.waitForURL(address);
    }
    expect(await page.getByRole('radio', { name: /^마른형/ }).isChecked()).toBe(true);
  });

  step('a server that is down is said; when it is back a double click makes one account', async () => {
    const send = page.getByRole('button', { name: '가입 완료' });
    await whileDown(live.t, async () => {
      await send.click();
      await page.getByText('서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.').waitFor();
    });
    const answers: number[] = [];
    page.on('response', response => {
      if (new URL(response.url()).pathname === '/api/user/auth') answers.push(response.status());
    });
    await send.dblclick();
    await page.getByRole('heading', { name: '가입을 마쳤어요!' }).waitFor();
    expect(answers).toEqual([201]);

    // The wizard has forgotten everything, also for the back button.
    await page.goBack();
    await page.waitForURL('**/signup');
    await eventually(async () => expect(await name().inputValue()).toBe(''));
  });
});
