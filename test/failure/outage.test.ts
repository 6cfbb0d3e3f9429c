import { Redis } from 'ioredis';
import { loadConfig } from '../../src/config/config.js';
import { connectLimitStore } from '../../src/infrastructure/rate-limit/limit-store.js';
import { Limiters } from '../../src/infrastructure/rate-limit/limiters.js';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import type { TestMember } from '../support/sign-up.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('an outage', () => {
  let stack: TestStack;
  let app: AppProcess;
  let member: TestMember;
  let database: TcpProxy;
  let redis: TcpProxy;
  /** Past the proxy. */
  let counts: Redis;
  beforeAll(async () => {
    stack = await createStack('server');
    counts = new Redis(stack.env.REDIS_URL!);
    const targetOf = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
    database = await TcpProxy.start(targetOf(stack.env.DATABASE_URL!));
    redis = await TcpProxy.start(targetOf(stack.env.REDIS_URL!));
    app = await startAppProcess({
      ...stack.env,
      DATABASE_URL: database.urlFor(stack.env.DATABASE_URL!),
      REDIS_URL: redis.urlFor(stack.env.REDIS_URL!),
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'info',
    });
    member = await app.signUp();
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await database.close();
    await redis.close();
    counts.disconnect();
    await stack.remove();
  });

  /** A request that waits for the stalled Redis exceeds this; a busy machine alone does not. */
  const options = { timeoutMs: 20_000 };
  const search = () => app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' }, options);
  const login = () =>
    app.post('/api/auth/login', { loginEmail: member.email, password: member.password }, options);

  const counted = async () => {
    const keys = (await counts.keys('routineup:limit:*')).sort();
    return [keys, keys.length > 0 && (await counts.mget(keys))];
  };

  // First: what was told less than a minute ago is not told again.
  it('of Redis is told once, not with every attempt to connect', async () => {
    redis.stall();
    for (let n = 0; n < 3; n++) {
      redis.cut();
      await eventually(() => expect(redis.held).toBeGreaterThan(0));
    }
    redis.cut();
    await redis.pass();
    await app.ready();
    await search();
    await eventually(() => expect(app.logs.some(({ route }) => /search/.test(route))).toBe(true));
    const told = app.logs.filter(({ outage, err }) => outage === 'Redis' && err !== undefined);
    expect(told).toHaveLength(1);
  });

  it.each([
    ['a search', search],
    ['a login', login],
  ])('of Redis, stalled, keeps nobody from %s', async (_, call) => {
    redis.stall();
    for (let n = 0; n < 3; n++) expect((await call()).status).toBe(200);
    // A new connection stalls like the old one.
    await eventually(() => expect(redis.held).toBeGreaterThan(0));
    for (let n = 0; n < 3; n++) expect((await call()).status).toBe(200);
    await redis.pass();
    await eventually(async () => {
      const before = await counted();
      await call();
      expect(await counted()).not.toEqual(before);
    });
  });

  it('of Redis, stalled, is waited for once: neither the other limits of that request nor the next ones wait', async () => {
    const settings = { REDIS_URL: redis.urlFor(stack.env.REDIS_URL!), RATE_LIMIT: 'on' };
    const store = (await connectLimitStore(loadConfig({ ...stack.env, ...settings })))!;
    const limiters = new Limiters(store);
    try {
      const limits = Array.from({ length: 5 }, (_, n) =>
        limiters.create(`outage-${n}`, { points: 100, duration: 60 }),
      );
      /** For each limit in sequence: whether its answer came in the same turn of the event loop. */
      const asked = async () => {
        const atOnce: boolean[] = [];
        for (const limit of limits) {
          const answer = limit.consume('somebody');
          const nextTurn = new Promise<false>(resolve => setImmediate(() => resolve(false)));
          atOnce.push(await Promise.race([answer.then(() => true), nextTurn]));
          await answer;
        }
        return atOnce;
      };
      await eventually(() => expect(store.status).toBe('ready'));
      await asked();
      redis.stall();
      expect(await asked()).toEqual([false, true, true, true, true]);
      expect(await asked()).toEqual([true, true, true, true, true]);
      await eventually(() => expect(store.status).not.toBe('ready'));
      // A new connection stalls like the old one.
      await eventually(() => expect(store.status).toBe('connect'));
      expect(await asked()).toEqual([true, true, true, true, true]);
    } finally {
      limiters.onApplicationShutdown();
      await redis.pass();
    }
  });

  it('of Redis does not lift the limits', async () => {
    redis.stall();
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      const answer = await app.post('/api/auth/login', {
        loginEmail: 'nobody@example.com',
        password: 'Wrong12345',
      });
      statuses.push(answer.status);
    }
    await redis.pass();
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('of the database is told once, not with every request', async () => {
    const from = app.logs.length;
    await database.refuse();
    // Ten callers, each of whom asks again once there is an answer.
    const caller = async () => {
      const own = [];
      for (let n = 0; n < 15; n++) own.push(await app.get('/api/user/private', { token: member.token }));
      return own;
    };
    const answers = (await Promise.all(Array.from({ length: 10 }, caller))).flat();
    await database.pass();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const lines = () => app.logs.slice(from);
    const refused = () => lines().filter(({ msg, status }) => msg === 'request' && status === 503);
    // The log of another process comes later than its answers.
    await eventually(() => expect(refused().length).toBeGreaterThan(140));
    const stacks = lines().filter(({ err }) => err !== undefined);
    // Lost connections, then refused ones: one line per cause.
    expect(stacks.length).toBeGreaterThanOrEqual(1);
    expect(stacks.length).toBeLessThanOrEqual(4);
    const causes = stacks.map(({ err }) => JSON.stringify([err.code, err.message]));
    expect(new Set(causes).size).toBe(causes.length);
    await app.ready();
  });
});
