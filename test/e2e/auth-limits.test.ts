// Both databases: Redis.
import { Admin } from '../../src/admin/entities/admin.entity.js';
import { connectLimitStore } from '../../src/infrastructure/rate-limit/limit-store.js';
import { Limiters } from '../../src/infrastructure/rate-limit/limiters.js';
import { RateLimits } from '../../src/infrastructure/rate-limit/rate-limits.js';
import { eventually } from '../support/eventually.js';
import {
  countsInRedis,
  startTestApp,
  type Answer,
  type TestApp,
  type TestMember,
} from '../support/test-app.js';
import { stackName } from '../support/test-stack.js';

/** Limits count real seconds: the application's clock does not affect them. */
describe('rate limits', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => t.close());

  const expectLimited = (answer: Answer, seconds: number) => {
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ status: 'TOO_MANY_REQUESTS_EXCEPTION', message: expect.any(String) });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(seconds * 0.8);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
  };

  const OWNER = '203.0.113.7';
  const login = (member: TestMember, password: string, address = OWNER, mark?: string) =>
    t.post(
      '/api/auth/login',
      { loginEmail: member.email, password },
      { address, headers: mark ? { 'x-device-mark': mark } : {} },
    );
  const markOf = ({ headers }: Answer) => String(headers['x-device-mark']);

  it('allow ten failed logins of an account from a network in 15 minutes; successes do not count', async () => {
    const member = await t.signUp();
    for (let i = 0; i < 12; i++) expect((await login(member, member.password)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login(member, 'wrongword2')).status).toBe(401);
    expectLimited(await login(member, member.password), 900);
    const other = await t.signUp();
    expect((await login(other, other.password)).status).toBe(200);
  });

  it('do not let parallel guesses through', async () => {
    const member = await t.signUp();
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(member, 'wrongword2')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('treat an address without an account the same', async () => {
    const nobody = { email: 'nobody@example.com' } as TestMember;
    for (let i = 0; i < 10; i++) expect((await login(nobody, 'wrongword2')).status).toBe(401);
    expectLimited(await login(nobody, 'wrongword2'), 900);
  });

  describe('that a stranger uses up', () => {
    let member: TestMember;
    let mark: string;
    beforeAll(async () => {
      member = await t.signUp();
      mark = markOf(await login(member, member.password));
      // Fifty guesses from five networks, one of them the owner's.
      for (let i = 0; i < 50; i++) await login(member, 'wrongword2', i < 10 ? OWNER : `198.51.100.${i % 5}`);
    });

    it('keep strangers out, wherever they come from next', async () => {
      expectLimited(await login(member, member.password), 900);
      await login(member, 'wrongword2', '192.0.2.1');
      const { status, headers } = await login(member, member.password, '192.0.2.2');
      expect(status).toBe(429);
      // Here the account is throttled, not the network: some seconds at first.
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    });

    it('let the right password in from a device it came from before, from any network', async () => {
      for (const address of [OWNER, '198.51.100.1', '192.0.2.77']) {
        for (let i = 0; i < 3; i++)
          expect((await login(member, member.password, address, mark)).status).toBe(200);
      }
    });

    it('of others in its network leave a known device free', async () => {
      const network = '203.0.113.99';
      for (let i = 0; i < 100; i++) {
        const guess = { loginEmail: `nobody${i}@example.com`, password: 'wrongword2' };
        expect((await t.post('/api/auth/login', guess, { address: network })).status).toBe(401);
      }
      expectLimited(await login(await t.signUp(), 'wrongword2', network), 900);
      expect((await login(member, member.password, network, mark)).status).toBe(200);
    });

    it('are not opened by another device’s mark, a forged or a foreign one', async () => {
      const other = await t.signUp();
      const theirs = markOf(await login(other, other.password));
      const [id, signature = ''] = mark.split('.');
      const forged = `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      for (const tried of [theirs, forged, id!, `${id}.`, 'x'.repeat(66), '']) {
        expect((await login(member, member.password, OWNER, tried)).status).toBe(429);
      }
    });

    it('leave the password change, the deletion and the codes of the member free', async () => {
      const { body } = await login(member, member.password, OWNER, mark);
      const own = { token: body.accessToken, address: OWNER };
      const change = { oldPassword: 'wrongword2', newPassword: 'newsecret2' };
      expect((await t.post('/api/user/private/password', change, own)).body.status).toBe(
        'WRONG_PASSWORD_EXCEPTION',
      );
      expect((await t.post('/api/user/password', { loginEmail: member.email }, own)).status).toBe(202);
      const wrong = await t.post('/api/user/delete', { password: 'wrongword2' }, own);
      expect(wrong.body.status).toBe('WRONG_PASSWORD_EXCEPTION');
      expect((await t.post('/api/user/delete', { password: member.password }, own)).status).toBe(204);
    });
  });

  it('of a known device are its own ten', async () => {
    const member = await t.signUp();
    const mark = markOf(await login(member, member.password));
    for (let i = 0; i < 10; i++) expect((await login(member, 'wrongword2', OWNER, mark)).status).toBe(401);
    expectLimited(await login(member, member.password, OWNER, mark), 900);
    expect((await login(member, member.password, OWNER)).status).toBe(200);
  });

  it('count guesses of a logged-in member by what is guessed for', async () => {
    const member = await t.signUp();
    const own = { token: member.token };
    const change = (oldPassword: string) =>
      t.post('/api/user/private/password', { oldPassword, newPassword: 'newsecret2' }, own);
    for (let i = 0; i < 10; i++) expect((await change('wrongword2')).status).toBe(400);
    expectLimited(await change(member.password), 900);
    expect((await t.post('/api/user/delete', { password: 'wrongword2' }, own)).status).toBe(400);
    // The same member, logged in elsewhere.
    const { body } = await login(member, member.password);
    const elsewhere = await t.post(
      '/api/user/private/password',
      { oldPassword: member.password, newPassword: 'newsecret2' },
      { token: body.accessToken },
    );
    expect(elsewhere.status).toBe(204);
  });

  it('of admins are kept alike: by network, with a way in for the known device', async () => {
    const { loginId, password } = t.config.admin;
    const adminLogin = (word: string, address: string, mark?: string) =>
      t.post(
        '/api/admin/login',
        { loginId, password: word },
        { address, headers: mark ? { 'x-device-mark': mark } : {} },
      );
    const mark = markOf(await adminLogin(password, OWNER));
    for (let i = 0; i < 10; i++) expect((await adminLogin('wrongword2', '198.51.100.1')).status).toBe(401);
    expectLimited(await adminLogin(password, '198.51.100.1'), 900);
    expect((await adminLogin(password, OWNER)).status).toBe(200);
    expect((await adminLogin(password, '198.51.100.1', mark)).status).toBe(200);
  });

  it('of an admin’s mails about new devices are five a day, and of those about changes none', async () => {
    const { loginId, password } = t.config.admin;
    const to = 'owner@example.com';
    await t.database.write(manager => manager.update(Admin, { loginId }, { mailAddress: to }));
    const path = '/api/admin/login';
    let token = '';
    for (let i = 0; i < 6; i++)
      token = (await t.post(path, { loginId, password }, { address: OWNER })).body.accessToken;
    const change = { password, newPassword: 'another-long-one' };
    expect((await t.post('/api/admin/self/password', change, { token })).status).toBe(204);
    const told = (what: string) =>
      t.mails().filter(mail => mail.to === to && mail.text.includes(what)).length;
    await eventually(() => expect([told('비밀번호를 바꿨어요'), told('처음 보는 기기에서')]).toEqual([1, 5]));
  });

  describe('of mails', () => {
    const send = (mailAddress: string, address: string) =>
      t.post('/api/register/verify', { mailAddress }, { address });
    const forget = (loginEmail: string, address: string, headers = {}) =>
      t.post('/api/user/password', { loginEmail }, { address, headers });

    it('allow five codes an hour to an address from a network, counted by what they are for', async () => {
      const from = '203.0.113.20';
      for (let i = 0; i < 5; i++) expect((await send('codes@example.com', from)).status).toBe(202);
      expectLimited(await send('codes@example.com', from), 3600);
      expect((await forget('codes@example.com', from)).status).toBe(202);
      expect((await send('other@example.com', from)).status).toBe(202);
    });

    it('leave the owner’s when a stranger uses theirs up', async () => {
      const { email } = await t.signUp();
      for (let i = 0; i < 7; i++) await forget(email, '203.0.113.21');
      expect((await forget(email, '203.0.113.21')).status).toBe(429);
      expect((await forget(email, '203.0.113.22')).status).toBe(202);
    });

    it('slow down what many networks send to one address, but not its own device', async () => {
      const member = await t.signUp();
      const mark = markOf(await login(member, member.password));
      let sent = 0;
      for (let i = 0; i < 40; i++) if ((await forget(member.email, `198.18.0.${i}`)).status === 202) sent++;
      expect(sent).toBe(11);
      expectLimited(await forget(member.email, OWNER), 60);
      expect((await forget(member.email, OWNER, { 'x-device-mark': mark })).status).toBe(202);
    });

    it('allow one client twenty an hour, to whomever', async () => {
      const before = t.mails().length;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          (i % 2 ? send : forget)(`stranger${i}@example.com`, '203.0.113.23'),
        ),
      );
      const sent = answers.filter(({ status }) => status === 202);
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(answer => ![...sent, ...refused].includes(answer))).toEqual([]);
      expect([sent.length, refused.length]).toEqual([20, 180]);
      expect(t.mails().length - before).toBe(20);
    });

    it('tell one client of forty addresses an hour whether they are members’', async () => {
      const { email } = await t.signUp();
      const check = (address: string) =>
        t.post('/api/user/auth/verify/email', { loginEmail: email }, { address });
      const answers = await Promise.all(Array.from({ length: 60 }, () => check('203.0.113.124')));
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(40);
      expectLimited(await check('203.0.113.124'), 3_600);
      const asked = await send(email, '203.0.113.124');
      expect(asked.status).toBe(429);
      expect((await check('203.0.113.125')).status).toBe(409);
    });

    it('take the spellings of a mailbox as one', async () => {
      const from = '203.0.113.24';
      const spellings = [
        'a.b@gmail.com',
        'ab@gmail.com',
        'AB+1@gmail.com',
        'ab+2@gmail.com',
        'a.b+3@Gmail.com',
      ];
      for (const spelling of spellings) expect((await send(spelling, from)).status).toBe(202);
      expectLimited(await send('ab+4@gmail.com', from), 3600);
      expect((await send('user@example.com.', from)).status).toBe(400);
    });
  });

  it('allow 600 requests a minute to a client, unknown paths included, and leave other clients alone', async () => {
    const address = '192.0.2.200';
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
    expect((await t.get('/api/nothing', { address: '192.0.2.201' })).status).toBe(404);
  });

  it('are shared by the processes of a server, and the process’s own on the embedded stack', async () => {
    const here = t.app.get(RateLimits, { strict: false });
    const store = await connectLimitStore(t.config);
    const limiters = new Limiters(store);
    const there = new RateLimits(t.config, limiters);
    if (store) await countsInRedis(store);
    for (let i = 0; i < 5; i++) await here.consume('deviceNotices', 'shared');
    const elsewhere = there.consume('deviceNotices', 'shared').then(
      () => 'allowed',
      () => 'refused',
    );
    expect(await elsewhere).toBe(stackName() === 'server' ? 'refused' : 'allowed');
    limiters.onApplicationShutdown();
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

describe('the mails of a day', () => {
  it('are bounded in all; what fails is not counted, and others are asked to come back', async () => {
    const t = await startTestApp({ env: { RATE_LIMIT: 'on', MAILS_PER_DAY: '6' } });
    try {
      const send = (i: number) =>
        t.post('/api/register/verify', { mailAddress: `m${i}@example.com` }, { address: `203.0.113.${i}` });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
      expect(t.mails()).toHaveLength(6);
      const refused = await send(30);
      expect(refused).toMatchObject({ status: 503, body: { status: 'SERVICE_UNAVAILABLE_EXCEPTION' } });
      expect(refused.body.message).toContain('오늘');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    } finally {
      await t.close();
    }
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
  });
});
