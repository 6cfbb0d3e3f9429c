import { formatMonthDay } from '../../../shared/lib/format';
import type { DeviceLog } from '../store/device-log';
import type { TypedRow } from '../store/rows';
import type { NextWorkout } from './next-workout';
import { keptLightWeek, planOfRoutine, planOfWorkouts } from './offline-plans';
import { localDateOf } from '../../../shared/lib/calendar';
import { newSession, plannedSets, TITLE_LENGTH } from './plan';

export interface Beginning {
  routineId?: number;
  historyId?: number;
  /** From a recommendation, in its order. */
  workoutIds?: readonly number[];
  title?: string;
}

const defaultTitle = (now: Date): string => `${formatMonthDay(localDateOf(now))} 운동`;

/** A session ready to start: its name and everything to do in it. */
export interface SessionPlan extends Pick<Beginning, 'routineId' | 'historyId'> {
  title: string;
  workouts: readonly NextWorkout[];
  /** Names of unsuitable workouts: it starts without them. */
  leftOut: readonly string[];
  /** Why this week should be a light one; null where none is proposed. */
  lightWeek: string | null;
}

const LIGHT = ' (가볍게)';

/** @throws ApiError offline, for workouts that this device has never seen */
export async function planSession({ log }: DeviceLog, beginning: Beginning): Promise<SessionPlan> {
  const { routineId, historyId, workoutIds = [] } = beginning;
  const routine = routineId === undefined ? null : await planOfRoutine(log, routineId);
  const planned = routine?.workouts ?? (await planOfWorkouts(log, workoutIds, historyId ?? null));
  // Unsuitable workouts are left out; the user may add them by hand.
  const workouts = planned.filter(({ against }) => !against);
  const leftOut = planned.filter(({ against }) => against).map(({ workoutName }) => workoutName);
  const title = routine?.routineName ?? beginning.title ?? defaultTitle(new Date());
  const canBeLight = workouts.some(({ light }) => light);
  const reason = routine ? routine.lightWeek?.reason : await keptLightWeek(log);
  const lightWeek = (canBeLight && reason) || null;
  return { routineId, historyId, title, workouts, leftOut, lightWeek };
}

/**
 * Saves a new session with its whole plan and returns its id.
 * @param light with the numbers of a light week
 * @throws DOMException when saving fails
 */
export async function beginSession(device: DeviceLog, plan: SessionPlan, light: boolean): Promise<string> {
  const title = light ? plan.title.slice(0, TITLE_LENGTH - LIGHT.length) + LIGHT : plan.title;
  const session = newSession({ ...plan, title }, new Date());
  const rows: TypedRow[] = [{ type: 'session', row: session }];
  for (const [ordinal, workout] of plan.workouts.entries())
    rows.push(
      ...plannedSets(session.id, workout, ordinal, light).map(row => ({ type: 'set' as const, row })),
    );
  await device.write(rows);
  return session.id;
}
