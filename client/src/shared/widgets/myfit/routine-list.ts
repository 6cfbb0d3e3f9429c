import { NEW_ROUTINE_ID } from './myfit.api';
import type { Routine } from './myfit.api';

/** The four that the first addition creates, without workouts. */
export const DEFAULT_ROUTINE_NAMES = ['가슴 집중', '등 집중', '어깨 집중', '하체 집중'] as const;
export const NEW_ROUTINE_NAME = '새 루틴';
export const MAX_ROUTINE_NAME = 20;
/** The server's limit of workouts per routine. */
export const MAX_WORKOUTS = 7;

export const defaultRoutines = (): Routine[] =>
  DEFAULT_ROUTINE_NAMES.map((routineName, routineIndex) => ({
    routineId: NEW_ROUTINE_ID,
    routineIndex,
    routineName,
  }));

/** The name itself, or with the first number that no routine has yet: `새 루틴`, `새 루틴 2`. At most 20 characters. */
export function freeRoutineName(name: string, taken: readonly { routineName: string }[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const wanted = name.slice(0, MAX_ROUTINE_NAME - suffix.length) + suffix;
    if (!taken.some(({ routineName }) => routineName === wanted)) return wanted;
  }
}

/** The list with one more at its end: its index is the highest plus one. */
export function withNewRoutine(
  routines: readonly Routine[],
  routineName = freeRoutineName(NEW_ROUTINE_NAME, routines),
): Routine[] {
  const routineIndex = Math.max(-1, ...routines.map(routine => routine.routineIndex)) + 1;
  return [...routines, { routineId: NEW_ROUTINE_ID, routineIndex, routineName }];
}

/** The list in this order, numbered from 0. */
export const reindex = (routines: readonly Routine[]): Routine[] =>
  routines.map((routine, routineIndex) => ({ ...routine, routineIndex }));
