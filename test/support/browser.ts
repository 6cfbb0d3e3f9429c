import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Flags for a Chromium that runs as root, without a screen and without a network beyond this machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As tall as the phones that are shown in it: what lies outside of the window is painted, but no frame is presented for it.
  '--window-size=1280,1000',
];

/** For tests, not for measuring: pages live a second or two, and what optimising their code costs never comes back. */
const UNOPTIMISED = '--js-flags=--no-maglev --no-opt';

export type Device = 'phone' | 'desktop';

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [...FLAGS, UNOPTIMISED],
  });
}

/** What went wrong on the pages of this test file. */
const allFaults: string[][] = [];

// Whatever a test looks at itself: nothing may have gone wrong unseen. Screenshots use this module outside of a test run.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const found = allFaults.flat();
    for (const faults of allFaults) faults.length = 0;
    expect(found).toEqual([]);
  });
}

/** Takes out what a test provoked on purpose; fails when it did not come about. */
export function expectFault(faults: string[], words: RegExp): void {
  const others = faults.filter(fault => !words.test(fault));
  expect(others.length).toBeLessThan(faults.length);
  faults.splice(0, faults.length, ...others);
}

/** The page's own; what is evaluated there has no types here. */
declare const Navigator: any;

/**
 * A page in a fresh profile, without a service worker, past which tests see and change what goes over the network (for pages
 * with one see `phone-network.ts`). An uncaught error, an error on the console (React's warnings are such), an answer of 5xx and a
 * file that is not there fail the test during which they happen. Nothing moves by itself, which takes a sixth less of the
 * processor: tests of motion ask for it with `emulateMedia`.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: Device = 'desktop',
  theme: 'light' | 'dark' = 'light',
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  const page = await context.newPage();
  return { page, context, faults: faultsOf(page) };
}

/** What goes wrong on a page from now on; looked at after each test. */
export function faultsOf(page: Page): string[] {
  // Only a test that fails waits this long.
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  allFaults.push(faults);
  page.on('pageerror', error => faults.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    // The browser's own line about an answer that is no 200; the listener below tells which are faults.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const refusal = pathname.startsWith('/api/') || response.request().resourceType() === 'document';
    // A refused call is part of many flows; its handling is what is tested.
    if (response.status() >= 500 || (response.status() >= 400 && !refusal)) {
      faults.push(`${response.status()}: ${pathname}`);
    }
  });
  return faults;
}
