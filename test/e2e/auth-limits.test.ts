import { connectLimitStore } from '../../src/infrastructure/rate-limit/limit-store.js';
import { RateLimits } from '../../src/infrastructure/rate-limit/rate-limits.js';
import { startTestApp, type Answer, type TestApp } from '../support/test-app.js';
import { stackName } from '../support/test-stack.js';

/** Limits count real seconds: the clock of the application does not move them. */
describe('rate limits', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    // Redis answers from its first connection on; before that each process counts for itself.
    await new Promise(resolve => setTimeout(resolve, 200));
  }, 60_000);
  afterAll(() => t.close());

  const expectLimited = (answer: Answer, seconds: number) => {
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ status: 'TOO_MANY_REQUESTS_EXCEPTION', message: expect.any(String) });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(seconds * 0.8);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
  };

  it('allow ten failed logins of an account in 15 minutes; successes do not count', async () => {
    const member = await t.signUp();
    const login = (password: string, address?: string) =>
      t.post('/api/auth/login', { loginEmail: member.email, password }, { address });
    for (let i = 0; i < 12; i++) expect((await login(member.password)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login('password2')).status).toBe(401);
    expectLimited(await login(member.password), 900);
    // It is the account that is limited, from wherever it comes …
    expectLimited(await login(member.password, '203.0.113.9'), 900);
    // … and no other account.
    const other = await t.signUp();
    expect(
      (await t.post('/api/auth/login', { loginEmail: other.email, password: other.password })).status,
    ).toBe(200);
    // Whoever is logged in cannot guess on by another way.
    expectLimited(await t.post('/api/user/delete', { password: 'password3' }, { token: member.token }), 900);
  });

  it('do not let parallel guesses through', async () => {
    const member = await t.signUp();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        t.post('/api/auth/login', { loginEmail: member.email, password: 'password2' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('treat an address without an account the same', async () => {
    const login = () =>
      t.post('/api/auth/login', { loginEmail: 'nobody@example.com', password: 'password2' });
    for (let i = 0; i < 10; i++) expect((await login()).status).toBe(401);
    expectLimited(await login(), 900);
  });

  it('allow five codes an hour to an address', async () => {
    const send = (mailAddress: string) => t.post('/api/register/verify', { mailAddress });
    for (let i = 0; i < 5; i++) expect((await send('codes@example.com')).status).toBe(202);
    expectLimited(await send('codes@example.com'), 3600);
    expectLimited(await t.post('/api/user/password', { loginEmail: 'codes@example.com' }), 3600);
    expect((await send('other@example.com')).status).toBe(202);
  });

  it('allow 600 requests a minute to a client, unknown paths included, and leave other clients alone', async () => {
    const address = '198.51.100.4';
    const paths = ['/api/nothing', '/api/auth/refresh', '/api/user/private'];
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => t.get(paths[i % paths.length]!, { address })),
      );
      for (const { status } of answers) expect([401, 404]).toContain(status);
    }
    expectLimited(await t.get('/api/nothing', { address }), 60);
    expectLimited(await t.get('/api/user/private', { address }), 60);
    expect((await t.get('/api/health/live', { address })).status).toBe(200);
    expect((await t.get('/api/nothing', { address: '198.51.100.5' })).status).toBe(404);
  }, 60_000);

  it('are shared by the processes of a server, and the process’s own on the embedded stack', async () => {
    const here = t.app.get(RateLimits, { strict: false });
    const there = new RateLimits(t.config, await connectLimitStore(t.config));
    await new Promise(resolve => setTimeout(resolve, 200));
    for (let i = 0; i < 5; i++) await here.consume('codes', 'shared@example.com');
    const elsewhere = there.consume('codes', 'shared@example.com').then(
      () => 'allowed',
      () => 'refused',
    );
    expect(await elsewhere).toBe(stackName() === 'server' ? 'refused' : 'allowed');
    there.onApplicationShutdown();
  });

  it('allow 30 recommendations an hour to a member', async () => {
    const limits = t.app.get(RateLimits, { strict: false });
    for (let i = 0; i < 30; i++) await limits.consume('recommendations', 7);
    await expect(limits.consume('recommendations', 7)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS_EXCEPTION',
    });
    await expect(limits.consume('recommendations', 8)).resolves.toBeUndefined();
  });
});

describe('RATE_LIMIT=off', () => {
  it('lets everything through', async () => {
    const t = await startTestApp({ env: { RATE_LIMIT: 'off' } });
    try {
      const limits = t.app.get(RateLimits, { strict: false });
      for (let i = 0; i < 100; i++) await limits.consume('recommendations', 7);
    } finally {
      await t.close();
    }
  }, 60_000);
});
