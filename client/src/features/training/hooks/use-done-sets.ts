import { useEffect, useState } from 'react';
import type { TrainingLog } from '../store/training-log';

const NONE: ReadonlyMap<string, number> = new Map();

/** Completed work sets of these sessions, by this device's data; empty until read. */
export function useDoneSets(log: TrainingLog, sessionIds: readonly string[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState(NONE);
  const wanted = sessionIds.join(',');
  useEffect(() => {
    let current = true;
    const read = async () => {
      // The store was closed meanwhile: the member has logged out.
      const found = await log.doneSets(wanted === '' ? [] : wanted.split(',')).catch(() => undefined);
      if (current && found) setCounts(found);
    };
    void read();
    const leave = log.subscribe(() => void read());
    return () => {
      current = false;
      leave();
    };
  }, [log, wanted]);
  return counts;
}
