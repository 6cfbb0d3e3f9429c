import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { dayMenu, nextCheck } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const navigator: any;

jest.setTimeout(300_000);

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a week on a phone', () => {
  it('is planned, begun in two presses more, and knows what was done', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
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
    await page.getByRole('button', { name: '일주일에 1번 줄이기' }).click();
    await page
      .getByRole('region', { name: '시간을 더 내면' })
      .getByText(/^하루 더 하면 적어도 [\d.]+% 더 좋은 주예요\.$/)
      .waitFor();
    await page.getByRole('button', { name: '하루 더하기' }).click();
    await page.getByText('3번째').waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    const card = page.getByRole('region', { name: /다음 운동$/ });
    const start = card.getByRole('link', { name: /운동 시작$/ });
    const first = await start.getAttribute('href');
    await dayMenu(card).click();
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

  it('has no workout that the member leaves out, and keeps one that is to stay', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
    const plan = page.getByRole('region', { name: '이렇게 할 수 있어요' });
    const menus = plan.getByRole('button', { name: /바꾸기$/ });
    const labels = await eventually(async () => {
      const found = await menus.evaluateAll((all: any[]) =>
        all.map(each => each.getAttribute('aria-label').replace(' 바꾸기', '')),
      );
      expect(found.length).toBeGreaterThan(3);
      return found as string[];
    });
    const out = labels[0]!;
    const stays = labels.find(name => name !== out)!;
    const menuOf = (name: string) =>
      plan.getByRole('button', { name: new RegExp(`^${name} (고정됨, )?바꾸기`) });
    await menuOf(out).first().click();
    await page.getByRole('menuitem', { name: '이 운동은 빼기' }).click();
    await eventually(async () => expect(await menuOf(out).count()).toBe(0));
    await menuOf(stays).first().click();
    await page.getByRole('menuitem', { name: '이 운동은 꼭 넣기' }).click();
    await plan
      .getByRole('button', { name: `${stays} 고정됨, 바꾸기` })
      .first()
      .waitFor();
    await page.getByRole('button', { name: `${out}: 뺄 운동에서 빼기` }).waitFor();
    await page.getByRole('button', { name: `${stays}: 꼭 넣을 운동에서 빼기` }).waitFor();
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await eventually(async () => expect(await accept.isEnabled()).toBe(true));
    await accept.click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const { plan: accepted } = (await network.t.get(`/api/week?on=${today}`, member)).body;
    const names = accepted.days.flatMap(({ items }: any) => items.map(({ koreanName }: any) => koreanName));
    expect(names).not.toContain(out);
    expect(names).toContain(stays);
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
