import { create } from 'zustand';
import { ApiError, isOutOfReach, LOGIN_LEFT, messageOf } from '../api/api.error';
import { memberIdOf } from '../session/member-id';
import { currentSession, onLoginLeft } from '../session/session.store';
import { openChangeDatabase } from './change-database';
import type { Change, ChangeDatabase, Problem } from './change-database';
import { kindNamed } from './change-kinds';
import type { ChangeKind } from './change-kinds';

/** With a bad connection an answer often never comes: a stored change need not wait for it. */
const KEPT_AFTER_MS = 4_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

interface ChangeStatus {
  waiting: number;
  /** Changes that need a decision. */
  problems: readonly Change[];
}
const NOTHING: ChangeStatus = { waiting: 0, problems: [] };

/** Changes that the server has not accepted yet, for every screen that shows them. */
export const useChangeStatus = create<ChangeStatus>()(() => NOTHING);

/** A form's message in that case. */
export const KEPT_HERE = '이 기기에 저장했어요. 연결되면 보낼게요.';

/** `kept`: stored here, and sent when there is a network. */
export type Outcome<Answer> = { state: 'sent'; answer: Answer } | { state: 'kept' };

interface Opened {
  memberId: number;
  database: Promise<ChangeDatabase | null>;
}
let opened: Opened | null = null;
let running: Promise<void> | null = null;
let again = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Callers that wait for the answer to a change made on this page. */
const waiters = new Map<
  string,
  { resolve: (outcome: Outcome<unknown>) => void; reject: (error: unknown) => void }
>();

function current(): Opened | null {
  const memberId = memberIdOf(currentSession());
  if (memberId === null) return null;
  if (opened?.memberId !== memberId) {
    close();
    opened = { memberId, database: openChangeDatabase(memberId).catch(() => null) };
  }
  return opened;
}

function close(): void {
  const left = opened;
  opened = null;
  clearTimeout(timer);
  for (const { reject } of waiters.values()) reject(ApiError.loginLeft());
  waiters.clear();
  useChangeStatus.setState(NOTHING);
  void left?.database.then(database => database?.close());
}
onLoginLeft(close);

/**
 * Stores a change on this device and sends it, after those already pending.
 *
 * @returns once the server has accepted it, or it is clear that this takes longer
 * @throws ApiError when the server refuses it
 */
export async function change<Wanted, Base, Answer>(
  { kind, send }: ChangeKind<Wanted, Base, Answer>,
  { wanted, base, about, mine }: { wanted: Wanted; base: Base; about: string; mine: string },
): Promise<Outcome<Answer>> {
  const owner = current();
  const database = await owner?.database;
  const id = `${Date.now()}.${String(++lastId).padStart(6, '0')}`;
  const row: Change = { id, kind, wanted, base, about, mine, late: false, problem: null };
  const kept = await database?.put('changes', row).catch(() => undefined);
  // A device that stores nothing, or is full, has only the server.
  if (kept === undefined || opened !== owner) return { state: 'sent', answer: await send(wanted, false) };
  const outcome = new Promise<Outcome<unknown>>((resolve, reject) => waiters.set(id, { resolve, reject }));
  const late = setTimeout(() => settle(id, { state: 'kept' }), KEPT_AFTER_MS);
  sendChanges();
  return (outcome as Promise<Outcome<Answer>>).finally(() => clearTimeout(late));
}

function settle(id: string, outcome: Outcome<unknown>): boolean {
  const waiter = waiters.get(id);
  waiters.delete(id);
  waiter?.resolve(outcome);
  return waiter !== undefined;
}

/** Sends pending changes, now and with growing pauses while no answer comes. @returns when there is nothing left to try for the moment */
export function sendChanges(): Promise<void> {
  clearTimeout(timer);
  again = true;
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}

async function run(): Promise<void> {
  while (again) {
    again = false;
    const owner = current();
    const database = await owner?.database;
    if (!owner || !database) return;
    const work = () => sendAll(owner, database);
    const name = `routineup.changes.${owner.memberId}`;
    // Only one tab sends at a time.
    const reached = await (navigator.locks ? navigator.locks.request(name, work) : work()).catch(() => false);
    if (opened !== owner) continue;
    await count(owner, database);
    if (reached) waitMs = FIRST_WAIT_MS;
    else if (!again) {
      timer = setTimeout(() => void sendChanges(), waitMs);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }
}

/** @returns false where no answer came */
async function sendAll(owner: Opened, database: ChangeDatabase): Promise<boolean> {
  for (const row of await database.getAll('changes')) {
    if (row.problem) continue;
    // Stored first: after a kill nobody knows what the server has.
    if (!row.late) await database.put('changes', { ...row, late: true });
    if (opened !== owner) return true;
    try {
      await sendOne(owner, database, row);
    } catch (error) {
      if (opened !== owner || (error instanceof ApiError && error.code === LOGIN_LEFT)) return true;
      if (isUnsent(error)) {
        await allAreLate(database);
        for (const id of [...waiters.keys()]) settle(id, { state: 'kept' });
        return false;
      }
      const waiter = waiters.get(row.id);
      waiters.delete(row.id);
      if (waiter) {
        await database.delete('changes', row.id);
        waiter.reject(error);
      } else await keepProblem(database, row, { reason: 'refused', message: messageOf(error) });
    }
  }
  return true;
}

async function allAreLate(database: ChangeDatabase): Promise<void> {
  const tx = database.transaction('changes', 'readwrite');
  for await (const cursor of tx.store)
    if (!cursor.value.late) await cursor.update({ ...cursor.value, late: true });
  await tx.done;
}

const PASSING = [401, 429, 502, 503, 504];

/** No answer, one from something in between, or one that the next try may not get. */
const isUnsent = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof ApiError && PASSING.includes(error.httpStatus));

/** @throws ApiError */
async function sendOne(owner: Opened, database: ChangeDatabase, row: Change): Promise<void> {
  const kind = kindNamed(row.kind);
  // A change of another build.
  if (!kind) return;
  const there = row.late ? await kind.clash?.(row.wanted, row.base) : null;
  if (typeof there === 'string') return keepProblem(database, row, { reason: 'changed', there });
  // One member's change must not be sent as another's.
  if (opened !== owner) throw ApiError.loginLeft();
  const answer = await kind.send(row.wanted, row.late).catch((error: unknown) => {
    if (row.late && error instanceof ApiError && kind.done?.includes(error.code)) return undefined;
    throw error;
  });
  await database.delete('changes', row.id);
  if (!settle(row.id, { state: 'sent', answer })) kind.sentLater?.(answer, row.wanted);
}

async function keepProblem(database: ChangeDatabase, row: Change, problem: Problem): Promise<void> {
  await database.put('changes', { ...row, late: true, problem });
  settle(row.id, { state: 'kept' });
}

/** The user has decided: send their own version, whatever the server has, or keep the server's. */
export async function decide(row: Change, choice: 'mine' | 'there'): Promise<void> {
  const owner = current();
  const database = await owner?.database;
  if (!owner || !database) return;
  if (choice === 'there') await database.delete('changes', row.id);
  else await database.put('changes', { ...row, late: false, problem: null });
  await count(owner, database);
  await sendChanges();
}

async function count(owner: Opened, database: ChangeDatabase): Promise<void> {
  const rows = await database.getAll('changes').catch(() => []);
  if (opened !== owner) return;
  const problems = rows.filter(({ problem }) => problem !== null);
  useChangeStatus.setState({ waiting: rows.length - problems.length, problems });
}

/** Withdraws unsent changes. @returns false where one was already sent */
export async function withdraw(test: (row: Change) => boolean): Promise<boolean> {
  const owner = current();
  const database = await owner?.database;
  if (!owner || !database) return false;
  const tx = database.transaction('changes', 'readwrite');
  let found = false;
  for await (const cursor of tx.store) {
    if (!test(cursor.value)) continue;
    await cursor.delete();
    found = true;
  }
  await tx.done;
  await count(owner, database);
  return found;
}

/** The current member's pending changes. */
export async function waitingChanges(): Promise<Change[]> {
  const database = await current()?.database;
  return (await database?.getAll('changes').catch(() => [])) ?? [];
}
