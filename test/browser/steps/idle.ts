import type { Page } from 'playwright-core';

/** Until the page is drawn and has nothing left to do: what a handler or an effect does of itself has happened. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 }))))',
  );
}
