import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { logIn } from '../../../../test/remembered-log-in';
import { forgetMember } from '../../../shared/session/member-data';
import { clearSession, currentSession } from '../../../shared/session/session.store';
import { forgetOthers } from './forget-others';

const NOTES = 'cache-entries';
let deleted: string[];

/** jsdom has no cache storage, and no worker that notes what it cached. */
beforeEach(async () => {
  deleted = [];
  const value = { delete: async (name: string) => deleted.push(name) > 0 };
  Object.defineProperty(globalThis, 'caches', { value, configurable: true });
  const notes = await openDB('workbox-expiration', 1, {
    upgrade: database =>
      void database.createObjectStore(NOTES, { keyPath: 'id' }).createIndex('cacheName', 'cacheName'),
  });
  for (const cacheName of ['drawings', 'files']) await notes.put(NOTES, { id: cacheName, cacheName });
  notes.close();
});
afterEach(() => {
  clearSession();
  Reflect.deleteProperty(globalThis, 'caches');
});

async function noted(): Promise<unknown[]> {
  const notes = await openDB('workbox-expiration');
  const keys = await notes.getAllKeys(NOTES);
  notes.close();
  return keys;
}

it("are the member's workouts: they go with the member, and their addresses, too", async () => {
  logIn(21);
  await forgetMember(currentSession());
  expect(deleted).toContain('drawings');
  expect(await noted()).toEqual(['files']);
});

it('go where somebody else logs in after a login that expired, and stay from then on', async () => {
  (await openDB('routineup.copy.22', 1)).close();
  logIn(23);
  await forgetOthers();
  expect(deleted).toEqual(['drawings']);
  expect(await noted()).toEqual(['files']);
  await forgetOthers();
  expect(deleted).toEqual(['drawings']);
});
