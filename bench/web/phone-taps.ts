import { chromium, type Locator, type Page } from 'playwright-core';
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

/** Whether one has to scroll to see it. */
export async function isOffScreen(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  return box === null || box.y < 0 || box.y + box.height > PHONE.viewport.height;
}
