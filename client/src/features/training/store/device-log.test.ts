import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { createElement, Suspense } from 'react';
import { fakeServer, json } from '../../../../test/fake-server';
import { openTab, tabsOfOneBrowser } from '../../../../test/tabs';
import { logIn } from '../../../../test/remembered-log-in';
import { clearSession } from '../../../shared/session/session.store';
import { deleteDeviceDatabase } from '../../../shared/lib/device-database';
import { logName } from '../../../shared/session/member-data';
import { newSession } from '../session/plan';
import { deviceLog, useDeviceLog } from './device-log';
import { existingLog } from './existing-log';
import { forgetOthers, waitsHere } from './forget-others';
import { useSyncStatus } from './sync-loop';

tabsOfOneBrowser();

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
  expect(useSyncStatus.getState()).toMatchObject({ state: 'checking', waitingRows: 0 });
});

it('goes where somebody else logs in, also where the log of a third cannot be read', async () => {
  const kept = ['routineup.copy.10', 'routineup.training.7'];
  for (const name of [...kept, 'routineup.copy.9', 'routineup.training.8']) {
    // A newer build has migrated one of them.
    const made = await openDB(name, name === 'routineup.training.7' ? 99 : 1, {
      upgrade: database => ['outbox', 'drafts'].forEach(table => database.createObjectStore(table)),
    });
    made.close();
  }
  logIn(10);
  await forgetOthers();
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  expect(names.filter(name => /\.(7|8|9|10)$/.test(name)).sort()).toEqual(kept);
});

it('is not made anew by the question whether anything waits in it, asked while it is deleted', async () => {
  logIn(12);
  await deviceLog();
  clearSession();
  const listed = await indexedDB.databases();
  await deleteDeviceDatabase(logName(12));
  const list = jest.spyOn(indexedDB, 'databases').mockResolvedValue(listed);
  expect(await waitsHere(12)).toBe(false);
  list.mockRestore();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(logName(12));
});

it('goes on where another tab has logged out, and this tab has a login of its own', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  fakeServer({ 'GET /api/training/changes': offline, 'POST /api/training/sync': offline });
  logIn(11);
  const { log, write } = (await deviceLog())!;
  await deleteDeviceDatabase(logName(11));
  await waitFor(() => write([{ type: 'session', row: newSession({ title: '가슴' }, new Date()) }]));
  expect(await log.openSessions()).toHaveLength(1);
});

it('asks the browser to keep it once something is in it, and only once: Firefox asks the person', async () => {
  const persist = jest.fn(async () => true);
  Object.assign(navigator, { storage: { persist } });
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  fakeServer({ 'GET /api/training/changes': offline, 'POST /api/training/sync': offline });
  logIn(13);
  const { write } = (await deviceLog())!;
  expect(persist).not.toHaveBeenCalled();
  for (const title of ['가슴', '등'])
    await write([{ type: 'session', row: newSession({ title }, new Date()) }]);
  expect(persist).toHaveBeenCalledTimes(1);
});

const openMemberTab = () =>
  openTab(async () => ({
    ...(await import('../../../shared/session/session.store')),
    ...(await import('../../../shared/session/member-data')),
    ...(await import('./sync-loop')),
    ...(await import('./device-log')),
  }));

it('is not made anew by a duplicated tab, with a login of this tab only, after a logout in the other', async () => {
  const [one, two] = [await openMemberTab(), await openMemberTab()];
  const accessToken = `x.${btoa(JSON.stringify({ sub: '13' }))}.x`;
  one.startSession({ accessToken, refreshToken: 'r' }, false);
  const copied = JSON.parse(sessionStorage.getItem('routineup.session')!) as object;
  two.useSessionStore.setState({ session: { ...copied, rememberMe: false } as never });
  await Promise.all([one.deviceLog(), two.deviceLog()]);
  // This test's storage is shared: the other tab has its own copy.
  const left = one.currentSession();
  one.clearSession();
  sessionStorage.setItem('routineup.session', JSON.stringify(copied));
  await one.forgetMember(left);
  expect(two.currentSession()).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(logName(13));
});

it('is said to wait for a network also by a tab that has not written it, which sends it where the writing one is gone', async () => {
  const nothing = () => json({ sessions: [], sets: [], revision: 0, more: false });
  const server = fakeServer({ 'GET /api/training/changes': nothing });
  logIn(16);
  const [one, two] = [await openMemberTab(), await openMemberTab()];
  const [writing] = await Promise.all([one.deviceLog(), two.deviceLog()]);
  const status = () => two.useSyncStatus.getState();
  await waitFor(() => expect(status().state).toBe('idle'));

  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  server.on('POST /api/training/sync', offline);
  await writing!.write([{ type: 'session', row: newSession({ title: '가슴' }, new Date()) }]);
  await waitFor(() => expect(status()).toMatchObject({ state: 'offline', waitingRows: 1 }));

  writing!.sync.stop();
  server.on('POST /api/training/sync', () =>
    json({ items: [{ outcome: 'applied', revision: 1 }], revision: 1 }),
  );
  await waitFor(() => expect(status()).toMatchObject({ state: 'idle', waitingRows: 0 }), { timeout: 10_000 });
});

it('is found and goes with its member in a browser that lists no databases', async () => {
  const listed = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'databases')!;
  Reflect.deleteProperty(IDBFactory.prototype, 'databases');
  try {
    logIn(14);
    await deviceLog();
    expect(await existingLog()).not.toBeNull();
    clearSession();
    logIn(15);
    expect(await existingLog()).toBeNull();
    await forgetOthers();
    logIn(14);
    expect(await existingLog()).toBeNull();
  } finally {
    Object.defineProperty(IDBFactory.prototype, 'databases', listed);
  }
  clearSession();
});

it('suspends nothing once it is open', async () => {
  logIn(9);
  await deviceLog();
  const Page = () => createElement('p', null, useDeviceLog() ? '열림' : '없음');
  render(createElement(Suspense, { fallback: '여는 중' }, createElement(Page)));
  expect(screen.getByText('열림')).toBeVisible();
});
