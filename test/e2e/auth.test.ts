// Both databases: addresses by the database’s comparison, conditional updates.
import { ExpiredRowsSweep } from '../../src/auth/expired-rows.sweep.js';
import { Login } from '../../src/auth/entities/login.entity.js';
import { TokenService } from '../../src/auth/token.service.js';
import { VerificationCode } from '../../src/auth/entities/verification-code.entity.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const MINUTE = 60;
const DAY = 86_400;

function claimsOf(token: string): { userId: number; loginId: number } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  return { userId: Number(claims.sub), loginId: claims.login };
}

describe('auth', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const login = (overrides: Record<string, unknown> = {}) =>
    t.post('/api/auth/login', { loginEmail: member.email, password: member.password, ...overrides });
  const refresh = (token: string) => t.get('/api/auth/refresh', { token });
  const profile = (token: string) => t.get('/api/user/private', { token });
  /** The call records this in the background, so the test waits for it. */
  const renewalSeen = ({ token }: TestMember) => {
    const { userId } = claimsOf(token);
    return eventually(async () =>
      expect(await t.database.read.existsBy(Login, { userId, renewalUnseen: true })).toBe(false),
    );
  };

  describe('login', () => {
    it('answers tokens with which the profile can be read', async () => {
      const answer = await login({ rememberMe: true });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken']);
      expect((await profile(answer.body.accessToken)).body.loginEmail).toBe(member.email);
    });

    it('takes the e-mail in any case and with spaces around it', async () => {
      expect((await login({ loginEmail: ` ${member.email.toUpperCase()} ` })).status).toBe(200);
    });

    it('answers a wrong password and an unknown e-mail alike', async () => {
      const wrong = await login({ password: 'password2' });
      const unknown = await login({ loginEmail: 'nobody@example.com' });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toMatchObject({ status: 'LOGIN_FAILED_EXCEPTION', message: expect.any(String) });
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    });

    it('does the same work for an unknown e-mail', async () => {
      const addresses = [member.email, 'nobody@example.com'];
      const work: number[][] = [[], []];
      // Alternates, and measures this process's CPU time, so that other load does not count.
      for (let n = 0; n < 30; n++) {
        const before = process.cpuUsage();
        const { status } = await login({ loginEmail: addresses[n % 2], password: 'password2' });
        const { user, system } = process.cpuUsage(before);
        expect(status).toBe(401);
        work[n % 2]!.push(user + system);
      }
      const [known, unknown] = work.map(each => each.sort((a, b) => a - b)[7]!);
      // Without a dummy hash, an unknown e-mail would cost a tenth.
      expect(unknown! / known!).toBeGreaterThan(0.5);
      expect(unknown! / known!).toBeLessThan(2);
    });

    it.each([
      [{ loginEmail: 'no-address' }, 'loginEmail'],
      [{ loginEmail: 7 }, 'loginEmail'],
      [{ password: '' }, 'password'],
      [{ rememberMe: 'yes' }, 'rememberMe'],
      [{ isAdmin: true }, 'isAdmin'],
    ])('refuses %j', async (overrides, field) => {
      const answer = await login(overrides);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ status: 'VALIDATION_EXCEPTION', fields: [{ field }] });
      expect(answer.body.fields[0].message).toMatch(/[가-힣]/);
    });

    it('does not log in with a null rememberMe any differently', async () => {
      expect((await login({ rememberMe: null })).status).toBe(200);
    });
  });

  describe('access tokens', () => {
    it.each([
      ['no token', undefined],
      ['a broken one', 'not-a-token'],
      ['an unsigned one', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","role":"member","login":1}')}.`],
    ])('refuses %s', async (_, token) => {
      const answer = await t.get('/api/user/private', token ? { token } : {});
      expect(answer.status).toBe(401);
      expect(answer.body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    });

    it('refuses one whose signature was changed', async () => {
      const [head, claims, signature = ''] = member.token.split('.');
      const other = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
      expect((await profile(`${head}.${claims}.${other}`)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    });

    it('refuses one that was signed for somebody else than the login’s owner', async () => {
      const stranger = claimsOf((await t.signUp()).token).userId;
      const { userId, loginId } = claimsOf(member.token);
      const tokens = t.app.get(TokenService, { strict: false });
      const end = new Date(t.clock.now().getTime() + MINUTE * 1000);
      const signedFor = (role: 'member' | 'admin', id: number) =>
        tokens.accessToken({ role, id, loginId }, end);
      expect((await profile(signedFor('member', userId))).status).toBe(200);
      const refused = { status: 'UNAUTHENTICATED_EXCEPTION' };
      expect((await profile(signedFor('member', stranger))).body).toMatchObject(refused);
      const asAdmin = await t.get('/api/admin/self', { token: signedFor('admin', userId) });
      expect(asAdmin.body).toMatchObject(refused);
    });

    it('refuses a refresh token in their place, and the reverse', async () => {
      expect((await profile(member.refreshToken)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      expect((await refresh(member.token)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    });

    it('live 15 minutes', async () => {
      const { body } = await login();
      t.clock.advance(15 * MINUTE - 2);
      expect((await profile(body.accessToken)).status).toBe(200);
      t.clock.advance(3);
      const late = await profile(body.accessToken);
      expect(late.status).toBe(401);
      expect(late.body.status).toBe('EXPIRED_ACCESS_TOKEN_EXCEPTION');
    });

    it('do not keep two members apart wrongly under parallel requests', async () => {
      const other = await t.signUp({ userName: '김철수' });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => profile(i % 2 ? member.token : other.token)),
      );
      answers.forEach((answer, i) => expect(answer.body.loginEmail).toBe(i % 2 ? member.email : other.email));
    });
  });

  describe('refresh', () => {
    it('rotates: new tokens work, the old one only for ten seconds and with the same successor', async () => {
      const first = await refresh(member.refreshToken);
      expect(first.status).toBe(200);
      expect(first.body.refreshToken).not.toBe(member.refreshToken);
      expect((await profile(first.body.accessToken)).status).toBe(200);

      t.clock.advance(9);
      const again = await refresh(member.refreshToken);
      expect(again.status).toBe(200);
      expect(again.body.refreshToken).toBe(first.body.refreshToken);
      expect((await refresh(first.body.refreshToken)).status).toBe(200);
    });

    it('gives parallel refreshes one successor', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(member.refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    });

    it('revokes the whole login when an old token comes back late', async () => {
      const { body } = await refresh(member.refreshToken);
      expect((await profile(body.accessToken)).status).toBe(200);
      await renewalSeen(member);
      t.clock.advance(11);
      const reuse = await refresh(member.refreshToken);
      expect(reuse.status).toBe(401);
      expect(reuse.body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await refresh(body.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await profile(body.accessToken)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    });

    it('gives a phone that died before it kept its new tokens the same ones, however late', async () => {
      t.clock.advance(20 * MINUTE);
      const lost = await refresh(member.refreshToken);
      t.clock.advance(3 * DAY);
      // An old access token says nothing about the new ones.
      expect((await profile(member.token)).body.status).toBe('EXPIRED_ACCESS_TOKEN_EXCEPTION');
      const again = await refresh(member.refreshToken);
      expect(again.status).toBe(200);
      expect(again.body.refreshToken).toBe(lost.body.refreshToken);
      expect((await profile(again.body.accessToken)).status).toBe(200);
      // The new tokens were used: the old refresh token is now treated as stolen.
      await renewalSeen(member);
      t.clock.advance(11);
      expect((await refresh(member.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await profile(again.body.accessToken)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    });

    it('takes an access token from before a renewal for no sign of it', async () => {
      t.clock.advance(14 * MINUTE);
      const lost = await refresh(member.refreshToken);
      expect((await profile(member.token)).status).toBe(200);
      t.clock.advance(11);
      expect((await refresh(member.refreshToken)).body.refreshToken).toBe(lost.body.refreshToken);
    });

    it('revokes the login when a token two generations old comes back at once', async () => {
      const second = await refresh(member.refreshToken);
      const third = await refresh(second.body.refreshToken);
      expect((await refresh(member.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await refresh(third.body.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
    });

    it('leaves other logins of the member alone', async () => {
      const other = await login();
      const { body } = await refresh(member.refreshToken);
      await profile(body.accessToken);
      await renewalSeen(member);
      t.clock.advance(11);
      expect((await refresh(member.refreshToken)).status).toBe(401);
      expect((await profile(other.body.accessToken)).status).toBe(200);
    });

    it('ends after 30 days without use, and goes on for 30 more with every use', async () => {
      t.clock.advance(29 * DAY);
      const renewed = await refresh(member.refreshToken);
      expect(renewed.status).toBe(200);
      t.clock.advance(29 * DAY);
      expect((await refresh(renewed.body.refreshToken)).status).toBe(200);
      const expired = await refresh(member.refreshToken);
      expect(expired.status).toBe(401);
      expect(expired.body.status).toBe('EXPIRED_REFRESH_TOKEN_EXCEPTION');
    });
  });

  describe('logout', () => {
    it('kills the tokens of this login at once and no others', async () => {
      const other = await login();
      // Its signature is not checked again, but its login is.
      expect((await profile(member.token)).status).toBe(200);
      const answer = await t.get('/api/auth/logout', { token: member.refreshToken });
      expect(answer.status).toBe(204);
      expect(answer.text).toBe('');
      expect((await profile(member.token)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      expect((await refresh(member.refreshToken)).body.status).toBe('REVOKED_REFRESH_TOKEN_EXCEPTION');
      expect((await profile(other.body.accessToken)).status).toBe(200);
    });

    it('needs a refresh token', async () => {
      expect((await t.get('/api/auth/logout')).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      expect((await t.get('/api/auth/logout', { token: member.token })).status).toBe(401);
      expect((await profile(member.token)).status).toBe(200);
    });
  });

  describe('the sweep', () => {
    it('removes logins and codes that can be of no use any more, and only those', async () => {
      const kept = await login();
      const before = await t.database.read.countBy(Login, {});
      await t.app.get(ExpiredRowsSweep, { strict: false }).run();
      expect(await t.database.read.countBy(Login, {})).toBeLessThanOrEqual(before);
      expect((await profile(kept.body.accessToken)).status).toBe(200);

      t.clock.advance(31 * DAY);
      const { body } = await login();
      await t.app.get(ExpiredRowsSweep, { strict: false }).run();
      expect(await t.database.read.countBy(Login, {})).toBe(1);
      expect(await t.database.read.countBy(VerificationCode, {})).toBe(0);
      expect((await profile(body.accessToken)).status).toBe(200);
    });
  });
});
