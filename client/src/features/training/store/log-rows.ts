import type { IDBPTransaction } from 'idb';
import type { Draft, LogSchema, OutboxEntry } from './log-database';
import { sameContent } from './rows';
import type { Stored, TrainingSession, TrainingSet, TypedRow } from './rows';

export const ROW_STORES = ['sessions', 'sets', 'outbox', 'drafts'] as const;
export const WITH_CURSOR = [...ROW_STORES, 'meta'] as const;
/** A transaction that writes rows. */
export type Writing = IDBPTransaction<LogSchema, readonly (typeof WITH_CURSOR)[number][], 'readwrite'>;

/** The local version of a row. */
export function stored(tx: Writing, { type, row }: { type: TypedRow['type']; row: { id: string } }) {
  return tx.objectStore(type === 'session' ? 'sessions' : 'sets').get(row.id);
}

/** Stores a row as the version to show. */
export async function keep(tx: Writing, typed: TypedRow, revision: number): Promise<void> {
  if (typed.type === 'session') await tx.objectStore('sessions').put({ ...typed.row, revision });
  else await tx.objectStore('sets').put({ ...typed.row, revision });
}

export const typedAs = (type: TypedRow['type'], row: TrainingSession | TrainingSet): TypedRow =>
  ({ type, row }) as TypedRow;

/** The user's data, without the server's additions. */
export function withoutRevision({ type, row }: TypedRow): TypedRow {
  const {
    revision: _,
    doubt: __,
    ...content
  } = row as Stored<TrainingSession | TrainingSet> & { doubt?: unknown };
  return typedAs(type, content as TrainingSession | TrainingSet);
}

export const isWaiting = async (tx: Writing, id: string): Promise<boolean> =>
  (await tx.objectStore('outbox').index('row').getKey(id)) !== undefined;

export async function dropWaiting(tx: Writing, id: string): Promise<void> {
  for (const seq of await tx.objectStore('outbox').index('row').getAllKeys(id)) {
    await tx.objectStore('outbox').delete(seq);
  }
}

/** A draft's other version is the server's newest; drops a question about a load changed elsewhere, and a draft that now matches. */
export async function refreshDraft(tx: Writing, { row }: TypedRow): Promise<void> {
  const draft = await tx.objectStore('drafts').get(row.id);
  const settled = draft?.reason === 'doubt' || (draft?.reason === 'conflict' && sameContent(draft.row, row));
  if (settled) await tx.objectStore('drafts').delete(row.id);
  else if (draft?.reason === 'conflict')
    await tx
      .objectStore('drafts')
      .put({ ...draft, server: row as Stored<TrainingSession | TrainingSet> } as Draft);
}

export const newestWaiting = async (tx: Writing, id: string): Promise<OutboxEntry | undefined> =>
  (await tx.objectStore('outbox').index('row').getAll(id)).at(-1);

/** Appends to the queue; replaces an edit that was not sent yet. */
export async function append(
  tx: Writing,
  { type, row }: TypedRow,
  last: OutboxEntry | undefined,
): Promise<void> {
  const store = tx.objectStore('outbox');
  const entry = { ...withoutRevision(typedAs(type, row)), id: row.id, sent: false } as OutboxEntry;
  await Promise.all([
    store.put(last && !last.sent ? { ...entry, seq: last.seq! } : entry),
    // Changing the row answers any question about it.
    tx.objectStore('drafts').delete(row.id),
  ]);
}
