import { deviceDatabases } from '../../../shared/lib/device-database';
import { memberIdOf } from '../../../shared/session/member-id';
import { currentSession } from '../../../shared/session/session.store';
import { logName } from '../../../shared/session/member-data';
import type { DeviceLog } from './device-log';

/**
 * The current member's log, if this device has one; opening it also starts sending pending data. Null
 * otherwise: a device without training needs neither its code nor an empty database.
 */
export async function existingLog(): Promise<DeviceLog | null> {
  const memberId = memberIdOf(currentSession());
  if (memberId === null || !(await deviceDatabases()).includes(logName(memberId))) return null;
  const { deviceLog } = await import('./device-log');
  return deviceLog();
}
