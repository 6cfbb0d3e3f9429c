import type { AcceptedWeek } from '../api/week.api';
import { planOfWorkouts } from '../session/offline-plans';
import type { TrainingLog } from '../store/training-log';

/** Copies what the coming days of a week start from onto the device. */
export async function prepareDays(log: TrainingLog, { days }: AcceptedWeek): Promise<void> {
  for (const { state, historyId, routineId, items } of days) {
    // Routines are on the device anyway.
    if (state === 'done' || state === 'skipped' || routineId !== null) continue;
    const ids = items.map(({ workoutId }) => workoutId);
    await planOfWorkouts(log, ids, historyId).catch(() => undefined);
  }
}
