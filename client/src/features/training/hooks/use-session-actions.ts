import { useMemo } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { isDeviceFull } from '../../../shared/lib/device-full';
import { showToast } from '../../../shared/ui/toast.store';
import type { NextWorkout } from '../session/next-workout';
import { ending, plannedSets, swapSets } from '../session/plan';
import type { SessionWorkout } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { LoadAnswer, TrainingSet, TypedRow } from '../store/rows';
import type { SessionRecord } from '../store/session-record';

export type SetChange = Partial<
  Pick<TrainingSet, 'weight' | 'reps' | 'seconds' | 'reserve' | 'note' | 'confirmed'>
>;

export type Swapped = ReturnType<typeof swapSets>;

const setRows = (sets: readonly TrainingSet[]): TypedRow[] => sets.map(row => ({ type: 'set', row }));

/** Reports at once when something could not be saved; nothing on the screen pretends that it was. */
export async function keepOrSay(keep: () => Promise<void>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    showToast({
      tone: 'error',
      message: isDeviceFull(error)
        ? '폰의 저장 공간이 가득 차서 방금 것은 저장하지 못했어요. 공간을 비우고 다시 눌러 주세요.'
        : '방금 것은 폰에 저장하지 못했어요. 다시 눌러 주세요.',
    });
    return false;
  }
}

let lastEdit: Promise<unknown> = Promise.resolve();
/** Serialises edits: what was typed a moment ago is saved, though not on the screen yet, when the next edit starts. */
function inOrder<T>(edit: () => Promise<T>): Promise<T> {
  const result = lastEdit.then(edit);
  lastEdit = result.catch(() => undefined);
  return result;
}

/** All changes of a session. Each is saved on the device before it is shown; false means that saving failed. */
export function useSessionActions(device: DeviceLog, { session, sets }: SessionRecord) {
  return useMemo(() => {
    const write = (rows: readonly TypedRow[]) => keepOrSay(() => device.write(rows));
    const writeSets = (changed: readonly TrainingSet[]) => write(setRows(changed));
    /** Changes the stored set, which may be newer than the one shown. */
    const edit = (
      shown: TrainingSet,
      edited: (set: TrainingSet, all: readonly TrainingSet[]) => TrainingSet[],
    ) =>
      inOrder(() =>
        keepOrSay(async () => {
          const all = (await device.log.readSession(session.id))?.sets ?? sets;
          await device.write(setRows(edited(all.find(({ id }) => id === shown.id) ?? shown, all)));
        }),
      );
    const nextOrdinal = () => 1 + Math.max(-1, ...sets.map(each => each.workoutOrdinal));

    return {
      /** In a finished session it counts as done at the session's end. */
      complete: (shown: TrainingSet) =>
        edit(shown, set => [{ ...set, doneAt: session.endedAt ?? new Date().toISOString() }]),
      reopen: (shown: TrainingSet) => edit(shown, set => [{ ...set, doneAt: null, answer: null }]),

      /** Later sets that are not done and had the same plan follow. */
      change: (shown: TrainingSet, change: SetChange) =>
        edit(shown, (set, all) => {
          const { reserve: _, note: __, confirmed: ___, ...amounts } = change;
          const follows = (other: TrainingSet) =>
            set.doneAt === null &&
            other.doneAt === null &&
            !other.deleted &&
            other.workoutOrdinal === set.workoutOrdinal &&
            other.workoutId === set.workoutId &&
            other.kind === set.kind &&
            other.ordinal > set.ordinal &&
            other.weight === set.weight &&
            other.reps === set.reps &&
            other.seconds === set.seconds;
          return [{ ...set, ...change }, ...all.filter(follows).map(other => ({ ...other, ...amounts }))];
        }),

      addSet: (workout: SessionWorkout) => {
        const last = workout.sets.findLast(each => each.kind === 'work') ?? workout.sets.at(-1);
        if (!last) return Promise.resolve(false);
        const ordinal = 1 + Math.max(...workout.sets.map(each => each.ordinal));
        // A set added to a finished session counts as done.
        const doneAt = session.endedAt;
        const fresh = { id: uuidv7(), ordinal, kind: 'work' as const, doneAt, answer: null };
        return writeSets([{ ...last, ...fresh, reserve: null, note: null, confirmed: false }]);
      },
      removeSet: (set: TrainingSet) => writeSets([{ ...set, deleted: true }]),
      restore: (removed: readonly TrainingSet[]) =>
        writeSets(removed.map(set => ({ ...set, deleted: false }))),
      /** Completed sets stay. */
      skipWorkout: (workout: SessionWorkout) =>
        writeSets(workout.sets.filter(set => set.doneAt === null).map(set => ({ ...set, deleted: true }))),
      postpone: (workout: SessionWorkout) => {
        const workoutOrdinal = nextOrdinal();
        return writeSets(workout.sets.map(set => ({ ...set, workoutOrdinal })));
      },
      addWorkouts: (workouts: readonly NextWorkout[]) => {
        const first = nextOrdinal();
        return writeSets(workouts.flatMap((each, index) => plannedSets(session.id, each, first + index)));
      },
      /** The other workout replaces this one's remaining sets. @returns the argument for `unswap`, null where saving failed */
      swap: async (workout: SessionWorkout, other: NextWorkout): Promise<Swapped | null> => {
        const swapped = swapSets(session.id, workout, other);
        const gone = swapped.left.map(set => ({ ...set, deleted: true }));
        return (await writeSets([...gone, ...swapped.fresh])) ? swapped : null;
      },
      /** Sets of the other workout done meanwhile stay. */
      unswap: async ({ left, fresh }: Swapped) => {
        const ids = new Set(fresh.map(set => set.id));
        const now = await device.log.readSession(session.id);
        const untouched = now?.sets.filter(set => ids.has(set.id) && set.doneAt === null) ?? [];
        return writeSets([...untouched.map(set => ({ ...set, deleted: true })), ...left]);
      },
      /** null ends the superset. */
      group: (workouts: readonly SessionWorkout[], supersetGroup: number | null) =>
        writeSets(workouts.flatMap(({ sets: all }) => all.map(set => ({ ...set, supersetGroup })))),

      /** How the load felt; stored with the last completed work set. */
      answer: (workout: SessionWorkout, answer: LoadAnswer | null) => {
        const done = workout.sets.filter(set => set.kind === 'work' && set.doneAt !== null);
        const last = done.at(-1);
        if (!last) return Promise.resolve(false);
        const others = done.slice(0, -1).filter(set => set.answer !== null);
        return writeSets([{ ...last, answer }, ...others.map(set => ({ ...set, answer: null }))]);
      },
      note: (note: string | null) => write([{ type: 'session', row: { ...session, note } }]),

      finish: (at: string) => {
        const { session: ended, dropped } = ending(session, sets, at);
        return write([{ type: 'session', row: ended }, ...setRows(dropped)]);
      },
      resume: () => write([{ type: 'session', row: { ...session, endedAt: null } }]),
      /** Restores the session's sets: deletes those added since, brings back deleted ones. */
      putBack: (before: readonly TrainingSet[]) => {
        const known = new Set(before.map(set => set.id));
        const added = sets.filter(set => !known.has(set.id)).map(set => ({ ...set, deleted: true }));
        return writeSets([...added, ...before]);
      },
      /** Includes its sets: an unsent one would conflict with the deleted session. */
      discard: () =>
        write([
          { type: 'session', row: { ...session, deleted: true } },
          ...setRows(sets.map(set => ({ ...set, deleted: true }))),
        ]),
      revive: () => write([{ type: 'session', row: { ...session, deleted: false } }, ...setRows(sets)]),
    };
  }, [device, session, sets]);
}

export type SessionActions = ReturnType<typeof useSessionActions>;
