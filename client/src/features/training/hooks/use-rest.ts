import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Alarm } from '../lib/alarm';
import { watchRest } from '../lib/rest-watch';
import type { DeviceLog } from '../store/device-log';

/** A running rest: its end as a time, so that neither a locked phone nor a reload stops it. ms since 1970. */
export interface Rest {
  sessionId: string;
  startedAt: number;
  endsAt: number;
}

const REST = 'rest';
const OFF = 'restOff';
const ALARM = 'restAlarm';
const FULL_ALARM: Alarm = { sound: true, vibration: true };
const SECOND_MS = 1000;

export interface RestTimer {
  rest: Rest | null;
  /** The member wants no timer. */
  off: boolean;
  start: (seconds: number) => void;
  extend: (seconds: number) => void;
  skip: () => void;
  turnOff: (off: boolean) => void;
  /** Kept on this device, because a phone and a tablet signal differently. */
  alarm: Alarm;
  setAlarm: (alarm: Alarm) => void;
}

export function useRest(device: DeviceLog, sessionId: string): RestTimer {
  const { log } = device;
  const [rest, setRest] = useState<Rest | null>(null);
  const [off, setOff] = useState(false);
  const [alarm, setAlarm] = useState(FULL_ALARM);

  useEffect(() => {
    let current = true;
    const read = async () => {
      const [kept, switched, chosen] = await Promise.all([
        log.readMeta<Rest>(REST),
        log.readMeta<boolean>(OFF),
        log.readMeta<Alarm>(ALARM),
      ]);
      if (!current) return;
      const own = kept?.sessionId === sessionId ? kept : null;
      setRest(own);
      watchRest(own);
      setOff(switched === true);
      setAlarm(chosen ?? FULL_ALARM);
    };
    void read();
    const leave = log.subscribeMeta(() => void read());
    return () => {
      current = false;
      leave();
    };
  }, [log, sessionId]);

  const keep = useCallback(
    (next: Rest | null) => {
      setRest(next);
      watchRest(next);
      // If storage is full, the timer lives as long as the page.
      void log.writeMeta(REST, next).catch(() => undefined);
    },
    [log],
  );
  return useMemo(
    () => ({
      rest,
      off,
      start: seconds => {
        const startedAt = Date.now();
        if (!off && seconds > 0) keep({ sessionId, startedAt, endsAt: startedAt + seconds * SECOND_MS });
      },
      extend: seconds => {
        if (rest) keep({ ...rest, endsAt: Math.max(Date.now(), rest.endsAt + seconds * SECOND_MS) });
      },
      skip: () => keep(null),
      turnOff: next => {
        setOff(next);
        void log.writeMeta(OFF, next).catch(() => undefined);
        if (next) keep(null);
      },
      alarm,
      setAlarm: next => {
        setAlarm(next);
        void log.writeMeta(ALARM, next).catch(() => undefined);
      },
    }),
    [rest, off, alarm, keep, log, sessionId],
  );
}
