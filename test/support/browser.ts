import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Flags for a Chromium that runs as root, without a screen and without a network beyond this machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Device = 'phone' | 'desktop';

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  });
}

/** A page in a fresh profile that fails the test on an uncaught error or a React warning. */
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
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    // A refused request is part of many flows; its handling is what is tested.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`console: ${message.text()}`);
    }
  });
  return { page, context, faults };
}
