import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright-core';
import { FLAGS } from '../../test/support/browser.js';

/** A device pixel ratio of 1: without a GPU, the slowed CPU would paint six times as many pixels. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'ko-KR',
};

/** Opens a phone's page in its own browser, with a function to close it. */
export async function openPhone(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const page = await (await browser.newContext({ ...PHONE, timezoneId: 'Asia/Seoul' })).newPage();
  return { page, close: () => browser.close() };
}

/** How long a finger stays down in a tap. */
const FINGER_DOWN_MS = 70;

/**
 * Taps through the browser's input, without the script that Playwright's `tap` runs in the measured page: that hit test took a third of the
 * time of a quick answer.
 */
export async function fingerTap(devtools: CDPSession, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(FINGER_DOWN_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Scrolls the target to the middle of the window, where no bar covers it. */
export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element: { scrollIntoView: (options: object) => void }) =>
    element.scrollIntoView({ block: 'center' }),
  );
}

/** Whether the target is outside the window. */
export async function isOffScreen(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  return box === null || box.y < 0 || box.y + box.height > PHONE.viewport.height;
}
