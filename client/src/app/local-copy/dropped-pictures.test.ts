import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { logIn } from '../../../test/remembered-log-in';
import { MEMBER, PUSH, SHOWN } from '../../sw/messages';
import { queryClient } from '../../shared/api/query-client';
import { clearSession } from '../../shared/session/session.store';
import { keepPictures } from './page-pictures';

/** jsdom has no cache storage: one cache, by address. */
function cacheStorage(addresses: readonly string[]): Set<string> {
  const kept = new Set(addresses.map(address => new URL(address, location.origin).href));
  const cache = {
    keys: async () => [...kept].map(url => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  const value = { has: async (name: string) => name === MEMBER, open: async () => cache };
  Object.defineProperty(globalThis, 'caches', { value, configurable: true });
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
  return kept;
}

afterEach(() => {
  clearSession();
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('are dropped with a change, and nothing else is: this device goes on receiving pushes', async () => {
  logIn(1);
  document.body.innerHTML = '<div id="root"></div>';
  const kept = cacheStorage(['/training', '/mypage?routine=3', PUSH, `${SHOWN}rest`]);
  queryClient.setQueryData(['myfit', 'routines'], []);
  const stop = keepPictures();
  queryClient.setQueryData(['myfit', 'routines'], [{ routineId: 1 }]);
  await waitFor(() => expect(kept.size).toBeLessThan(4));
  await new Promise(resolve => setTimeout(resolve));
  expect([...kept].map(url => new URL(url).pathname)).toEqual([PUSH, `${SHOWN}rest`]);
  stop();
});
