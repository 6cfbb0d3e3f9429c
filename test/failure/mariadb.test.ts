import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { AcknowledgedWrites, isProperRefusal } from '../support/acknowledged-writes.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** Three limits follow one another at worst: a connection, a statement, and what is between them. */
const LONGEST_MS = 12_000;
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('a MariaDB that takes connections and says nothing', () => {
  let stack: TestStack;
  let app: AppProcess;
  let proxy: TcpProxy;
  let writes: AcknowledgedWrites;
  beforeAll(async () => {
    stack = await createStack('server');
    const url = new URL(stack.env.DATABASE_URL!);
    proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
    // Fewer connections than calls: some of these wait for one.
    app = await startAppProcess({
      ...stack.env,
      DATABASE_URL: proxy.urlFor(stack.env.DATABASE_URL!),
      DATABASE_POOL_SIZE: '3',
    });
    writes = new AcknowledgedWrites(() => app, await app.signUp());
  }, 60_000);
  afterAll(async () => {
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

    // What needs no database goes on.
    const found = await app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
    expect(found).toMatchObject({ status: 200 });
    expect(found.ms).toBeLessThan(1_000);

    await proxy.pass();
    await eventually(async () => expect(await writes.write()).toBe(201));
    for (let n = 0; n < 10; n++) expect(await writes.write()).toBe(201);
    expect((await writes.differences()).lost).toEqual([]);
  }, 90_000);
});
