import type { CDPSession, Locator, Page } from 'playwright-core';

/** What a finger that has rested long enough is told. */
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

/** Until the page has drawn what the last event changed: dnd-kit drops onto what the last render found below. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
}

/** A frame of the page's, in which it follows what moves. */
async function frame(page: Page): Promise<void> {
  await page.evaluate('new Promise(done => requestAnimationFrame(() => done()))');
}

/** Presses the mouse on one element, moves it onto another and lets go. */
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

/** Real touch events, which Playwright itself cannot hold down: rests until the page says that it has lifted, moves, lets go. */
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
