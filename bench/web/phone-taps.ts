import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright-core';
import { FLAGS } from '../../test/support/browser.js';

/** One device pixel each: without a graphics card the processor, made slower, would paint six times as many. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'ko-KR',
};

/** A phone's page in a browser of its own, and what ends it. */
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
 * A tap through the browser's own input, without the script that Playwright's `tap` runs in the page while it is measured: that
 * looks for what lies under the finger and took a third of the time of a quick answer.
 */
export async function fingerTap(devtools: CDPSession, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(FINGER_DOWN_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Into the middle of the window, where no bar lies above it. */
export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element: { scrollIntoView: (options: object) => void }) =>
    element.scrollIntoView({ block: 'center' }),
  );
}

/** Whether one has to scroll to see it. */
export async function isOffScreen(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  return box === null || box.y < 0 || box.y + box.height > PHONE.viewport.height;
}
