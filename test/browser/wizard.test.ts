import type { Locator, Page } from 'playwright-core';
import { goOffline } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
import { whileDown } from './steps/while-down.js';
import { story } from './steps/story.js';

/** Browser global, untyped here: used in code that runs in the page. */
declare const getComputedStyle: any;

const live = liveBrowser();
/** ms and bytes per second of a poor mobile connection. */
const SLOW = { offline: false, latency: 500, downloadThroughput: 60_000, uploadThroughput: 30_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Requesting workouts when things go wrong; main-path.test.ts covers the smooth case. */
describe('the recommendation wizard on a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const ask = () => page.getByRole('button', { name: '추천받기', exact: true });
  const machines = () => page.getByRole('heading', { name: '쓸 수 있는 기구를 골라 주세요' });
  const result = () => page.getByRole('heading', { name: /운동 \d개예요/ });
  /** Number of recommendations the member has requested. */
  const asked = async () => {
    return (await live.t.get('/api/recommendation', await live.t.logIn(member))).body.length;
  };
  const changeConditions = async () => {
    await page.getByRole('button', { name: '추천 결과 메뉴' }).click();
    await page.getByRole('menuitem', { name: '조건 바꿔 다시 추천받기' }).click();
    await machines().waitFor();
    await eventually(async () => expect(await ask().isEnabled()).toBe(true));
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    await live.t.put('/api/user/health/readiness', { yes: [] }, member);
  });

  step('a step opened too early leads back; reload and the back button keep what was chosen', async () => {
    await openLoggedIn(page, member, '/recommend/machine');
    await page.waitForURL('**/recommend/workout');
    await choice('가슴').check();
    await choice('등').check();
    await page.reload();
    await eventually(async () => expect(await choice('등').isChecked()).toBe(true));
    await page.getByRole('button', { name: '다음 (2)' }).click();
    await page.getByRole('button', { name: /^기구 직접 고르기/ }).click();
    await choice('덤벨').check();
    await page.goBack();
    await page.getByRole('heading', { name: '어디서 운동하나요?' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/recommend/workout');
    await eventually(async () => expect(await choice('가슴').isChecked()).toBe(true));
    await choice('등').uncheck();
    await page.goForward();
    await page.goForward();
    await machines().waitFor();
    await page.reload();
    await page.getByText('가슴 운동에 쓰는 기구예요.').waitFor();
    await eventually(async () => expect(await choice('덤벨').isChecked()).toBe(true));
  });

  step('on a slow connection the screen says what is going on, and a double click asks once', async () => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW);
    // Waits from before the press: on a busy machine the state may be over before a later check.
    const seen = Promise.all([
      page.getByRole('button', { name: '분석하는 중…' }).waitFor(),
      page.getByRole('status').getByText('분석하는 중…').waitFor(),
      page.getByText(/읽고 있어요|찾고 있어요|계산하고 있어요|정하고 있어요/).waitFor(),
    ]);
    await ask().dblclick();
    await seen;
    await result().waitFor();
    await network.send('Network.emulateNetworkConditions', FAST);
    await network.detach();
    expect(await asked()).toBe(1);
  });

  /** A request made offline is sent by itself once the server is back. */
  const askedLater = async () => {
    await page.getByText('기다리던 운동 추천을 받았어요.').waitFor();
    await page.getByText(/연결되면 추천받아 둘게요/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '보기', exact: true }).click();
    await result().waitFor();
  };

  step('a server that is down is said where it was asked; once it is back it answers', async () => {
    await changeConditions();
    await whileDown(live.t, async () => {
      await ask().click();
      await page.getByText(/연결되면 추천받아 둘게요/).waitFor();
      expect(await choice('덤벨').isChecked()).toBe(true);
    });
    await askedLater();
    expect(await asked()).toBe(2);
  });

  step('answers lost while it is worked out are asked for again', async () => {
    await changeConditions();
    let lost = 0;
    await page.route('**/api/recommendation/workout/history/*', route =>
      lost++ < 2 ? route.abort() : route.continue(),
    );
    await ask().click();
    await result().waitFor();
    expect(lost).toBeGreaterThan(2);
    await page.unrouteAll();
  });

  step('without a network it is said at once, nothing is lost, and with one it answers', async () => {
    await changeConditions();
    const notice = page.getByText(/인터넷에 연결되어 있지 않아요/);
    await goOffline(page);
    await notice.waitFor();
    await ask().click();
    await page.getByText(/연결되면 추천받아 둘게요/).waitFor();
    expect(await choice('덤벨').isChecked()).toBe(true);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await askedLater();
    expect(await asked()).toBe(4);
  });

  step('a page that cannot be loaded says so, and opens by itself once the server is back', async () => {
    const reload = page.getByRole('button', { name: '새로고침' });
    await whileDown(live.t, async () => {
      await page
        .getByRole('navigation', { name: '하단 메뉴' })
        .getByRole('link', { name: '내 루틴' })
        .click();
      await page.getByText('화면을 불러오지 못했어요.').waitFor();
      await reload.waitFor();
    });
    await page.getByText('아직 루틴이 없어요.').waitFor();
  });
});

test('with forced colours what is chosen is outlined, and the bar at the end of a step covers what scrolls below it', async () => {
  const { page } = await live.openPage('phone');
  await page.emulateMedia({ forcedColors: 'active' });
  await openLoggedIn(page, await live.t.signUp(), '/recommend/category');
  const chosen = page.locator('label', { hasText: '운동' }).first();
  await page.getByRole('radio', { name: /^운동/ }).check();
  const style = (of: Locator, name: string) =>
    of.evaluate((element: any, asked) => getComputedStyle(element)[asked], name);
  expect(await style(chosen, 'outlineStyle')).toBe('solid');
  expect(await style(page.locator('label', { hasText: '보충제' }), 'outlineStyle')).toBe('none');
  const bar = page.locator('[data-foot-bar]');
  expect(await style(bar, 'backgroundColor')).toBe(await style(page.locator('body'), 'backgroundColor'));
});
