import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const requestAnimationFrame: any;

/** Waits two frames for the new styles, then until no finite animation is running. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter((each: any) => each.playState === 'running')
        .filter((each: any) => each.effect.getComputedTiming().endTime !== Infinity);
    do {
      await frame();
      await frame();
      await Promise.allSettled(ending().map((each: any) => each.finished));
    } while (ending().length > 0);
  });
}
