import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { createDemo, type Demo } from './screens/demo.js';
import { SCREENS, showScreen } from './screens/screens.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();
let demo: Demo;

beforeAll(async () => {
  demo = await createDemo({
    url: live.url,
    admin: live.t.config.admin,
    lastCode: email => live.t.lastCode(email),
  });
});

async function openScreen(name: string): Promise<Page> {
  const { page } = await live.openPage();
  await page.addInitScript(
    `localStorage.setItem('routineup.theme', JSON.stringify({ state: { choice: 'dark' }, version: 0 }))`,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await showScreen(
    page,
    SCREENS.find(screen => screen.name === name)!,
    demo,
  );
  return page;
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
}

/** Average of red, green and blue. */
const lightness = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element: any, name) =>
        element.ownerDocument.defaultView
          .getComputedStyle(element)
          [name].match(/\d+/g)
          .slice(0, 3)
          .reduce((sum: number, part: string) => sum + Number(part) / 3, 0),
      property,
    );

it('a recommendation of supplements is one table: every product with its amount and price, and the sum', async () => {
  const page = await openScreen('recommend-supplements');
  const products = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  expect(products.length).toBeGreaterThan(0);
  await print(page);
  // Firefox prints an empty sheet after this one if the page is as high as its paper.
  expect(await page.evaluate('getComputedStyle(document.body).minHeight')).toBe('0px');
  const sheet = page.getByRole('region', { name: '인쇄할 표' });
  const rows = await sheet.getByRole('row').allTextContents();
  expect(rows.length - 1).toBeGreaterThanOrEqual(products.length);
  for (const row of rows.slice(1)) expect(row).toMatch(/[\d,]+원/);
  await sheet.getByText(/^모두 [\d,]+원$/).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await lightness(page, '[data-print]', 'backgroundColor')).toBe(255);
  expect(await lightness(page, '[data-print] td', 'color')).toBe(0);
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await sheet.waitFor({ state: 'detached' });
});

it('drawings that are not on the device leave their places on paper empty', async () => {
  const page = await openScreen('recommend-result');
  const drawings = () => page.getByRole('region', { name: '인쇄할 표' }).locator('img').count();
  await print(page);
  expect(await drawings()).toBeGreaterThan(0);
  await page.context().route('**/figures/**', route => route.abort('internetdisconnected'));
  await page.emulateMedia({ media: null });
  await page.reload();
  await page.getByText('추천 무게').first().waitFor();
  await print(page);
  await eventually(async () => expect(await drawings()).toBe(0));
});

it('a page without a sheet of its own is printed in the light theme', async () => {
  const page = await openScreen('recommend-history');
  expect(await lightness(page, 'body', 'backgroundColor')).toBeLessThan(60);
  await print(page);
  expect(await lightness(page, 'body', 'backgroundColor')).toBe(255);
  expect(await lightness(page, 'main h1', 'color')).toBeLessThan(60);
  expect(await page.getByRole('navigation').count()).toBe(0);
});

it.each(['recommend-result', 'recommend-supplements', 'training'])(
  'in a window of 320 px height %s scrolls to its end, which nothing covers',
  async name => {
    const page = await openScreen(name);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 320 });
      await page.mouse.move(width / 2, 160);
      await page.mouse.wheel(0, 100_000);
      // Late parts make the page longer.
      await eventually(async () => {
        await page.mouse.wheel(0, 100_000);
        expect(
          await page.evaluate<number>(
            'document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)',
          ),
        ).toBeLessThanOrEqual(0);
      });
      const covered = await page.evaluate<string | null>(`(() => {
        const texts = [...document.querySelectorAll('main *')].filter(each =>
          each.childElementCount === 0 && each.textContent.trim() && each.getClientRects().length > 0 && each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 4);
        const last = texts.at(-1), { left, right, top, bottom } = last.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at && (last.contains(at) || at.contains(last)) ? null : last.textContent + ' under ' + at?.outerHTML.slice(0, 80);
      })()`);
      expect([width, covered]).toEqual([width, null]);
    }
  },
);

it.each([
  ['recommend-result', { width: 360, height: 740 }, '200%'],
  ['training-set-open', { width: 320, height: 256 }, '100%'],
])('on %s at %j with text at %s no bar covers what has the focus', async (name, size, textSize) => {
  const page = await openScreen(name);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.evaluate(`document.documentElement.style.fontSize = '${textSize}'`);
  const covered: (string | null)[] = [];
  for (let tabs = 0; tabs < 25; tabs++) {
    await page.keyboard.press('Tab');
    covered.push(
      await page.evaluate<string | null>(`new Promise(done => requestAnimationFrame(() => {
        const focused = document.activeElement, { left, right, top, bottom } = focused.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const bar = at?.closest('[data-foot-bar], [data-rest-bar]');
        done(bar && !bar.contains(focused) ? focused.ariaLabel ?? focused.textContent : null);
      }))`),
    );
  }
  expect(covered.filter(Boolean)).toEqual([]);
});

describe('a week', () => {
  const week = liveBrowser();

  /** Six days from Monday on, an hour each in a gym, as on that Monday's morning. */
  async function openWeek(): Promise<{ page: Page; names: string[]; days: string[] }> {
    const { t, openPage } = week;
    const weekday = new Date(t.daysAgo(0)).getUTCDay();
    t.clock.advance(((8 - weekday) % 7) * 86_400);
    const member = await t.signUp();
    const { token } = member;
    const startsOn = t.daysAgo(0);
    const days = [1, 2, 3, 4, 5, 6].map(day => ({ day, minutes: 60, place: 'gym' }));
    const cardio = [{ day: 2, minutes: 30, effort: 'moderate' }];
    const wish = { startsOn, days, goal: '근비대', experience: '보통', cardio };
    const { id: historyId } = (await t.post('/api/recommendation/week', wish, { token })).body;
    await eventually(async () => {
      const { body } = await t.get(`/api/recommendation/week/history/${historyId}`, { token });
      expect(body.status).toBe('DONE');
    }, 60_000);
    const { body } = await t.post(`/api/week?on=${startsOn}`, { historyId }, { token });
    const { page } = await openPage();
    await page.clock.setFixedTime(t.clock.now());
    await openLoggedIn(page, member, '/week');
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    return {
      page,
      names: body.plan.days.flatMap(({ items }: any) => items.map(({ koreanName }: any) => koreanName)),
      days: body.plan.days.map(({ title }: any) => title),
    };
  }

  it('is printed with all its days, every workout with its weight and sets, on two pages', async () => {
    const { page, names, days } = await openWeek();
    expect(days).toHaveLength(6);
    await page.getByRole('button', { name: '인쇄하기' }).waitFor();
    await idle(page);
    await print(page);
    const sheet = page.getByRole('region', { name: '이번 주 운동표' });
    expect(await sheet.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining(
        days.map((title, index) => expect.stringMatching(`^${'월화수목금토'[index]}요일.*${title}`)),
      ),
    );
    const rows = await sheet.getByRole('row').allTextContents();
    expect(rows).toHaveLength(names.length);
    for (const [index, row] of rows.entries()) {
      expect(row).toContain(names[index]);
      expect(row).toMatch(/[\d.]+kg|맨몸|밴드/);
      expect(row).toMatch(/\d+(회|초) × [2-9]/);
    }
    await sheet.getByText('화요일 30분 · 말은 할 수 있게').waitFor();
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});
