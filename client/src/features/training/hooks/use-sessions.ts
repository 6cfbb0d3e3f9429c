import { useEffect, useState } from 'react';
import type { DeviceLog } from '../store/device-log';
import type { TrainingSession } from '../store/rows';

/**
 * Every session on this device, newest first. Undefined until read; `unknown` where this device has none and
 * the server has never confirmed that there are none.
 *
 * @param all reads them; the same function at every render
 */
export function useSessions<Session extends TrainingSession>(
  device: DeviceLog | null,
  all: (log: DeviceLog['log']) => Promise<Session[]>,
): Session[] | 'unknown' | undefined {
  const [sessions, setSessions] = useState<Session[] | 'unknown'>();
  useEffect(() => {
    if (!device) return;
    const { log, sync } = device;
    let current = true;
    let asked = false;
    const read = async () => {
      // Fails if the log was closed meanwhile, because the member has logged out.
      const found = await Promise.all([all(log), log.wasFetched()]).catch(() => undefined);
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
  }, [device, all]);
  return sessions;
}
