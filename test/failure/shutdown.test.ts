import { existsSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

/** Cleanup for what a test opens and what would outlive it. */
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(env: NodeJS.ProcessEnv = {}, stackName: 'embedded' | 'server' = 'embedded') {
  const stack = await createStack(stackName);
  ends.push(stack.remove);
  const app = await startAppProcess({ ...stack.env, ...env });
  ends.push(() => app.end('SIGKILL'));
  return { stack, app };
}

/** A server that accepts connections and never responds. */
async function silentServer(): Promise<{ port: number; taken: () => number }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, taken: () => sockets.size };
}

/** A connection that sends nothing, or only `said`. */
async function open(app: AppProcess, said = ''): Promise<Socket> {
  const socket = connect(app.port, '127.0.0.1').on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  if (said !== '') socket.write(said);
  await hasRead(app);
  return socket;
}

/** What was sent before is read by the time that later requests are answered. */
async function hasRead(app: AppProcess): Promise<void> {
  for (let n = 0; n < 2; n++) await app.get('/api/health/live');
}

async function expectEnd(ended: BuiltProcess, most = 10_000): Promise<void> {
  const { code, ms } = await ended.end('SIGTERM');
  expect({ code, output: code === 0 ? '' : ended.output }).toEqual({ code: 0, output: '' });
  expect(ms).toBeLessThan(most);
}

/** SQLite deletes its log when the last connection closes cleanly. */
function expectClosed({ env }: TestStack): void {
  const log = join(env.DATA_DIR!, 'routineup.sqlite-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
}

describe('the application told to end', () => {
  it('does so at once: nothing waits for connections that are silent, kept alive or in the middle of a head', async () => {
    const { app, stack } = await start();
    await app.signUp();
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    const [answer] = await once(get(`${app.url}/api/health/live`, { agent }), 'response');
    answer.resume();
    await once(answer, 'end');
    await open(app);
    await open(app, 'GET /api/hea');
    await open(app, 'GET /api/health/live HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    await expectEnd(app, 4_000);
    expectClosed(stack);
  });

  it('is held up by a body that never comes and a stalled object store, but not for long', async () => {
    const s3 = await silentServer();
    const { app, stack } = await start({
      S3_BUCKET: 'b',
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    });
    app.get('/api/uploads/workouts/a.webp').catch(() => undefined);
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    await open(app, `${head}Content-Length: 5000\r\n\r\n{`);
    await expectEnd(app);
    expectClosed(stack);
  });

  it('answers who connects at that moment: nobody is cut off unread', async () => {
    const { app } = await start();
    const ask = () =>
      app.get('/api/bodyParts').then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    const before = Array.from({ length: 20 }, ask);
    const ended = app.end('SIGTERM');
    const burst = [...before, ...Array.from({ length: 20 }, ask)];
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
    expect((await ended).code).toBe(0);
  });

  it('serves on, also over connections that lie idle, until a balancer has heard that it ends', async () => {
    const { app } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    ends.push(() => agent.destroy());
    const overIdleOne = async () => {
      const asked = get(`${app.url}/api/health/live`, { agent });
      const [answer] = await once(asked, 'response');
      answer.resume();
      await once(answer, 'end');
      return { reused: asked.reusedSocket, status: answer.statusCode, connection: answer.headers.connection };
    };
    await overIdleOne();
    for (let n = 0; n < 2; n++) expect((await app.get('/api/health/ready')).status).toBe(200);
    const told = performance.now();
    app.signal('SIGTERM');
    await eventually(async () => expect((await app.get('/api/health/ready')).status).toBe(503));
    expect(await overIdleOne()).toEqual({ reused: true, status: 200, connection: 'close' });
    // The balancer asks once a second and acts on the second no: until then every call is answered.
    let last = await app.get('/api/health/ready');
    for (; ; last = await app.get('/api/health/ready')) {
      expect(last.status).toBe(503);
      if (performance.now() - told > 2_000) break;
    }
    expect(await app.exit()).toBe(0);
  });

  it('says at once that it is no longer ready, and lets open requests finish', async () => {
    const smtp = await silentServer();
    const { app } = await start({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    const slow = app.post('/api/register/verify', { mailAddress: 'a@example.com' });
    slow.catch(() => undefined);
    await eventually(() => expect(smtp.taken()).toBe(1));
    app.signal('SIGTERM');
    const ready = await eventually(async () => {
      const answer = await app.get('/api/health/ready');
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(ready.headers.connection).toBe('close');
    // The silent mail server times out after five seconds: the request is answered before the process exits.
    expect((await slow).status).toBe(503);
    expect(await app.exit()).toBe(0);
  });

  it('goes at once when it is told twice', async () => {
    const { app } = await start();
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    await open(app, `${head}Content-Length: 5000\r\n\r\n{`);
    app.signal('SIGTERM');
    await eventually(async () => expect((await app.get('/api/health/ready')).status).toBe(503));
    // After one signal it would wait for the body and exit with 0.
    expect((await app.end('SIGTERM')).code).toBe(1);
  });
});

withServers('on MariaDB and Redis', () => {
  async function startBehindProxies() {
    const stack = await createStack('server');
    ends.push(stack.remove);
    const proxied: NodeJS.ProcessEnv = { ...stack.env };
    const proxies = {} as Record<'database' | 'redis', TcpProxy>;
    for (const [name, variable] of [
      ['database', 'DATABASE_URL'],
      ['redis', 'REDIS_URL'],
    ] as const) {
      const target = new URL(stack.env[variable]!);
      proxies[name] = await TcpProxy.start({ host: target.hostname, port: Number(target.port) });
      ends.push(() => proxies[name].close());
      proxied[variable] = proxies[name].urlFor(stack.env[variable]!);
    }
    return { stack, env: proxied, ...proxies };
  }

  it.each(['database', 'redis'] as const)('the application ends although its %s is stalled', async name => {
    const place = await startBehindProxies();
    const app = await startAppProcess(place.env);
    ends.push(() => app.end('SIGKILL'));
    const { token } = await app.signUp();
    place[name].stall();
    app.get('/api/user/private', { token }).catch(() => undefined);
    await hasRead(app);
    await expectEnd(app);
  });

  it.each(['database', 'redis'] as const)(
    'a worker with a job ends although its %s is stalled, and the job is done by another, which then ends at once',
    async name => {
      const place = await startBehindProxies();
      const app = await startAppProcess({ ...place.stack.env, WORKER: 'none' });
      ends.push(() => app.end('SIGKILL'));
      const member = await app.signUp();
      const request = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '맨몸'] };
      const { id } = (await app.post('/api/recommendation/workout', request, { token: member.token })).body;
      // The worker waits for this row to write its answer.
      const locker = await createConnection(place.stack.env.DATABASE_URL!);
      ends.push(() => locker.end());
      await locker.beginTransaction();
      await locker.query('SELECT id FROM recommendation_histories WHERE id = ? FOR UPDATE', [id]);
      const worker = await startWorkerProcess(place.env);
      ends.push(() => worker.end('SIGKILL'));
      const reader = await createConnection(place.stack.env.DATABASE_URL!);
      ends.push(() => reader.end());
      await eventually(async () => {
        const [rows] = await reader.query<RowDataPacket[]>('SELECT state FROM jobs');
        expect(rows.map(({ state }) => state)).toEqual(['RUNNING']);
      });
      place[name].stall();
      await expectEnd(worker);
      await locker.rollback();

      const next = await startWorkerProcess(place.stack.env);
      ends.push(() => next.end('SIGKILL'));
      const path = `/api/recommendation/workout/history/${id}`;
      await eventually(
        async () => expect((await app.get(path, { token: member.token })).status).toBe(200),
        20_000,
      );
      // Now idle.
      await expectEnd(next, 3_000);
    },
  );
});
