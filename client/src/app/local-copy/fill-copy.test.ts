import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../test/fake-server';
import { logIn } from '../../../test/remembered-log-in';
import { clearSession } from '../../shared/session/session.store';
import { queryClient } from '../../shared/api/query-client';
import { bodyKeys, fetchRecentBody } from '../../shared/widgets/body-data/body-data.api';
import { healthKey } from '../../shared/widgets/health/health.api';
import { weeksKey } from '../../features/training/api/week.api';
import { prepareDays } from '../../features/training/week/prepare-days';
import type { AcceptedWeek } from '../../features/training/api/week.api';
import { COPIED_FOR_MS, prepareOffline } from '../../features/training/session/offline-plans';
import { myfitKeys } from '../../shared/widgets/myfit/myfit.keys';
import { newSession } from '../../features/training/session/plan';
import { deviceLog } from '../../features/training/store/device-log';
import type { TrainingSession } from '../../features/training/store/rows';
import { fillCopy, keepCopyFilled } from './fill-copy';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  clearSession();
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

/** A server that has nothing but these answers. */
const serverWith = (answers: Parameters<typeof fakeServer>[0]) => {
  Object.defineProperty(globalThis, 'caches', {
    value: { match: async () => undefined },
    configurable: true,
  });
  return fakeServer({
    'GET /api/myfit/routines/workout': () => json({ routines: [], version: 1 }),
    'GET /api/week': () => json({ plan: null, isNextPlanned: false }),
    'GET /api/bodyData/recent': () => json(null),
    'GET /api/bodyData/goal': () => json({ weight: null }),
    'GET /api/bodyParts': () => json({ bodyPartKoreanName: [] }),
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    ...answers,
    'GET /api/*': () => json([]),
  });
};

it('fetches the numbers of a planned workout that has taken the place of another', async () => {
  logIn(2);
  let workoutId = 11;
  const server = serverWith({
    'GET /api/week': () =>
      json({
        isNextPlanned: false,
        plan: {
          ...{ historyId: 7, revision: 1 },
          days: [{ historyId: 8, routineId: null, state: 'planned', items: [{ workoutId }] }],
        },
      }),
    'GET /api/training/next': () => json({ workouts: [], lightWeek: null }),
  });
  const asked = () => server.calls('GET /api/training/next').map(({ url }) => new URL(url).search);
  await fillCopy();
  expect(asked()).toEqual([expect.stringContaining('11')]);
  workoutId = 12;
  await queryClient.invalidateQueries({ queryKey: weeksKey });
  await fillCopy();
  expect(asked()).toEqual([expect.stringContaining('11'), expect.stringContaining('12')]);
});

it('fetches the numbers of a routine again once a session is over and sent, not after each of its sets', async () => {
  logIn(3);
  const server = serverWith({
    'GET /api/myfit/routines/workout': () =>
      json({ routines: [{ routineId: 5, routineName: '가슴' }], version: 1 }),
    'GET /api/training/next/5': () =>
      json({ routineId: 5, routineName: '가슴', workouts: [], lightWeek: null }),
  });
  let revision = 0;
  const sent: TrainingSession[] = [];
  server.on('POST /api/training/sync', async request => {
    const { items } = (await request.json()) as { items: { row: TrainingSession }[] };
    sent.push(...items.map(({ row }) => row));
    revision++;
    return json({ items: items.map(({ row: { id } }) => ({ id, status: 'applied', revision })), revision });
  });
  server.on('GET /api/training/changes', () =>
    json({ sessions: sent.slice(-1).map(row => ({ ...row, revision })), sets: [], revision, more: false }),
  );
  const asked = () => server.calls('GET /api/training/next/5').length;
  const stop = keepCopyFilled();
  await waitFor(() => expect(server.calls('GET /api/workouts/copy')).toHaveLength(1), { timeout: 10_000 });
  expect(asked()).toBe(1);
  const device = (await deviceLog())!;
  const session = newSession({ title: '가슴', routineId: 5 }, new Date());
  await device.write([{ type: 'session', row: session }]);
  await device.sync.soon();
  await fillCopy();
  expect(asked()).toBe(1);
  await device.write([{ type: 'session', row: { ...session, endedAt: new Date().toISOString() } }]);
  await device.sync.soon();
  await waitFor(() => expect(asked()).toBe(2), { timeout: 10_000 });
  // What may be lifted follows from it.
  queryClient.setQueryData<{ conditions: string[] }>(healthKey, { conditions: ['고혈압'] });
  await fillCopy();
  expect(asked()).toBe(3);
  stop();
});

it('a page that could not load stays so until the answer is here, which filling the copy may bring', async () => {
  logIn(4);
  const server = serverWith({ 'GET /api/bodyData/recent': () => json({}, 500) });
  const options = { queryKey: bodyKeys.recent, queryFn: fetchRecentBody, retry: false };
  const states: string[] = [];
  const stop = new QueryObserver(queryClient, options).subscribe(({ status }) => states.push(status));
  await waitFor(() => expect(states).toContain('error'));
  await fillCopy();
  expect(server.calls('GET /api/bodyData/recent').length).toBeGreaterThan(1);
  server.on('GET /api/bodyData/recent', () => json(null));
  await fillCopy();
  await waitFor(() => expect(states.at(-1)).toBe('success'));
  expect(states.slice(states.indexOf('error'))).not.toContain('pending');
  stop();
});

it('takes a plan that 오늘 has just asked for', async () => {
  logIn(4);
  const routine = { routineId: 5, routineName: '가슴' };
  const items = [{ workoutId: 11 }];
  const day = { historyId: 8, routineId: null, state: 'planned', items };
  const server = serverWith({
    'GET /api/myfit/routines/workout': () => json({ routines: [routine], version: 1 }),
    'GET /api/week': () => json({ isNextPlanned: false, plan: { historyId: 7, revision: 1, days: [day] } }),
    'GET /api/training/next/5': () => json({ ...routine, workouts: [], lightWeek: null }),
    'GET /api/training/next': () => json({ workouts: [], lightWeek: null }),
  });
  for (const known of [myfitKeys.workouts(5), healthKey, bodyKeys.recent])
    queryClient.setQueryData(known, []);
  const { log } = (await deviceLog())!;
  await prepareOffline(log, [routine], COPIED_FOR_MS.page);
  await prepareDays(log, { days: [day] } as unknown as AcceptedWeek, COPIED_FOR_MS.page);
  await fillCopy();
  expect(server.calls('GET /api/workouts/copy')).toHaveLength(1);
  expect(server.calls('GET /api/training/next/5')).toHaveLength(1);
  expect(server.calls('GET /api/training/next')).toHaveLength(1);
});

it('fetches everything again when an app that stayed open is looked at later, as another device may have changed it', async () => {
  logIn(1);
  const server = serverWith({});
  const asked = () => server.calls('GET /api/myfit/routines/workout').length;
  const lookAt = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(2000);
  };
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
  const stop = keepCopyFilled();
  await waitFor(() => expect(server.calls('GET /api/workouts/copy')).toHaveLength(1));
  await lookAt();
  expect(asked()).toBe(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 8 * HOUR_MS);
  await lookAt();
  expect(asked()).toBe(2);
  // And what a change has made old.
  const change = { mutationFn: () => queryClient.invalidateQueries() };
  await queryClient.getMutationCache().build(queryClient, change).execute(undefined);
  await jest.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(asked()).toBe(3));
  stop();
});
