import { hashKey } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDeviceDatabase } from '../lib/device-database';
import { copyName } from '../session/member-data';
import { memberIdOf } from '../session/member-id';
import { currentSession, onLoginLeft, syncSession, useSessionStore } from '../session/session.store';
import { useChangeStatus } from './change-status';
import { changesWait } from './waiting-changes';
import { queryClient } from '../api/query-client';

/** Answers about the member, and the few lists that they depend on: pages open from these at once. */
const KEPT = [
  ['myfit'],
  ['body-data'],
  ['user', 'private'],
  ['user', 'health'],
  ['training', 'preferences'],
  ['training', 'derived'],
  ['training', 'week'],
  ['recommendation', 'workout'],
  ['recommendation', 'supplement'],
  ['recommendation', 'history'],
  ['body-parts'],
  ['machines'],
  ['purposes'],
  ['intake'],
] as const;

/** Answers that never change. */
const LASTING = new Set(['recommendation workout', 'recommendation supplement', 'body-parts', 'purposes']);
const isLasting = (key: readonly unknown[]): boolean => LASTING.has(key.slice(0, 2).join(' '));

declare const ANSWER_SHAPES: string | undefined;
/** Of this version; client/build/answer-shapes.ts computes them, only for a build. */
const currentShapes = typeof ANSWER_SHAPES === 'undefined' ? '' : ANSWER_SHAPES;
const SHAPES = 'shapes';

const MAX_AGE_MS = 60 * 24 * 60 * 60_000;
/** Opening a page waits no longer than this for kept answers; without a network, where nothing else can open it, as long as any disk takes. */
const RESTORE_WITHIN_MS = { online: 500, offline: 10_000 };

interface Answer {
  key: readonly unknown[];
  data: unknown;
  /** When the server answered, by this device's clock. */
  at: number;
}

interface CopySchema extends DBSchema {
  answers: { key: string; value: Answer };
  meta: { key: string; value: unknown };
}

/** Whether its answer is kept on this device. */
export const isKept = ({ queryKey }: Query): boolean =>
  KEPT.some(prefix => prefix.every((part, index) => queryKey[index] === part));

let opened: { memberId: number; copy: Promise<IDBPDatabase<CopySchema> | null> } | null = null;

async function open(memberId: number): Promise<IDBPDatabase<CopySchema> | null> {
  try {
    const copy = await openDeviceDatabase<CopySchema>(
      copyName(memberId),
      database => {
        database.createObjectStore('answers');
        database.createObjectStore('meta');
      },
      () => {
        syncSession();
        if (opened?.memberId === memberId) opened = null;
      },
    );
    // Another version may expect other fields in an answer; most do not, and may be started without a network.
    // Before anything is written, so that answers to this version stay.
    if ((await copy.get('meta', SHAPES)) !== currentShapes)
      await Promise.all([copy.clear('answers'), copy.put('meta', currentShapes, SHAPES)]);
    return copy;
  } catch {
    // The browser stores nothing.
    return null;
  }
}

/** The current member's copy. */
function currentCopy(): Promise<IDBPDatabase<CopySchema> | null> {
  const memberId = memberIdOf(currentSession());
  if (memberId === null) return Promise.resolve(null);
  if (opened?.memberId !== memberId) {
    close();
    opened = { memberId, copy: open(memberId) };
  }
  return opened.copy;
}

function close(): void {
  const left = opened;
  opened = null;
  void left?.copy.then(copy => copy?.close());
}

/** When the server gave the answers that were restored into the cache: these are already stored. */
const restoredAt = new Map<string, number>();

/** @returns false where this page has fetched a newer answer meanwhile, whatever a clock that was ahead said before */
function restore({ key, data, at }: Answer): boolean {
  if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) >= (at > Date.now() ? 1 : at)) return false;
  restoredAt.set(hashKey(key), at);
  queryClient.setQueryData(key, data, { updatedAt: at });
  return true;
}

async function read(): Promise<void> {
  const memberId = memberIdOf(currentSession());
  const copy = await currentCopy();
  if (!copy) return;
  // At once: on a slow phone each step of a cursor takes milliseconds.
  const found = await copy.getAll('answers');
  const waits = found.length > 0 && (await changesWait());
  if (memberIdOf(currentSession()) !== memberId) return;
  if (waits) hold();
  for (const { key, data, at } of found) {
    if (Date.now() - at > MAX_AGE_MS) void copy.delete('answers', hashKey(key));
    else if (restore({ key, data, at })) {
      // Another device may have changed it since: it is shown, then fetched again.
      if (!waits && !isLasting(key))
        queryClient.getQueryCache().find({ queryKey: key, exact: true })?.invalidate();
    }
  }
}

/** Shows what another tab has changed: until that is sent, only the copy has it. */
async function readAgain(): Promise<void> {
  const copy = await currentCopy();
  const found = await copy?.getAll('answers');
  if (opened && (await opened.copy) === copy)
    found?.filter(({ key }) => queryClient.getQueryState(key)).forEach(restore);
}

useChangeStatus.subscribe((now, before) => {
  if (now.waiting !== before.waiting) readAgain().catch(() => undefined);
});

async function keep(query: Query): Promise<void> {
  const copy = await currentCopy();
  const { data, dataUpdatedAt } = query.state;
  await copy?.put('answers', { key: query.queryKey, data, at: dataUpdatedAt }, query.queryHash);
}

/** The longest that kept answers are shown without asking for newer ones. */
const HELD_WITHIN_MS = 10_000;
let held: ReturnType<typeof setTimeout> | undefined;

/** Kept answers include this device's changes; the server's do not until those are sent. */
function hold(): void {
  setStaleTime(Infinity);
  held = setTimeout(askAnew, HELD_WITHIN_MS);
}

/** The pending changes were sent, or could not be: pages opened from kept answers now ask the server. */
export function askAnew(): void {
  if (held === undefined) return;
  clearTimeout(held);
  held = undefined;
  setStaleTime(undefined);
  void queryClient.invalidateQueries({
    predicate: query => isKept(query) && !isLasting(query.queryKey),
  });
}

let restoring: { loginKey: string; done: Promise<void> } | null = null;

/**
 * Restores the current member's kept answers into the cache, once per login; resolves when pages can open from it. From then on every
 * answer about the member is kept. Failures are ignored: pages then ask the server.
 */
export function restoreAnswers(): Promise<void> {
  const session = currentSession();
  if (!session) return Promise.resolve();
  if (restoring?.loginKey !== session.loginKey) {
    const within = RESTORE_WITHIN_MS[navigator.onLine ? 'online' : 'offline'];
    const late = new Promise<void>(resolve => setTimeout(resolve, within));
    restoring = { loginKey: session.loginKey, done: Promise.race([read().catch(() => undefined), late]) };
  }
  return restoring.done;
}

// Kept on the device, they may also stay in memory while the page is open.
function setStaleTime(staleTime: number | undefined): void {
  for (const prefix of KEPT)
    queryClient.setQueryDefaults(prefix, { gcTime: Infinity, ...(staleTime && { staleTime }) });
}
setStaleTime(undefined);

queryClient.getQueryCache().subscribe(event => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
  const { queryHash, state } = event.query;
  if (restoredAt.get(queryHash) === state.dataUpdatedAt) return;
  // A full device keeps what it has.
  keep(event.query).catch(() => undefined);
});

onLoginLeft(() => {
  close();
  restoredAt.clear();
});
useSessionStore.subscribe((now, before) => {
  if (now.session?.loginKey !== before.session?.loginKey) void restoreAnswers();
});
