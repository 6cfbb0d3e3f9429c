import type { Page, Request } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import type { TestApp } from '../../support/test-app.js';

/** A little longer than an access token lives. */
const TOKEN_LIFE_SECONDS = 15 * 60 + 1;

/**
 * Lets the access token of a page end, as if a quarter of an hour went by: the next call of the API is the first to find
 * out. Ask for it before the page opens, so that it knows of every call that is still on its way.
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
