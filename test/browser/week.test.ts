import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { nextCheck } from './steps/training.js';

/** The page's own; what is evaluated there has no types here. */
declare const navigator: any;

jest.setTimeout(300_000);

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a week on a phone', () => {
  it('is planned in two taps from 오늘 운동, begun in two more, and knows what was done', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/training');
    await page.getByRole('link', { name: '이번 주 짜기' }).click();
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await page.getByRole('heading', { name: '이렇게 할 수 있어요' }).waitFor();
    await accept.click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    await page.getByText('왜 이렇게 짰나요').waitFor();

    const start = page.getByRole('link', { name: /운동 시작$/ }).first();
    const title = (await start.getAttribute('aria-label'))!.replace(' 운동 시작', '');
    await start.click();
    await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
    await page.getByText(title).first().waitFor();
    const check = nextCheck(page);
    await check.click();
    await page.close();
  });

  it('without days: one is left out and taken up again, another week takes the place of this one', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
    await page.getByRole('button', { name: '요일은 그때그때' }).click();
    await page.getByText('2번째').waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    const card = page.getByRole('region', { name: /다음 운동$/ });
    const start = card.getByRole('link', { name: /운동 시작$/ });
    const first = await start.getAttribute('href');
    await card.getByRole('button', { name: /바꾸기$/ }).click();
    await page.getByRole('menuitem', { name: '이번 주는 쉬기' }).click();
    await eventually(async () => expect(await start.getAttribute('href')).not.toBe(first));
    await page.getByRole('button', { name: '다시 짜기' }).click();
    await page.getByRole('radio', { name: '30분' }).check({ force: true });
    await page
      .getByText(/^(2\d|30)분쯤$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page.getByRole('button', { name: '다시 짜기' }).waitFor();
    await page.getByRole('button', { name: '계획 지우기' }).click();
    await page.getByRole('button', { name: '이 주로 정하기' }).waitFor();
    await page.close();
  });

  it('stands there without a network, and its day begins', async () => {
    const member = await network.t.signUp();
    const page = await network.phone().start();
    await openLoggedIn(page, member, '/week', network.url);
    await page.getByRole('button', { name: '요일은 그때그때' }).click();
    await page.getByText('2번째').waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page
      .getByRole('region', { name: /다음 운동$/ })
      .getByText(/kg/)
      .first()
      .waitFor();
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await network.off(page);
    await page.reload();
    await page.getByRole('link', { name: /운동 시작$/ }).click();
    await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
    await nextCheck(page).click();
    await network.on(page);
  });
});
