import { DAYS_A_WEEK, daysBetween } from '../../../shared/lib/calendar';

interface Done {
  routineId: number | null;
  /** `YYYY-MM-DD`. */
  localDate: string;
}

/** The day each routine was last trained. @param sessions in any order */
export function lastDays(sessions: readonly Done[]): Map<number, string> {
  const days = new Map<number, string>();
  for (const { routineId, localDate } of sessions) {
    if (routineId !== null && localDate > (days.get(routineId) ?? '')) days.set(routineId, localDate);
  }
  return days;
}

/**
 * The next routine: the one after the last trained, in the member's order; the first where none was. One that
 * `isEmpty` says has no workouts is passed over while another has some.
 */
export function nextRoutine<Routine extends { routineId: number }>(
  routines: readonly Routine[],
  days: ReadonlyMap<number, string>,
  isEmpty: (routineId: number) => boolean,
): Routine | undefined {
  let last = -1;
  for (const [index, { routineId }] of routines.entries()) {
    const day = days.get(routineId);
    if (day && (last === -1 || day >= (days.get(routines[last]!.routineId) ?? ''))) last = index;
  }
  const inTurn = [...routines.slice(last + 1), ...routines.slice(0, last + 1)];
  return inTurn.find(({ routineId }) => !isEmpty(routineId)) ?? inTurn[0];
}

/** `오늘`, `어제`, `3일 전`, `3주 전`. @param today `YYYY-MM-DD` like `day` */
export function daysAgoText(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return '오늘';
  if (days === 1) return '어제';
  return days < 2 * DAYS_A_WEEK ? `${days}일 전` : `${Math.floor(days / DAYS_A_WEEK)}주 전`;
}
