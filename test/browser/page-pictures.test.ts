import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { slowDown } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { idle } from './steps/idle.js';
import { untilInteractive, watchInteractive } from './steps/interactive.js';
import { openLoggedIn } from './steps/log-in.js';
import { keptRows } from './steps/kept-data.js';
import { beginRoutine, memberWithRoutine, nextCheck, readyWithoutNetwork } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const caches: any;
declare const document: any;
declare const localStorage: any;
declare const navigator: any;
declare const requestAnimationFrame: any;
declare const Response: any;
declare const window: any;

jest.setTimeout(240_000);

const network = phoneNetwork();
const MEMBER = 'routineup:member';

let member: TestMember;

beforeAll(async () => {
  member = await memberWithRoutine(network.t);
});
afterEach(() => network.on());

/** The paths of which this device keeps a picture. */
const pictured = (page: Page): Promise<string[]> =>
  page.evaluate(async name => {
    if (!(await caches.has(name))) return [];
    const requests: { url: string }[] = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, MEMBER);

const untilPictured = (page: Page, path: string) =>
  eventually(async () => expect(await pictured(page)).toContain(path), 30_000);

/** What the next document shows in its first frame, before its own script has run, and whether its script had run by then. */
async function watchNextDocument(page: Page, press: string | null = null): Promise<void> {
  await page.addInitScript(name => {
    const look = () => {
      const picture = document.getElementById('picture');
      const shown = picture !== null && picture.offsetHeight > 0;
      window.first = {
        shown,
        text: shown ? picture.innerText : '',
        empty: !document.querySelector('#root > *'),
      };
      const buttons: any[] = [...(picture?.querySelectorAll('button[aria-expanded]') ?? [])];
      if (name) buttons.find(button => (button.ariaLabel ?? button.textContent).startsWith(name)).click();
    };
    // Not earlier: until its styles are here the browser shows nothing, but would measure everything.
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  }, press);
}
async function first(page: Page): Promise<{ shown: boolean; text: string; empty: boolean }> {
  await page.waitForFunction(() => window.first);
  return page.evaluate(() => window.first);
}

const isTaken = (page: Page) =>
  page.waitForFunction(() => !document.getElementById('picture') && document.querySelector('#root main h1'));

async function openPhone(path: string): Promise<Page> {
  const page = await network.phone().start();
  await openLoggedIn(page, member, path, network.url);
  await readyWithoutNetwork(page);
  await untilPictured(page, path);
  return page;
}

test('a page stands before its script has run, with or without a network; what is pressed meanwhile is pressed then', async () => {
  const page = await openPhone('/mypage');
  await page.getByText('바벨 벤치프레스').first().waitFor();
  await watchNextDocument(page, '바벨 벤치프레스');
  await page.reload();
  expect(await first(page)).toEqual({
    shown: true,
    text: expect.stringContaining('바벨 벤치프레스'),
    empty: true,
  });
  await isTaken(page);
  // The press expands it.
  await page.getByRole('button', { name: /^바벨 벤치프레스/, expanded: true }).waitFor();

  await network.off(page);
  await page.reload();
  expect(await first(page)).toMatchObject({ shown: true, empty: true });
  await isTaken(page);
  await page.getByText(/에 받은 내용이에요\. 연결되면 새로 가져올게요/).waitFor();
});

test('a button that is held while the page takes its place is pressed', async () => {
  const page = await openPhone('/mypage');
  const name = /^바벨 벤치프레스/;
  await page.getByRole('button', { name }).hover();
  await slowDown(page, 20);
  await page.addInitScript(() => {
    window.addEventListener(
      'pointerdown',
      () => (window.pressedOnPicture = !!document.getElementById('picture')),
    );
  });
  await watchInteractive(page);
  await page.goto(`${network.url}/mypage`, { waitUntil: 'commit' });
  await page.locator('#picture').getByRole('button', { name }).waitFor();
  await page.mouse.down();
  await untilInteractive(page);
  await page.locator('#root button[aria-expanded]').first().waitFor({ state: 'attached' });
  await idle(page);
  await page.mouse.up();
  await page.locator('#root').getByRole('button', { name, expanded: true }).waitFor();
  expect(await page.evaluate('window.pressedOnPicture')).toBe(true);
});

test.each([
  ['another day', { day: new Date(0).toDateString() }],
  ['another login', { login: 'another' }],
  ['another build', { build: '/assets/index-another.js' }],
  ['another width', { width: 1 }],
])('how a page stood on %s is not shown', async (_, change) => {
  const page = await openPhone('/mypage');
  // No application script runs there, which might take another picture.
  await page.goto(`${network.url}/robots.txt`);
  await page.evaluate(
    async ([name, changed]) => {
      const kept = await caches.open(name);
      for (const request of await kept.keys()) {
        const picture = await (await kept.match(request)).json();
        await kept.put(request, Response.json({ ...picture, ...(changed as object) }));
      }
    },
    [MEMBER, change] as const,
  );
  await watchNextDocument(page);
  await page.goto(`${network.url}/mypage`);
  expect(await first(page)).toMatchObject({ shown: false });
  await page.getByText('바벨 벤치프레스').first().waitFor();
  expect(await page.locator('#picture').count()).toBe(0);
});

test('what a change made untrue is not shown again', async () => {
  const page = await openPhone('/training');
  await page.getByRole('link', { name: '내 루틴' }).first().click();
  await untilPictured(page, '/mypage');
  expect(await pictured(page)).toContain('/training');

  // After a set, 오늘 shows something else.
  await page.getByRole('link', { name: '오늘', exact: true }).click();
  await beginRoutine(page);
  await nextCheck(page).click();
  await eventually(async () => expect(await pictured(page)).toEqual([]));
});

test('a public page that the server rendered leaves the local copy as it is', async () => {
  const page = await openPhone('/mypage');
  await page.goto(`${network.url}/searchworkout/1/workoutdetail/1`);
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  // The member's part runs there too: the name in the bar.
  await page.getByText(/님$/).first().waitFor();
  network.stall();
  await page.goto(`${network.url}/mypage`);
  await page.getByText('바벨 벤치프레스').first().waitFor();
});

// Runs last: it ends the login of the other tests.
test('nothing of it is left after the logout', async () => {
  const page = await openPhone('/mypage');
  await page.getByRole('button', { name: /님$/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.waitForFunction(() => !localStorage.getItem('routineup.session'));
  await eventually(async () => {
    expect(await page.evaluate(name => caches.has(name), MEMBER)).toBe(false);
    expect(await keptRows(page)).toEqual({});
  });
});
