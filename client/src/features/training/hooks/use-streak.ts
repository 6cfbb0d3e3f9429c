import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { breaksKey, fetchBreaks } from '../api/week.api';
import { streakOf } from '../lib/calendar';
import type { TrainingSession } from '../store/rows';
import type { TrainingLog } from '../store/training-log';

/** Consecutive weeks with a work set or endurance, by this device's data; 0 until read. */
export function useStreak(log: TrainingLog, sessions: readonly TrainingSession[], today: string): number {
  const [weeks, setWeeks] = useState(0);
  const { data: breaks } = useQuery({ queryKey: breaksKey, queryFn: fetchBreaks, retry: false });
  useEffect(() => {
    let current = true;
    const withCardio = new Set(sessions.flatMap(({ id, cardio }) => (cardio ? id : [])));
    const trained = async (ids: readonly string[]) =>
      ids.some(id => withCardio.has(id)) || [...(await log.doneSets(ids)).values()].some(count => count > 0);
    streakOf(sessions, today, trained, breaks).then(
      found => current && setWeeks(found),
      // Closed meanwhile: the member has logged out.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [log, sessions, today, breaks]);
  return weeks;
}
