import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { eventually } from './eventually.js';

/** Flags for a Chromium that runs as root, without a screen and without a network beyond this machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As tall as its phones: what lies outside the window is painted, but no frame is presented for it.
  '--window-size=1280,1000',
];

/** For tests, not for benchmarks: pages live for a second or two, so optimising their code never pays off. */
export const UNOPTIMISED = '--js-flags=--no-maglev --no-opt';

export type Device = 'phone' | 'desktop';

export const DEVICES = {
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

/** Faults on the pages of this test file. */
const allFaults: string[][] = [];
const pages: Page[] = [];

/** Adds what the open pages show, the last opened first, to the failure of a test: its reader may not have the machine that ran it. */
async function explainFailure(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const { message, stack = message } = error;
  for (const page of pages
    .filter(each => !each.isClosed())
    .slice(-3)
    .reverse()) {
    const picture = join(tmpdir(), `routineup-failed-${process.pid}-${Date.now()}.png`);
    const limit = { timeout: 5_000 };
    const shown = await page
      .locator('body')
      .innerText(limit)
      .catch(() => 'nothing that can be read');
    await page.screenshot({ path: picture, ...limit }).catch(() => undefined);
    const words = shown.replace(/\s*\n\s*/g, ' | ').slice(0, 800);
    error.message += `\n\n${page.url()} shows (${picture}):\n${words}`;
  }
  // Jest prints the stack, which begins with the message as it was.
  error.stack = stack.replace(message, () => error.message);
}
Object.assign(globalThis, { explainFailure });

// Fails any test with an unseen fault, whatever it checks itself. Screenshots use this module outside a test run.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const found = allFaults.flat();
    for (const faults of allFaults) faults.length = 0;
    if (found.length > 0) throw new Error(`faults on the pages:\n${found.join('\n')}`);
  });
}

/** Removes a fault that a test provoked on purpose; fails if it did not happen. */
export function expectFault(faults: string[], words: RegExp): void {
  const others = faults.filter(fault => !words.test(fault));
  expect(others.length).toBeLessThan(faults.length);
  faults.splice(0, faults.length, ...others);
}

/** Browser globals, untyped here: used in code that runs in the page. */
declare const Navigator: any;

/**
 * A page in a fresh profile, without a service worker, so that tests see and change what goes over the network (for pages with one see
 * `phone-network.ts`). An uncaught error, a console error (including React's warnings), a 5xx answer and a missing file fail the test in
 * which they happen. Nothing animates, which saves a sixth of the CPU time: tests of motion ask for it with `emulateMedia`.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: Device = 'desktop',
  theme: 'light' | 'dark' = 'light',
  userAgent?: string,
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(userAgent && { userAgent }),
  });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  const page = await context.newPage();
  await slowDown(page);
  return { page, context, faults: faultsOf(page) };
}

/** With `BROWSER_SLOWED=5` pages take five times as long to compute: a fast machine hides what a slow phone shows. */
export async function slowDown(page: Page, rate = Number(process.env.BROWSER_SLOWED ?? 1)): Promise<void> {
  if (rate === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * The browser's own messages about an answer other than 200, of which the listener for answers decides which are faults, and about a network that
 * goes as the service worker's script is fetched.
 */
const BROWSERS_OWN = /^(?:Failed to load resource|An unknown error occurred when fetching the script\.$)/;

/** Faults of a page from now on; checked after each test. */
export function faultsOf(page: Page): string[] {
  // Only a failing test waits this long.
  page.setDefaultTimeout(45_000);
  pages.push(page);
  const faults: string[] = [];
  allFaults.push(faults);
  page.on('pageerror', error => faults.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const refusal = pathname.startsWith('/api/') || response.request().resourceType() === 'document';
    // A refused call is part of many flows; tests check how it is handled.
    if (response.status() >= 500 || (response.status() >= 400 && !refusal)) {
      faults.push(`${response.status()}: ${pathname}`);
    }
  });
  return faults;
}

/** Cuts the page off and waits until it is: the browser answers the command before its network knows. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const cutOff = "fetch('/robots.txt', { cache: 'no-store' }).then(() => false, () => true)";
  await eventually(async () => expect(await page.evaluate(cutOff)).toBe(true));
}
