import type { CDPSession, Locator, Page } from 'playwright-core';

/** The announcement after a long press lifts an item. */
const LIFTED = /들어 올렸어요/;
const STEPS = 8;

interface Point {
  x: number;
  y: number;
}

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag is to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (index + 1)) / STEPS,
  }));
}

/** Waits until the page has drawn the last event's change: dnd-kit drops onto what the last render found below. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
}

/** One frame of the page, in which it follows the pointer. */
async function frame(page: Page): Promise<void> {
  await page.evaluate('new Promise(done => requestAnimationFrame(() => done()))');
}

/** Presses the mouse on one element, moves it onto another and releases it. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await centreOf(from);
  const end = await centreOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) {
    await page.mouse.move(x, y);
    await frame(page);
  }
  await drawn(page);
  await page.mouse.up();
}

/** Real touch events, as Playwright itself cannot hold a touch: presses until the page announces the lift, moves, releases. */
export async function dragByTouch(
  page: Page,
  from: Locator,
  to: Locator,
  { rests = true } = {},
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await centreOf(from);
  const end = await centreOf(to);
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', start);
  if (rests) await page.getByText(LIFTED).waitFor({ state: 'attached' });
  for (const point of between(start, end)) {
    await touch(session, 'touchMove', point);
    await frame(page);
  }
  await drawn(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove', { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
}
