import type { Page, Request } from 'playwright-core';
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
