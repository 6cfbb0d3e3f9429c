import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const localStorage: any;

/** Counts the fields that somebody types into, each once, on pages of the application. */
export async function countFields(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'input',
      ({ target }: any) => {
        if (!['text', 'email', 'password', 'tel', 'number'].includes(target.type)) return;
        const label = `${target.labels?.[0]?.textContent} ${target.autocomplete}`;
        const typed = new Set(JSON.parse(localStorage.getItem('typed') ?? '[]'));
        localStorage.setItem('typed', JSON.stringify([...typed.add(label)]));
      },
      true,
    );
  });
  return async () => (await page.evaluate(() => JSON.parse(localStorage.getItem('typed') ?? '[]'))).length;
}

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
