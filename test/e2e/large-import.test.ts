// Both databases: locks, bulk writes.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { aSession, sessionItem } from '../support/training-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('importing a large file', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const machines = (count: number, name = '기구') =>
    `koreanName,englishName\n${Array.from({ length: count }, (_, index) => `${name} ${index},machine ${index}\n`).join('')}`;
  const importCsv = (csv: string, query = '') =>
    t.post(`/api/admin/machines/import${query}`, Buffer.from(csv), {
      token,
      headers: { 'content-type': 'text/csv' },
    });

  it('leaves the event loop to others', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const started = performance.now();
    delay.enable();
    const { body } = await importCsv(machines(5_000), '?dryRun=true');
    delay.disable();
    expect(body).toEqual({ created: 5_000, updated: 0, unchanged: 0, errors: [] });
    // Reading the file in one go would block it for nearly all of the time.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - started) / 4);
    expect((await t.get('/api/admin/machines/list/1?keyword=기구 19', { token })).body).toEqual([]);
  });

  it.each([
    ['only tried', '?dryRun=true', 10_000, false],
    ['brought in', '', 4_000, false],
    ['only tried with a line that names a row again', '?dryRun=true', 2_000, true],
    ['brought in with a line that names a row again', '', 2_000, true],
  ])('lets members write while it is %s', async (_, query, rows, again) => {
    const { token: member } = await t.signUp();
    let isOver = false;
    const started = performance.now();
    const name = `기구${query}${rows}`;
    const file = `${machines(rows, name)}${again ? `${name} 0,again\n` : ''}`;
    const importing = importCsv(file, query).finally(() => (isOver = true));
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      const items = [sessionItem(aSession())];
      expect((await t.post('/api/training/sync', { items }, { token: member })).status).toBe(200);
      longest = Math.max(longest, performance.now() - began);
      await pause(5);
    }
    const updated = again ? 1 : 0;
    expect((await importing).body).toEqual({ created: rows, updated, unchanged: 0, errors: [] });
    // A write waits for one part of the file; a single SQLite transaction would make it wait for nearly all of it.
    expect(longest).toBeLessThan((performance.now() - started) / 8);
  });

  it('lets members read and write meanwhile', async () => {
    const member = await t.signUp();
    let isOver = false;
    let reads = 0;
    const importing = importCsv(machines(2_000)).finally(() => (isOver = true));
    const logIn = () => t.post('/api/auth/login', { loginEmail: member.email, password: member.password });
    const login = logIn();
    while (!isOver) {
      expect((await t.get('/api/user/private', { token: member.token })).status).toBe(200);
      reads++;
      // In-process answers alone never yield the event loop.
      await pause(2);
    }
    expect((await importing).body).toEqual({ created: 2_000, updated: 0, unchanged: 0, errors: [] });
    expect((await login).status).toBe(200);
    expect(reads).toBeGreaterThan(10);
    expect((await importCsv(machines(2_000))).body).toMatchObject({ created: 0, unchanged: 2_000 });
  });
});
