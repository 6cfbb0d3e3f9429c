import { wholly } from '../../../shared/lib/device-database';
import type { Draft, LogDatabase, OutboxEntry } from './log-database';
import { ROW_STORES, WITH_CURSOR, append, keep, newestWaiting, stored } from './log-rows';
import type { Writing } from './log-rows';
import { isSession } from './rows';
import { applyAnswer, applyOthers, decide } from './server-answers';
import { sessionRecord } from './session-record';
import type { SessionRecord } from './session-record';
import type { Changes, Stored, SyncAnswer, SyncItem, TrainingSession, TrainingSet, TypedRow } from './rows';

const FETCHED = 'fetched';

export type KeptRow = Stored<TrainingSession> | Stored<TrainingSet>;
/** Called after every change of rows: with the rows written here, with nothing where they must be read. */
type LogListener = (written?: readonly KeptRow[]) => void;

/** A batch in flight, and the entries it was made from. */
export interface Batch {
  items: SyncItem[];
  seqs: number[];
}

/**
 * A member's log on this device. Every method is one transaction, so that a kill at any moment leaves all or nothing of it;
 * a rejected one (QuotaExceededError) has saved nothing. Rows are sent in the order of writing, and each row's
 * revision is the server's: the device's clock orders nothing.
 */
export class TrainingLog {
  private readonly listeners = new Set<LogListener>();
  private readonly metaListeners = new Set<() => void>();
  /** How often its rows have changed. */
  changes = 0;

  constructor(
    private database: LogDatabase,
    readonly memberId: number,
  ) {}

  /** Calls back after every change of the rows, here or (through `changed`) in another tab. */
  subscribe(listener: LogListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls back after every write of a small value. Separate from the rows: a new rest changes no set. */
  subscribeMeta(listener: () => void): () => void {
    this.metaListeners.add(listener);
    return () => this.metaListeners.delete(listener);
  }

  changed(written?: readonly KeptRow[]): void {
    this.changes++;
    this.listeners.forEach(listener => listener(written));
  }

  close(): void {
    this.database.close();
  }

  /** Goes on with another database, because this one was deleted. */
  replace(database: LogDatabase): void {
    this.database = database;
    this.changed();
  }

  /** Saves rows in their current state and queues them for the server. @throws DOMException QuotaExceededError */
  async write(rows: readonly TypedRow[]): Promise<void> {
    await this.transact(ROW_STORES, async tx => {
      // Only the last version of a row counts. All rows are read in parallel, because the user waits for the screen.
      const last = [...new Map(rows.map(typed => [typed.row.id, typed])).values()];
      const before = await Promise.all(
        last.map(typed => Promise.all([stored(tx, typed), newestWaiting(tx, typed.row.id)])),
      );
      const written = last.map(({ row }, index) => ({ ...row, revision: before[index]![0]?.revision ?? 0 }));
      await Promise.all(
        last.flatMap((typed, index) => [
          keep(tx, typed, written[index]!.revision),
          append(tx, typed, before[index]![1]),
        ]),
      );
      return written;
    });
  }

  readSession(id: string): Promise<SessionRecord | null> {
    return wholly(async () => {
      const tx = this.database.transaction(['sessions', 'sets']);
      const [session, sets] = await Promise.all([
        tx.objectStore('sessions').get(id),
        tx.objectStore('sets').index('session').getAll(id),
      ]);
      return session ? sessionRecord(session, sets) : null;
    });
  }

  /** These sets, deleted ones as well. */
  readSets(ids: readonly string[]): Promise<Stored<TrainingSet>[]> {
    return wholly(async () => {
      const { store } = this.database.transaction('sets');
      const found = await Promise.all(ids.map(id => store.get(id)));
      return found.filter(set => set !== undefined);
    });
  }

  /** The number of completed work sets of each session. */
  doneSets(sessionIds: readonly string[]): Promise<Map<string, number>> {
    return wholly(async () => {
      const index = this.database.transaction('sets').store.index('session');
      const isDone = ({ kind, doneAt, deleted }: TrainingSet) =>
        kind === 'work' && doneAt !== null && !deleted;
      return new Map(
        await Promise.all(
          sessionIds.map(async id => [id, (await index.getAll(id)).filter(isDone).length] as const),
        ),
      );
    });
  }

  /** Sessions started and not ended, newest first. */
  async openSessions(): Promise<Stored<TrainingSession>[]> {
    const all = await this.database.getAll('sessions');
    // A UUIDv7 starts with its time.
    return all.filter(each => !each.deleted && each.endedAt === null).sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /** Every session of the member, newest day first. */
  async sessions(): Promise<Stored<TrainingSession>[]> {
    const all = await this.database.getAll('sessions');
    return all
      .filter(each => !each.deleted)
      .sort((a, b) =>
        a.localDate === b.localDate ? (a.id < b.id ? 1 : -1) : a.localDate < b.localDate ? 1 : -1,
      );
  }

  /** How many rows are pending, and how many of them are completed sets. */
  async waiting(): Promise<{ sets: number; rows: number }> {
    const entries = await this.database.getAll('outbox');
    const done = entries.filter(each => each.type === 'set' && each.row.doneAt !== null && !each.row.deleted);
    const count = (some: OutboxEntry[]) => new Set(some.map(each => each.id)).size;
    return { sets: count(done), rows: count(entries) };
  }

  /** Deletes everything except pending rows and their sessions. */
  forgetSent(): Promise<void> {
    return wholly(async () => {
      const tx = this.database.transaction([...WITH_CURSOR, 'plans'] as const, 'readwrite');
      const [entries, drafts] = await Promise.all([
        tx.objectStore('outbox').getAll(),
        tx.objectStore('drafts').getAll(),
      ]);
      const kept = new Set<string>();
      for (const { id, row } of [...entries, ...drafts]) {
        kept.add(id);
        if (!isSession(row)) kept.add(row.sessionId);
      }
      for (const store of ['sessions', 'sets'] as const)
        for (const id of await tx.objectStore(store).getAllKeys())
          if (!kept.has(id)) await tx.objectStore(store).delete(id);
      // Includes the cursor: on return the member reads everything again.
      await Promise.all([tx.objectStore('plans').clear(), tx.objectStore('meta').clear(), tx.done]);
    });
  }

  /** Whether any data exists only here: pending for the server, or for a decision. */
  hasUnsent(): Promise<boolean> {
    return wholly(async () => {
      const tx = this.database.transaction(['outbox', 'drafts']);
      const counts = await Promise.all([tx.objectStore('outbox').count(), tx.objectStore('drafts').count()]);
      return counts.some(count => count > 0);
    });
  }

  drafts(): Promise<Draft[]> {
    return this.database.getAll('drafts');
  }

  /** Resolves a draft by the user's decision. */
  async resolve(id: string, choice: 'mine' | 'server'): Promise<void> {
    await this.transact(WITH_CURSOR, async tx => {
      const draft = await tx.objectStore('drafts').get(id);
      if (draft) await decide(tx, draft, choice);
    });
  }

  /**
   * The next writes to send: for each row the oldest, as later ones need its answer. Marks them as sent: whether
   * the server has seen them is unknown until it answers.
   */
  takeBatch(limit: number): Promise<Batch> {
    return wholly(async () => {
      const tx = this.database.transaction(ROW_STORES, 'readwrite');
      const batch: Batch = { items: [], seqs: [] };
      const ids = new Set<string>();
      for await (const cursor of tx.objectStore('outbox')) {
        const entry = cursor.value;
        if (ids.has(entry.id)) continue;
        ids.add(entry.id);
        const baseRevision = (await stored(tx, entry))?.revision ?? 0;
        batch.items.push({ type: entry.type, row: entry.row, baseRevision } as SyncItem);
        batch.seqs.push(cursor.primaryKey);
        if (!entry.sent) await cursor.update({ ...entry, sent: true });
        if (ids.size === limit) break;
      }
      await tx.done;
      return batch;
    });
  }

  /** Applies the server's answers to a batch. Repeated answers change nothing. */
  async applyAnswers(batch: Batch, answer: SyncAnswer): Promise<void> {
    await this.transact(ROW_STORES, async tx => {
      for (const [index, said] of answer.items.entries()) {
        const seq = batch.seqs[index]!;
        const entry = await tx.objectStore('outbox').get(seq);
        if (!entry) continue;
        await tx.objectStore('outbox').delete(seq);
        await applyAnswer(tx, entry, said);
      }
    });
  }

  /** The revision up to which other devices' changes were read. */
  async cursor(): Promise<number> {
    return ((await this.database.get('meta', 'cursor')) as number | undefined) ?? 0;
  }

  /** Whether all of the server's data was read here once: only then an empty log is known to be empty. */
  async wasFetched(): Promise<boolean> {
    return (await this.database.get('meta', FETCHED)) === true;
  }

  /** Notes that this device now has all of the server's data. */
  async noteFetched(): Promise<void> {
    if (await this.wasFetched()) return;
    await this.database.put('meta', true, FETCHED);
    this.changed();
  }

  /** Applies other devices' changes. */
  async applyChanges(changes: Changes): Promise<void> {
    await this.transact(WITH_CURSOR, async tx => {
      // Our own rows come back after every upload.
      return (await applyOthers(tx, changes)) ? undefined : false;
    });
  }

  readMeta<Value>(key: string): Promise<Value | undefined> {
    return this.database.get('meta', key) as Promise<Value | undefined>;
  }

  async writeMeta(key: string, value: unknown): Promise<void> {
    await (value === null ? this.database.delete('meta', key) : this.database.put('meta', value, key));
    this.metaListeners.forEach(listener => listener());
  }

  readPlan<Value>(key: string): Promise<Value | undefined> {
    return this.database.get('plans', key) as Promise<Value | undefined>;
  }

  async readPlans<Value>(prefix: string): Promise<Value[]> {
    return this.database.getAll('plans', IDBKeyRange.bound(prefix, `${prefix}\uffff`)) as Promise<Value[]>;
  }

  writePlans(plans: readonly { key: string; value: unknown }[]): Promise<void> {
    return wholly(async () => {
      const tx = this.database.transaction('plans', 'readwrite');
      await Promise.all([...plans.map(({ key, value }) => tx.store.put(value, key)), tx.done]);
    });
  }

  private async transact<Stores extends readonly (typeof WITH_CURSOR)[number][]>(
    stores: Stores,
    work: (tx: Writing) => Promise<readonly KeptRow[] | false | void>,
  ): Promise<void> {
    const written = await wholly(async () => {
      const tx = this.database.transaction(stores, 'readwrite') as unknown as Writing;
      try {
        const rows = await work(tx);
        await tx.done;
        return rows;
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has already aborted.
        }
        throw error;
      }
    });
    // False: it changed no row.
    if (written !== false) this.changed(written ?? undefined);
  }
}
