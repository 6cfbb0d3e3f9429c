import { create } from 'zustand';
import { ApiError, isOutOfReach, LOGIN_LEFT } from '../api/api.error';
import { isDeviceFull } from '../lib/device-full';
import { memberIdOf } from '../session/member-id';
import { currentSession, onLoginLeft, syncSession } from '../session/session.store';
import { allAreLate, append, openChangeDatabase, rewrite } from './change-database';
import type { Change, ChangeDatabase, Problem } from './change-database';
import { kindNamed } from './change-kinds';
import type { ChangeKind } from './change-kinds';
import { clashOf, decided, isConflict, isUnsent, refusalOf, subjectOf } from './change-problems';

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
    const database = openChangeDatabase(memberId, () => {
      syncSession();
      if (opened?.database === database) opened = null;
    }).catch(() => null);
    opened = { memberId, database };
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

/** What a tab tells the others: that the changes are others now, and which one the server has accepted. */
interface Told {
  memberId: number;
  sent?: Pick<Change, 'id' | 'kind' | 'wanted'> & { answer: unknown };
}
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('routineup.changes');
channel?.addEventListener('message', async ({ data: { memberId, sent } }: MessageEvent<Told>) => {
  const owner = opened;
  if (owner?.memberId !== memberId) return;
  if (sent && !settle(sent.id, { state: 'sent', answer: sent.answer }))
    kindNamed(sent.kind)?.sentLater?.(sent.answer, sent.wanted);
  const database = await owner.database;
  if (database) await count(owner, database);
});
const tell = (told: Told): void => channel?.postMessage(told);

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
  const row = { kind, wanted, base, about, mine, late: false, problem: null };
  let full = false;
  const stored =
    database &&
    append(database, row).catch((error: unknown) => {
      full = isDeviceFull(error);
      return null;
    });
  const id = (await stored) ?? null;
  // It stays for its member, and is sent as nobody else.
  if (opened !== owner) throw ApiError.loginLeft();
  // A device that stores nothing, or is full, has only the server.
  if (id === null)
    return {
      state: 'sent',
      answer: await send(wanted, false).catch((error: unknown) => {
        throw full && isOutOfReach(error) ? ApiError.deviceFull() : error;
      }),
    };
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
    tell({ memberId: owner.memberId });
    if (reached) waitMs = FIRST_WAIT_MS;
    else if (!again) {
      timer = setTimeout(() => void sendChanges(), waitMs);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }
}

/** @returns false where no answer came */
async function sendAll(owner: Opened, database: ChangeDatabase): Promise<boolean> {
  /** What this device has changed itself by now: its next change of it is no conflict. */
  const own = new Set<string>();
  const asked = new Set<string>();
  for (const stored of await database.getAll('changes')) {
    const { id } = stored;
    const subject = subjectOf(stored);
    if (isConflict(stored)) asked.add(subject);
    if (asked.has(subject)) {
      settle(id, { state: 'kept' });
      continue;
    }
    // Stored first: after a kill nobody knows what the server has. What a full device cannot store counts as late at once.
    const row = await rewrite(database, id, each => (each.problem ? null : { ...each, late: true })).catch(
      (error: unknown) => {
        if (!isDeviceFull(error)) throw error;
        return { ...stored, late: true };
      },
    );
    if (!row) continue;
    if (opened !== owner) return true;
    try {
      const there = row.late && !row.decided && !own.has(subject) ? await clashOf(row) : null;
      if (there === null) {
        await sendOne(owner, database, row);
        own.add(subject);
      } else {
        await keepProblem(database, row, { reason: 'changed', there });
        asked.add(subject);
      }
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
      } else await keepProblem(database, row, refusalOf(row, error));
    }
  }
  return true;
}

/** @throws ApiError */
async function sendOne(owner: Opened, database: ChangeDatabase, row: Change): Promise<void> {
  const kind = kindNamed(row.kind);
  // A change of another build.
  if (!kind) return;
  // One member's change must not be sent as another's.
  if (opened !== owner) throw ApiError.loginLeft();
  const answer = await kind.send(row.wanted, row.late).catch((error: unknown) => {
    if (row.late && error instanceof ApiError && kind.done?.includes(error.code)) return undefined;
    throw error;
  });
  await database.delete('changes', row.id);
  if (!settle(row.id, { state: 'sent', answer })) kind.sentLater?.(answer, row.wanted);
  const { id, wanted } = row;
  tell({ memberId: owner.memberId, sent: { id, kind: row.kind, wanted, answer } });
}

async function keepProblem(database: ChangeDatabase, row: Change, problem: Problem): Promise<void> {
  await rewrite(database, row.id, each => ({ ...each, late: true, problem }));
  settle(row.id, { state: 'kept' });
}

/**
 * The user has decided: send their own version, whatever the server has, or keep the server's.
 *
 * @param day their own is for this day; another record of it is asked about
 */
export async function decide(row: Change, choice: 'mine' | 'there', day?: string): Promise<void> {
  const owner = current();
  const database = await owner?.database;
  if (!owner || !database) return;
  const tx = database.transaction('changes', 'readwrite');
  const asked = await tx.store.get(row.id);
  // Another tab asks, too: the first answer counts.
  if (asked?.problem) {
    const together = (await tx.store.getAll()).filter(each => subjectOf(each) === subjectOf(asked));
    await (choice === 'there'
      ? Promise.all((isConflict(asked) ? together : [asked]).map(({ id }) => tx.store.delete(id)))
      : tx.store.put({ ...asked, ...decided(asked, day), problem: null }));
  }
  await tx.done;
  await count(owner, database);
  await sendChanges();
  tell({ memberId: owner.memberId });
}

async function count(owner: Opened, database: ChangeDatabase): Promise<void> {
  const rows = await database.getAll('changes').catch(() => []);
  if (opened !== owner) return;
  const conflicts = new Set(rows.filter(isConflict).map(subjectOf));
  /** Those that wait for the answer about an earlier one. */
  const held = rows.filter(row => !row.problem && conflicts.has(subjectOf(row)));
  const problems = rows
    .filter(({ problem }) => problem !== null)
    .map(row => ({
      ...row,
      mine: (isConflict(row) && held.findLast(each => subjectOf(each) === subjectOf(row))?.mine) || row.mine,
    }));
  useChangeStatus.setState({ waiting: rows.length - problems.length - held.length, problems });
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
  tell({ memberId: owner.memberId });
  return found;
}

/** The current member's pending changes. */
export async function waitingChanges(): Promise<Change[]> {
  const database = await current()?.database;
  return (await database?.getAll('changes').catch(() => [])) ?? [];
}
