import type { Page } from 'playwright-core';
import { expectFault, goOffline } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { idle } from './steps/idle.js';
import { untilInteractive, watchInteractive } from './steps/interactive.js';

const CHUNK = '**/assets/workout-search-page-*.js';

const live = liveBrowser();
let page: Page;
let faults: string[];
/** Number of document loads. */
let documents: number;

beforeEach(async () => {
  ({ page, faults } = await live.openPage());
  documents = 0;
  page.on('request', request => {
    if (request.resourceType() === 'document') documents++;
  });
});

afterEach(() => page.context().close());

const trouble = () => page.getByText('화면을 불러오지 못했어요.');
const reload = () => page.getByRole('button', { name: '새로고침' });
const cards = () => page.locator('main li h3');
const openSearch = () =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '검색' }).click();

/** Advances the page's fake clock step by step: each attempt waits for the answer to the one before. */
async function minutesLater(): Promise<void> {
  for (let step = 0; step < 8; step++) {
    await page.clock.fastForward(15_000);
    // This answer arrives after those of all earlier requests.
    await page.evaluate("fetch('/robots.txt', { cache: 'no-store' }).then(answer => answer.text())");
    await idle(page);
  }
}

it('a page whose script does not come says so and opens by itself once it does', async () => {
  await page.goto('/login');
  await page.route(CHUNK, route => route.abort());
  await openSearch();
  await trouble().waitFor();
  await reload().waitFor();
  await page.unroute(CHUNK);
  await cards().first().waitFor();
  expect(await trouble().count()).toBe(0);
  expect(documents).toBe(1);
});

it('a page whose script stops half way says so, too, and opens once it goes on', async () => {
  await page.clock.install();
  await page.goto('/login');
  let goOn = () => undefined as unknown;
  await page.route(CHUNK, route => {
    goOn = () => route.continue();
  });
  const asked = page.waitForRequest(CHUNK);
  await openSearch();
  await asked;
  await page.clock.fastForward(15_000);
  await trouble().waitFor();
  await goOn();
  await cards().first().waitFor();
  expect(documents).toBe(1);
});

it('a page asked for without a network opens as soon as there is one', async () => {
  await page.goto('/login');
  await page.getByLabel('이메일').waitFor();
  await goOffline(page);
  await openSearch();
  await trouble().waitFor();
  await page.context().setOffline(false);
  await cards().first().waitFor();
  expect(documents).toBe(1);
});

it('whoever goes elsewhere meanwhile is left alone', async () => {
  await page.clock.install();
  await page.goto('/login');
  await page.route(CHUNK, route => route.abort());
  await openSearch();
  await trouble().waitFor();
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await page.getByLabel('이메일').waitFor();
  let attempts = 0;
  await page.route(CHUNK, route => {
    attempts++;
    return route.abort();
  });
  await minutesLater();
  expect(attempts).toBe(0);
});

it.each([
  ['its own script', CHUNK],
  ['every script', '**/assets/*.js'],
])(
  'a page that arrived rendered, but without %s, stays readable and comes alive later',
  async (_, scripts) => {
    let attempts = 0;
    await page.route(scripts, route => {
      attempts++;
      return route.abort();
    });
    await page.goto('/searchworkout/1');
    await eventually(() => expect(attempts).toBeGreaterThan(0));
    // The first user input runs the script.
    const fetched = attempts;
    await page.keyboard.press('Shift');
    // The second attempt follows from the first one's failure.
    await eventually(() => expect(attempts).toBeGreaterThan(fetched + 1));
    await idle(page);
    expect(await trouble().count()).toBe(0);
    await cards().first().waitFor();
    await page.unroute(scripts);
    await eventually(async () =>
      expect(await page.evaluate('Boolean(document.getElementById("answers"))')).toBe(false),
    );
    expect(await trouble().count()).toBe(0);
    expect(documents).toBe(1);
  },
);

it('a script that is there but that the browser asks for no more, as older ones do, comes with one reload', async () => {
  await page.goto('/login');
  await page.route(CHUNK, async route => {
    if (documents > 1 || route.request().method() === 'HEAD') await route.continue();
    else await route.abort();
  });
  await openSearch();
  await trouble().waitFor();
  await cards().first().waitFor();
  expect(documents).toBe(2);
  expectFault(faults, /dynamically imported module/);
});

describe('a script that a new deployment has removed', () => {
  it('comes with one reload of the page', async () => {
    await page.goto('/login');
    await page.route(CHUNK, async route => {
      if (documents === 1) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await openSearch();
    await cards().first().waitFor();
    expect(documents).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/searchworkout/1');
    expectFault(faults, /404: \/assets\/workout-search-page/);
  });

  it('comes with one reload at the first press, if it is what the page itself runs on', async () => {
    await watchInteractive(page);
    await page.route('**/assets/*.js', route =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await page.goto('/searchworkout/1');
    await page.keyboard.press('Tab');
    await eventually(() => expect(documents).toBe(2));
    await page.keyboard.press('Tab');
    await untilInteractive(page);
    expect(documents).toBe(2);
    expectFault(faults, /404: \/assets\//);
  });

  it('is not reloaded for again and again when it stays away', async () => {
    await page.clock.install();
    await page.goto('/login');
    await page.route('**/searchworkout/1', route => route.continue({ url: `${live.url}/login` }));
    await page.route(CHUNK, route => route.fulfill({ status: 404 }));
    await openSearch();
    await eventually(() => expect(documents).toBe(2));
    await trouble().waitFor();
    await minutesLater();
    expect(documents).toBe(2);
    await reload().click();
    await trouble().waitFor();
    await minutesLater();
    expect(documents).toBe(3);
    expectFault(faults, /404: \/assets\/workout-search-page/);
    await page.unroute(CHUNK);
    await cards().first().waitFor();
    expect(documents).toBe(3);
  });
});
