import { use, useEffect, useState } from 'react';
import { memberIdOf } from '../../../shared/session/member-id';
import { currentSession, onLoginLeft, useSession } from '../../../shared/session/session.store';
import { trainingTransport } from '../api/training.api';
import { openLogDatabase } from './log-database';
import type { TypedRow } from './rows';
import { SyncLoop } from './sync-loop';
import { TrainingLog } from './training-log';
import { keepingSame, withWritten } from './session-record';
import type { SessionRecord } from './session-record';

/** The log of the member who is logged in on this device, with what sends it. */
export interface DeviceLog {
  log: TrainingLog;
  sync: SyncLoop;
  /** Keeps rows here first and sends them then. @throws DOMException QuotaExceededError */
  write: (rows: readonly TypedRow[]) => Promise<void>;
}

let opened: { memberId: number; device: Promise<DeviceLog | null> } | null = null;

async function open(memberId: number): Promise<DeviceLog | null> {
  try {
    const log = new TrainingLog(await openLogDatabase(memberId), memberId);
    const sync = new SyncLoop(log, trainingTransport);
    // Asked for once there is something to lose; browsers decide without a question or remember the answer.
    void navigator.storage?.persist?.();
    return {
      log,
      sync,
      write: async rows => {
        await log.write(rows);
        sync.wrote();
      },
    };
  } catch {
    // The browser keeps nothing (a private window, a policy).
    return null;
  }
}

/** The same each time: a page that waits for it must find what it waited for. */
const NO_LOG = Promise.resolve(null);

/** The log of who is logged in; null for a visitor and where the browser keeps nothing. */
export function deviceLog(): Promise<DeviceLog | null> {
  const memberId = memberIdOf(currentSession());
  if (memberId === null) return NO_LOG;
  if (opened?.memberId !== memberId) {
    close();
    opened = { memberId, device: open(memberId) };
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

// Nothing more is read or sent for who has left; what waits stays in their database.
onLoginLeft(close);

/** Suspends until the log is open. */
export function useDeviceLog(): DeviceLog | null {
  const session = useSession();
  return use(session ? deviceLog() : NO_LOG);
}

/** The rows of a session as they are now; undefined until read, null where there is none. */
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
      // A reading that a later one has overtaken shows nothing older.
      if (!current || mine !== asked) return;
      answered = mine;
      if (found !== undefined) show(found);
    };
    void read();
    const leave = log.subscribe(written => {
      // What was written here is shown at once: a reading waits behind what is being sent.
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
