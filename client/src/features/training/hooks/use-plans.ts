import { useEffect, useState } from 'react';
import type { NextWorkout } from '../session/next-workout';
import { keptWorkouts, planOfSession, planOfWorkouts } from '../session/offline-plans';
import type { TrainingSession } from '../store/rows';
import type { TrainingLog } from '../store/training-log';

type Plans = ReadonlyMap<number, NextWorkout>;

/**
 * A session's workout data besides the sets: from this device at once, then from the server. A running session always asks
 * the server: this device may not have started it, and keeps another day's numbers. A finished one asks only where
 * this device knows none.
 */
export function usePlans(log: TrainingLog, session: TrainingSession, workoutIds: readonly number[]): Plans {
  const [plans, setPlans] = useState<Plans>(new Map());
  const { routineId, historyId } = session;
  const running = session.endedAt === null;
  const wanted = [...new Set(workoutIds)].join(',');
  useEffect(() => {
    let current = true;
    const show = (found: readonly NextWorkout[]) => {
      if (current)
        setPlans(before => new Map([...before, ...found.map(plan => [plan.workoutId, plan] as const)]));
    };
    const load = async () => {
      const ids = wanted === '' ? [] : wanted.split(',').map(Number);
      const kept = await keptWorkouts(log, ids);
      show(kept);
      if (running) show(await planOfSession(log, { routineId, historyId }, ids));
      else if (kept.length < ids.length) show(await planOfWorkouts(log, ids));
    };
    // Sets can be logged without drawings and texts.
    load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [log, running, routineId, historyId, wanted]);
  return plans;
}
