// Both databases: the database’s own messages.
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PASSWORD = 'Zebra7Quartz9';
const NEW_PASSWORD = 'Walrus3Copper8';
const NAME = '강감찬';
const BIRTH_DATE = '1987-11-23';
const KEYWORD = '비밀검색어';

/** Everything a person does, logged at the finest level, and the faults that tend to log too much. */
describe('the log at trace level', () => {
  let t: TestApp;
  let log = '';
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    t = await startTestApp({
      env: { LOG_LEVEL: 'trace' },
      logs: { write: line => (log += line) },
    });
    secrets.set('the admin’s password', t.config.admin.password);
    secrets.set('the signing key', t.config.jwtSecret);
    await live();
  });
  afterAll(() => t.close());

  async function live(): Promise<void> {
    const email = 'gangam.chan@example.com';
    for (const [name, value] of Object.entries({
      email,
      PASSWORD,
      NEW_PASSWORD,
      NAME,
      BIRTH_DATE,
      KEYWORD,
    })) {
      secrets.set(name, value);
    }
    const keepTokens = (when: string, { body }: { body: any }) => {
      secrets.set(`${when}: access token`, body.accessToken);
      secrets.set(`${when}: refresh token`, body.refreshToken);
      return body.accessToken as string;
    };
    await t.post('/api/user/auth/verify/email', { loginEmail: email });
    await t.post('/api/register/verify', { mailAddress: email });
    const code = t.lastCode(email);
    secrets.set('the code', code);
    await t.post('/api/register/verify/code', { mailAddress: email, verificationCode: '000000' });
    const confirmed = await t.post('/api/register/verify/code', {
      mailAddress: email,
      verificationCode: code,
    });
    secrets.set('the proof', confirmed.body.signupProof);
    secrets.set('the device mark', String(confirmed.headers['x-device-mark']));
    const signup = {
      userName: NAME,
      birthDate: BIRTH_DATE,
      loginEmail: email,
      password: PASSWORD,
      sex: '남',
      height: 175,
      weight: 72,
      upDownBalance: 0.5,
      signupProof: confirmed.body.signupProof,
    };
    keepTokens('signup', await t.post('/api/user/auth', signup));
    await t.post('/api/user/auth', signup);
    await t.post(
      '/api/auth/login',
      { loginEmail: email, password: `${PASSWORD}x` },
      { address: '203.0.113.77', headers: { 'x-device-mark': String(confirmed.headers['x-device-mark']) } },
    );
    // The parser's own message quotes the unreadable input.
    await t.request('POST', '/api/auth/login', `{"password":"${PASSWORD}",}`, {
      headers: { 'content-type': 'application/json' },
    });
    const login = await t.post('/api/auth/login', {
      loginEmail: email,
      password: PASSWORD,
      rememberMe: true,
    });
    keepTokens('login', login);
    let token = keepTokens('refresh', await t.get('/api/auth/refresh', { token: login.body.refreshToken }));
    await t.post('/api/user/password', { loginEmail: email });
    secrets.set('the second code', t.lastCode(email));
    await t.post(
      '/api/user/private/password',
      { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
      { token },
    );
    token = keepTokens(
      'second login',
      await t.post('/api/auth/login', { loginEmail: email, password: NEW_PASSWORD }),
    );

    await t.get(`/api/workouts/search/list?keyword=${encodeURIComponent(KEYWORD)}`);
    await t.post('/api/supplements/search/list', { searchKeyword: KEYWORD });
    for (const [kind, request] of Object.entries({
      workout: { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '맨몸'] },
      supplement: { monthlyBudget: 70_000, purpose: ['근육 증가'] },
    })) {
      const { id } = (await t.post(`/api/recommendation/${kind}`, request, { token })).body;
      await t.answered(`/api/recommendation/${kind}/history/${id}`, { token });
    }
    await t.get('/api/user/export', { token });

    const { loginId, password } = t.config.admin;
    await t.post('/api/admin/login', { loginId, password: `${password}x` });
    const admin = keepTokens('admin', await t.post('/api/admin/login', { loginId, password }));
    const machine = { koreanName: '기록 기구', englishName: 'logged' };
    const { id } = (await t.post('/api/admin/machines', machine, { token: admin })).body;
    await t.put(`/api/admin/machines/${id}`, machine, { token: admin });
    await t.delete(`/api/admin/machines/${id}`, { token: admin });

    // A defect of the product: the driver's error contains the query and all its parameters.
    await t.database.write(manager => manager.query('DROP TABLE `verification_codes`'));
    const broken = await t.post('/api/register/verify', { mailAddress: `other.${email}` });
    expect(broken.body.status).toBe('INTERNAL_EXCEPTION');
  }

  it('tells of every request and of the fault', () => {
    const lines = log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(20);
    expect(lines.some(({ route }) => route === '/api/recommendation/workout/history/:id')).toBe(true);
    expect(lines.some(({ level, err }) => level >= 50 && err?.message.includes('verification_codes'))).toBe(
      true,
    );
  });

  it('answers who did what from where, by id and truncated address', async () => {
    const events = log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
      .filter(({ context }) => context === 'Security');
    const { id: memberId } = await t.database.read.findOneByOrFail(User, {});
    const requestId = expect.stringMatching(/^[\w-]{36}$/);
    const local = { client: '127.0.0.0/24', requestId };
    for (const expected of [
      { event: 'signup', memberId, level: 30, ...local },
      { event: 'login failed', memberId, level: 40, client: '203.0.113.0/24', requestId },
      { event: 'login', memberId, ...local },
      { event: 'password changed', memberId, ...local },
      { event: 'login failed', adminId: 1, level: 40, ...local },
      { event: 'login', adminId: 1, ...local },
    ]) {
      expect(events).toContainEqual(expect.objectContaining(expected));
    }
    expect(log).not.toContain('203.0.113.77');
  });

  it('has no password, token, code, name, birth date, address of mail or search in it', () => {
    expect(secrets.size).toBeGreaterThan(15);
    for (const [name, value] of secrets) {
      expect(value.length).toBeGreaterThan(2);
      const at = log.indexOf(value);
      const around = at < 0 ? '' : log.slice(Math.max(0, at - 300), at + 100);
      expect({ name, around }).toEqual({ name, around: '' });
    }
    expect(/[\w.]+@example\.com/.exec(log)?.[0]).toBeUndefined();
    expect(log).not.toContain('eyJ');
  });
});
