import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const localStorage: any;
declare const sessionStorage: any;

/** The browser knows of no login any more. From a page without a script: an open one could write its own back. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
