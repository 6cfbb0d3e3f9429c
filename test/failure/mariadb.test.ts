import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { AcknowledgedWrites, isProperRefusal } from '../support/acknowledged-writes.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** At worst three timeouts in sequence: a connection, a statement, and the time in between. */
const LONGEST_MS = 12_000;
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('a MariaDB that takes connections and says nothing', () => {
  let stack: TestStack;
  let app: AppProcess;
  let proxy: TcpProxy;
  let writes: AcknowledgedWrites;
  let holder: Connection | undefined;
  beforeAll(async () => {
    stack = await createStack('server');
    const url = new URL(stack.env.DATABASE_URL!);
    proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
    // Fewer connections than calls, so that some calls wait for one.
    app = await startAppProcess({
      ...stack.env,
      DATABASE_URL: proxy.urlFor(stack.env.DATABASE_URL!),
      DATABASE_POOL_SIZE: '3',
    });
    writes = new AcknowledgedWrites(() => app, await app.signUp());
  });
  afterAll(async () => {
    // Its open transaction would block dropping the database.
    holder?.destroy();
    await app.end('SIGKILL');
    await proxy.close();
    await stack.remove();
  });

  it('is a 503 within seconds for everybody who waits for it, and nothing is left broken', async () => {
    for (let n = 0; n < 5; n++) expect(await writes.write()).toBe(201);
    proxy.stall();
    const calls = Array.from({ length: 12 }, () =>
      app.post('/api/auth/login', { loginEmail: 'a@example.com', password: 'password1' }),
    );
    const began = performance.now();
    const [written, answers] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => writes.write())),
      Promise.all(calls),
    ]);
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    expect(written).toEqual(Array(6).fill(503));
    expect(answers.every(isProperRefusal)).toBe(true);
    expect(writes.wrong).toEqual([]);

    // Requests that need no database still work.
    const found = await app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
    expect(found).toMatchObject({ status: 200 });
    expect(found.ms).toBeLessThan(LONGEST_MS);

    await proxy.pass();
    await eventually(async () => expect(await writes.write()).toBe(201));
    for (let n = 0; n < 10; n++) expect(await writes.write()).toBe(201);
    expect((await writes.differences()).lost).toEqual([]);
  });

  it('ends the wait for a row that somebody holds itself; others are answered meanwhile, and no thread is left there', async () => {
    const held = await app.signUp();
    const other = await app.signUp();
    const url = stack.env.DATABASE_URL!;
    holder = await createConnection(url);
    await holder.query('START TRANSACTION');
    await holder.query('SELECT id FROM users WHERE loginEmail = ? FOR UPDATE', [held.email]);
    const routines = '/api/myfit/routines/workout';
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    // More than the pool's connections.
    const waiting = Array.from({ length: 5 }, () => app.post(routines, list, { token: held.token }));
    await eventually(async () => expect(await lockWaits()).toBeGreaterThan(0));
    const answered = app.post(routines, list, { token: other.token });
    const answers = await Promise.all(waiting);
    expect(answers.every(isProperRefusal)).toBe(true);
    expect((await answered).status).toBe(200);
    expect(await lockWaits()).toBe(0);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await app.post(routines, list, { token: held.token })).status).toBe(200);
  });

  /** Sessions of this database that wait for a row lock. InnoDB refreshes that table only if nobody has read it for 0.1 s. */
  async function lockWaits(): Promise<number> {
    await pause(200);
    const [rows] = await holder!.query<RowDataPacket[]>(
      "SELECT COUNT(*) AS waits FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT' AND trx_mysql_thread_id IN (SELECT id FROM information_schema.processlist WHERE db = DATABASE())",
    );
    return Number(rows[0]!.waits);
  }
});
