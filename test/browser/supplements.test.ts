import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();
let page: Page;
let faults: string[];

beforeAll(async () => {
  ({ page, faults } = await live.openPage('phone'));
  await openLoggedIn(page, await live.t.signUp(), '/recommend/category');
});

afterEach(() => expect(faults).toEqual([]));

const step = story();

step(
  'of gaining and losing weight only the one touched last stays chosen; nothing chosen goes no further',
  async () => {
    await page.getByRole('radio', { name: /^보충제/ }).check();
    await page.getByRole('button', { name: '다음' }).click();
    const next = page.getByRole('button', { name: '다음' });
    await page.getByRole('checkbox', { name: /^체중 증가/ }).waitFor();
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^체중 증가/ }).check();
    await page.getByRole('checkbox', { name: /^체중 감량/ }).check();
    expect(await page.getByRole('checkbox', { name: /^체중 증가/ }).isChecked()).toBe(false);
    await page.getByRole('checkbox', { name: /^체중 감량/ }).uncheck();
    await page.getByRole('checkbox', { name: /^근육 증가/ }).check();
    await next.click();
  },
);

step('the budget starts at 7만원, steps by 1만원 and says at 5만원 that it goes no lower', async () => {
  const budget = page.getByRole('group', { name: '한 달 예산' });
  const less = budget.getByRole('button', { name: '1만원 줄이기' });
  const shows = (text: RegExp) =>
    eventually(async () => expect((await budget.innerText()).replace(/\s/g, '')).toMatch(text));
  await shows(/7만원/);
  await less.click();
  await less.click();
  await shows(/5만원/);
  await less.click();
  await page.getByText(/더 줄일 수 없어요/).waitFor();
  await shows(/5만원/);
  await page.getByRole('link', { name: /크레아틴.*14,900원/ }).waitFor();
  await budget.getByRole('button', { name: '1만원 늘리기' }).click();
  await page.getByText(/더 줄일 수 없어요/).waitFor({ state: 'detached' });
  for (let presses = 0; presses < 3; presses++)
    await budget.getByRole('button', { name: '1만원 늘리기' }).click();
  await shows(/9만원/);
  await page.reload();
  await shows(/9만원/);
});

step(
  'a double click asks once; the result has tabs, flavours, servings and a price within the budget',
  async () => {
    const requests: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/recommendation/supplement'))
        requests.push(request.url());
    });
    await page.getByRole('button', { name: '추천받기' }).dblclick();
    await page.getByRole('heading', { name: /월 9만원으로 맞춘/ }).waitFor();
    expect(requests).toHaveLength(1);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    await tabs.last().click();
    await page
      .getByRole('tabpanel')
      .getByText(/^[\d,]+원$/)
      .first()
      .waitFor();
    await page.getByLabel('맛').first().waitFor();
    await page.getByLabel('용량').first().waitFor();
  },
);

step('the header gets its shadow at 230 px', async () => {
  const lifted = () =>
    page.evaluate(`[...document.querySelectorAll('body *')].some(each => {
      const style = getComputedStyle(each);
      return style.position === 'sticky' && style.boxShadow !== 'none' && each.tagName !== 'NAV';
    })`);
  for (const [place, expected] of [
    [231, true],
    [229, false],
    [231, true],
  ] as const) {
    await page.evaluate(`window.scrollTo(0, ${place})`);
    await eventually(async () => expect(await lifted()).toBe(expected));
  }
  await page.evaluate('window.scrollTo(0, 0)');
});

step('adds to my supplements, where it is found and taken out again with undo', async () => {
  await page.getByRole('button', { name: '내 보충제에 추가' }).first().click();
  await page
    .getByRole('status', { name: '알림' })
    .getByText(/추가했어요/)
    .waitFor();
  await page.goto('/mypage');
  const section = page.getByRole('region', { name: /내 보충제/ });
  await section.getByRole('listitem').first().waitFor();
  await section.getByRole('button').first().click();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await section.getByRole('listitem').first().waitFor();
});
