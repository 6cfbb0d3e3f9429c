import { useMemo } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { isDeviceFull } from '../../../shared/lib/device-full';
import { showToast } from '../../../shared/ui/toast.store';
import type { NextWorkout } from '../session/next-workout';
import { ending, plannedSets, swapSets } from '../session/plan';
import type { SessionWorkout } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { LoadAnswer, Stored, TrainingSet, TypedRow } from '../store/rows';
import type { SessionRecord } from '../store/session-record';

export type SetChange = Partial<
  Pick<TrainingSet, 'weight' | 'reps' | 'seconds' | 'reserve' | 'note' | 'confirmed'>
>;

export type Swapped = ReturnType<typeof swapSets>;

const setRows = (sets: readonly TrainingSet[]): TypedRow[] => sets.map(row => ({ type: 'set', row }));

/** A workout's sets as stored now. */
const setsOf = (workout: { sets: readonly TrainingSet[] }, now: readonly Stored<TrainingSet>[]) => {
  const ids = new Set(workout.sets.map(set => set.id));
  return now.filter(({ id }) => ids.has(id));
};

/** Reports at once when something could not be saved; nothing on the screen pretends that it was. */
export async function saveOrToast(keep: () => Promise<void>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    showToast({
      tone: 'error',
      message: isDeviceFull(error)
        ? '기기의 저장 공간이 가득 차서 방금 것은 저장하지 못했어요. 공간을 비우고 다시 눌러 주세요.'
        : '방금 것은 이 기기에 저장하지 못했어요. 다시 눌러 주세요.',
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

const nextOrdinal = (all: readonly TrainingSet[]): number =>
  1 + Math.max(-1, ...all.map(each => each.workoutOrdinal));

/** The changed set; later ones that are not done and had the same plan follow. */
function changed(set: TrainingSet, all: readonly TrainingSet[], change: SetChange): TrainingSet[] {
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
}

/** A work set like the last one. */
function oneMore(sets: readonly TrainingSet[], doneAt: string | null): TrainingSet[] {
  const last = sets.findLast(each => each.kind === 'work') ?? sets.at(-1);
  if (!last) return [];
  const ordinal = 1 + Math.max(...sets.map(each => each.ordinal));
  const fresh = { id: uuidv7(), ordinal, kind: 'work' as const, doneAt, answer: null };
  return [{ ...last, ...fresh, reserve: null, note: null, confirmed: false }];
}

/** Includes its sets: an unsent one would conflict with the deleted session. */
const deletion = ({ session, sets }: SessionRecord): TypedRow[] => [
  { type: 'session', row: { ...session, deleted: true } },
  ...setRows(sets.map(set => ({ ...set, deleted: true }))),
];

/** All changes of a session. Each is saved on the device before it is shown; false means that saving failed. */
export function useSessionActions(
  device: Pick<DeviceLog, 'log' | 'write'>,
  { session, sets }: SessionRecord,
) {
  return useMemo(() => {
    /** Writes rows made from the stored record, which may be newer than the one shown: a set just completed stays completed. */
    const edit = (rows: (now: SessionRecord) => readonly TypedRow[] | Promise<readonly TypedRow[]>) =>
      inOrder(() =>
        saveOrToast(async () => {
          await device.write(await rows((await device.log.readSession(session.id)) ?? { session, sets }));
        }),
      );
    const editSets = (edited: (now: readonly Stored<TrainingSet>[]) => readonly TrainingSet[]) =>
      edit(now => setRows(edited(now.sets)));
    const editSet = (
      shown: TrainingSet,
      edited: (set: TrainingSet, all: readonly TrainingSet[]) => readonly TrainingSet[],
    ) => editSets(now => edited(now.find(({ id }) => id === shown.id) ?? shown, now));

    return {
      /** In a finished session it counts as done at the session's end. */
      complete: (shown: TrainingSet) =>
        editSet(shown, set => [{ ...set, doneAt: session.endedAt ?? new Date().toISOString() }]),
      reopen: (shown: TrainingSet) => editSet(shown, set => [{ ...set, doneAt: null, answer: null }]),

      change: (shown: TrainingSet, change: SetChange) =>
        editSet(shown, (set, all) => changed(set, all, change)),

      addSet: (workout: SessionWorkout) =>
        // A set added to a finished session counts as done.
        editSets(now => oneMore(setsOf(workout, now), session.endedAt)),
      removeSet: (shown: TrainingSet) => editSet(shown, set => [{ ...set, deleted: true }]),
      restore: (removed: readonly TrainingSet[]) =>
        edit(async () => {
          const stored = await device.log.readSets(removed.map(({ id }) => id));
          return setRows(stored.filter(set => set.deleted).map(set => ({ ...set, deleted: false })));
        }),
      /** Completed sets stay. */
      skipWorkout: (workout: SessionWorkout) =>
        editSets(now =>
          setsOf(workout, now)
            .filter(set => set.doneAt === null)
            .map(set => ({ ...set, deleted: true })),
        ),
      postpone: (workout: SessionWorkout) =>
        editSets(now => setsOf(workout, now).map(set => ({ ...set, workoutOrdinal: nextOrdinal(now) }))),
      addWorkouts: (workouts: readonly NextWorkout[]) =>
        editSets(now =>
          workouts.flatMap((each, index) => plannedSets(session.id, each, nextOrdinal(now) + index)),
        ),
      /** The other workout replaces this one's remaining sets. @returns the argument for `unswap`, null where saving failed */
      swap: async (workout: SessionWorkout, other: NextWorkout): Promise<Swapped | null> => {
        let swapped: Swapped | null = null;
        const isKept = await editSets(now => {
          swapped = swapSets(session.id, { ...workout, sets: setsOf(workout, now) }, other);
          return [...swapped.left.map(set => ({ ...set, deleted: true })), ...swapped.fresh];
        });
        return isKept ? swapped : null;
      },
      /** Sets of the other workout done meanwhile stay. */
      unswap: ({ left, fresh }: Swapped) =>
        editSets(now => {
          const untouched = setsOf({ sets: fresh }, now).filter(set => set.doneAt === null);
          return [...untouched.map(set => ({ ...set, deleted: true })), ...left];
        }),
      /** null ends the superset. */
      group: (workouts: readonly SessionWorkout[], supersetGroup: number | null) =>
        editSets(now =>
          workouts.flatMap(workout => setsOf(workout, now).map(set => ({ ...set, supersetGroup }))),
        ),

      /** How the load felt; stored with the last completed work set. */
      answer: (workout: SessionWorkout, answer: LoadAnswer | null) =>
        editSets(now => {
          const done = setsOf(workout, now).filter(set => set.kind === 'work' && set.doneAt !== null);
          const last = done.at(-1);
          if (!last) return [];
          const others = done.slice(0, -1).filter(set => set.answer !== null);
          return [{ ...last, answer }, ...others.map(set => ({ ...set, answer: null }))];
        }),
      note: (note: string | null) => edit(now => [{ type: 'session', row: { ...now.session, note } }]),

      finish: (at: string) =>
        edit(now => {
          const { session: ended, dropped } = ending(now.session, now.sets, at);
          return [{ type: 'session', row: ended }, ...setRows(dropped)];
        }),
      resume: () => edit(now => [{ type: 'session', row: { ...now.session, endedAt: null } }]),
      /** Restores the session's sets: deletes those added since, brings back deleted ones. */
      putBack: (before: readonly TrainingSet[]) =>
        editSets(now => {
          const known = new Set(before.map(set => set.id));
          const added = now.filter(set => !known.has(set.id)).map(set => ({ ...set, deleted: true }));
          return [...added, ...before];
        }),
      /** @returns the argument for `revive`, null where saving failed */
      discard: async (): Promise<SessionRecord | null> => {
        let discarded: SessionRecord | null = null;
        const isKept = await edit(now => {
          discarded = now;
          return deletion(now);
        });
        return isKept ? discarded : null;
      },
      revive: (discarded: SessionRecord) =>
        edit(() => [{ type: 'session', row: discarded.session }, ...setRows(discarded.sets)]),
    };
  }, [device, session, sets]);
}

export type SessionActions = ReturnType<typeof useSessionActions>;
