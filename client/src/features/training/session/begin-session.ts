import type { DeviceLog } from '../store/device-log';
import type { TypedRow } from '../store/rows';
import { planOfRoutine, planOfWorkouts } from './offline-plans';
import { localDateOf, newSession, plannedSets } from './plan';

export interface Beginning {
  routineId?: number;
  historyId?: number;
  /** Of a recommendation, in its order. */
  workoutIds?: readonly number[];
  title?: string;
}

function defaultTitle(now: Date): string {
  const [, month, day] = localDateOf(now).split('-').map(Number);
  return `${month}월 ${day}일 운동`;
}

/**
 * Keeps a new session with everything that is planned for it, and answers its id.
 * @throws ApiError without a network for what was never seen on this device, DOMException when it cannot be kept
 */
export async function beginSession(device: DeviceLog, beginning: Beginning): Promise<string> {
  const { routineId, historyId, workoutIds = [] } = beginning;
  const now = new Date();
  const routine = routineId === undefined ? null : await planOfRoutine(device.log, routineId);
  const workouts = routine?.workouts ?? (await planOfWorkouts(device.log, workoutIds, historyId ?? null));
  const title = routine?.routineName ?? beginning.title ?? defaultTitle(now);
  const session = newSession({ title, routineId, historyId }, now);
  const rows: TypedRow[] = [{ type: 'session', row: session }];
  for (const [ordinal, workout] of workouts.entries())
    rows.push(...plannedSets(session.id, workout, ordinal).map(row => ({ type: 'set' as const, row })));
  await device.write(rows);
  return session.id;
}
