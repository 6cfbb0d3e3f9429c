import type { AcceptedWeek } from '../api/week.api';
import { fetchPlanOfWorkouts, plansOnce } from '../session/offline-plans';
import type { TrainingLog } from '../store/training-log';

/** Copies what the coming days of a week start from onto the device. @param staleTime one of `COPIED_FOR_MS`. @returns whether all of it has come */
export async function prepareDays(
  log: TrainingLog,
  { days }: AcceptedWeek,
  staleTime: number,
): Promise<boolean> {
  const once = await plansOnce(log, staleTime);
  let complete = true;
  for (const { state, historyId, routineId, items } of days) {
    // Routines are on the device anyway.
    if (state === 'done' || state === 'skipped' || routineId !== null) continue;
    const ids = items.map(({ workoutId }) => workoutId);
    if (ids.length > 0)
      await once([historyId, ids], () => fetchPlanOfWorkouts(log, ids, historyId)).catch(
        () => (complete = false),
      );
  }
  return complete;
}
