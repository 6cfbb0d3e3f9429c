import { useEffect, useState } from 'react';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';

/** Sessions started and not ended, newest first; undefined until read. */
export function useOpenRecords(device: DeviceLog | null): readonly SessionRecord[] | undefined {
  const [records, setRecords] = useState<readonly SessionRecord[]>();
  useEffect(() => {
    if (!device) return;
    let current = true;
    const read = async () => {
      const open = await device.log.openSessions();
      const found = await Promise.all(open.map(({ id }) => device.log.readSession(id)));
      if (current) setRecords(found.filter(record => record !== null));
    };
    // Fails if the log was closed meanwhile, because the member has logged out.
    const show = () => void read().catch(() => undefined);
    show();
    const leave = device.log.subscribe(show);
    return () => {
      current = false;
      leave();
    };
  }, [device]);
  return records;
}
