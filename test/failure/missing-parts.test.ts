import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import sharp from 'sharp';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** `ready` must answer within two seconds, whatever is stalled; plus slack for a busy machine. */
const ANSWER_MS = 4_000;
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('readiness', () => {
  let stack: TestStack;
  let app: AppProcess;
  let database: TcpProxy;
  let redis: TcpProxy;
  const silent = createServer(socket => sockets.add(socket.on('error', () => undefined)));
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    stack = await createStack('server');
    const targetOf = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
    database = await TcpProxy.start(targetOf(stack.env.DATABASE_URL!));
    redis = await TcpProxy.start(targetOf(stack.env.REDIS_URL!));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    app = await startAppProcess({
      ...stack.env,
      DATABASE_URL: database.urlFor(stack.env.DATABASE_URL!),
      REDIS_URL: redis.urlFor(stack.env.REDIS_URL!),
      // Both accept connections and never respond.
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      S3_BUCKET: 'b',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    });
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    for (const socket of sockets) socket.destroy();
    silent.close();
    await database.close();
    await redis.close();
    await stack.remove();
  });

  const ready = async () => {
    const answer = await app.get('/api/health/ready');
    expect(answer.ms).toBeLessThan(ANSWER_MS);
    return answer;
  };
  /** Answers are cached for some seconds. */
  const until = (check: (answer: Awaited<ReturnType<typeof ready>>) => boolean) =>
    eventually(async () => {
      const answer = await ready();
      if (!check(answer)) throw new Error(answer.text);
      return answer;
    }, 15_000);

  it('is there without a mail server and an object store, which it reports', async () => {
    const { status, body, headers } = await ready();
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      parts: { database: 'up', queue: 'up', storage: 'down', mail: 'down' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('… and whoever uploads to that store is told so within ten seconds', async () => {
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    const { accessToken: token } = (await app.post('/api/admin/login', { loginId, password })).body;
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('koreanName', '그림 있는 기구');
    form.set('englishName', 'pictured');
    form.set('image', new Blob([picture], { type: 'image/png' }), 'a.png');
    const began = performance.now();
    const answer = await fetch(`${app.url}/api/admin/machines`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'SERVICE_UNAVAILABLE_EXCEPTION' });
    // The storage timeout of ten seconds, plus slack for a busy machine.
    expect(performance.now() - began).toBeLessThan(13_000);
  });

  it('is there without Redis, stalled or refused', async () => {
    redis.stall();
    await until(({ status, body }) => status === 200 && body.parts.queue === 'down');
    await redis.pass();
    redis.cut();
    await until(({ body }) => body.parts.queue === 'up');
    await redis.refuse();
    await until(({ status, body }) => status === 200 && body.parts.queue === 'down');
    await redis.pass();
    await until(({ body }) => body.parts.queue === 'up');
  });

  it('is not there while the database is stalled, and says so in time to many at once', async () => {
    database.stall();
    const answers = await until(({ status }) => status === 503);
    expect(answers.body.status).toBe('SERVICE_UNAVAILABLE_EXCEPTION');
    const many = await Promise.all(Array.from({ length: 20 }, ready));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await app.get('/api/health/live')).status).toBe(200);
    await database.pass();
    await until(({ status }) => status === 200);
  });

  it('is not there while the database refuses connections', async () => {
    await database.refuse();
    await until(({ status }) => status === 503);
    await database.pass();
    await until(({ status }) => status === 200);
  });
});
