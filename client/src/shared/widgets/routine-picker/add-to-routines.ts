import { hasCode, messageOf } from '../../api/api.error';
import { change } from '../../changes/waiting-changes';
import { numbersText, workoutAddition } from '../myfit/routine-changes';
import type { Prescription, Routine, RoutineMode } from '../myfit/myfit.api';

export interface AdditionReport {
  /** One line per routine, in their order. */
  lines: string[];
  added: number;
}

/**
 * Adds one workout to several routines in sequence and reports each: a full routine does not stop the others.
 *
 * @throws ApiError IMPLAUSIBLE_LOAD_EXCEPTION before anything was added, unless `confirmed`
 */
export async function addToRoutines(
  routines: readonly Routine[],
  workout: { workoutId: number; koreanName: string; repeatUnit?: 'reps' | 'seconds' },
  prescription: Prescription,
  addition: { historyId?: number; mode?: RoutineMode; confirmed?: boolean } = {},
): Promise<AdditionReport> {
  const report: AdditionReport = { lines: [], added: 0 };
  for (const { routineId, routineName } of routines) {
    try {
      const adding = await change(workoutAddition, {
        wanted: { routineId, workoutId: workout.workoutId, prescription, addition },
        base: null,
        about: `${routineName}의 ${workout.koreanName}`,
        mine: numbersText(prescription, workout.repeatUnit) || '추가',
      });
      report.lines.push(
        adding.state === 'sent'
          ? `${routineName}에 운동을 담았어요!`
          : `연결되면 ${routineName}에 운동을 담을게요.`,
      );
      report.added += 1;
    } catch (error) {
      if (hasCode(error, 'IMPLAUSIBLE_LOAD_EXCEPTION')) throw error;
      report.lines.push(`${routineName}: ${messageOf(error)}`);
    }
  }
  return report;
}
