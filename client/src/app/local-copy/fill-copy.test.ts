import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../test/fake-server';
import { logIn } from '../../../test/remembered-log-in';
import { queryClient } from '../../shared/api/query-client';
import { clearSession } from '../../shared/session/session.store';
import { keepCopyFilled } from './fill-copy';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

it('fetches everything again when an app that stayed open is looked at later, as another device may have changed it', async () => {
  Object.defineProperty(globalThis, 'caches', {
    value: { match: async () => undefined },
    configurable: true,
  });
  logIn(1);
  const server = fakeServer({
    'GET /api/myfit/routines/workout': () => json({ routines: [], version: 1 }),
    'GET /api/week': () => json({ plan: null, isNextPlanned: false }),
    'GET /api/bodyData/recent': () => json(null),
    'GET /api/bodyData/goal': () => json({ weight: null }),
    'GET /api/bodyParts': () => json({ bodyPartKoreanName: [] }),
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'GET /api/*': () => json([]),
  });
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
