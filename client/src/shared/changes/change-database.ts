import type { DBSchema, IDBPDatabase } from 'idb';
import { openDeviceDatabase, wholly } from '../lib/device-database';
import { changesName } from '../session/member-data';

/** Why a change needs the user: the server's value differs by now, or the server refuses it. */
export type Problem =
  | { reason: 'changed'; there: string }
  | {
      reason: 'refused';
      message: string;
      /** Of a change that can be for another day, whether it was refused for its own. */
      misdated?: boolean;
      /** The message is a question: sent with a yes to it, the server takes it. */
      asks?: boolean;
      /** What it changes has been deleted: the server will never accept it. */
      gone?: boolean;
    }
  /** Never stored: the change is of a kind that only another build of the client knows. */
  | { reason: 'unknown' };

/** A member's change that the server has not accepted yet. */
export interface Change {
  /** Increases with time: changes are sent in this order. */
  id: string;
  kind: string;
  wanted: unknown;
  /** What the member saw before changing it. */
  base: unknown;
  /** What it concerns, and its new value: `벤치프레스`, `42.5kg × 10회`. */
  about: string;
  mine: string;
  /** It has waited: the server may have it, or something else, by now. */
  late: boolean;
  problem: Problem | null;
  /** The user has decided for it, whatever the server has: it is no question any more, and still merged with the rest. */
  decided?: boolean;
  /** How often the server failed over it. */
  faults?: number;
}

export interface ChangesSchema extends DBSchema {
  changes: { key: string; value: Change };
}

export type ChangeDatabase = IDBPDatabase<ChangesSchema>;

/** A member's changes on this device. @throws DOMException where the browser stores nothing */
export const openChangeDatabase = (memberId: number, onClosed?: () => void): Promise<ChangeDatabase> =>
  openDeviceDatabase<ChangesSchema>(
    changesName(memberId),
    database => void database.createObjectStore('changes', { keyPath: 'id' }),
    onClosed,
  );

/** Some browsers neither open a database nor fail. */
const OPEN_WITHIN_MS = 4_000;

/** The same; null where the browser stores nothing, or takes too long. @param onLate called once it could be opened after all, and closed again */
export function openInTime(
  memberId: number,
  onClosed: () => void,
  onLate: () => void,
): Promise<ChangeDatabase | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, OPEN_WITHIN_MS, null);
  });
  const opening = openChangeDatabase(memberId, onClosed).catch(() => null);
  const inTime = Promise.race([opening, late]);
  void Promise.all([opening, inTime]).then(([database, used]) => {
    clearTimeout(timer);
    if (!database || used) return;
    database.close();
    onLate();
  });
  return inTime;
}

/** Appends it after all others, even those that another tab is writing or that carry a later clock's date. @returns its id */
export function append(database: ChangeDatabase, row: Omit<Change, 'id'>): Promise<string> {
  return wholly(async () => {
    const tx = database.transaction('changes', 'readwrite');
    const last = (await tx.store.openKeyCursor(null, 'prev'))?.key ?? '';
    const now = `${Date.now()}.000001`;
    const [time, number] = last.split('.');
    const id = now > last ? now : `${time}.${String(Number(number) + 1).padStart(6, '0')}`;
    await Promise.all([tx.store.add({ id, ...row }), tx.done]);
    return id;
  });
}

/** Rewrites a change, unless it has been withdrawn or decided meanwhile. @returns it as it was; null where it stays as it is */
export function rewrite(
  database: ChangeDatabase,
  id: string,
  rewritten: (row: Change) => Change | null,
): Promise<Change | null> {
  return wholly(async () => {
    const tx = database.transaction('changes', 'readwrite');
    const row = await tx.store.get(id);
    const next = row ? rewritten(row) : null;
    await Promise.all([next && tx.store.put(next), tx.done]);
    return next && row!;
  });
}

/** Marks all as late: whether the server has one of them is unknown. */
export function allAreLate(database: ChangeDatabase): Promise<void> {
  return wholly(async () => {
    const tx = database.transaction('changes', 'readwrite');
    for await (const cursor of tx.store)
      if (!cursor.value.late) await cursor.update({ ...cursor.value, late: true });
    await tx.done;
  });
}

/** Deletes changes. @returns false where there was none */
export function forget(database: ChangeDatabase, test: (row: Change) => boolean): Promise<boolean> {
  return wholly(async () => {
    const tx = database.transaction('changes', 'readwrite');
    let found = false;
    for await (const cursor of tx.store) {
      if (!test(cursor.value)) continue;
      await cursor.delete();
      found = true;
    }
    await tx.done;
    return found;
  });
}
