import type { DBSchema } from 'idb';
import type { Session } from './session.store';
import { deleteDeviceDatabase, withStored } from '../lib/device-database';
import { DRAWINGS, MEMBER } from '../../sw/messages';
import { memberIdOf } from './member-id';

/** Each member of this device has separate databases: another member neither sees nor sends their unsent data. */
export const logName = (memberId: number): string => `routineup.training.${memberId}`;
/** The server's answers about the member, for offline use. */
export const copyName = (memberId: number): string => `routineup.copy.${memberId}`;

/** The member's changes that the server has not accepted yet. */
export const changesName = (memberId: number): string => `routineup.changes.${memberId}`;

/**
 * Deletes all of a member's data on this device, except pending data that is to stay. Other tabs close
 * their open databases.
 */
export async function forgetMember(
  session: Session | null,
  { keepLog = false, keepChanges = false } = {},
): Promise<void> {
  const memberId = memberIdOf(session);
  if (memberId === null) return;
  const names = [copyName(memberId)];
  if (!keepLog) names.push(logName(memberId));
  if (!keepChanges) names.push(changesName(memberId));
  await Promise.all([forgetPictures(), forgetDrawings(), ...names.map(deleteDeviceDatabase)]);
}

/** Deletes the page pictures: pages no longer open from them. */
export async function forgetPictures(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(MEMBER).catch(() => false);
}

/** The database in which Workbox notes when a cached answer was used, by its address. */
interface UsesSchema extends DBSchema {
  'cache-entries': { key: string; value: { id: string }; indexes: { cacheName: string } };
}

/**
 * Deletes this device's cached pictures of workouts and products: a routine can be guessed from them. The next
 * member fetches them again.
 */
export async function forgetDrawings(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(DRAWINGS).catch(() => false);
  await withStored<UsesSchema, void>('workbox-expiration', async database => {
    const uses = database.transaction('cache-entries', 'readwrite');
    for await (const { primaryKey } of uses.store.index('cacheName').iterate(DRAWINGS))
      await uses.store.delete(primaryKey);
    await uses.done;
  }).catch(() => null);
}
