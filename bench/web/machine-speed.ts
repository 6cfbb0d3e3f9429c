import type { Browser } from 'playwright-core';

const LASTS_MS = 500;

/**
 * The speed of the mid-tier phone that a slowdown of four stands for, on the scale below: Lighthouse (docs/throttling.md) slows down by four to
 * bring a fast desktop (1,500 to 2,000) into the range of such phones (125 to 800). This is the middle of the first, divided by four.
 */
const PHONE_SPEED = 1750 / 4;

/** As text: what compiles this file would add calls that the page does not know. */
const MEASURE = `(() => {
  const perSecond = round => {
    const start = performance.now();
    let rounds = 0;
    while (performance.now() - start < ${LASTS_MS}) round(rounds++);
    return (1000 * rounds) / (performance.now() - start);
  };
  let letters = 0;
  const texts = perSecond(() => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter++) text += 'a';
    letters += text.length;
  });
  const [one, other] = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const copies = perSecond(index => {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
    for (let place = 0; place < from.length; place++) to[place] = from[place];
  });
  return letters > 0 ? (texts + copies) / 2 / 10 : 0;
})()`;

/**
 * How fast scripts run in this browser on this machine, on the scale of Lighthouse's BenchmarkIndex (`computeBenchmarkIndex` in its
 * core/lib/page-functions.js): the mean of tens of rounds per second of two tasks, building a text of 10,000 letters and copying 100,000 numbers.
 */
export async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate<number>(MEASURE);
  } finally {
    await page.close();
  }
}

/** By how much to slow this machine down to the speed of that phone; a slower machine cannot be sped up. */
export const slowdownFor = (speed: number): number => Math.max(1, speed / PHONE_SPEED);
