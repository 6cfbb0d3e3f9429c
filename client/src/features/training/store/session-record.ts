import { isSession } from './rows';
import type { Stored, TrainingSession, TrainingSet } from './rows';

export interface SessionRecord {
  session: Stored<TrainingSession>;
  /** Ordered by workout and set, without deleted ones. */
  sets: Stored<TrainingSet>[];
}

/** @param sets in any order; null where the session is deleted */
export function sessionRecord(
  session: Stored<TrainingSession>,
  sets: readonly Stored<TrainingSet>[],
): SessionRecord | null {
  if (session.deleted) return null;
  return {
    session,
    sets: sets
      .filter(set => !set.deleted)
      .sort((a, b) => a.workoutOrdinal - b.workoutOrdinal || a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1)),
  };
}

/** The record with rows, of any session, that were written since. */
export function withWritten(
  { session, sets }: SessionRecord,
  rows: readonly (Stored<TrainingSession> | Stored<TrainingSet>)[],
): SessionRecord | null {
  const all = new Map(sets.map(set => [set.id, set]));
  let current = session;
  for (const row of rows) {
    if (!isSession(row)) {
      if (row.sessionId === session.id) all.set(row.id, row);
    } else if (row.id === session.id) current = row;
  }
  return sessionRecord(current, [...all.values()]);
}

function sameRow<Row extends object>(one: Row, other: Row): boolean {
  const keys = Object.keys(one) as (keyof Row)[];
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key]);
}

/** `after` with the identical row objects of `before` where nothing changed, so that only changes re-render. */
export function keepingSame(before: SessionRecord, after: SessionRecord): SessionRecord {
  const known = new Map(before.sets.map(set => [set.id, set]));
  const sets = after.sets.map(set => {
    const old = known.get(set.id);
    return old && sameRow(old, set) ? old : set;
  });
  const session = sameRow(before.session, after.session) ? before.session : after.session;
  const same = sets.length === before.sets.length && sets.every((set, index) => set === before.sets[index]);
  if (same && session === before.session) return before;
  return { session, sets: same ? before.sets : sets };
}
