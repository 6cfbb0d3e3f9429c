import { memberIdOf } from '../../../shared/session/member-id';
import { deleteDeviceDatabase, deviceDatabases, withStored } from '../../../shared/lib/device-database';
import { changesName, copyName, forgetDrawings, logName } from '../../../shared/session/member-data';
import { currentSession } from '../../../shared/session/session.store';
import type { ChangesSchema } from '../../../shared/changes/change-database';
import type { LogSchema } from './log-database';
import type { TrainingLog } from './training-log';

/**
 * Removes earlier members' data from this device. Data that they chose to send later stays until
 * they return; nobody else sees it.
 */
export async function forgetOthers(): Promise<void> {
  const mine = memberIdOf(currentSession());
  if (mine === null) return;
  const theirs = (await deviceDatabases()).flatMap(name => {
    const memberId = Number(/^routineup\.(?:training|copy|changes)\.(\d+)$/.exec(name)?.[1] ?? mine);
    return memberId === mine ? [] : [{ name, memberId }];
  });
  // One unreadable database must not block the others.
  await Promise.allSettled(
    theirs.map(async ({ name, memberId }) => {
      if (name === logName(memberId) && (await keptUnsent(memberId))) return;
      if (name === changesName(memberId) && (await hasChanges(memberId))) return;
      // Once: from then on the pictures are this member's.
      if (name === copyName(memberId)) await forgetDrawings();
      await deleteDeviceDatabase(name);
    }),
  );
}

/** Whether sets or changes of theirs wait on this device; their databases may be deleted at this moment. */
export const waitsHere = async (memberId: number): Promise<boolean> =>
  (await hasChanges(memberId)) || (await withLog(memberId, log => log.hasUnsent()));

/** Keeps only pending data; false where there is none. */
const keptUnsent = (memberId: number): Promise<boolean> =>
  withLog(memberId, async log => {
    const unsent = await log.hasUnsent();
    if (unsent) await log.forgetSent();
    return unsent;
  });

async function withLog(memberId: number, act: (log: TrainingLog) => Promise<boolean>): Promise<boolean> {
  const { TrainingLog } = await import('./training-log');
  return (
    (await withStored<LogSchema, boolean>(logName(memberId), database =>
      act(new TrainingLog(database, memberId)),
    )) ?? false
  );
}

async function hasChanges(memberId: number): Promise<boolean> {
  const count = await withStored<ChangesSchema, number>(changesName(memberId), database =>
    database.count('changes'),
  );
  return (count ?? 0) > 0;
}
