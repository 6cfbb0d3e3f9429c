import type { Query } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { memberIdOf } from '../../../shared/session/member-id';
import { currentSession, onLoginLeft, syncSession, useSession } from '../../../shared/session/session.store';
import { weeksKey } from '../api/week.api';
import { openLogDatabase } from './log-database';
import type { TypedRow } from './rows';
import { SyncLoop } from './sync-loop';
import { TrainingLog } from './training-log';
import { trainingTransport } from './training-transport';
import { keepingSame, withWritten } from './session-record';
import type { SessionRecord } from './session-record';

/** The current member's log on this device, with its synchronisation. */
export interface DeviceLog {
  log: TrainingLog;
  sync: SyncLoop;
  /** Saves rows locally first, then sends them. @throws DOMException QuotaExceededError */
  write: (rows: readonly TypedRow[]) => Promise<void>;
}

/** Queries that read this device's log. */
export const LOGGED_KEY = ['training', 'logged'] as const;

const OPEN_AGAIN_MS = 1_000;

/** Whether the browser will keep this device's data; asked once a page. */
let persistence: Promise<boolean> | undefined;

let opened: { memberId: number; device: Promise<DeviceLog | null> } | null = null;

async function open(memberId: number): Promise<DeviceLog | null> {
  try {
    const openAgain = async () => {
      syncSession();
      if (opened?.memberId !== memberId) return;
      log.replace(await openLogDatabase(memberId, onClosed));
      if (opened?.memberId !== memberId) log.close();
      else await sync.soon();
    };
    // Browsers refuse while they clear their data.
    const onClosed = () => void openAgain().catch(() => setTimeout(onClosed, OPEN_AGAIN_MS));
    const log = new TrainingLog(await openLogDatabase(memberId, onClosed), memberId);
    log.subscribe(() => {
      void queryClient.refetchQueries({ queryKey: LOGGED_KEY, type: 'active' });
      // One that is being read notices the change itself.
      const isOld = ({ state }: Query) => state.fetchStatus === 'idle';
      queryClient.removeQueries({ queryKey: LOGGED_KEY, type: 'inactive', predicate: isOld });
    });
    // Completed sessions count in the week once the server has them, whether or not the week is on the screen.
    const sync = new SyncLoop(log, trainingTransport, () => {
      void queryClient.invalidateQueries({ queryKey: weeksKey, refetchType: 'all' });
    });
    return {
      log,
      sync,
      write: async rows => {
        await log.write(rows);
        // Firefox asks the person, so not before there is something to lose.
        persistence ??= navigator.storage?.persist?.().catch(() => false);
        sync.wrote();
      },
    };
  } catch {
    // The browser stores nothing (a private window, a policy).
    return null;
  }
}

/** One shared promise: a suspended page must find the one it waited for. */
const NO_LOG = Promise.resolve(null);

/** The current member's log; null for a visitor and where the browser stores nothing. */
export function deviceLog(): Promise<DeviceLog | null> {
  const memberId = memberIdOf(currentSession());
  if (memberId === null) return NO_LOG;
  if (opened?.memberId !== memberId) {
    close();
    const device = open(memberId);
    opened = { memberId, device };
    // As React marks it for `use`: a log that is open suspends nothing.
    void device.then(value => Object.assign(device, { status: 'fulfilled', value }));
  }
  return opened.device;
}

function close(): void {
  const left = opened;
  opened = null;
  void left?.device.then(device => {
    device?.sync.stop();
    device?.log.close();
  });
}

// After a logout nothing more is read or sent; pending data stays in the member's database.
onLoginLeft(close);

/** Suspends until the log is open. */
export function useDeviceLog(): DeviceLog | null {
  const session = useSession();
  return use(session ? deviceLog() : NO_LOG);
}

/** A session's current rows; undefined until read, null where there is none. */
export function useSessionRecord(log: TrainingLog | undefined, id: string): SessionRecord | null | undefined {
  const [record, setRecord] = useState<SessionRecord | null>();
  useEffect(() => {
    if (!log) return;
    let current = true;
    let asked = 0;
    let answered = 0;
    let shown: SessionRecord | null | undefined;
    const show = (found: SessionRecord | null) =>
      setRecord((shown = found && shown ? keepingSame(shown, found) : found));
    const read = async () => {
      const mine = ++asked;
      const found = await log.readSession(id).catch(() => undefined);
      // A read that a later one has overtaken must not show older data.
      if (!current || mine !== asked) return;
      answered = mine;
      if (found !== undefined) show(found);
    };
    void read();
    const leave = log.subscribe(written => {
      // Own writes show at once: a read queues behind the upload.
      if (written && shown) show(withWritten(shown, written));
      if (!written || !shown || answered < asked) void read();
    });
    return () => {
      current = false;
      leave();
    };
  }, [log, id]);
  return record;
}
