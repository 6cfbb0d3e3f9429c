import { skipToken, useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { DAYS_A_WEEK, dateAfter, localDateOf } from '../../../shared/lib/calendar';
import { keptPlansOf } from '../session/offline-plans';
import { deviceLog, LOGGED_KEY } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';
import type { TrainingLog } from '../store/training-log';
import type { Stored, TrainingSession } from '../store/rows';

export type KnownSession = Stored<TrainingSession> & {
  /** Completed work sets; counted for what may be of this week. */
  doneSets?: number;
};

interface Reading<Data> {
  queryKey: QueryKey;
  queryFn: () => Promise<Data>;
  retry: false;
  staleTime: number;
}

/** Read again after each change of the log only (`device-log.ts`), also after one in the midst of it. */
const reading = <Data>(of: string, { log }: DeviceLog, read: () => Promise<Data>): Reading<Data> => ({
  queryKey: [...LOGGED_KEY, of, log.memberId],
  queryFn: async () => {
    for (;;) {
      const before = log.changes;
      const found = await read();
      if (log.changes === before) return found;
    }
  },
  retry: false,
  staleTime: Infinity,
});

async function readSessions(log: TrainingLog): Promise<KnownSession[] | null> {
  const [sessions, fetched] = await Promise.all([log.sessions(), log.wasFetched()]);
  if (sessions.length === 0 && !fetched) return null;
  const weekAgo = dateAfter(localDateOf(new Date()), -DAYS_A_WEEK);
  const done = await log.doneSets(
    sessions.filter(({ localDate }) => localDate > weekAgo).map(({ id }) => id),
  );
  return sessions.map(session => ({ ...session, doneSets: done.get(session.id) }));
}

/** Every session on this device, newest first; `unknown` where it has none and the server has never confirmed that there are none. */
const sessionsOf = (device: DeviceLog): Reading<KnownSession[] | 'unknown'> =>
  reading('sessions', device, async () => {
    const here = await readSessions(device.log);
    if (here) return here;
    await device.sync.tried;
    return (await readSessions(device.log)) ?? 'unknown';
  });

/** Sessions started and not ended, newest first. */
const openRecordsOf = (device: DeviceLog): Reading<readonly SessionRecord[]> =>
  reading('open', device, async () => {
    const open = await device.log.openSessions();
    const found = await Promise.all(open.map(({ id }) => device.log.readSession(id)));
    return found.filter(record => record !== null);
  });

/** Undefined until read. */
const useLogged = <Data>(device: DeviceLog | null, of: (device: DeviceLog) => Reading<Data>) =>
  useQuery(device ? of(device) : { queryKey: [...LOGGED_KEY, 'none'], queryFn: skipToken }).data;

export function useSessions(device: DeviceLog | null): KnownSession[] | 'unknown' | undefined {
  useEffect(() => void device?.sync.soon(), [device]);
  return useLogged(device, sessionsOf);
}

export const useOpenRecords = (device: DeviceLog | null): readonly SessionRecord[] | undefined =>
  useLogged(device, openRecordsOf);

/** Reads what 오늘 shows of this device before it is drawn; on a new device that is what the server has. */
export async function readLogged(): Promise<void> {
  const device = await deviceLog();
  if (!device) return;
  // First what may fetch: that changes the log, after which nothing read before is kept.
  await queryClient.prefetchQuery(sessionsOf(device));
  await Promise.all([
    queryClient.prefetchQuery(openRecordsOf(device)),
    queryClient.prefetchQuery(keptPlansOf(device.log)),
  ]);
}
