import 'fake-indexeddb/auto';
import { fakeServer, json } from '../../../../test/fake-server';
import { clearSession, startSession } from '../../../shared/session/session.store';
import { newSession } from '../session/plan';
import { deviceLog } from './device-log';
import { useSyncStatus } from './sync-loop';

const logIn = (memberId: number) =>
  startSession(
    { accessToken: `x.${btoa(JSON.stringify({ sub: String(memberId) }))}.x`, refreshToken: 'r' },
    true,
  );

it('is sent no more once its member has left: not as the next one either', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  fakeServer({ 'GET /api/training/changes': offline, 'POST /api/training/sync': offline });
  logIn(1);
  const device = (await deviceLog())!;
  await device.write([{ type: 'session', row: newSession({ title: '가슴' }, new Date()) }]);
  await device.sync.soon();
  expect(useSyncStatus.getState()).toMatchObject({ state: 'offline', waitingRows: 1 });

  clearSession();
  logIn(2);
  const online = fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'POST /api/training/sync': () => json({ items: [], revision: 1 }),
  });
  window.dispatchEvent(new Event('online'));
  await device.sync.soon();
  expect(online.requests).toEqual([]);
  expect(useSyncStatus.getState()).toMatchObject({ state: 'idle', waitingRows: 0 });
});
