import type { Page } from 'playwright-core';

/** The page's own; what is evaluated there has no types here. */
declare const document: any;
declare const localStorage: any;

/** Counts what a finger does on pages of ours. */
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
