import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, type Device } from './browser.js';
import { startLiveApp } from './live-app.js';
import type { TestApp } from './test-app.js';

export interface LiveBrowser {
  readonly t: TestApp;
  readonly url: string;
  readonly browser: Browser;
  /** Like `openPage`, in this browser and on this application. */
  readonly openPage: (device?: Device) => ReturnType<typeof openPage>;
}

/**
 * The application and a browser for the tests of this file or block, opened before the first and closed after the last: call it while
 * tests are declared, read its fields while they run.
 */
export function liveBrowser(options: Parameters<typeof startLiveApp>[0] = {}): LiveBrowser {
  let live: Awaited<ReturnType<typeof startLiveApp>> | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    live = await startLiveApp(options);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await live?.t.close();
  });

  const opened = <T>(part: T | undefined): T => {
    if (part === undefined)
      throw new Error('The application and the browser are opened before the first test');
    return part;
  };

  return {
    get t() {
      return opened(live).t;
    },
    get url() {
      return opened(live).url;
    },
    get browser() {
      return opened(browser);
    },
    openPage: device => openPage(opened(browser), opened(live).url, device),
  };
}
