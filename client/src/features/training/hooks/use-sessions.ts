import { useEffect, useState } from 'react';
import type { DeviceLog } from '../store/device-log';
import type { Stored, TrainingSession } from '../store/rows';

/**
 * Every session on this device, newest first. Undefined until read; `unknown` where this device has none and
 * the server has never confirmed that there are none.
 */
export function useSessions(device: DeviceLog | null): Stored<TrainingSession>[] | 'unknown' | undefined {
  const [sessions, setSessions] = useState<Stored<TrainingSession>[] | 'unknown'>();
  useEffect(() => {
    if (!device) return;
    const { log, sync } = device;
    let current = true;
    let asked = false;
    const read = async () => {
      // Fails if the log was closed meanwhile, because the member has logged out.
      const found = await Promise.all([log.sessions(), log.wasFetched()]).catch(() => undefined);
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
