// Both databases: locks.
import { connect } from 'node:net';
import { RequestsInFlight } from '../../src/common/time/requests-in-flight.js';
import { eventually } from '../support/eventually.js';
import { startLiveApp } from '../support/live-app.js';
import type { TestApp } from '../support/test-app.js';

/** Lines of the file, and its parts of 25 lines each. */
const [LINES, PARTS] = [150, 6];

describe('an import', () => {
  let t: TestApp;
  let port: number;
  let token: string;
  /** Start time of each part. */
  let began: number[] = [];
  beforeAll(async () => {
    const live = await startLiveApp();
    t = live.t;
    port = Number(new URL(live.url).port);
    token = await t.adminToken();
    await t.database.write(async ({ connection }) => {
      connection.logger = Object.assign(Object.create(connection.logger), {
        logQuery: (sql: string) => {
          // The first statement of every part.
          if (/^UPDATE .catalogue_state. SET .lockVersion./.test(sql)) began.push(performance.now());
        },
      });
    });
  });
  afterAll(() => t.close());

  /** Imports a file. @returns the shortest time between the starts of two consecutive parts */
  const imported = async (name: string) => {
    began = [];
    const rows = Array.from({ length: LINES }, (_, n) => `${name} ${n},machine ${n}\n`);
    const csv = Buffer.from(`koreanName,englishName\n${rows.join('')}`);
    const headers = { 'content-type': 'text/csv' };
    const started = await t.post('/api/admin/imports?resource=machines', csv, { token, headers });
    const until = (state: string) =>
      eventually(async () => {
        expect((await t.get(`/api/admin/imports/${started.body.id}`, { token })).body.state).toBe(state);
      }, 60_000);
    await until('checked');
    await t.post(`/api/admin/imports/${started.body.id}/apply`, undefined, { token });
    await until('done');
    expect(began).toHaveLength(2 * PARTS);
    return Math.min(...began.flatMap((at, n) => (n % PARTS === 0 ? [] : [at - began[n - 1]!])));
  };
  /** Requests whose bodies never end, each replaced by the next. */
  const waitingForAnswers = (): (() => void) => {
    const open = setInterval(() => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('POST /api/user/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
      socket.write('Content-Length: 9\r\n\r\n{');
      setTimeout(() => socket.destroy(), 240);
    }, 50);
    return () => clearInterval(open);
  };

  it('lets those go first who wait for an answer, and comes to its end all the same', async () => {
    const alone = await imported('아무도 없는 기구');
    const stop = waitingForAnswers();
    await eventually(() => expect(t.app.get(RequestsInFlight, { strict: false }).any).toBe(true));
    const beside = await imported('비켜 주는 기구');
    stop();
    // Ten ms of rest per part, and four times as long when requests wait.
    expect(beside).toBeGreaterThanOrEqual(49);
    expect(beside).toBeGreaterThan(alone);
  });
});
