import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { aSession, sessionItem } from '../support/training-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { stackName } from '../support/test-stack.js';

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

  /** How long `work` blocks the event loop, in milliseconds. */
  async function watched<T>(work: () => Promise<T>): Promise<{ result: T; p99: number; longest: number }> {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const result = await work();
    delay.disable();
    return { result, p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6 };
  }

  it('leaves the event loop to others', async () => {
    // Over a connection it takes three times as long, but the event loop only waits.
    const rows = stackName() === 'server' ? 5_000 : 20_000;
    const { result, p99, longest } = await watched(() => importCsv(machines(rows), '?dryRun=true'));
    expect(result.body).toEqual({ created: rows, updated: 0, unchanged: 0, errors: [] });
    // 12 and 22 ms on an idle machine; other load may add to it. Reading the file in one go would take seconds.
    expect(p99).toBeLessThan(100);
    expect(longest).toBeLessThan(500);
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
    const waits: number[] = [];
    const importing = importCsv(machines(2_000)).finally(() => (isOver = true));
    const logIn = () => t.post('/api/auth/login', { loginEmail: member.email, password: member.password });
    const login = logIn();
    while (!isOver) {
      const began = performance.now();
      expect((await t.get('/api/user/private', { token: member.token })).status).toBe(200);
      waits.push(performance.now() - began);
      // In-process answers alone never yield the event loop.
      await pause(2);
    }
    expect((await importing).body).toEqual({ created: 2_000, updated: 0, unchanged: 0, errors: [] });
    expect((await login).status).toBe(200);
    waits.sort((one, other) => one - other);
    expect(waits.length).toBeGreaterThan(10);
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(100);
    expect((await importCsv(machines(2_000))).body).toMatchObject({ created: 0, unchanged: 2_000 });
  });
});
