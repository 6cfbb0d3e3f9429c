import { hasCode } from '../../api/api.error';
import { queryClient } from '../../api/query-client';
import type { Change } from '../../changes/change-database';
import { changeKind, isChangedOtherwise, same } from '../../changes/change-kinds';
import { waitingChanges } from '../../changes/waiting-changes';
import { repsText } from '../../lib/format';
import { listText, mergeRoutines } from './merge-routines';
import {
  addToRoutine,
  NEW_ROUTINE_ID,
  fetchRoutineList,
  fetchRoutines,
  fetchRoutineWorkouts,
  removeMyWorkout,
  saveRoutines,
  updateMyWorkout,
} from './myfit.api';
import { myfitKeys } from './myfit.keys';
import type { Addition, Prescription, Routine, RoutineWorkout, WorkoutChange } from './myfit.api';

/** Other devices' saves may come between reading the list and writing it. */
const MERGE_TRIES = 3;

const reread = () => void queryClient.invalidateQueries({ queryKey: ['myfit'] });

export interface ListChange {
  before: readonly Routine[];
  after: readonly Routine[];
}
const nameIn = (list: readonly Routine[], id: number) =>
  list.find(({ routineId }) => routineId === id)?.routineName;

const renamedBy = ({ before, after }: ListChange): Routine[] =>
  after.filter(({ routineId, routineName }) => {
    const old = nameIn(before, routineId);
    return old !== undefined && old !== routineName;
  });

const removedBy = ({ before, after }: ListChange): Routine[] =>
  before.filter(({ routineId }) => nameIn(after, routineId) === undefined);

const orderIn = (list: readonly Routine[], known: readonly Routine[]): number[] =>
  list
    .map(({ routineId }) => routineId)
    .filter(id => id !== NEW_ROUTINE_ID && nameIn(known, id) !== undefined);

/** Whether two lists have their common routines in the same order. */
const sameOrder = (one: readonly Routine[], other: readonly Routine[]): boolean =>
  same(orderIn(one, other), orderIn(other, one));

/** By routine: ids of the workouts in it. */
type Contents = Readonly<Record<number, readonly number[]>>;

/** What this device knows to be in the routines that a change removes, with the workouts that still wait to be added there. */
export async function contentsKnown(change: ListChange): Promise<Contents> {
  const removed = removedBy(change);
  if (removed.length === 0) return {};
  const waiting = additionsIn(await waitingChanges());
  return Object.fromEntries(
    removed.flatMap(({ routineId }) => {
      const rows = queryClient.getQueryData<RoutineWorkout[]>(myfitKeys.workouts(routineId));
      const added = waiting.filter(each => each.routineId === routineId);
      return rows ? [[routineId, [...rows, ...added].map(({ workoutId }) => workoutId)]] : [];
    }),
  );
}

/** On top of the server's list: another device may have made a routine since this page read it. @throws ApiError */
async function saveMerged(change: ListChange, tries = MERGE_TRIES): Promise<Routine[]> {
  const { routines, version } = await fetchRoutineList();
  return saveRoutines(mergeRoutines(change.before, change.after, routines), version).catch(
    (error: unknown) => {
      if (tries > 1 && hasCode(error, 'CONFLICT_EXCEPTION')) return saveMerged(change, tries - 1);
      throw error;
    },
  );
}

/** The list of routines: names, order, additions and removals. Changes of two devices are merged, except two names for one routine, and two orders. */
export const routineListChange = changeKind({
  kind: 'routines',
  send: (change: ListChange) => saveMerged(change),
  subject: change =>
    renamedBy(change)[0]?.routineId ?? (sameOrder(change.before, change.after) ? undefined : 'order'),
  /** @param known null in a change that an earlier build has stored */
  clash: async ({ before, after }, known: Contents | null) => {
    const renamed = renamedBy({ before, after });
    const removed = removedBy({ before, after });
    const isMoved = !sameOrder(before, after);
    if (renamed.length + removed.length === 0 && !isMoved) return null;
    const there = await fetchRoutines();
    if (isMoved && !sameOrder(there, before) && !sameOrder(there, after)) return listText(there);
    for (const { routineId, routineName } of renamed) {
      const name = nameIn(there, routineId) ?? '지움';
      if (name !== routineName && name !== nameIn(before, routineId)) return name;
    }
    for (const { routineId, routineName } of removed) {
      const name = nameIn(there, routineId);
      if (name !== undefined && name !== routineName) return name;
      const contents = known?.[routineId];
      if (name === undefined || !contents) continue;
      const rows = await fetchRoutineWorkouts(routineId);
      const added = rows.filter(({ workoutId }) => !contents.includes(workoutId)).length;
      if (added > 0) return `${routineName}에 운동 ${added}개 추가`;
    }
    return null;
  },
  sentLater: reread,
});

export interface RowChange {
  routineId: number;
  myWorkoutId: number;
  change: WorkoutChange;
}
type Told = Pick<RoutineWorkout, 'weight' | 'rep' | 'setCount' | 'mode'> & {
  /** Of a move: every workout, in the order before it. */
  order?: readonly number[];
};

/** The editable values of a routine's workout. */
export const toldOf = ({ weight, rep, setCount, mode }: RoutineWorkout): Omit<Told, 'order'> => ({
  weight,
  rep,
  setCount,
  mode,
});

/** The place in its routine that a workout is moved to. */
export const placeText = (place: number): string => `순서 ${place}번`;

/** Its place on the server, if another device moved it; workouts added or removed since do not count as a move. */
function movedTo(
  rows: readonly RoutineWorkout[],
  { myWorkoutId, change }: RowChange,
  order: readonly number[],
) {
  const ids = rows.map(row => row.myWorkoutId);
  const placeIn = (list: readonly number[], others: readonly number[]) =>
    1 + list.filter(id => others.includes(id)).indexOf(myWorkoutId);
  const there = placeIn(ids, order);
  return there === placeIn(order, ids) || there === change.myWorkoutIndex
    ? null
    : placeText(1 + ids.indexOf(myWorkoutId));
}

/** As shown in a routine's row. */
export const numbersText = (
  { weight, rep, setCount }: Partial<Prescription>,
  repeatUnit?: RoutineWorkout['repeatUnit'],
): string =>
  [
    typeof weight === 'number' && `${weight}kg`,
    typeof rep === 'number' && repsText(rep, repeatUnit),
    typeof setCount === 'number' && `${setCount}세트`,
  ]
    .filter(Boolean)
    .join(' × ');

export const workoutChange = changeKind({
  kind: 'routine-workout',
  send: ({ myWorkoutId, change }: RowChange) => updateMyWorkout(myWorkoutId, change),
  // A move does not wait for an answer about the numbers.
  subject: ({ myWorkoutId, change: { confirmed: _, ...change } }) =>
    [myWorkoutId, ...Object.keys(change).sort()].join(),
  clash: async (wanted, { order, ...base }: Told) => {
    const { routineId, myWorkoutId, change } = wanted;
    const rows = await fetchRoutineWorkouts(routineId);
    const row = rows.find(each => each.myWorkoutId === myWorkoutId);
    if (!row) return null;
    if (order && change.myWorkoutIndex !== undefined) return movedTo(rows, wanted, order);
    const there = toldOf(row);
    const fields = (Object.keys(base) as (keyof typeof base)[]).filter(field => change[field] !== undefined);
    const other = fields.some(field => isChangedOtherwise(there[field], base[field], change[field]));
    return other ? numbersText(there, row.repeatUnit) : null;
  },
  confirmed: wanted => ({ ...wanted, change: { ...wanted.change, confirmed: true } }),
  sentLater: reread,
});

/** Whether a workout has other numbers than these; undecided ones are the server's. */
const differs = (row: RoutineWorkout, numbers: Partial<Prescription>): boolean =>
  (['weight', 'rep', 'setCount'] as const).some(
    field => typeof numbers[field] === 'number' && numbers[field] !== row[field],
  );

/** The workout of a routine that meets the test; undefined also where the routine is gone. @throws ApiError */
async function rowIn(routineId: number, test: (row: RoutineWorkout) => boolean) {
  const rows = await fetchRoutineWorkouts(routineId).catch((error: unknown) => {
    if (hasCode(error, 'ROUTINE_NOT_FOUND_EXCEPTION')) return [];
    throw error;
  });
  return rows.find(test);
}

export interface Removal {
  /** Missing, like the numbers seen, in a change that an earlier build has stored. */
  routineId?: number;
  myWorkoutId: number;
}

export const workoutRemoval = changeKind({
  kind: 'routine-workout-removal',
  send: ({ myWorkoutId }: Removal) => removeMyWorkout(myWorkoutId),
  clash: async ({ routineId, myWorkoutId }, seen: Prescription | null) => {
    if (routineId === undefined || !seen) return null;
    const row = await rowIn(routineId, each => each.myWorkoutId === myWorkoutId);
    // On 자동 the numbers change without anybody.
    return row?.mode === 'fixed' && differs(row, seen) ? numbersText(row, row.repeatUnit) : null;
  },
  done: ['MY_WORKOUT_NOT_FOUND_EXCEPTION'],
  sentLater: reread,
});

export interface NewRow {
  routineId: number;
  workoutId: number;
  prescription: Prescription;
  addition: Addition;
}

/** The same workout with other numbers, added by another device, where one of the two was typed. @throws ApiError */
async function addedElsewhere({ routineId, workoutId, prescription, addition }: NewRow) {
  const { mode = addition.historyId === undefined ? 'fixed' : 'auto' } = addition;
  const row = await rowIn(routineId, each => each.workoutId === workoutId);
  return row && [mode, row.mode].includes('fixed') && differs(row, prescription) ? row : undefined;
}

export const workoutAddition = changeKind({
  kind: 'routine-workout-addition',
  send: (wanted: NewRow, late): Promise<RoutineWorkout[]> => {
    const { routineId, workoutId, prescription, addition } = wanted;
    return addToRoutine(routineId, workoutId, prescription, addition).catch(async (error: unknown) => {
      const isThere = late && hasCode(error, 'ALREADY_EXIST_MY_WORKOUT_EXCEPTION');
      const row = isThere ? await addedElsewhere(wanted) : undefined;
      if (!row) throw error;
      const { confirmed } = addition;
      return updateMyWorkout(row.myWorkoutId, { ...prescription, ...(confirmed && { confirmed }) });
    });
  },
  clash: async wanted => {
    const row = await addedElsewhere(wanted);
    return row ? numbersText(row, row.repeatUnit) : null;
  },
  confirmed: wanted => ({ ...wanted, addition: { ...wanted.addition, confirmed: true } }),
  done: ['ALREADY_EXIST_MY_WORKOUT_EXCEPTION'],
  sentLater: reread,
});

/** The workouts that these changes add to routines. */
export const additionsIn = (changes: readonly Change[]): NewRow[] =>
  changes.filter(({ kind }) => kind === workoutAddition.kind).map(({ wanted }) => wanted as NewRow);
