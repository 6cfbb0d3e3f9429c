import type { Session } from './session.store';
import { deleteDeviceDatabase } from '../lib/device-database';
import { MEMBER } from '../../sw/messages';
import { memberIdOf } from './member-id';

/** Each member of this device has databases of their own: what one has not sent yet is neither seen nor sent by another. */
export const logName = (memberId: number): string => `routineup.training.${memberId}`;
/** What the server answered about the member, for times without a network. */
export const copyName = (memberId: number): string => `routineup.copy.${memberId}`;

/** What the member has changed and the server has not taken yet. */
export const changesName = (memberId: number): string => `routineup.changes.${memberId}`;

/**
 * Deletes everything that this device keeps of a member, but what waits for the server where that is to stay. Other tabs close
 * what they have open.
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
  await Promise.all([forgetPictures(), ...names.map(deleteDeviceDatabase)]);
}

/** Pages are no longer opened from how they stood. */
export async function forgetPictures(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(MEMBER).catch(() => false);
}
