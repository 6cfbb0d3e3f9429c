import { NEW_ROUTINE_ID } from './myfit.api';
import type { Routine } from './myfit.api';

type Routines = readonly Routine[];

const idsOf = (routines: Routines) =>
  routines.map(({ routineId }) => routineId).filter(id => id !== NEW_ROUTINE_ID);

export const listText = (routines: Routines): string =>
  routines.map(({ routineName }) => routineName).join(', ');

/** What it concerns: one routine by the name it had, or the list. */
export function aboutText(before: Routines, after: Routines): string {
  const nameNow = (id: number) => after.find(({ routineId }) => routineId === id)?.routineName;
  const renamed = before.find(
    ({ routineId, routineName }) => (nameNow(routineId) ?? routineName) !== routineName,
  );
  if (renamed) return renamed.routineName;
  return idsOf(before).join() !== idsOf(after).join() && idsOf(before).length === after.length
    ? '루틴 순서'
    : '루틴 목록';
}

/** What a person changed, in words: `월요일`, `등 지우기`; of a new order or addition, the whole list. */
export function changeText(before: Routines, after: Routines): string {
  const changed = before.flatMap(({ routineId, routineName }) => {
    const now = after.find(each => each.routineId === routineId)?.routineName;
    return now === undefined ? [`${routineName} 지우기`] : now === routineName ? [] : [now];
  });
  return changed.length > 0 ? changed.join(', ') : listText(after);
}

/** Applies the local change from `before` to `after` to the server's current list: others' additions and renames stay. */
export function mergeRoutines(before: Routines, after: Routines, there: Routines): Routine[] {
  const nameOf = (list: Routines, id: number) => list.find(({ routineId }) => routineId === id)?.routineName;
  const wanted = new Set(idsOf(after));
  const known = new Set(idsOf(before));
  /** Restored (it was not on the list before) or renamed. */
  const changed = after.filter(
    ({ routineId, routineName }) => routineId !== NEW_ROUTINE_ID && routineName !== nameOf(before, routineId),
  );
  const kept = there
    .filter(({ routineId }) => wanted.has(routineId) || !known.has(routineId))
    .map(routine => ({ ...routine, routineName: nameOf(changed, routine.routineId) ?? routine.routineName }));
  // The server restores them within the time limit, and says so after it.
  const back = changed.filter(({ routineId }) => !idsOf(kept).includes(routineId));
  // A new one with the same name on the server was created by an earlier send.
  const added = after.filter(
    ({ routineId, routineName }) =>
      routineId === NEW_ROUTINE_ID &&
      !there.some(each => !known.has(each.routineId) && each.routineName === routineName),
  );
  const all = [...kept, ...back];
  const moved =
    idsOf(after).join() !==
    idsOf(before)
      .filter(id => wanted.has(id))
      .join();
  if (moved) {
    const order = idsOf(after);
    const place = ({ routineId }: Routine) => {
      const at = order.indexOf(routineId);
      return at < 0 ? order.length : at;
    };
    all.sort((a, b) => place(a) - place(b));
  }
  return [...all, ...added].map((routine, routineIndex) => ({ ...routine, routineIndex }));
}
