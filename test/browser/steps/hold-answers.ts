import type { Page } from 'playwright-core';

/** Holds the answers to these calls until they are to come, or to fail. */
export async function holdAnswers(
  page: Page,
  calls: string | RegExp,
): Promise<{ come: () => void; fail: () => void }> {
  let end!: (answer: 'come' | 'fail') => void;
  const ended = new Promise<'come' | 'fail'>(done => (end = done));
  await page.route(calls, async route => {
    await ((await ended) === 'come' ? route.continue() : route.abort());
  });
  return { come: () => end('come'), fail: () => end('fail') };
}
