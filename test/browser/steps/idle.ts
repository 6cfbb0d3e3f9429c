import type { Page } from 'playwright-core';

/** Waits until the page is drawn and idle, so that handlers and effects have run. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 }))))',
  );
}
