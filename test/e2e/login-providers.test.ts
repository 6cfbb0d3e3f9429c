// Both databases: an account taken once, the last way in removed by two at once.
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Identity } from '../../src/auth/providers/identity.entity.js';
import { eventually } from '../support/eventually.js';
import { OidcServer } from '../support/oidc-server.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const PUBLIC_URL = 'http://localhost:3999';
const FAILED = { status: 400, body: { status: 'PROVIDER_LOGIN_FAILED_EXCEPTION' } };
const BODY = {
  userName: '홍길동',
  birthDate: '1995-05-05',
  sex: '남',
  height: 175,
  weight: 72,
  upDownBalance: 0.5,
  bodyFat: 16,
  muscleMass: 44,
};

describe('accounts elsewhere', () => {
  let t: TestApp;
  let kakao: OidcServer;
  let google: OidcServer;
  const lines: string[] = [];
  beforeAll(async () => {
    kakao = await OidcServer.start({ returns: `${PUBLIC_URL}/login/callback/kakao`, claimsElsewhere: true });
    google = await OidcServer.start({ returns: `${PUBLIC_URL}/login/callback/google` });
    t = await startTestApp({
      logs: { write: line => lines.push(line) },
      env: {
        PUBLIC_URL,
        LOG_LEVEL: 'trace',
        ...kakao.env('KAKAO'),
        ...google.env('GOOGLE'),
      },
    });
  });
  afterEach(() => {
    kakao.forgery = undefined;
    kakao.fault = undefined;
    kakao.faultAt = '/token';
  });
  afterAll(async () => {
    await t.close();
    await kakao.close();
    await google.close();
  });

  type Purpose = 'login' | 'link';
  const begin = async (purpose: Purpose = 'login', provider = 'kakao') =>
    (await t.post(`/api/auth/providers/${provider}/begin`, { purpose })).body;
  const end = (journey: string, answer: string, more: object = {}, provider = 'kakao') =>
    t.post(`/api/auth/providers/${provider}/end`, { journey, answer, ...more });
  /** The round trip to the provider. */
  async function travel(account: string, purpose: Purpose = 'login', provider = 'kakao') {
    const { url, journey } = await begin(purpose, provider);
    const server = provider === 'kakao' ? kakao : google;
    return end(journey, await server.visit(url, account), {}, provider);
  }
  const own = '/api/user/identities';
  const link = (member: Pick<TestMember, 'token'>, ticket: string, password?: string) =>
    t.post(own, { ticket, ...(password && { password }) }, { token: member.token });
  async function signedUp(account: string, mail = `${account}@example.com`) {
    kakao.accounts.set(account, { email: mail, email_verified: true });
    const { ticket } = (await travel(account)).body;
    const answer = await t.post('/api/user/auth', { ...BODY, loginEmail: mail, providerTicket: ticket });
    expect(answer.status).toBe(201);
    return { token: answer.body.accessToken as string, email: mail };
  }
  const unlinkAll = async (token: string) => {
    for (const { id } of (await t.get(own, { token })).body)
      expect((await t.post(`${own}/delete/${id}`, undefined, { token })).status).toBe(204);
  };
  const idOf = async (token: string) => (await t.get(own, { token })).body[0].id as number;

  it('are shown where they are configured, and only there', async () => {
    expect((await t.get('/api/auth/providers')).body).toEqual({ providers: ['kakao', 'google'] });
    const unknown = { status: 404, body: { status: 'PROVIDER_NOT_FOUND_EXCEPTION' } };
    expect(await t.post('/api/auth/providers/naver/begin', { purpose: 'login' })).toMatchObject(unknown);
    expect(await t.post('/api/auth/providers/facebook/begin', { purpose: 'login' })).toMatchObject(unknown);
  });

  it('are asked with PKCE, state and nonce, for an address that is fixed', async () => {
    const [one, two] = [await begin(), await begin()];
    const { origin, searchParams: asked } = new URL(one.url);
    expect(origin).toBe(kakao.issuer);
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'routineup',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/login/callback/kakao`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)!.length).toBeGreaterThan(20);
      expect(new URL(two.url).searchParams.get(name)).not.toBe(asked.get(name));
      // Encrypted: the browser's copy reveals nothing.
      expect(Buffer.from(one.journey, 'base64url').toString('latin1')).not.toContain(asked.get(name)!);
    }
  });

  it('sign a member up without a password, with what the provider told to begin with, and then log in', async () => {
    kakao.accounts.set('minji', {
      name: '김민지',
      birthdate: '1993-02-03',
      gender: 'female',
      email: 'Minji@Example.com',
      email_verified: true,
    });
    const { body } = await travel('minji');
    expect(body).toEqual({
      tokens: null,
      ticket: expect.any(String),
      told: {
        userName: '김민지',
        birthDate: '1993-02-03',
        sex: '여',
        loginEmail: 'minji@example.com',
        emailVerified: true,
        accountExists: false,
      },
    });
    expect(kakao.asked.at(-1)!.get('code_verifier')!.length).toBeGreaterThan(40);
    const form = {
      ...BODY,
      userName: '김민지',
      loginEmail: 'minji@example.com',
      providerTicket: body.ticket,
    };
    const made = await t.post('/api/user/auth', form);
    expect(made.status).toBe(201);
    const profile = await t.get('/api/user/private', { token: made.body.accessToken });
    expect(profile.body).toMatchObject({ loginEmail: 'minji@example.com', hasPassword: false });

    const again = await travel('minji');
    expect(again.body).toMatchObject({ ticket: null, told: null });
    const { accessToken: token } = again.body.tokens;
    expect((await t.get('/api/user/private', { token })).body.userName).toBe('김민지');
    const [kept] = (await t.get(own, { token })).body;
    expect(kept).toEqual({
      id: expect.any(Number),
      provider: 'kakao',
      mailAddress: 'minji@example.com',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
    });
    const { id: _, ...exported } = kept;
    expect((await t.get('/api/user/export', { token })).body.user.identities).toEqual([exported]);
    // The account has no guessable password, and the login screen accepts none.
    for (const password of ['', 'password1']) {
      expect(
        (await t.post('/api/auth/login', { loginEmail: 'minji@example.com', password })).status,
      ).not.toBe(200);
    }
  });

  it('without an address of mail, or one nobody checked, ask for a code as everybody', async () => {
    for (const claims of [{}, { email: 'sora@example.com', email_verified: false }]) {
      kakao.accounts.set('sora', claims);
      const { ticket, told } = (await travel('sora')).body;
      expect(told).toMatchObject({ emailVerified: false, loginEmail: claims.email ?? null });
      const form = { ...BODY, loginEmail: 'sora@example.com', providerTicket: ticket };
      expect(await t.post('/api/user/auth', form)).toMatchObject({
        status: 409,
        body: { status: 'EMAIL_NOT_VERIFIED_EXCEPTION' },
      });
    }
    const { ticket } = (await travel('sora')).body;
    await t.post('/api/register/verify', { mailAddress: 'sora@example.com' });
    const { signupProof } = (
      await t.post('/api/register/verify/code', {
        mailAddress: 'sora@example.com',
        verificationCode: t.lastCode('sora@example.com'),
      })
    ).body;
    const form = { ...BODY, loginEmail: 'sora@example.com', providerTicket: ticket, signupProof };
    expect((await t.post('/api/user/auth', form)).status).toBe(201);
  });

  it('vouch for an address where they name it, not for another that the token has', async () => {
    const member = await t.signUp();
    kakao.accounts.set('mixed', { email: 'mixed@example.com', email_verified: true });
    // A token names an address and says nothing about it; the rest is told elsewhere.
    for (const more of [{}, { email: null }, { email: 'not an address' }]) {
      kakao.forgery = claims => kakao.sign({ ...claims, email: member.email, ...more });
      const { told } = (await travel('mixed')).body;
      expect(told).toMatchObject({
        loginEmail: 'mixed@example.com',
        emailVerified: true,
        accountExists: false,
      });
    }
    kakao.accounts.set('mixed', { email_verified: true });
    kakao.forgery = claims => kakao.sign({ ...claims, email: 'nobodys@example.com' });
    const { told, ticket } = (await travel('mixed')).body;
    expect(told).toMatchObject({ loginEmail: 'nobodys@example.com', emailVerified: false });
    const form = { ...BODY, loginEmail: 'nobodys@example.com', providerTicket: ticket };
    expect(await t.post('/api/user/auth', form)).toMatchObject({
      status: 409,
      body: { status: 'EMAIL_NOT_VERIFIED_EXCEPTION' },
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    [1, false],
    ['TRUE', false],
    [null, false],
  ])(
    'that call an address checked by %j are taken at their word: %s',
    async (email_verified, emailVerified) => {
      kakao.forgery = claims => kakao.sign({ ...claims, email: 'worded@example.com', email_verified });
      kakao.accounts.set('worded', {});
      expect((await travel('worded')).body.told).toMatchObject({ emailVerified });
    },
  );

  it.each(['ｍine@example.com', 'mine@ｅxample.com', '\u212aim@example.com'])(
    'vouch for an address as they write it: %s may be another mailbox than the one whose account has it',
    async email => {
      kakao.accounts.set('spelling', { email, email_verified: true });
      const { told } = (await travel('spelling')).body;
      expect(told).toMatchObject({ emailVerified: false, accountExists: false });
    },
  );

  it('vouch for their own address only', async () => {
    kakao.accounts.set('jin', { email: 'jin@example.com', email_verified: true });
    const { ticket } = (await travel('jin')).body;
    const form = { ...BODY, loginEmail: 'other@example.com', providerTicket: ticket };
    expect((await t.post('/api/user/auth', form)).status).toBe(409);
  });

  describe('and an account that is there', () => {
    it('are never joined by the address of mail alone, checked or not', async () => {
      const member = await t.signUp();
      for (const email_verified of [true, false]) {
        kakao.accounts.set('thief', { email: member.email, email_verified });
        const { body } = await travel('thief');
        expect(body).toMatchObject({ tokens: null, told: { accountExists: email_verified } });
        const form = { ...BODY, loginEmail: member.email, providerTicket: body.ticket };
        expect(await t.post('/api/user/auth', form)).toMatchObject({
          status: 409,
          body: { status: 'ALREADY_EXIST_USER_EXCEPTION' },
        });
      }
      expect((await t.get(own, { token: member.token })).body).toEqual([]);
    });

    it('are linked by who is logged in to both, who is told by mail, and logs in by it from then on', async () => {
      const member = await t.signUp();
      kakao.accounts.set('linked', { email: 'elsewhere@example.com', email_verified: true });
      const { ticket, tokens } = (await travel('linked', 'link')).body;
      expect(tokens).toBeNull();
      expect(await link(member, ticket)).toMatchObject({ status: 201, body: { provider: 'kakao' } });
      const { accessToken } = (await travel('linked')).body.tokens;
      expect((await t.get('/api/user/private', { token: accessToken })).body.loginEmail).toBe(member.email);
      await unlinkAll(accessToken);
      const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString());
      const events = lines
        .map(line => JSON.parse(line))
        .filter(({ context, memberId }) => context === 'Security' && memberId === Number(sub));
      expect(events.map(({ event }) => event)).toEqual([
        'signup',
        'provider linked',
        'login by provider',
        'provider unlinked',
      ]);
      await eventually(() => {
        const subjects = t
          .mails()
          .filter(({ to }) => to.includes(member.email))
          .map(({ subject }) => subject);
        expect(subjects).toContain('[루틴업] 카카오 로그인이 연결됐어요');
        expect(subjects).toContain('[루틴업] 카카오 로그인 연결이 끊어졌어요');
        expect(subjects).toContain('[루틴업] 새 기기에서 로그인했어요');
      });
    });

    it('are linked with the password where the login is older than ten minutes', async () => {
      const member = await t.signUp();
      t.clock.advance(11 * 60);
      const { ticket } = (await travel('later', 'link')).body;
      expect(await link(member, ticket)).toMatchObject({
        status: 422,
        body: { status: 'PASSWORD_REQUIRED_EXCEPTION' },
      });
      expect((await link(member, ticket, 'wrong-one1')).body.status).toBe('WRONG_PASSWORD_EXCEPTION');
      expect((await link(member, ticket, member.password)).status).toBe(201);
    });

    it('belong to one member: nobody else links them, and coming to link logs nobody in', async () => {
      const [one, two] = [await t.signUp(), await t.signUp()];
      await link(one, (await travel('shared', 'link')).body.ticket);
      const { tokens, ticket } = (await travel('shared', 'link')).body;
      expect(tokens).toBeNull();
      expect(await link(two, ticket)).toMatchObject({
        status: 409,
        body: { status: 'IDENTITY_TAKEN_EXCEPTION' },
      });
      const form = { ...BODY, loginEmail: 'shared@example.com', providerTicket: ticket };
      expect((await t.post('/api/user/auth', form)).status).toBe(409);
      const stranger = await t.post(`${own}/delete/${await idOf(one.token)}`, undefined, {
        token: two.token,
      });
      expect(stranger).toMatchObject({ status: 404, body: { status: 'IDENTITY_NOT_FOUND_EXCEPTION' } });
    });

    it('of two that link the same at once, one has it', async () => {
      const members = [await t.signUp(), await t.signUp()];
      const tickets = [
        (await travel('raced', 'link')).body.ticket,
        (await travel('raced', 'link')).body.ticket,
      ];
      const answers = await Promise.all(members.map((member, at) => link(member, tickets[at])));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    it('are told apart by their provider, also with one subject', async () => {
      google.accounts.set('same-subject', {});
      await signedUp('same-subject');
      expect((await travel('same-subject', 'login', 'google')).body.tokens).toBeNull();
      expect((await travel('same-subject')).body.tokens).toEqual(expect.anything());
    });
  });

  describe('as the only way in', () => {
    const LAST = { status: 409, body: { status: 'LAST_WAY_IN_EXCEPTION' } };
    const unlink = async (token: string, id?: number) =>
      t.post(`${own}/delete/${id ?? (await idOf(token))}`, undefined, { token });

    it('cannot be removed; once there is another it can, but not both, also not at once', async () => {
      const member = await signedUp('alone');
      expect(await unlink(member.token)).toMatchObject(LAST);
      google.accounts.set('alone', {});
      const { ticket } = (await travel('alone', 'link', 'google')).body;
      expect((await link(member, ticket)).status).toBe(201);
      const ids = (await t.get(own, { token: member.token })).body.map(({ id }: { id: number }) => id);
      const answers = await Promise.all(ids.map((id: number) => unlink(member.token, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect((await t.get(own, { token: member.token })).body).toHaveLength(1);
    });

    describe('beside another', () => {
      const passkeys = '/api/user/passkeys';
      const withPasskey = async ({ token }: Pick<TestMember, 'token'>): Promise<number> => {
        const { body } = await t.post(`${passkeys}/options`, {}, { token });
        const made = new SoftAuthenticator(t.config.publicUrl).make(body);
        return (await t.post(passkeys, made, { token })).body.id;
      };
      const withoutPasskey = (token: string, id: number) =>
        t.post(`${passkeys}/delete/${id}`, undefined, { token });

      it('a passkey goes, or the account, but not both, also not at once', async () => {
        for (let round = 0; round < 5; round++) {
          const member = await signedUp(`pair-${round}`);
          const [identity, passkey] = [await idOf(member.token), await withPasskey(member)];
          const answers = await Promise.all([
            unlink(member.token, identity),
            withoutPasskey(member.token, passkey),
          ]);
          expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
          expect(answers.find(({ status }) => status === 409)).toMatchObject(LAST);
        }
      });

      it('of three at once two go', async () => {
        const member = await signedUp('three');
        const kept = [await withPasskey(member), await withPasskey(member)];
        const identity = await idOf(member.token);
        const answers = await Promise.all([
          ...kept.map(id => withoutPasskey(member.token, id)),
          unlink(member.token, identity),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
      });

      it('an account of a provider that is no longer configured is none: nobody can log in by it', async () => {
        const member = await signedUp('forsaken');
        const [id, passkey] = [await idOf(member.token), await withPasskey(member)];
        await t.database.write(manager => manager.update(Identity, { id }, { provider: 'naver' }));
        expect(await withoutPasskey(member.token, passkey)).toMatchObject(LAST);
        expect((await unlink(member.token)).status).toBe(204);
      });
    });

    it('can be removed where there is a password', async () => {
      const member = await t.signUp();
      await link(member, (await travel('beside', 'link')).body.ticket);
      expect((await unlink(member.token)).status).toBe(204);
      expect((await travel('beside')).body.tokens).toBeNull();
    });

    it('gives way to a new password by mail, which takes all of them off: a thief may have linked one', async () => {
      const member = await signedUp('reset');
      await t.post('/api/user/password', { loginEmail: member.email });
      const newPassword = 'another2026';
      const verificationCode = t.lastCode(member.email);
      const reset = { loginEmail: member.email, verificationCode, newPassword };
      expect((await t.post('/api/user/password', reset)).status).toBe(204);
      expect((await travel('reset')).body.tokens).toBeNull();
      const login = await t.post('/api/auth/login', { loginEmail: member.email, password: newPassword });
      expect(login.status).toBe(200);
      const profile = await t.get('/api/user/private', { token: login.body.accessToken });
      expect(profile.body.hasPassword).toBe(true);
      await eventually(() => {
        const mail = t
          .mails()
          .findLast(({ to, subject }) => to.includes(member.email) && subject.includes('비밀번호'));
        expect(mail?.text).toContain('연결한 다른 계정은 모두 끊었어요');
      });
    });

    it('deletes the account after a fresh login, and everything of it', async () => {
      const member = await signedUp('leaving');
      t.clock.advance(11 * 60);
      const remove = (token: string) => t.post('/api/user/delete', {}, { token });
      expect(await remove(member.token)).toMatchObject({
        status: 409,
        body: { status: 'LOGIN_AGAIN_EXCEPTION' },
      });
      const { accessToken } = (await travel('leaving')).body.tokens;
      const [{ id }] = (await t.get(own, { token: accessToken })).body;
      expect((await remove(accessToken)).status).toBe(204);
      expect(await t.database.read.findOneBy(Identity, { id })).toBeNull();
      expect((await travel('leaving')).body.tokens).toBeNull();
    });

    it('does not spare who has a password from entering it before the account goes', async () => {
      const member = await t.signUp();
      const answer = await t.post('/api/user/delete', {}, { token: member.token });
      expect(answer).toMatchObject({ status: 400, body: { status: 'VALIDATION_EXCEPTION' } });
    });
  });

  describe('hostile answers', () => {
    beforeAll(() => signedUp('victim'));

    it('come back once: the same journey and the same code are not taken again', async () => {
      const { url, journey } = await begin();
      const answer = await kakao.visit(url, 'victim');
      expect((await end(journey, answer)).body.tokens).toEqual(expect.anything());
      expect(await end(journey, answer)).toMatchObject(FAILED);
      // The code in another login attempt of the same browser.
      expect(await end((await begin()).journey, answer)).toMatchObject(FAILED);
    });

    it('use the journey up, right or wrong: nobody tries codes until one fits', async () => {
      const { url, journey } = await begin();
      const answer = await kakao.visit(url, 'victim');
      const guess = new URLSearchParams(answer);
      guess.set('code', 'guessed');
      expect(await end(journey, guess.toString())).toMatchObject(FAILED);
      expect(await end(journey, answer)).toMatchObject(FAILED);
    });

    it('of an account that is taken off at that moment log nobody in', async () => {
      const id = await idOf((await signedUp('parting')).token);
      let held: Promise<void> | undefined;
      const { database } = t;
      const write = database.write.bind(database);
      // Other reads still see the row, and other writes wait: the login's, too.
      kakao.forgery = async claims => {
        await new Promise<void>(deleted => {
          held = write(async manager => {
            await manager.delete(Identity, { id });
            await new Promise<void>(loginWrites => {
              database.write = (...call) => {
                loginWrites();
                return write(...call);
              };
              deleted();
            });
            // As long as it takes the login to reach the row.
            for (let n = 0; n < 5; n++) await manager.count(Identity);
          });
        });
        return kakao.sign(claims);
      };
      expect((await travel('parting')).body.tokens ?? null).toBeNull();
      await held;
      Reflect.deleteProperty(database, 'write');
    });

    it('of one account say nothing of the owner of another', async () => {
      kakao.accounts.set('other', { name: '남의이름', email: 'others@example.com', email_verified: true });
      kakao.forgery = claims => kakao.sign({ ...claims, sub: 'mine' });
      expect((await travel('other')).body.told).toMatchObject({ userName: null, loginEmail: null });
    });

    it('of another browser fit no journey: who sends a victim the own answer logs nobody in', async () => {
      const [mine, theirs] = [await begin(), await begin()];
      const answer = await kakao.visit(mine.url, 'victim');
      expect(await end(theirs.journey, answer)).toMatchObject(FAILED);
      expect(await end('nothing-of-ours', answer)).toMatchObject(FAILED);
      const [head, ...rest] = mine.journey.split('.');
      expect(
        await end([head, ...rest.slice(0, -1), 'AAAAAAAAAAAAAAAAAAAAAA'].join('.'), answer),
      ).toMatchObject(FAILED);
    });

    it('with another state, without a code, with an error, from another issuer or after ten minutes are refused', async () => {
      const twist = async (change: (answer: URLSearchParams) => void, wait = 0) => {
        const { url, journey } = await begin();
        const answer = new URLSearchParams(await kakao.visit(url, 'victim'));
        change(answer);
        t.clock.advance(wait);
        return end(journey, answer.toString());
      };
      expect((await twist(() => undefined)).status).toBe(200);
      expect(await twist(answer => answer.set('state', 'another'))).toMatchObject(FAILED);
      expect(await twist(answer => answer.delete('state'))).toMatchObject(FAILED);
      expect(await twist(answer => answer.delete('code'))).toMatchObject(FAILED);
      expect(await twist(answer => answer.set('code', 'guessed'))).toMatchObject(FAILED);
      expect(await twist(answer => answer.set('error', 'access_denied'))).toMatchObject(FAILED);
      expect(await twist(answer => answer.set('iss', google.issuer))).toMatchObject(FAILED);
      expect(await twist(() => undefined, 11 * 60)).toMatchObject(FAILED);
    });

    it('to one provider open nothing at another', async () => {
      const { url, journey } = await begin();
      const answer = await kakao.visit(url, 'victim');
      expect(await end(journey, answer, {}, 'google')).toMatchObject(FAILED);
      // Asked with the same state, nonce and challenge, the other one gives an answer that fits.
      const again = await begin();
      const { search } = new URL(again.url.replaceAll('%2Fkakao', '%2Fgoogle'));
      const asked = (await begin('login', 'google')).url.replace(/\?.*/, search);
      const fitting = await google.visit(asked, 'victim');
      expect(await end(again.journey, fitting, {}, 'google')).toMatchObject(FAILED);
    });

    const now = () => Math.floor(Date.now() / 1000);
    it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
      ['another audience', claims => ({ ...claims, aud: 'another-client' })],
      [
        'an audience of several, for another of them',
        claims => ({ ...claims, aud: ['routineup', 'x'], azp: 'x' }),
      ],
      ['no audience', ({ aud: _, ...claims }) => claims],
      ['no end', ({ exp: _, ...claims }) => claims],
      ['another issuer', claims => ({ ...claims, iss: 'https://accounts.google.com' })],
      ['another nonce', claims => ({ ...claims, nonce: 'of-somebody-else' })],
      ['no nonce', ({ nonce: _, ...claims }) => claims],
      ['no subject', ({ sub: _, ...claims }) => claims],
      ['an end six minutes ago', claims => ({ ...claims, exp: now() - 360 })],
      ['a beginning in six minutes', claims => ({ ...claims, nbf: now() + 360 })],
    ])('whose signed token has %s are refused', async (_, forge) => {
      kakao.forgery = claims => kakao.sign(forge(claims));
      expect(await travel('victim')).toMatchObject(FAILED);
    });

    it('of a provider whose clock is four minutes off are taken', async () => {
      kakao.forgery = claims => kakao.sign({ ...claims, exp: now() - 240, iat: now() - 300 });
      expect((await travel('victim')).body.tokens).toEqual(expect.anything());
      const ahead = { nbf: now() + 240, iat: now() + 240 };
      kakao.forgery = claims => kakao.sign({ ...claims, ...ahead });
      expect((await travel('victim')).body.tokens).toEqual(expect.anything());
    });

    it('signed by somebody else, under a name of a key that is known or not, or not at all, are refused', async () => {
      const { privateKey } = await generateKeyPair('RS256');
      kakao.forgery = claims => kakao.sign(claims, privateKey);
      expect(await travel('victim')).toMatchObject(FAILED);
      kakao.forgery = claims => kakao.sign(claims, privateKey, 'another-key');
      expect(await travel('victim')).toMatchObject(FAILED);
      // The provider's own key, under a name that it does not publish.
      kakao.forgery = (claims, own) => kakao.sign(claims, own, 'another-key');
      expect(await travel('victim')).toMatchObject(FAILED);
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      kakao.forgery = claims => Promise.resolve(`${part({ alg: 'none' })}.${part(claims)}.`);
      expect(await travel('victim')).toMatchObject(FAILED);
    });

    it('signed with what everybody or the product itself knows are refused', async () => {
      const { keys } = (await (await fetch(`${kakao.issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
      const pem = createPublicKey({ key: keys[0]!, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
      for (const secret of ['its-secret', pem.toString(), JSON.stringify(keys[0]), '']) {
        kakao.forgery = claims => {
          const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
          const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: 'its-key' })}.${part(claims)}`;
          const signature = createHmac('sha256', secret).update(signed).digest('base64url');
          return Promise.resolve(`${signed}.${signature}`);
        };
        expect(await travel('victim')).toMatchObject(FAILED);
      }
      // A key that comes along with the token is nobody's.
      const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
      const jwk = await exportJWK(publicKey);
      for (const header of [{ jwk }, { jwk, kid: 'its-key' }, { jku: `${google.issuer}/jwks` }]) {
        kakao.forgery = claims =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey);
        expect(await travel('victim')).toMatchObject(FAILED);
      }
    });

    it('as tickets that are ours for something else, changed or half an hour old open nothing', async () => {
      const { journey } = await begin();
      const member = await t.signUp();
      expect(await link(member, journey)).toMatchObject(FAILED);
      const { ticket } = (await travel('old-ticket', 'link')).body;
      expect(await link(member, `${ticket.slice(0, -4)}AAAA`)).toMatchObject(FAILED);
      t.clock.advance(31 * 60);
      expect(await link(await t.signUp(), ticket)).toMatchObject(FAILED);
    });
  });

  it('leave nothing of what was sent in the log, also where it was refused', async () => {
    await signedUp('logged');
    const { url, journey } = await begin();
    const answer = await kakao.visit(url, 'logged');
    const code = new URLSearchParams(answer).get('code')!;
    const back = `/login/callback/kakao?${answer}`;
    await t.get(back);
    await t.get('/api/site', { headers: { referer: `${PUBLIC_URL}${back}` } });
    const { accessToken } = (await end(journey, answer)).body.tokens;
    await end(journey, answer);
    const refused = await begin();
    await end(refused.journey, 'code=a-code-that-was-guessed&state=another');
    const { ticket } = (await travel('logged', 'link')).body;
    await link({ token: accessToken }, ticket);
    const log = lines.join('\n');
    expect(log).toContain('login by provider');
    expect(log).toContain('provider login refused');
    expect(log).toContain('login by provider failed');
    const secrets = [code, journey, ticket, accessToken, 'its-secret', 'logged@example.com', 'was-guessed'];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('that do not answer are 503, and log in again once they do', async () => {
    await signedUp('patient');
    kakao.fault = response => response.writeHead(502).end();
    expect(await travel('patient')).toMatchObject({
      status: 503,
      body: { status: 'PROVIDER_UNAVAILABLE_EXCEPTION' },
    });
    kakao.fault = response => response.destroy();
    expect((await travel('patient')).status).toBe(503);
    kakao.fault = undefined;
    expect((await travel('patient')).body.tokens).toEqual(expect.anything());
  });

  it('that say nothing, or stop in the middle, are waited for for five seconds', async () => {
    await signedUp('waiting');
    const asked: number[] = [];
    const took = async () => {
      const answer = await travel('waiting');
      return { answer, ms: performance.now() - asked.at(-1)! };
    };
    const hold = (begin: (response: ServerResponse) => void) => {
      kakao.fault = response => {
        asked.push(performance.now());
        begin(response);
      };
    };
    hold(() => undefined);
    const silent = await took();
    expect(silent.answer.status).toBe(503);
    hold(response => response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
    const halting = await took();
    expect(halting.answer.status).toBe(503);
    // What only fills a form in keeps nobody out.
    kakao.faultAt = '/me';
    hold(() => undefined);
    const logged = await took();
    expect(logged.answer.body.tokens).toEqual(expect.anything());
    for (const { ms } of [silent, halting, logged]) {
      expect(ms).toBeGreaterThan(4_000);
      expect(ms).toBeLessThan(8_000);
    }
  });
});

test('a provider that cannot be found is 503 to everybody who asks meanwhile', async () => {
  const kakao = await OidcServer.start({});
  const t = await startTestApp({ env: { PUBLIC_URL, ...kakao.env('KAKAO') } });
  await kakao.close();
  const begin = () => t.post('/api/auth/providers/kakao/begin', { purpose: 'login' });
  for (const answer of await Promise.all([begin(), begin(), begin()]))
    expect(answer).toMatchObject({ status: 503, body: { status: 'PROVIDER_UNAVAILABLE_EXCEPTION' } });
  await t.close();
});

test('a network may come back from accounts elsewhere thirty times in a quarter of an hour; logins do not count', async () => {
  const kakao = await OidcServer.start({ returns: `${PUBLIC_URL}/login/callback/kakao` });
  const t = await startTestApp({ env: { PUBLIC_URL, RATE_LIMIT: 'on', ...kakao.env('KAKAO') } });
  const path = '/api/auth/providers/kakao';
  const end = async (body: object) => (await t.post(`${path}/end`, body)).status;
  const guesses = async (count: number) => {
    const statuses: number[] = [];
    for (let tries = 0; tries < count; tries++)
      statuses.push(await end({ journey: 'guessed', answer: 'code=guessed&state=guessed' }));
    return statuses;
  };
  expect(await guesses(29)).toEqual(Array<number>(29).fill(400));
  // Nor does what the provider fails at.
  kakao.fault = response => response.writeHead(502).end();
  for (let tries = 0; tries < 2; tries++) {
    const { url, journey } = (await t.post(`${path}/begin`, { purpose: 'login' })).body;
    expect(await end({ journey, answer: await kakao.visit(url, 'somebody') })).toBe(503);
  }
  kakao.fault = undefined;
  const { url, journey } = (await t.post(`${path}/begin`, { purpose: 'login' })).body;
  expect(await end({ journey, answer: await kakao.visit(url, 'somebody') })).toBe(200);
  expect(await guesses(2)).toEqual([400, 429]);
  await t.close();
  await kakao.close();
});

test('where none is configured there is none', async () => {
  const t = await startTestApp();
  expect((await t.get('/api/auth/providers')).body).toEqual({ providers: [] });
  await t.close();
});

test('Apple is shown a token signed by the operator’s key in place of a secret', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const apple = await OidcServer.start({ returns: `${PUBLIC_URL}/login/callback/apple` });
  const t = await startTestApp({
    env: {
      PUBLIC_URL,
      OIDC_APPLE_CLIENT_ID: 'routineup',
      OIDC_APPLE_TEAM_ID: 'TEAM000000',
      OIDC_APPLE_KEY_ID: 'KEY0000000',
      OIDC_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      OIDC_APPLE_ISSUER: apple.issuer,
    },
  });
  const { url, journey } = (await t.post('/api/auth/providers/apple/begin', { purpose: 'login' })).body;
  expect(new URL(url).searchParams.get('scope')).toBe('openid');
  const answer = await apple.visit(url, 'somebody');
  await t.post('/api/auth/providers/apple/end', { journey, answer });
  const sent = apple.asked.at(-1)!.get('client_secret')!;
  const { payload, protectedHeader } = await jwtVerify(sent, publicKey, {
    ...{ issuer: 'TEAM000000', audience: apple.issuer, subject: 'routineup' },
  });
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY0000000' });
  expect(payload.exp! - payload.iat!).toBe(300);
  await t.close();
  await apple.close();
});
