// Both databases: order, times.
import { Admin } from '../../src/admin/entities/admin.entity.js';
import { PasswordHasher } from '../../src/auth/password-hasher.js';
import { KnownDevice } from '../../src/auth/devices/known-device.entity.js';
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';
import { eventually } from '../support/eventually.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describe('sessions', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const login = (
    {
      userAgent = WINDOWS,
      mark,
      ...body
    }: Record<string, unknown> & { userAgent?: string; mark?: string } = {},
    who = member,
  ) =>
    t.post(
      '/api/auth/login',
      { loginEmail: who.email, password: who.password, ...body },
      { headers: { 'user-agent': userAgent, ...(mark ? { 'x-device-mark': mark } : {}) } },
    );
  const markOf = ({ headers }: Answer) => headers['x-device-mark'] as string | undefined;
  const refresh = (token: string) => t.get('/api/auth/refresh', { token });
  const profile = (token: string) => t.get('/api/user/private', { token });
  const list = async (token: string) => (await t.get('/api/user/sessions', { token })).body;
  const mailsTo = (email: string) => t.mails().filter(({ to }) => to.includes(email));

  describe('the list', () => {
    it('names the devices, the one used last first, and says which one asks', async () => {
      const phone = await login({ userAgent: IPHONE, rememberMe: true });
      t.clock.advance(60);
      await login();
      t.clock.advance(60);
      const tokens = (await refresh(phone.body.refreshToken)).body;
      expect(await list(tokens.accessToken)).toEqual([
        {
          id: expect.any(Number),
          deviceName: 'iPhone · Safari',
          current: true,
          rememberMe: true,
          createdAt: expect.stringMatching(/Z$/),
          lastUsedAt: expect.stringMatching(/Z$/),
        },
        expect.objectContaining({ deviceName: 'Windows · Chrome', current: false, rememberMe: false }),
        expect.objectContaining({ deviceName: '알 수 없는 기기', current: false, rememberMe: true }),
      ]);
    });

    it('leaves out what has ended', async () => {
      const gone = await login();
      await t.get('/api/auth/logout', { token: gone.body.refreshToken });
      await login({ rememberMe: false });
      expect(await list(member.token)).toHaveLength(2);
      t.clock.advance(13 * HOUR);
      const { body } = await refresh(member.refreshToken);
      expect(await list(body.accessToken)).toHaveLength(1);
    });

    it('is told in the export', async () => {
      await login({ userAgent: IPHONE });
      const { body } = await t.get('/api/user/export', { token: member.token });
      expect(body.user.logins.map(({ deviceName }: { deviceName: string }) => deviceName)).toEqual(
        expect.arrayContaining(['iPhone · Safari', '알 수 없는 기기']),
      );
    });
  });

  describe('logging out there', () => {
    it('ends that login at once and no other, and makes its device a stranger', async () => {
      const phone = await login({ userAgent: IPHONE });
      const [{ id }] = (await list(member.token)).filter((s: { deviceName: string }) =>
        s.deviceName.startsWith('iPhone'),
      );
      const before = await t.database.read.count(KnownDevice);
      expect(
        (await t.post(`/api/user/sessions/delete/${id}`, undefined, { token: member.token })).status,
      ).toBe(204);
      expect((await profile(phone.body.accessToken)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      expect((await refresh(phone.body.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await profile(member.token)).status).toBe(200);
      expect(await t.database.read.count(KnownDevice)).toBe(before - 1);
      const again = await t.post(`/api/user/sessions/delete/${id}`, undefined, { token: member.token });
      expect(again).toMatchObject({ status: 404, body: { status: 'SESSION_NOT_FOUND_EXCEPTION' } });
    });

    it('of the login that asks leaves its device known', async () => {
      const { body } = await login({ userAgent: IPHONE });
      const { id } = (await list(body.accessToken)).find(({ current }: { current: boolean }) => current);
      const before = await t.database.read.count(KnownDevice);
      await t.post(`/api/user/sessions/delete/${id}`, undefined, { token: body.accessToken });
      expect((await profile(body.accessToken)).status).toBe(401);
      expect(await t.database.read.count(KnownDevice)).toBe(before);
    });

    it('is not possible for somebody else’s, which looks like none at all', async () => {
      const stranger = await t.signUp();
      const [{ id }] = await list(member.token);
      const theirs = await t.post(`/api/user/sessions/delete/${id}`, undefined, { token: stranger.token });
      const none = await t.post('/api/user/sessions/delete/2147483646', undefined, { token: stranger.token });
      expect([theirs.status, theirs.body.status]).toEqual([404, 'SESSION_NOT_FOUND_EXCEPTION']);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
      expect((await profile(member.token)).status).toBe(200);
    });

    it('everywhere else leaves this one', async () => {
      const others = [await login(), await login({ userAgent: IPHONE })];
      const before = await t.database.read.count(KnownDevice);
      expect((await t.post('/api/user/sessions/delete', undefined, { token: member.token })).status).toBe(
        204,
      );
      for (const { body } of others) expect((await profile(body.accessToken)).status).toBe(401);
      expect(await list(member.token)).toMatchObject([{ current: true }]);
      // Their devices are unknown again.
      expect(await t.database.read.count(KnownDevice)).toBe(before - 2);
    });
  });

  describe('their end', () => {
    it('comes after 180 days however much they are used', async () => {
      let { refreshToken } = member;
      for (let days = 0; days < 174; days += 29) {
        t.clock.advance(29 * DAY);
        const { status, body } = await refresh(refreshToken);
        expect([days, status]).toEqual([days, 200]);
        refreshToken = body.refreshToken;
      }
      t.clock.advance(6 * DAY + 1);
      expect((await refresh(refreshToken)).body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');
    });

    it('comes after twelve idle hours, or seven days, where they are not to be remembered', async () => {
      const idle = await login({ rememberMe: false });
      t.clock.advance(12 * HOUR + 1);
      expect((await refresh(idle.body.refreshToken)).body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');

      let { refreshToken } = (await login()).body;
      for (let used = 0; used < 15; used++) {
        t.clock.advance(11 * HOUR);
        refreshToken = (await refresh(refreshToken)).body.refreshToken;
      }
      t.clock.advance(3 * HOUR - 60);
      const last = await refresh(refreshToken);
      expect(last.status).toBe(200);
      // No token outlives its login, not even one issued a minute before the end.
      t.clock.advance(61);
      expect((await profile(last.body.accessToken)).body.status).toBe('EXPIRED_ACCESS_TOKEN_EXCEPTION');
      expect((await refresh(last.body.refreshToken)).body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');
    });

    it('of an admin comes after 30 idle minutes, or twelve hours', async () => {
      const { loginId, password } = t.config.admin;
      const admin = () => t.post('/api/admin/login', { loginId, password });
      const idle = (await admin()).body.refreshToken;
      t.clock.advance(HOUR / 2 + 1);
      expect((await refresh(idle)).body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');
      let { refreshToken } = (await admin()).body;
      for (let used = 0; used < 28; used++) {
        t.clock.advance(25 * 60);
        refreshToken = (await refresh(refreshToken)).body.refreshToken;
      }
      t.clock.advance(21 * 60);
      expect((await refresh(refreshToken)).body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');
    });
  });

  describe('the mail about a new device', () => {
    const SUBJECT = '[루틴업] 새 기기에서 로그인했어요';
    const notices = () => mailsTo(member.email).filter(({ subject }) => subject === SUBJECT);

    it('comes with the first login from it, and not with the next', async () => {
      const first = await login({ userAgent: IPHONE });
      await eventually(() => expect(notices()).toHaveLength(1));
      const mark = markOf(first)!;
      expect(markOf(await login({ userAgent: IPHONE, mark }))).toBeUndefined();
      await login({ userAgent: WINDOWS, mark });
      await login({ password: 'wrongword2' });
      await t.signUp();
      expect(notices()).toHaveLength(1);
      const { text } = notices()[0]!;
      expect(text).toContain('기기: iPhone · Safari');
      expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일/);
      expect(text).toContain(`${t.config.publicUrl}/mypage/devices`);
      expect(text).not.toContain(member.password);
      expect(text).not.toMatch(/eyJ|\d{6}/);
    });

    it('comes to the second member at a device that the first one uses', async () => {
      const mark = markOf(await login({ userAgent: IPHONE }))!;
      const other = await t.signUp();
      expect((await login({ mark }, other)).status).toBe(200);
      await eventually(() =>
        expect(mailsTo(other.email).some(({ subject }) => subject === SUBJECT)).toBe(true),
      );
    });
  });

  it('are not opened by a password that is changed while it is being checked', async () => {
    const hasher = t.app.get(PasswordHasher, { strict: false });
    const check = hasher.matches.bind(hasher);
    const { loginId, password } = t.config.admin;
    const change = async (table: 'users' | 'admins', column: string, name: string) => {
      const passwordHash = await hasher.hash('newsecret2');
      await t.database.write(manager =>
        manager.query(`UPDATE ${table} SET passwordHash = ? WHERE ${column} = ?`, [passwordHash, name]),
      );
    };
    try {
      // The password is right, then the change commits before the login does.
      hasher.matches = async (...asked) => {
        const matches = await check(...asked);
        await change('users', 'loginEmail', member.email);
        await change('admins', 'loginId', loginId);
        return matches;
      };
      expect((await login()).body.status).toBe('LOGIN_FAILED_EXCEPTION');
      hasher.matches = async (...asked) => {
        const matches = await check(...asked);
        await change('admins', 'loginId', loginId);
        return matches;
      };
      const admin = await t.post('/api/admin/login', { loginId, password: 'newsecret2' });
      expect(admin.body.status).toBe('LOGIN_FAILED_EXCEPTION');
    } finally {
      hasher.matches = check;
      const passwordHash = await hasher.hash(password);
      await t.database.write(manager => manager.update(Admin, { loginId }, { passwordHash }));
    }
    expect((await login({ password: 'newsecret2' })).status).toBe(200);
  });

  it('and their account do not end by a password that is changed while it is being checked', async () => {
    const hasher = t.app.get(PasswordHasher, { strict: false });
    const check = hasher.matches.bind(hasher);
    const { token } = member;
    try {
      hasher.matches = async (...asked) => {
        const matches = await check(...asked);
        const passwordHash = await hasher.hash('newsecret2');
        await t.database.write(manager =>
          manager.update(User, { loginEmail: member.email }, { passwordHash }),
        );
        return matches;
      };
      const { body } = await t.post('/api/user/delete', { password: member.password }, { token });
      expect(body.status).toBe('WRONG_PASSWORD_EXCEPTION');
    } finally {
      hasher.matches = check;
    }
    expect((await login({ password: 'newsecret2' })).status).toBe(200);
  });

  it('tell by mail that the password was changed, by whichever way, and every device is new again', async () => {
    const SUBJECT = '[루틴업] 비밀번호가 바뀌었어요';
    const notices = () => mailsTo(member.email).filter(({ subject }) => subject === SUBJECT);
    const mark = markOf(await login({ userAgent: IPHONE }))!;
    await t.post(
      '/api/user/private/password',
      { oldPassword: member.password, newPassword: 'newsecret2' },
      { token: member.token },
    );
    await eventually(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]!.text).not.toContain('newsecret2');
    const known = await t.database.read.countBy(KnownDevice, {});
    await login({ password: 'newsecret2', mark });
    expect(await t.database.read.countBy(KnownDevice, {})).toBe(known + 1);

    await t.post('/api/user/password', { loginEmail: member.email });
    const reset = { loginEmail: member.email, newPassword: 'newsecret3' };
    const verificationCode = t.lastCode(member.email);
    expect((await t.post('/api/user/password', { ...reset, verificationCode: '000000' })).status).toBe(400);
    expect(notices()).toHaveLength(1);
    const before = await t.database.read.countBy(KnownDevice, {});
    await t.post('/api/user/password', { ...reset, verificationCode });
    await eventually(() => expect(notices()).toHaveLength(2));
    expect(await t.database.read.countBy(KnownDevice, {})).toBeLessThan(before);
  });

  it('remember thirty devices of an account', async () => {
    for (let i = 0; i < 33; i++) await login();
    const rows = await t.database.read.query(
      'SELECT COUNT(*) AS n FROM known_devices WHERE userId = (SELECT id FROM users WHERE loginEmail = ?)',
      [member.email],
    );
    expect(Number(rows[0].n)).toBe(30);
  });
});
