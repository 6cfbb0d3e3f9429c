import type { Page } from 'playwright-core';

/** Browser global, untyped here: used in code that runs in the page. */
declare const window: any;

/** Notes in every document of this page when its own script begins to answer. */
export const watchInteractive = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('routineup:interactive', () => (window.interactive = true)),
  );

export const untilInteractive = (page: Page) => page.waitForFunction(() => window.interactive);
