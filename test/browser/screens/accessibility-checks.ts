import type { Page } from 'playwright-core';
import { DEVICES, expectFault } from '../../support/browser.js';
import { buildDevelopmentClient, developmentClient } from '../../support/development-client.js';
import { eventually } from '../../support/eventually.js';
import { liveBrowser } from '../../support/live-browser.js';
import { atRest } from './page-at-rest.js';
import { axeViolations } from './axe.js';
import { createDemo, type Demo } from './demo.js';
import { layoutFaults } from './layout-faults.js';
import { coveredTargets, smallTargets } from './small-targets.js';
import { SCREENS, showScreen, type Screen } from './screens.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const window: any;

const PHONE = DEVICES.phone.viewport;
const DESKTOP = DEVICES.desktop.viewport;
/** The window that WCAG requires text to fit: 1280 px at four times zoom. */
const NARROWEST = { width: 320, height: 740 };
/** A phone at twice the zoom: dialogs are where its width is scarcest. The console is for wider windows. */
const SHEET = { width: 180, height: 370 };

/**
 * Holds every screen of visitors, members or the admin to the same rules: phone and desktop, light and dark, without a single warning.
 * React's warnings exist only in its development build, where StrictMode doubles effects; elements and styles are the same in every build.
 */
export function checkScreensOf(who: Screen['who']): void {
  const projectRoot = developmentClient();
  beforeAll(() => buildDevelopmentClient(projectRoot));
  const live = liveBrowser({ projectRoot });
  let demo: Demo;
  let page: Page;
  /** Every complaint of React, a library or the browser, at any level. */
  let faults: string[];

  beforeAll(async () => {
    demo = await createDemo({
      url: live.url,
      admin: live.t.config.admin,
      lastCode: email => live.t.lastCode(email),
    });
    ({ page, faults } = await live.openPage());
    // React's timings of each component, which only its profiler uses.
    await page.addInitScript('console.timeStamp = console.createTask = undefined');
    page.on('console', message => {
      if (message.type() === 'warning') faults.push(`console: ${message.text()}`);
    });
    // Colours halfway through a transition are not by design.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  });

  /** The same page at the usual text size in another window; reopens what closes on resizing. */
  async function resize(screen: Screen, size: { width: number; height: number }): Promise<void> {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      // The scroll position of the other window means nothing here: half a button could be below the bar.
      window.scrollTo(0, 0);
    });
    if (screen.closesOnResize) await screen.prepare?.(page, demo);
    await atRest(page);
  }

  it('hears React complain, in the words of its development build', async () => {
    await page.route('/', async route => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('오늘 들 무게', '어제 든 무게'),
      });
    });
    await page.goto('/');
    // The page's script runs on the first user input.
    await page.keyboard.press('Shift');
    await eventually(async () => expectFault(faults, /Hydration failed because the server rendered/));
    await page.unroute('/');
  });

  test.each(SCREENS.filter(screen => screen.who === who).map(screen => [screen.name, screen] as const))(
    '%s: no axe violation on phone and desktop, light and dark; nothing lost at 320 px or with text at 200 %%; no warning, also after going back and forth',
    async (_, screen) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await showScreen(page, screen, demo);
      const found: Record<string, string[]> = {};
      // Each run begins in the theme in which the previous one ends.
      for (const [device, theme, other] of [
        ['phone', 'light', 'dark'],
        ['desktop', 'dark', 'light'],
      ] as const) {
        if (device === 'desktop') await resize(screen, DESKTOP);
        found[device] = await layoutFaults(page);
        found[`covered, ${device}`] = await coveredTargets(page);
        // In the gym, everything is pressed with a thumb.
        if (device === 'phone' && screen.name.startsWith('training'))
          found['too small for a thumb'] = await smallTargets(page);
        found[`axe, ${device}, ${theme}`] = await axeViolations(page);
        await page.emulateMedia({ colorScheme: other });
        found[`axe, ${device}, ${other}`] = await axeViolations(page, { onlyColours: true });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await atRest(page);
        found[`${device}, text at 200 %`] = await layoutFaults(page);
      }
      await resize(screen, NARROWEST);
      found['320 px'] = await layoutFaults(page);
      if (who !== 'admin' && (await page.locator('dialog[open]').count()) > 0) {
        await page.setViewportSize(SHEET);
        await atRest(page);
        found['180 px'] = await layoutFaults(page);
      }
      expect(Object.entries(found).filter(([, each]) => each.length > 0)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.goBack();
      // Another process may render it: it takes commands once it responds.
      await page.waitForFunction(() => document.readyState === 'complete');
      await page.goForward();
      expect(faults).toEqual([]);
      // A form that restored its draft asks before it is left. The browser suppresses that on a page nobody has touched, and logs it.
      await page.goto('/robots.txt');
      faults.splice(0, faults.length, ...faults.filter(fault => !fault.includes('beforeunload')));
    },
  );
}
