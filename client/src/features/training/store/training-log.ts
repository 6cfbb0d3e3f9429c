import type { IDBPTransaction } from 'idb';
import type { Draft, LogDatabase, LogSchema, OutboxEntry } from './log-database';
import { isSession, sameContent } from './rows';
import { sessionRecord } from './session-record';
import type { SessionRecord } from './session-record';
import type { Changes, Stored, SyncAnswer, SyncItem, TrainingSession, TrainingSet, TypedRow } from './rows';

const ROW_STORES = ['sessions', 'sets', 'outbox', 'drafts'] as const;
const WITH_CURSOR = [...ROW_STORES, 'meta'] as const;
const FETCHED = 'fetched';
type Writing = IDBPTransaction<LogSchema, readonly (typeof WITH_CURSOR)[number][], 'readwrite'>;

const ORIGIN_GONE = ['ROUTINE_NOT_FOUND_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION'];

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
        last.map(typed => Promise.all([this.stored(tx, typed), newestWaiting(tx, typed.row.id)])),
      );
      const written = last.map(({ row }, index) => ({ ...row, revision: before[index]![0]?.revision ?? 0 }));
      await Promise.all(
        last.flatMap((typed, index) => [
          this.keep(tx, typed, written[index]!.revision),
          append(tx, typed, before[index]![1]),
        ]),
      );
      return written;
    });
  }

  async readSession(id: string): Promise<SessionRecord | null> {
    const tx = this.database.transaction(['sessions', 'sets']);
    const [session, sets] = await Promise.all([
      tx.objectStore('sessions').get(id),
      tx.objectStore('sets').index('session').getAll(id),
    ]);
    return session ? sessionRecord(session, sets) : null;
  }

  /** The number of completed work sets of each session. */
  async doneSets(sessionIds: readonly string[]): Promise<Map<string, number>> {
    const index = this.database.transaction('sets').store.index('session');
    const isDone = ({ kind, doneAt, deleted }: TrainingSet) => kind === 'work' && doneAt !== null && !deleted;
    return new Map(
      await Promise.all(
        sessionIds.map(async id => [id, (await index.getAll(id)).filter(isDone).length] as const),
      ),
    );
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
  async forgetSent(): Promise<void> {
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
  }

  /** Whether any data exists only here: pending for the server, or for a decision. */
  async hasUnsent(): Promise<boolean> {
    const tx = this.database.transaction(['outbox', 'drafts']);
    const counts = await Promise.all([tx.objectStore('outbox').count(), tx.objectStore('drafts').count()]);
    return counts.some(count => count > 0);
  }

  drafts(): Promise<Draft[]> {
    return this.database.getAll('drafts');
  }

  /** Resolves a draft by the user's decision: sends their own version again, or keeps the server's. */
  async resolve(id: string, choice: 'mine' | 'server'): Promise<void> {
    await this.transact(WITH_CURSOR, async tx => {
      const draft = await tx.objectStore('drafts').get(id);
      if (!draft) return;
      await tx.objectStore('drafts').delete(id);
      if (choice === 'server') {
        // After a conflict the server's version is already stored, unless its answer was about the session only.
        const here = draft.reason === 'conflict' && isSession(draft.server) === (draft.type === 'session');
        if (!here && draft.reason !== 'doubt') await this.takeBack(tx, draft);
        return;
      }
      const mine: TypedRow =
        draft.reason === 'doubt' && draft.type === 'set'
          ? { type: 'set', row: { ...draft.row, confirmed: true } }
          : draft;
      const session = await tx.objectStore('sessions').get(draft.sessionId);
      // A set needs its session: one deleted elsewhere is restored with it.
      if (mine.type === 'set' && session?.deleted) {
        const { revision, ...row } = session;
        const revived: TypedRow = { type: 'session', row: { ...row, deleted: false } };
        await this.keep(tx, revived, revision);
        await append(tx, revived, await newestWaiting(tx, revived.row.id));
      }
      await this.keep(tx, mine, (await this.stored(tx, mine))?.revision ?? 0);
      await append(tx, mine, await newestWaiting(tx, mine.row.id));
    });
  }

  /**
   * The next writes to send: for each row the oldest, as later ones need its answer. Marks them as sent: whether
   * the server has seen them is unknown until it answers.
   */
  async takeBatch(limit: number): Promise<Batch> {
    const tx = this.database.transaction(ROW_STORES, 'readwrite');
    const batch: Batch = { items: [], seqs: [] };
    const ids = new Set<string>();
    for await (const cursor of tx.objectStore('outbox')) {
      const entry = cursor.value;
      if (ids.has(entry.id)) continue;
      ids.add(entry.id);
      const baseRevision = (await this.stored(tx, entry))?.revision ?? 0;
      batch.items.push({ type: entry.type, row: entry.row, baseRevision } as SyncItem);
      batch.seqs.push(cursor.primaryKey);
      if (!entry.sent) await cursor.update({ ...entry, sent: true });
      if (ids.size === limit) break;
    }
    await tx.done;
    return batch;
  }

  /** Applies the server's answers to a batch. Repeated answers change nothing. */
  async applyAnswers(batch: Batch, answer: SyncAnswer): Promise<void> {
    await this.transact(ROW_STORES, async tx => {
      for (const [index, said] of answer.items.entries()) {
        const seq = batch.seqs[index]!;
        const entry = await tx.objectStore('outbox').get(seq);
        if (!entry) continue;
        await tx.objectStore('outbox').delete(seq);
        if (said.status === 'conflict' && said.server) await this.meet(tx, entry, said.server);
        else if (said.status === 'refused') await this.refuse(tx, entry, said.code ?? '', said.message ?? '');
        else await this.settle(tx, entry, said);
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

  /** Applies other devices' changes. A pending row is left alone: its answer will report the conflict. */
  async applyChanges({ sessions, sets, revision }: Changes): Promise<void> {
    await this.transact(WITH_CURSOR, async tx => {
      const cursor = ((await tx.objectStore('meta').get('cursor')) as number | undefined) ?? 0;
      const rows = [
        ...sessions.map(row => ({ type: 'session' as const, row })),
        ...sets.map(row => ({ type: 'set' as const, row })),
      ];
      // In parallel: in sequence a slow phone takes seconds for a hundred sets.
      const taken = await Promise.all(
        rows.map(async typed => {
          const [known, waiting] = await Promise.all([this.stored(tx, typed), isWaiting(tx, typed.row.id)]);
          if (typed.row.revision <= (known?.revision ?? 0) || waiting) return false;
          await Promise.all([this.keep(tx, typed, typed.row.revision), refreshDraft(tx, typed)]);
          return true;
        }),
      );
      await tx.objectStore('meta').put(Math.max(cursor, revision), 'cursor');
      // Our own rows come back after every upload.
      return taken.includes(true) ? undefined : false;
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

  async writePlans(plans: readonly { key: string; value: unknown }[]): Promise<void> {
    const tx = this.database.transaction('plans', 'readwrite');
    await Promise.all([...plans.map(({ key, value }) => tx.store.put(value, key)), tx.done]);
  }

  private async transact<Stores extends readonly (typeof WITH_CURSOR)[number][]>(
    stores: Stores,
    work: (tx: Writing) => Promise<readonly KeptRow[] | false | void>,
  ): Promise<void> {
    const tx = this.database.transaction(stores, 'readwrite') as unknown as Writing;
    // Observed before anything can fail: an abort must not be an unhandled rejection beside the error itself.
    const done = tx.done;
    done.catch(() => undefined);
    let written: readonly KeptRow[] | false | void;
    try {
      written = await work(tx);
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // It has already aborted.
      }
      throw error;
    }
    await done;
    // False: it changed no row.
    if (written !== false) this.changed(written ?? undefined);
  }

  private stored(tx: Writing, { type, row }: { type: TypedRow['type']; row: { id: string } }) {
    return tx.objectStore(type === 'session' ? 'sessions' : 'sets').get(row.id);
  }

  private async keep(tx: Writing, typed: TypedRow, revision: number): Promise<void> {
    if (typed.type === 'session') await tx.objectStore('sessions').put({ ...typed.row, revision });
    else await tx.objectStore('sets').put({ ...typed.row, revision });
  }

  private async settle(
    tx: Writing,
    entry: OutboxEntry,
    { revision = 0, doubt, server }: SyncAnswer['items'][number],
  ): Promise<void> {
    const known = await this.stored(tx, entry);
    // Already done the same way on another device: its time shows here, too, unless newer local edits are pending.
    if (server && !(await isWaiting(tx, entry.id))) await this.keepServer(tx, server);
    else if (known && revision > known.revision) await this.keep(tx, typedAs(entry.type, known), revision);
    if (doubt && entry.type === 'set' && !(await isWaiting(tx, entry.id))) {
      const { type, row, id } = entry;
      await tx.objectStore('drafts').put({ type, row, id, sessionId: row.sessionId, reason: 'doubt', doubt });
    }
  }

  /** The server has another version: it shows from now on, and the local one is kept as a draft. */
  private async meet(
    tx: Writing,
    entry: OutboxEntry,
    server: Stored<TrainingSession> | Stored<TrainingSet>,
  ): Promise<void> {
    const known = await this.stored(tx, entry);
    const mine = known ? typedAs(entry.type, known) : entry;
    await dropWaiting(tx, entry.id);
    await this.keepServer(tx, server);
    if (mine.type === 'set' && mine.row.deleted && isSession(server)) {
      // The answer was about the session only: the server must still learn that this set is deleted, or it would come back with the session.
      await append(tx, mine, await newestWaiting(tx, mine.row.id));
      return;
    }
    const sessionId = entry.type === 'set' ? entry.row.sessionId : entry.id;
    // Both deleted the session: nothing to decide.
    const session = await tx.objectStore('sessions').get(sessionId);
    const bothGone = mine.row.deleted && (server.deleted || session?.deleted);
    if (bothGone || sameContent(mine.row, server)) return;
    await tx
      .objectStore('drafts')
      .put({ ...withoutRevision(mine), id: entry.id, sessionId, reason: 'conflict', server });
  }

  private async keepServer(
    tx: Writing,
    server: Stored<TrainingSession> | Stored<TrainingSet>,
  ): Promise<void> {
    if (isSession(server)) {
      if (!(await isWaiting(tx, server.id)))
        await this.keep(tx, { type: 'session', row: server }, server.revision);
    } else await this.keep(tx, { type: 'set', row: server }, server.revision);
  }

  private async refuse(tx: Writing, entry: OutboxEntry, code: string, message: string): Promise<void> {
    // Corrected meanwhile: the correction gets its own answer.
    if (await isWaiting(tx, entry.id)) return;
    const { type, row, id } = entry;
    const sessionId = type === 'set' ? row.sessionId : id;
    // The session's origin no longer exists: it is sent again without it, and its sets after it.
    if (type === 'session' && ORIGIN_GONE.includes(code)) {
      const alone: TypedRow = { type, row: { ...row, routineId: null, historyId: null } };
      await this.keep(tx, alone, (await this.stored(tx, alone))?.revision ?? 0);
      return append(tx, alone, undefined);
    }
    if (code === 'TRAINING_SESSION_MISSING' && (await isWaiting(tx, sessionId))) {
      return append(tx, entry, undefined);
    }
    await tx
      .objectStore('drafts')
      .put({ type, row, id, sessionId, reason: 'refused', code, message } as Draft);
  }

  /** Rows that the server never accepted are deleted; rows it has in another version are read again with the next changes. */
  private async takeBack(tx: Writing, draft: Draft): Promise<void> {
    const known = await this.stored(tx, draft);
    if (!known || (await isWaiting(tx, draft.id))) return;
    if (known.revision === 0) {
      await tx.objectStore(draft.type === 'session' ? 'sessions' : 'sets').delete(draft.id);
      return;
    }
    await this.keep(tx, typedAs(draft.type, known), 0);
    const cursor = ((await tx.objectStore('meta').get('cursor')) as number | undefined) ?? 0;
    await tx.objectStore('meta').put(Math.min(cursor, known.revision - 1), 'cursor');
  }
}

const typedAs = (type: TypedRow['type'], row: TrainingSession | TrainingSet): TypedRow =>
  ({ type, row }) as TypedRow;

/** The user's data, without the server's additions. */
function withoutRevision({ type, row }: TypedRow): TypedRow {
  const {
    revision: _,
    doubt: __,
    ...content
  } = row as Stored<TrainingSession | TrainingSet> & { doubt?: unknown };
  return typedAs(type, content as TrainingSession | TrainingSet);
}

const isWaiting = async (tx: Writing, id: string): Promise<boolean> =>
  (await tx.objectStore('outbox').index('row').getKey(id)) !== undefined;

async function dropWaiting(tx: Writing, id: string): Promise<void> {
  for (const seq of await tx.objectStore('outbox').index('row').getAllKeys(id)) {
    await tx.objectStore('outbox').delete(seq);
  }
}

/** A draft's other version is the server's newest; drops a question about a load changed elsewhere, and a draft that now matches. */
async function refreshDraft(tx: Writing, { row }: TypedRow): Promise<void> {
  const draft = await tx.objectStore('drafts').get(row.id);
  const settled = draft?.reason === 'doubt' || (draft?.reason === 'conflict' && sameContent(draft.row, row));
  if (settled) await tx.objectStore('drafts').delete(row.id);
  else if (draft?.reason === 'conflict')
    await tx
      .objectStore('drafts')
      .put({ ...draft, server: row as Stored<TrainingSession | TrainingSet> } as Draft);
}

const newestWaiting = async (tx: Writing, id: string): Promise<OutboxEntry | undefined> =>
  (await tx.objectStore('outbox').index('row').getAll(id)).at(-1);

/** Appends to the queue; replaces an edit that was not sent yet. */
async function append(tx: Writing, { type, row }: TypedRow, last: OutboxEntry | undefined): Promise<void> {
  const store = tx.objectStore('outbox');
  const entry = { ...withoutRevision(typedAs(type, row)), id: row.id, sent: false } as OutboxEntry;
  await Promise.all([
    store.put(last && !last.sent ? { ...entry, seq: last.seq! } : entry),
    // Changing the row answers any question about it.
    tx.objectStore('drafts').delete(row.id),
  ]);
}
