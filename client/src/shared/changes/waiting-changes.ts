import { ApiError, isOutOfReach, LOGIN_LEFT } from '../api/api.error';
import { wholly } from '../lib/device-database';
import { isDeviceFull } from '../lib/device-full';
import { memberIdOf } from '../session/member-id';
import { currentSession, onLoginLeft, syncSession } from '../session/session.store';
import { allAreLate, append, forget, openInTime, rewrite } from './change-database';
import type { Change, ChangeDatabase, Problem } from './change-database';
import { kindNamed } from './change-kinds';
import type { ChangeKind } from './change-kinds';
import {
  clashOf,
  decided,
  isConflict,
  isHeldBy,
  isReplacedBy,
  isUnknown,
  isUnsent,
  noteFault,
  refusalOf,
  subjectOf,
} from './change-problems';
import { areToSend, NO_CHANGES, statusOf, useChangeStatus } from './change-status';
import { isAwaited, outcomeOf, rejectAll, settle, settleAll, takeWaiter } from './change-waiters';
import type { Outcome } from './change-waiters';

export type { Outcome };

/** With a bad connection an answer often never comes: a stored change need not wait for it. */
const KEPT_AFTER_MS = 4_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

interface Opened {
  memberId: number;
  database: Promise<ChangeDatabase | null>;
}
let opened: Opened | null = null;
let running: Promise<void> | null = null;
let again = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function current(): Opened | null {
  const memberId = memberIdOf(currentSession());
  if (memberId === null) return null;
  if (opened?.memberId !== memberId) {
    // A database that the browser closed is opened again: the same member's changes stay pending.
    if (opened) close();
    const drop = () => {
      syncSession();
      if (opened?.database === database) opened = null;
    };
    const database = openInTime(memberId, drop, () => {
      drop();
      void sendChanges();
    });
    opened = { memberId, database };
  }
  return opened;
}

function close(): void {
  const left = opened;
  opened = null;
  clearTimeout(timer);
  rejectAll(ApiError.loginLeft());
  useChangeStatus.setState(NO_CHANGES);
  void left?.database.then(database => database?.close());
}
onLoginLeft(close);

/** A tab's message to the others: the stored changes differ now, and perhaps the server has accepted one. */
interface Told {
  memberId: number;
  answered?: boolean;
  sent?: Pick<Change, 'id' | 'kind' | 'wanted'> & { answer: unknown };
}
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('routineup.changes');
channel?.addEventListener('message', async ({ data: { memberId, sent, answered } }: MessageEvent<Told>) => {
  const owner = opened;
  if (owner?.memberId !== memberId) return;
  if (sent && !settle(sent.id, { state: 'sent', answer: sent.answer }))
    kindNamed(sent.kind)?.sentLater?.(sent.answer, sent.wanted);
  if (answered !== undefined) useChangeStatus.setState({ answered });
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
  const { id, full } = await stored({ kind, wanted, base, about, mine, late: false, problem: null });
  // A device that stores nothing, or is full, has only the server.
  if (id === null)
    return {
      state: 'sent',
      answer: await send(wanted, false).catch((error: unknown) => {
        throw full && isOutOfReach(error) ? ApiError.deviceFull() : error;
      }),
    };
  const outcome = outcomeOf(id);
  const late = setTimeout(() => {
    settle(id, { state: 'kept' });
    void recount();
  }, KEPT_AFTER_MS);
  sendChanges();
  return (outcome as Promise<Outcome<Answer>>).finally(() => clearTimeout(late));
}

/** Stores a change, in a newly opened database if the browser has closed the current one. @throws ApiError when its member has logged out */
async function stored(row: Omit<Change, 'id'>, tries = 2): Promise<{ id: string | null; full: boolean }> {
  const login = currentSession()?.loginKey;
  const owner = current();
  const database = await owner?.database;
  let fault: unknown;
  const adding = database && append(database, row).catch((error: unknown) => void (fault = error));
  const id = (await adding) ?? null;
  // The change stays stored for its member and is never sent as another's.
  if (currentSession()?.loginKey !== login) throw ApiError.loginLeft();
  const full = isDeviceFull(fault);
  if (fault === undefined || full || tries === 1) return { id, full };
  if (opened === owner) opened = null;
  return stored(row, tries - 1);
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
    const late = setTimeout(() => void recount(), KEPT_AFTER_MS);
    const done = await (navigator.locks ? navigator.locks.request(name, work) : work()).catch(() => false);
    clearTimeout(late);
    if (memberIdOf(currentSession()) !== owner.memberId) continue;
    // If the browser has closed the database, the changes stay in it.
    const reached = done && opened === owner;
    if (reached) useChangeStatus.setState({ answered: false });
    await count(owner, database);
    tell({ memberId: owner.memberId, answered: useChangeStatus.getState().answered });
    if (reached) waitMs = FIRST_WAIT_MS;
    else if (!again) {
      timer = setTimeout(() => void sendChanges(), waitMs);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }
}

/** @returns false where no answer came */
async function sendAll(owner: Opened, database: ChangeDatabase): Promise<boolean> {
  /** Subjects that this device has already changed or compared: its next change to one is no conflict. */
  const own = new Set<string>();
  const asked: Change[] = [];
  for (const stored of await database.getAll('changes')) {
    const { id } = stored;
    const subject = subjectOf(stored);
    if (stored.problem) asked.push(stored);
    if (isHeldBy(asked, stored)) {
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
        // Noted before sending: even after a refusal nobody else has changed it.
        own.add(subject);
        await sendOne(owner, database, row);
        await forget(database, each => isReplacedBy(row, each));
      } else {
        asked.push(await keepProblem(database, row, { reason: 'changed', there }));
      }
    } catch (error) {
      if (opened !== owner || (error instanceof ApiError && error.code === LOGIN_LEFT)) return true;
      if (isUnsent(error) || (!isAwaited(row.id) && (await noteFault(database, row, error)))) {
        useChangeStatus.setState({ answered: !isOutOfReach(error) });
        await allAreLate(database);
        settleAll({ state: 'kept' });
        return false;
      }
      const waiter = takeWaiter(row.id);
      if (waiter) {
        await database.delete('changes', row.id);
        waiter.reject(error);
      } else asked.push(await keepProblem(database, row, refusalOf(row, error)));
    }
  }
  return true;
}

/** @throws ApiError */
async function sendOne(owner: Opened, database: ChangeDatabase, row: Change): Promise<void> {
  const kind = kindNamed(row.kind);
  // Only another build knows this kind.
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

async function keepProblem(database: ChangeDatabase, row: Change, problem: Problem): Promise<Change> {
  await rewrite(database, row.id, each => ({ ...each, late: true, problem }));
  settle(row.id, { state: 'kept' });
  // The screen may still show what is gone.
  if (problem.reason === 'refused' && problem.gone) kindNamed(row.kind)?.sentLater?.(undefined, row.wanted);
  return { ...row, problem };
}

/**
 * The user has decided: send their own version, whatever the server has, or keep the server's.
 *
 * @param day the day of their version; a record that this day already has is asked about
 */
export async function decide(row: Change, choice: 'mine' | 'there', day?: string): Promise<void> {
  const owner = current();
  const database = await owner?.database;
  if (!owner || !database) return;
  const asked = await wholly(async () => {
    const tx = database.transaction('changes', 'readwrite');
    const found = await tx.store.get(row.id);
    // Another tab may ask as well: the first answer counts.
    const asked = found && (found.problem || isUnknown(found)) ? found : null;
    if (asked) {
      const together = (await tx.store.getAll()).filter(each => subjectOf(each) === subjectOf(asked));
      const yielded = isConflict(asked) ? kindNamed(asked.kind)?.yielded : undefined;
      const givenUp = (row: Change) =>
        yielded
          ? tx.store.put({ ...row, wanted: yielded(row.wanted), decided: true, problem: null })
          : tx.store.delete(row.id);
      await (choice === 'there'
        ? Promise.all((isConflict(asked) ? together : [asked]).map(givenUp))
        : tx.store.put({ ...asked, ...decided(asked, day), problem: null }));
    }
    await tx.done;
    return asked;
  });
  const isGivenUp = asked && choice === 'there';
  await count(owner, database);
  if (isGivenUp) kindNamed(asked.kind)?.sentLater?.(undefined, asked.wanted);
  await sendChanges();
  tell({ memberId: owner.memberId, sent: isGivenUp ? { ...asked, answer: undefined } : undefined });
}

/** Updates the pending changes on screen during an attempt, which may take long. */
async function recount(): Promise<void> {
  const owner = opened;
  const database = await owner?.database;
  if (owner && database) await count(owner, database);
}

async function count(owner: Opened, database: ChangeDatabase): Promise<void> {
  const rows = await database.getAll('changes').catch(() => null);
  if (!rows || opened !== owner) return;
  useChangeStatus.setState(statusOf(rows));
}

/** Withdraws unsent changes. @returns false where one was already sent */
export async function withdraw(test: (row: Change) => boolean): Promise<boolean> {
  const owner = current();
  const database = await owner?.database;
  if (!owner || !database) return false;
  const found = await forget(database, test);
  await count(owner, database);
  tell({ memberId: owner.memberId });
  return found;
}

/** The current member's pending changes. */
export async function waitingChanges(): Promise<Change[]> {
  const database = await current()?.database;
  return (await database?.getAll('changes').catch(() => [])) ?? [];
}

/** Whether something is still to be sent, other than what needs a decision. */
export const changesWait = async (): Promise<boolean> => areToSend(await waitingChanges());
