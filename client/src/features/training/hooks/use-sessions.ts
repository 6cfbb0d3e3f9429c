import { useEffect, useState } from 'react';
import type { DeviceLog } from '../store/device-log';
import type { Stored, TrainingSession } from '../store/rows';

/** Every session on this device, the newest first. Undefined until they are read; on a new device that is after the server's first answer. */
export function useSessions({ log, sync }: DeviceLog): Stored<TrainingSession>[] | undefined {
  const [sessions, setSessions] = useState<Stored<TrainingSession>[]>();
  useEffect(() => {
    let current = true;
    let asked = false;
    const read = async () => {
      // Fails if the log was closed meanwhile, because the member has logged out.
      const found = await log.sessions().catch(() => undefined);
      if (current && found && (found.length > 0 || asked)) setSessions(found);
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
  }, [log, sync]);
  return sessions;
}
