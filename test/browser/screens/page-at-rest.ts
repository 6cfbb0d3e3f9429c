import type { Page } from 'playwright-core';

/** The page's own; what is evaluated there has no types here. */
declare const document: any;
declare const requestAnimationFrame: any;

/** Two frames for the new styles, then until no animation is left that ends by itself. */
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
