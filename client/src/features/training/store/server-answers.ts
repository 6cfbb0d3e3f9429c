import type { Draft, OutboxEntry } from './log-database';
import {
  append,
  isWaiting,
  keep,
  newestWaiting,
  refreshDraft,
  stored,
  dropWaiting,
  typedAs,
  withoutRevision,
} from './log-rows';
import type { Writing } from './log-rows';
import { isSession, sameContent } from './rows';
import type { Changes, Stored, SyncAnswer, TrainingSession, TrainingSet, TypedRow } from './rows';

const ORIGIN_GONE = ['ROUTINE_NOT_FOUND_EXCEPTION', 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION'];

type RowAnswer = SyncAnswer['items'][number];

/** Applies the server's answer about a pending row. */
export async function applyAnswer(tx: Writing, entry: OutboxEntry, said: RowAnswer): Promise<void> {
  if (said.status === 'conflict' && said.server) await meet(tx, entry, said.server);
  else if (said.status === 'refused') await refuse(tx, entry, said.code ?? '', said.message ?? '');
  else await settle(tx, entry, said);
}

async function settle(
  tx: Writing,
  entry: OutboxEntry,
  { revision = 0, doubt, server }: RowAnswer,
): Promise<void> {
  const known = await stored(tx, entry);
  // Already done the same way on another device: its time shows here, too, unless newer local edits are pending.
  if (server && !(await isWaiting(tx, entry.id))) await keepServer(tx, server);
  else if (known && revision > known.revision) await keep(tx, typedAs(entry.type, known), revision);
  if (doubt && entry.type === 'set' && !(await isWaiting(tx, entry.id))) {
    const { type, row, id } = entry;
    await tx.objectStore('drafts').put({ type, row, id, sessionId: row.sessionId, reason: 'doubt', doubt });
  }
}

/** The server has another version: it shows from now on, and the local one is kept as a draft. */
async function meet(
  tx: Writing,
  entry: OutboxEntry,
  server: Stored<TrainingSession> | Stored<TrainingSet>,
): Promise<void> {
  const known = await stored(tx, entry);
  const mine = known ? typedAs(entry.type, known) : entry;
  await dropWaiting(tx, entry.id);
  await keepServer(tx, server);
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

async function keepServer(tx: Writing, server: Stored<TrainingSession> | Stored<TrainingSet>): Promise<void> {
  if (isSession(server)) {
    if (!(await isWaiting(tx, server.id))) await keep(tx, { type: 'session', row: server }, server.revision);
  } else await keep(tx, { type: 'set', row: server }, server.revision);
}

async function refuse(tx: Writing, entry: OutboxEntry, code: string, message: string): Promise<void> {
  // Corrected meanwhile: the correction gets its own answer.
  if (await isWaiting(tx, entry.id)) return;
  const { type, row, id } = entry;
  const sessionId = type === 'set' ? row.sessionId : id;
  // The session's origin no longer exists: it is sent again without it, and its sets after it.
  if (type === 'session' && ORIGIN_GONE.includes(code)) {
    const alone: TypedRow = { type, row: { ...row, routineId: null, historyId: null } };
    await keep(tx, alone, (await stored(tx, alone))?.revision ?? 0);
    return append(tx, alone, undefined);
  }
  if (code === 'TRAINING_SESSION_MISSING' && (await isWaiting(tx, sessionId))) {
    return append(tx, entry, undefined);
  }
  await tx.objectStore('drafts').put({ type, row, id, sessionId, reason: 'refused', code, message } as Draft);
}

/** A draft as the user decided: their own version is sent again, or the server's stays. */
export async function decide(tx: Writing, draft: Draft, choice: 'mine' | 'server'): Promise<void> {
  await tx.objectStore('drafts').delete(draft.id);
  if (choice === 'server') {
    // After a conflict the server's version is already stored, unless its answer was about the session only.
    const here = draft.reason === 'conflict' && isSession(draft.server) === (draft.type === 'session');
    if (!here && draft.reason !== 'doubt') await takeBack(tx, draft);
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
    await keep(tx, revived, revision);
    await append(tx, revived, await newestWaiting(tx, revived.row.id));
  }
  await keep(tx, mine, (await stored(tx, mine))?.revision ?? 0);
  await append(tx, mine, await newestWaiting(tx, mine.row.id));
}

/** Rows that the server never accepted are deleted; rows it has in another version are read again with the next changes. */
async function takeBack(tx: Writing, draft: Draft): Promise<void> {
  const known = await stored(tx, draft);
  if (!known) return;
  if (known.revision === 0) {
    await tx.objectStore(draft.type === 'session' ? 'sessions' : 'sets').delete(draft.id);
    return;
  }
  await keep(tx, typedAs(draft.type, known), 0);
  const cursor = ((await tx.objectStore('meta').get('cursor')) as number | undefined) ?? 0;
  await tx.objectStore('meta').put(Math.min(cursor, known.revision - 1), 'cursor');
}

/** Other devices' changes. A pending row is left alone: its answer will report the conflict. @returns whether a row changed */
export async function applyOthers(tx: Writing, { sessions, sets, revision }: Changes): Promise<boolean> {
  // Read once for all rows: a new phone waits for every request to its storage.
  const [cursor = 0, waiting, drafts] = await Promise.all([
    tx.objectStore('meta').get('cursor') as Promise<number | undefined>,
    tx.objectStore('outbox').getAll(),
    tx.objectStore('drafts').getAllKeys(),
  ]);
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const draftIds = new Set(drafts);
  const rows = [
    ...sessions.map(row => ({ type: 'session' as const, row })),
    ...sets.map(row => ({ type: 'set' as const, row })),
  ].filter(({ row }) => !waitingIds.has(row.id));
  // In parallel: in sequence a slow phone takes seconds for a hundred sets.
  const taken = await Promise.all(
    rows.map(async typed => {
      if (typed.row.revision <= ((await stored(tx, typed))?.revision ?? 0)) return false;
      await Promise.all([
        keep(tx, typed, typed.row.revision),
        draftIds.has(typed.row.id) && refreshDraft(tx, typed),
      ]);
      return true;
    }),
  );
  await tx.objectStore('meta').put(Math.max(cursor, revision), 'cursor');
  return taken.includes(true);
}
