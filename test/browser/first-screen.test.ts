import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;

const live = liveBrowser();
const WORKOUTS = {
  bodyPartKoreanName: ['가슴', '등', '어깨'],
  machineKoreanName: ['맨몸', '바벨', '덤벨', '랙', '평벤치'],
};
const SUPPLEMENTS = { monthlyBudget: 90_000, purpose: ['근육 증가'] };

describe('the first screen of a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const bar = () => page.locator('[data-foot-bar]');
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('it is not to be seen');
    return found;
  };
  const bottom = async (locator: Locator) => {
    const { y, height } = await box(locator);
    return y + height;
  };
  const ask = async (kind: string, body: object) => {
    const asked = await live.t.post(`/api/recommendation/${kind}`, body, member);
    expect(asked.status).toBe(202);
    return asked.body.id as number;
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    await live.t.put('/api/user/health/readiness', { yes: [] }, member);
  });

  step(
    'of workouts: the headline in a line, the first drawing, its weight, its sets and the way to keep it',
    async () => {
      await openLoggedIn(page, member, `/recommend/machineresult?history=${await ask('workout', WORKOUTS)}`);
      const card = page.locator('ol > li').first();
      await card.getByRole('button', { name: /루틴에 담기$/ }).waitFor();
      const headline = await box(page.getByRole('heading', { level: 2, name: /운동 \d개예요$/ }));
      expect(headline.height).toBeLessThan(36);
      const fold = (await box(bar())).y;
      expect(fold).toBeGreaterThan(560);
      expect(await bottom(card.getByRole('img').first())).toBeLessThan(fold);
      expect(await bottom(card.getByText('세트', { exact: true }).first())).toBeLessThan(fold);
      expect(await bottom(card.getByRole('button', { name: /루틴에 담기$/ }))).toBeLessThanOrEqual(fold);
      // In the bar above the tabs, at any scroll position.
      await bar().getByRole('link', { name: '운동 시작' }).waitFor();
      const tabs = await box(page.getByRole('navigation', { name: '하단 메뉴' }));
      expect(await bottom(bar())).toBeLessThanOrEqual(tabs.y + 1);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
      // A newcomer's number is a range, the widest there is: it stays in its tile.
      const amounts = card.getByText(/^최대 \d+회$/);
      const tile = await box(amounts.locator('..'));
      const end = await amounts.evaluate(
        (number: any) => number.getBoundingClientRect().left + number.scrollWidth,
      );
      expect(end).toBeLessThan(tile.x + tile.width);
    },
  );

  step('of supplements: the product and its price, before what is to be known', async () => {
    await page.goto(`/recommend/supplementresult?history=${await ask('supplement', SUPPLEMENTS)}`);
    const product = page.getByRole('article').getByRole('heading', { level: 3 });
    await product.waitFor();
    const tabs = await box(page.getByRole('navigation', { name: '하단 메뉴' }));
    expect(await bottom(product)).toBeLessThan(tabs.y);
    expect(
      await bottom(
        page
          .getByRole('article')
          .getByText(/^[\d,]+원/)
          .first(),
      ),
    ).toBeLessThan(tabs.y);
  });

  step('who was recommended workouts before has the next ones after two presses', async () => {
    const choices = { place: 'gym', bodyPartKoreanName: ['가슴', '등'], goal: '근비대', experience: null };
    await live.t.put('/api/training/preferences/choices', { ...choices, minutes: 45 }, member);
    await page.evaluate('sessionStorage.clear()');
    await page.goto('/');
    await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '추천받기' }).click();
    let presses = 0;
    const press = async (locator: Locator) => {
      await locator.click();
      presses++;
    };
    await press(page.getByRole('link', { name: '지난번처럼 추천받기' }));
    await page.getByText('헬스장 · 근비대 · 45분').waitFor();
    const send = page.getByRole('button', { name: '추천받기', exact: true });
    await eventually(async () => expect(await send.isEnabled()).toBe(true));
    await press(send);
    await page.getByRole('heading', { name: '가슴·등 운동', exact: false, level: 2 }).waitFor();
    await page.waitForURL('**/recommend/machineresult?history=*');
    expect(presses).toBe(2);
  });

  step('from the place to the request it is a few stops of the Tab key, none of them hidden', async () => {
    await page.goto('/recommend/machine');
    const send = page.getByRole('button', { name: '추천받기', exact: true });
    await eventually(async () => expect(await send.isEnabled()).toBe(true));
    await page.getByRole('button', { name: '바꾸기' }).focus();
    let stops = 0;
    while (!(await send.evaluate(element => element === document.activeElement))) {
      await page.keyboard.press('Tab');
      expect(++stops).toBeLessThan(8);
      const foot = (await box(bar())).y;
      const focused = await page.evaluate<{ y: number; bottom: number; inBar: boolean }>(
        `(() => { const e = document.activeElement, { y, bottom } = e.getBoundingClientRect();
           return { y, bottom, inBar: e.closest('[data-foot-bar]') !== null }; })()`,
      );
      if (!focused.inBar) expect(focused.y).toBeLessThan(foot);
    }
  });

  step('at 400 % nothing stays on the screen but what is read', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of [
      '/recommend/machine',
      '/recommend/workout',
      '/training',
      '/mypage',
      '/searchworkout/1',
    ]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.evaluate('window.scrollTo(0, 300)');
      const kept = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('header, nav, [data-foot-bar], main *')]
        .filter(each => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
        .filter(each => { const { top, bottom, height } = each.getBoundingClientRect(); return height > 1 && bottom > 0 && top < 256; })
        .map(each => each.tagName + ' ' + each.textContent.slice(0, 40))`);
      expect([path, kept]).toEqual([path, []]);
      expect([path, await page.evaluate<number>('document.documentElement.scrollWidth')]).toEqual([
        path,
        320,
      ]);
    }
  });
});
