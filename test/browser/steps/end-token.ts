import type { Page, Request, Route } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import type { TestApp } from '../../support/test-app.js';

/** Slightly longer than the life of an access token. */
const TOKEN_LIFE_SECONDS = 15 * 60 + 1;

/**
 * Expires the page's access token, as if a quarter of an hour passed: the next API call is the first to find out. Call it before the page
 * opens, so that it knows every request still in flight.
 */
export function tokenEnding(page: Page, t: TestApp): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  return async () => {
    await eventually(() => expect(open.size).toBe(0));
    t.clock.advance(TOKEN_LIFE_SECONDS);
  };
}

/** Expires the access token as the page's next request to `url` leaves, so that whatever it fetches by itself meanwhile does not find out first. */
export async function endTokenAt(page: Page, t: TestApp, url: string): Promise<void> {
  const end = (route: Route) => {
    t.clock.advance(TOKEN_LIFE_SECONDS);
    return route.continue();
  };
  await page.route(url, end, { times: 1 });
}
