import { memberIdOf } from '../../../shared/session/member-id';
import { deleteDeviceDatabase, deviceDatabases } from '../../../shared/lib/device-database';
import { changesName, logName } from '../../../shared/session/member-data';
import { currentSession } from '../../../shared/session/session.store';

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
      await deleteDeviceDatabase(name);
    }),
  );
}

/** Keeps only pending data; false where there is none. */
async function keptUnsent(memberId: number): Promise<boolean> {
  const [{ openLogDatabase }, { TrainingLog }] = await Promise.all([
    import('./log-database'),
    import('./training-log'),
  ]);
  const log = new TrainingLog(await openLogDatabase(memberId), memberId);
  try {
    const unsent = await log.hasUnsent();
    if (unsent) await log.forgetSent();
    return unsent;
  } finally {
    log.close();
  }
}

async function hasChanges(memberId: number): Promise<boolean> {
  const { openChangeDatabase } = await import('../../../shared/changes/change-database');
  const database = await openChangeDatabase(memberId);
  try {
    return (await database.count('changes')) > 0;
  } finally {
    database.close();
  }
}
