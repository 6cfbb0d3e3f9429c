import { useEffect, useState } from 'react';
import type { NextWorkout } from '../session/next-workout';
import { keptWorkouts, planOfWorkouts } from '../session/offline-plans';
import type { TrainingLog } from '../store/training-log';

/**
 * What is known of the workouts beside their sets: from this device at once, from the server where it knows none (a session
 * begun on another phone).
 */
export function usePlans(log: TrainingLog, workoutIds: readonly number[]): ReadonlyMap<number, NextWorkout> {
  const [plans, setPlans] = useState<ReadonlyMap<number, NextWorkout>>(new Map());
  const wanted = [...new Set(workoutIds)].join(',');
  useEffect(() => {
    let current = true;
    const show = (found: readonly NextWorkout[]) => {
      if (current) setPlans(new Map(found.map(plan => [plan.workoutId, plan])));
    };
    const load = async () => {
      const ids = wanted === '' ? [] : wanted.split(',').map(Number);
      const kept = await keptWorkouts(log, ids);
      show(kept);
      if (kept.length < ids.length) show(await planOfWorkouts(log, ids));
    };
    // Without drawings and texts the sets can still be logged.
    load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [log, wanted]);
  return plans;
}
