import { useEffect, useState } from 'react';
import { dateAfter, DAYS_A_WEEK, localDateOf } from '../../../shared/lib/calendar';
import type { DeviceLog } from '../store/device-log';
import type { Stored, TrainingSession } from '../store/rows';

export type KnownSession = Stored<TrainingSession> & {
  /** Completed work sets; counted for what may be of this week. */
  doneSets?: number;
};

/**
 * Every session on this device, newest first. Undefined until read; `unknown` where this device has none and
 * the server has never confirmed that there are none.
 */
export function useSessions(device: DeviceLog | null): KnownSession[] | 'unknown' | undefined {
  const [sessions, setSessions] = useState<KnownSession[] | 'unknown'>();
  useEffect(() => {
    if (!device) return;
    const { log, sync } = device;
    let current = true;
    let asked = false;
    const read = async () => {
      // Fails if the log was closed meanwhile, because the member has logged out.
      const found = await Promise.all([withDoneSets(log), log.wasFetched()]).catch(() => undefined);
      if (!current || !found) return;
      const [here, fetched] = found;
      if (here.length > 0 || fetched) setSessions(here);
      else if (asked) setSessions('unknown');
    };
    const begin = async () => {
      await read();
      await sync.soon();
      asked = true;
      await read();
    };
    void begin();
    const leave = log.subscribe(() => void read());
    return () => {
      current = false;
      leave();
    };
  }, [device]);
  return sessions;
}

async function withDoneSets(log: DeviceLog['log']): Promise<KnownSession[]> {
  const sessions = await log.sessions();
  const weekAgo = dateAfter(localDateOf(new Date()), -DAYS_A_WEEK);
  const done = await log.doneSets(
    sessions.filter(({ localDate }) => localDate > weekAgo).map(({ id }) => id),
  );
  return sessions.map(session => ({ ...session, doneSets: done.get(session.id) }));
}
