import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const localStorage: any;

/** Counts the taps on pages of the application. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      // Not clicks: a label's press is also its field's.
      'pointerdown',
      () => {
        localStorage.setItem('taps', String(Number(localStorage.getItem('taps')) + 1));
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => localStorage.getItem('taps')));
}
