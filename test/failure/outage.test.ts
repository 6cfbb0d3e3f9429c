import { startAppProcess, type AppProcess } from '../support/app-process.js';
import type { TestMember } from '../support/sign-up.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** What a stalled Redis may cost a request. */
const REDIS_COST_MS = 50;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('an outage', () => {
  let stack: TestStack;
  let app: AppProcess;
  let member: TestMember;
  let database: TcpProxy;
  let redis: TcpProxy;
  beforeAll(async () => {
    stack = await createStack('server');
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
  }, 60_000);
  afterAll(async () => {
    await app.end('SIGKILL');
    await database.close();
    await redis.close();
    await stack.remove();
  });

  const timed = async (call: () => Promise<{ status: number; ms: number }>, times: number) => {
    const took: number[] = [];
    for (let n = 0; n < times; n++) {
      const { status, ms } = await call();
      expect(status).toBe(200);
      took.push(ms);
    }
    return took;
  };
  /** One limit; five. */
  const search = () => app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
  const login = () => app.post('/api/auth/login', { loginEmail: member.email, password: member.password });

  it.each([
    ['a search', search, 30],
    ['a login', login, 8],
  ])(
    'of Redis, stalled, costs %s next to nothing, and limits go on',
    async (_, call, times) => {
      const normal = median(await timed(call, times));
      redis.stall();
      const [first, ...rest] = await timed(call, times);
      // The one that finds out waits once, not for each limit; a busy machine adds to it.
      expect(first! - normal).toBeLessThan(5 * REDIS_COST_MS);
      expect(median(rest) - normal).toBeLessThan(REDIS_COST_MS);
      // A new connection is stalled like the old.
      await pause(3_000);
      expect(median(await timed(call, times)) - normal).toBeLessThan(REDIS_COST_MS);
      await redis.pass();
      await pause(3_000);
    },
    60_000,
  );

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
  }, 60_000);

  it('of the database is told once, not with every request', async () => {
    const from = app.logs.length;
    await database.refuse();
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        await pause(n * 20);
        return app.get('/api/user/private', { token: member.token });
      }),
    );
    await database.pass();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const lines = app.logs.slice(from);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.filter(({ status }) => status === 503).length).toBeGreaterThan(140);
    const stacks = lines.filter(({ err }) => err !== undefined);
    // Lost connections, then refused ones: a line a cause.
    expect(stacks.length).toBeGreaterThanOrEqual(1);
    expect(stacks.length).toBeLessThanOrEqual(4);
    const causes = stacks.map(({ err }) => JSON.stringify([err.code, err.message]));
    expect(new Set(causes).size).toBe(causes.length);
    await app.ready();
  }, 60_000);

  it('of Redis is told once, too', () => {
    const told = app.logs.filter(({ outage, err }) => outage === 'Redis' && err !== undefined);
    expect(told).toHaveLength(1);
  });
});
