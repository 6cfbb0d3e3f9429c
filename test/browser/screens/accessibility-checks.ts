import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../support/browser.js';
import { startLiveApp } from '../../support/live-app.js';
import type { TestApp } from '../../support/test-app.js';
import { axeViolations, sticksOut } from './axe.js';
import { createDemo, type Demo } from './demo.js';
import { SCREENS, showScreen, type Screen } from './screens.js';

/** The page's own; what is evaluated there has no types here. */
declare const document: any;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Holds every screen of visitors, members or the admin to the same rules, on a light phone and a dark desktop. */
export function checkScreensOf(who: Screen['who']): void {
  jest.setTimeout(120_000);
  let t: TestApp;
  let demo: Demo;
  let browser: Browser;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    const live = await startLiveApp();
    t = live.t;
    demo = await createDemo({ url: live.url, admin: t.config.admin, lastCode: email => t.lastCode(email) });
    browser = await launchBrowser();
    ({ page, faults } = await openPage(browser, live.url));
    // Colours halfway through a transition are nobody's choice.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  });

  afterAll(async () => {
    await browser?.close();
    await t?.close();
  });

  test.each(SCREENS.filter(screen => screen.who === who).map(screen => [screen.name, screen] as const))(
    '%s: no axe violation in either theme, nothing sticks out at 360 px or with text at 200 %%',
    async (_, screen) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await showScreen(page, screen, demo);
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await sticksOut(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}
