import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { queryClient } from '../../../shared/api/query-client';
import { newSession } from '../session/plan';
import { deviceLog } from '../store/device-log';
import { readLogged, useOpenRecords, useSessions } from './use-logged';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A page's values of both, from its first drawing on. */
async function drawn(memberId: number) {
  const device = (await deviceLog())!;
  expect(device.log.memberId).toBe(memberId);
  const shown: (readonly [number | 'unknown' | undefined, number | undefined])[] = [];
  const { unmount } = renderHook(
    () => {
      const sessions = useSessions(device);
      const records = useOpenRecords(device);
      shown.push([Array.isArray(sessions) ? sessions.length : sessions, records?.length]);
    },
    { wrapper },
  );
  return { device, shown, unmount };
}

const row = (title: string) => [{ type: 'session' as const, row: newSession({ title }, new Date()) }];

it('a new device shows what the server has from the first drawing on', async () => {
  const { row: here } = row('가슴')[0]!;
  fakeServer({
    'GET /api/training/changes': () =>
      json({ sessions: [{ ...here, revision: 1 }], sets: [], revision: 1, more: false }),
  });
  logIn(701);
  await readLogged();
  const { shown } = await drawn(701);
  expect(shown[0]).toEqual([1, 1]);
});

it('shows what was written since it was read, and nothing older before', async () => {
  fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 1, more: false }),
    'POST /api/training/sync': () => new Promise(() => undefined),
  });
  logIn(702);
  await readLogged();
  const { write } = (await deviceLog())!;
  await write(row('가슴'));
  const { shown, unmount } = await drawn(702);
  await waitFor(() => expect(shown.at(-1)).toEqual([1, 1]));
  expect(shown.flat()).not.toContain(0);
  await act(() => write(row('등')));
  await waitFor(() => expect(shown.at(-1)).toEqual([2, 2]));
  unmount();
  await write(row('하체'));
  const again = await drawn(702);
  await waitFor(() => expect(again.shown.at(-1)).toEqual([3, 3]));
  expect(again.shown.flat()).not.toContain(2);
});

it('what is written in the midst of a reading is read', async () => {
  fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 1, more: false }),
    'POST /api/training/sync': () => new Promise(() => undefined),
  });
  logIn(703);
  const { write } = (await deviceLog())!;
  await write(row('가슴'));
  const { shown } = await drawn(703);
  await act(() => write(row('등')));
  await waitFor(() => expect(shown.at(-1)).toEqual([2, 2]));
});

it('says that it does not know where neither device nor server has told', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  fakeServer({ 'GET /api/training/changes': offline });
  logIn(704);
  const { shown } = await drawn(704);
  await waitFor(() => expect(shown.at(-1)).toEqual(['unknown', 0]));
});
