import { useEffect, useState } from 'react';
import { streakOf } from '../lib/calendar';
import type { TrainingSession } from '../store/rows';
import type { TrainingLog } from '../store/training-log';

/** Weeks in a row with a work set, as this device knows them; 0 until read. */
export function useStreak(log: TrainingLog, sessions: readonly TrainingSession[], today: string): number {
  const [weeks, setWeeks] = useState(0);
  useEffect(() => {
    let current = true;
    const trained = async (ids: readonly string[]) =>
      [...(await log.doneSets(ids)).values()].some(count => count > 0);
    streakOf(sessions, today, trained).then(
      found => current && setWeeks(found),
      // Closed meanwhile: whoever was logged in has left.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [log, sessions, today]);
  return weeks;
}
