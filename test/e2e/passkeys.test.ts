// Both databases: a counter of 32 bits, conditional updates, a challenge taken once.
import { AdminSecondFactor } from '../../src/admin/entities/admin-second-factor.entity.js';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { Login } from '../../src/auth/entities/login.entity.js';
import { Admin } from '../../src/admin/entities/admin.entity.js';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
import { Identity } from '../../src/auth/providers/identity.entity.js';
import { User } from '../../src/members/user.entity.js';
import { SpentChallenge } from '../../src/auth/passkeys/spent-challenge.entity.js';
import { ExpiredRowsSweep } from '../../src/auth/expired-rows.sweep.js';
import { eventually } from '../support/eventually.js';
import { SoftAuthenticator, type AuthenticatorFault } from '../support/soft-authenticator.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const MINUTE = 60;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const REFUSED = { status: 400, body: { status: 'PASSKEY_FAILED_EXCEPTION' } };

const NONE = { clientExtensionResults: {} };

/** A certificate as authenticators have it (WebAuthn §8.2.1), and its key. */
function manufacturer(): { certificate: Buffer; privateKey: string } {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-attestation-'));
  try {
    const [key, config] = [join(folder, 'key.pem'), join(folder, 'config')];
    writeFileSync(
      config,
      `[req]
distinguished_name = name
x509_extensions = more
prompt = no
[name]
C = KR
O = Somebody
OU = Authenticator Attestation
CN = A key
[more]
basicConstraints = CA:FALSE`,
    );
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const args = [...made, '-days', '2', '-config', config, '-keyout', key, '-outform', 'DER'];
    const certificate = execFileSync('openssl', args, { stdio: 'pipe' });
    return { certificate, privateKey: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('passkeys', () => {
  let t: TestApp;
  let member: TestMember;
  const lines: string[] = [];
  beforeAll(async () => {
    t = await startTestApp({ env: { LOG_LEVEL: 'info' }, logs: { write: line => lines.push(line) } });
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const own = '/api/user/passkeys';
  const device = () => new SoftAuthenticator(t.config.publicUrl);
  const options = async (token = member.token) => (await t.post(`${own}/options`, {}, { token })).body;
  const loginOptions = async () => (await t.post('/api/auth/login/passkey/options')).body;
  async function added(token = member.token, twist?: AuthenticatorFault): Promise<SoftAuthenticator> {
    const authenticator = device();
    const answer = await t.post(own, authenticator.make(await options(token), twist), {
      token,
      headers: { 'user-agent': IPHONE },
    });
    expect(answer).toMatchObject({ status: 201, body: { deviceName: 'iPhone · Safari' } });
    return authenticator;
  }
  const send = (body: object, headers = {}) => t.post('/api/auth/login/passkey', body, { headers });
  const login = async (authenticator: SoftAuthenticator, twist?: AuthenticatorFault) =>
    send(authenticator.sign(await loginOptions(), twist));
  const profile = (token: string) => t.get('/api/user/private', { token });

  describe('a member', () => {
    it('adds one, is told by mail, logs in with it and finds it in list and export', async () => {
      const phone = await added();
      const answer = await login(phone);
      expect(answer.status).toBe(200);
      expect((await profile(answer.body.accessToken)).body.loginEmail).toBe(member.email);
      const [kept] = (await t.get(own, { token: member.token })).body;
      expect(kept).toEqual({
        id: expect.any(Number),
        deviceName: 'iPhone · Safari',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
      });
      const { id: _, ...exported } = kept;
      expect((await t.get('/api/user/export', { token: member.token })).body.user.passkeys).toEqual([
        exported,
      ]);
      await eventually(() => {
        const mails = t.mails().filter(({ to }) => to.includes(member.email));
        const mail = mails.find(({ subject }) => subject.includes('새 패스키가 추가됐어요'));
        expect(mail?.text).toContain('iPhone · Safari');
      });
    });

    it('asks for a key that stays on the device, opened by its owner, of our host and not made before', async () => {
      const first = await added();
      const asked = await options();
      expect(asked).toMatchObject({
        rp: { id: 'localhost', name: '루틴업' },
        user: { name: member.email, displayName: '홍길동' },
        excludeCredentials: [{ id: first.credentialId, type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      });
      expect(Buffer.from(asked.user.id, 'base64url').toString('latin1')).not.toContain(String(member.email));
      expect((await options()).user.id).toBe(asked.user.id);
      expect(await loginOptions()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    });

    it('has several, and removes one without touching the others or the password', async () => {
      const [one, two] = [await added(), await added()];
      const [{ id }] = (await t.get(own, { token: member.token })).body;
      expect((await t.post(`${own}/delete/${id}`, undefined, { token: member.token })).status).toBe(204);
      expect(await login(one)).toMatchObject(REFUSED);
      expect((await login(two)).status).toBe(200);
      const again = await t.post(`${own}/delete/${id}`, undefined, { token: member.token });
      expect(again).toMatchObject({ status: 404, body: { status: 'PASSKEY_NOT_FOUND_EXCEPTION' } });
      const { email: loginEmail, password } = member;
      expect((await t.post('/api/auth/login', { loginEmail, password })).status).toBe(200);
    });

    it('cannot remove somebody else’s', async () => {
      await added();
      const [{ id }] = (await t.get(own, { token: member.token })).body;
      const stranger = await t.signUp();
      expect((await t.post(`${own}/delete/${id}`, undefined, { token: stranger.token })).status).toBe(404);
      expect((await t.get(own, { token: member.token })).body).toHaveLength(1);
    });

    it('is asked for the password where the login is older than ten minutes', async () => {
      t.clock.advance(11 * MINUTE);
      const ask = (body: object) => t.post(`${own}/options`, body, { token: member.token });
      expect(await ask({})).toMatchObject({ status: 422, body: { status: 'PASSWORD_REQUIRED_EXCEPTION' } });
      expect(await ask({ password: 'wrong-one1' })).toMatchObject({
        status: 400,
        body: { status: 'WRONG_PASSWORD_EXCEPTION' },
      });
      const { status, body } = await ask({ password: member.password });
      expect(status).toBe(200);
      expect((await t.post(own, device().make(body), { token: member.token })).status).toBe(201);
    });

    it('has twenty at most', async () => {
      const begun = device().make(await options());
      for (let made = 0; made < 20; made++) await added();
      for (const more of [
        await t.post(`${own}/options`, {}, { token: member.token }),
        await t.post(own, begun, { token: member.token }),
      ])
        expect(more).toMatchObject({ status: 409, body: { status: 'TOO_MANY_PASSKEYS_EXCEPTION' } });
    });

    it('stays logged in only where that was asked for', async () => {
      const phone = await added();
      const remembered = await send({ ...phone.sign(await loginOptions()), rememberMe: true });
      const sessions = (await t.get('/api/user/sessions', { token: remembered.body.accessToken })).body;
      expect(sessions.find(({ current }: { current: boolean }) => current).rememberMe).toBe(true);
      const short = (await login(phone)).body.accessToken;
      const others = (await t.get('/api/user/sessions', { token: short })).body;
      expect(others.find(({ current }: { current: boolean }) => current).rememberMe).toBe(false);
    });

    it('loses them with a password that is set anew by mail, and with the account', async () => {
      const phone = await added();
      const loginEmail = member.email;
      await t.post('/api/user/password', { loginEmail });
      const verificationCode = t.lastCode(loginEmail);
      const reset = { loginEmail, verificationCode, newPassword: 'another1pass' };
      expect((await t.post('/api/user/password', reset)).status).toBe(204);
      expect(await login(phone)).toMatchObject(REFUSED);
      await eventually(() => {
        const [told] = t
          .mails()
          .filter(({ to, text }) => to.includes(loginEmail) && text.includes('패스키는 모두'));
        expect(told?.subject).toContain('비밀번호가 바뀌었어요');
      });

      const other = await t.signUp();
      const theirs = await added(other.token);
      await t.post('/api/user/delete', { password: other.password }, { token: other.token });
      expect(await login(theirs)).toMatchObject(REFUSED);
      const left = await t.database.read.findBy(Passkey, { credentialId: theirs.credentialId });
      expect(left).toEqual([]);
    });
  });

  describe('a visitor', () => {
    let mail: string;
    let proof: string;
    let visitors = 0;
    const asked = () => ({ userName: '김민지', loginEmail: mail, signupProof: proof });
    const ask = async (body: object = {}) =>
      t.post('/api/user/auth/passkey/options', { ...asked(), ...body });
    const form = () => ({
      ...asked(),
      ...{ birthDate: '1997-04-12', sex: '여', height: 165, weight: 58, upDownBalance: 0.5 },
    });
    const signUp = (body: object) =>
      t.post('/api/user/auth', { ...form(), ...body }, { headers: { 'user-agent': IPHONE } });
    const isMember = async () => (await t.database.read.countBy(User, { loginEmail: mail })) === 1;
    beforeEach(async () => {
      mail = `visitor-${++visitors}@example.com`;
      await t.post('/api/register/verify', { mailAddress: mail });
      const code = { mailAddress: mail, verificationCode: t.lastCode(mail) };
      proof = (await t.post('/api/register/verify/code', code)).body.signupProof;
    });

    it('signs up by one without a password, logs in with it, adds more, and keeps one way in', async () => {
      const phone = device();
      const { status, body } = await ask();
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user: { name: mail, displayName: '김민지' },
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const made = await signUp({ passkey: phone.make(body) });
      expect(made.status).toBe(201);
      expect((await profile(made.body.accessToken)).body).toMatchObject({
        ...{ loginEmail: mail, hasPassword: false },
      });
      const token = (await login(phone)).body.accessToken;
      expect((await profile(token)).body.loginEmail).toBe(mail);
      const [{ id, deviceName }] = (await t.get(own, { token })).body;
      expect(deviceName).toBe('iPhone · Safari');
      const remove = () => t.post(`${own}/delete/${id}`, undefined, { token });
      expect(await remove()).toMatchObject({ status: 409, body: { status: 'LAST_WAY_IN_EXCEPTION' } });
      expect(lines.some(line => line.includes('signup by passkey'))).toBe(true);
      // The second one belongs to the same owner on the device.
      expect((await options(token)).user.id).toBe(body.user.id);
      const second = await added(token);
      expect((await remove()).status).toBe(204);
      expect((await login(second)).status).toBe(200);
      // Who loses the phone sets a password by mail.
      await t.post('/api/user/password', { loginEmail: mail });
      const reset = { loginEmail: mail, verificationCode: t.lastCode(mail), newPassword: 'another1pass' };
      expect((await t.post('/api/user/password', reset)).status).toBe(204);
      expect((await t.post('/api/auth/login', { loginEmail: mail, password: 'another1pass' })).status).toBe(
        200,
      );
      expect(await login(second)).toMatchObject(REFUSED);
    });

    it('is asked for the proof of the address first, and for a password where there is no passkey', async () => {
      const unproven = { status: 409, body: { status: 'EMAIL_NOT_VERIFIED_EXCEPTION' } };
      expect(await ask({ signupProof: 'guessed' })).toMatchObject(unproven);
      expect(await ask({ signupProof: undefined })).toMatchObject(unproven);
      expect(await ask({ loginEmail: 'another@example.com' })).toMatchObject(unproven);
      expect(await ask({ loginEmail: member.email })).toMatchObject({
        status: 409,
        body: { status: 'ALREADY_EXIST_USER_EXCEPTION' },
      });
      const passkey = device().make((await ask()).body);
      expect(await signUp({ passkey, signupProof: 'guessed' })).toMatchObject(unproven);
      for (const passkey of [undefined, null, {}, [], 'a', { ...device(), more: 1 }])
        expect(await signUp({ passkey })).toMatchObject({
          status: 400,
          body: { status: 'VALIDATION_EXCEPTION' },
        });
      expect(await isMember()).toBe(false);
    });

    it.each<[string, AuthenticatorFault]>([
      ['of another origin', { origin: 'https://routineup.evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['for a challenge of nobody', { challenge: Buffer.alloc(52, 7).toString('base64url') }],
      ['that is a login', { type: 'webauthn.get' }],
      ['without the owner', { flags: 1 }],
      ['from within a foreign page', { crossOrigin: true }],
      ['with certificates', { attestation: ['packed', new Map<string, unknown>([['x5c', []]])] }],
    ])('who sends one %s is no member', async (_, twist) => {
      expect(await signUp({ passkey: device().make((await ask()).body, twist) })).toMatchObject(REFUSED);
      expect(await isMember()).toBe(false);
    });

    it('who sends one for another use, twice, too late, cut off or that is somebody’s is no member', async () => {
      const phone = device();
      const { body } = await ask();
      const twoAtOnce = await Promise.all([1, 2].map(() => signUp({ passkey: phone.make(body) })));
      expect(twoAtOnce.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
      expect(await t.database.read.countBy(User, { loginEmail: mail })).toBe(1);

      mail = `later-${mail}`;
      await t.post('/api/register/verify', { mailAddress: mail });
      const code = { mailAddress: mail, verificationCode: t.lastCode(mail) };
      proof = (await t.post('/api/register/verify/code', code)).body.signupProof;
      // Made for a member, for a login, or registered already.
      expect(await signUp({ passkey: device().make(await options()) })).toMatchObject(REFUSED);
      const asLogin = { ...(await loginOptions()), rp: { id: 'localhost' }, user: { id: 'a' } };
      expect(await signUp({ passkey: device().make(asLogin) })).toMatchObject(REFUSED);
      expect(await signUp({ passkey: phone.make((await ask()).body) })).toMatchObject(REFUSED);
      // Nor does one made for a sign-up belong to a member.
      const forVisitor = device().make((await ask()).body);
      expect(await t.post(own, forVisitor, { token: member.token })).toMatchObject(REFUSED);
      const whole = device().make((await ask()).body);
      const cut = whole.attestationObject.slice(0, 90);
      expect(await signUp({ passkey: { ...whole, attestationObject: cut } })).toMatchObject(REFUSED);
      const late = device().make((await ask()).body);
      t.clock.advance(5 * MINUTE + 1);
      expect(await signUp({ passkey: late })).toMatchObject(REFUSED);
      expect(await isMember()).toBe(false);
      // Nothing of it used the proof up.
      expect((await signUp({ passkey: device().make((await ask()).body) })).status).toBe(201);
    });
  });

  describe('what is refused, all with one answer', () => {
    const ADDITIONS: [string, AuthenticatorFault][] = [
      ['of another origin', { origin: 'https://routineup.evil.example' }],
      ['of a subdomain', { origin: 'http://www.localhost:3000' }],
      ['of an Android app', { origin: 'android:apk-key-hash:47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' }],
      ['for another host', { rpId: 'evil.example' }],
      ['for a challenge of nobody', { challenge: Buffer.alloc(52, 7).toString('base64url') }],
      ['for no challenge', { challenge: '' }],
      ['that is a login', { type: 'webauthn.get' }],
      ['without the owner', { flags: 1 }],
      ['without anybody there', { flags: 4 }],
      ['from within a foreign page', { crossOrigin: true }],
      ['of an algorithm nobody asked for', { algorithm: -36 }],
      ['with an attestation nobody asked for', { attestation: ['fido-u2f', new Map()] }],
      [
        'with certificates',
        { attestation: ['packed', new Map<string, unknown>([['x5c', [new Uint8Array(9)]]])] },
      ],
    ];
    it.each(ADDITIONS)('a new one %s', async (_, twist) => {
      const answer = await t.post(own, device().make(await options(), twist), { token: member.token });
      expect(answer).toMatchObject(REFUSED);
      expect(answer.text).not.toMatch(/origin|localhost|evil/);
      expect((await t.get(own, { token: member.token })).body).toEqual([]);
    });

    it('a new one that a manufacturer vouches for, however well: nobody asked, and certificates name addresses', async () => {
      const { certificate, privateKey } = manufacturer();
      const vouched = (statement: (signature: Uint8Array) => [string, unknown][]) => ({
        attestation: (signed: Buffer): [string, Map<string, unknown>] => [
          'packed',
          new Map<string, unknown>([
            ['alg', -7],
            ...statement(new Uint8Array(sign('sha256', signed, privateKey))),
          ]),
        ],
      });
      const twist = vouched(sig => [
        ['sig', sig],
        ['x5c', [new Uint8Array(certificate)]],
      ]);
      // Valid: the library alone would take it.
      const made = device().make(await options(), twist);
      const { verified } = await verifyRegistrationResponse({
        response: {
          ...made,
          id: made.credentialId,
          rawId: made.credentialId,
          type: 'public-key',
          ...NONE,
          response: made,
        },
        expectedChallenge: () => true,
        expectedOrigin: t.config.publicUrl,
      });
      expect(verified).toBe(true);
      expect(await t.post(own, made, { token: member.token })).toMatchObject(REFUSED);
      expect((await t.get(own, { token: member.token })).body).toEqual([]);
    });

    it('a new one sent twice, for another member, too late, or that is somebody’s', async () => {
      const phone = device();
      const made = phone.make(await options());
      expect((await t.post(own, made, { token: member.token })).status).toBe(201);
      expect(await t.post(own, made, { token: member.token })).toMatchObject(REFUSED);
      const stranger = await t.signUp();
      const forMember = device().make(await options());
      expect(await t.post(own, forMember, { token: stranger.token })).toMatchObject(REFUSED);
      const taken = phone.make(await options(stranger.token));
      expect(await t.post(own, taken, { token: stranger.token })).toMatchObject(REFUSED);
      const late = device().make(await options());
      t.clock.advance(5 * MINUTE + 1);
      expect(await t.post(own, late, { token: member.token })).toMatchObject(REFUSED);
    });

    it('a new one under another’s number, or with more than a passkey has', async () => {
      const made = device().make(await options());
      const { credentialId } = device();
      expect(await t.post(own, { ...made, credentialId }, { token: member.token })).toMatchObject(REFUSED);
      const whole = device().make(await options());
      for (const more of [
        { transports: Array(7).fill('usb') },
        { transports: ['usb,ble'] },
        { transports: ['x'.repeat(16)] },
        { transports: 'usb' },
        { credentialId: 'a'.repeat(1365) },
        { clientDataJSON: 'a+b' },
        { userId: 1 },
      ])
        expect(await t.post(own, { ...whole, ...more }, { token: member.token })).toMatchObject({
          status: 400,
          body: { status: 'VALIDATION_EXCEPTION' },
        });
      expect((await t.get(own, { token: member.token })).body).toEqual([]);
    });

    it('a new one of broken bytes, cut off anywhere', async () => {
      const whole = Buffer.from(device().make(await options()).attestationObject, 'base64url');
      for (const length of [1, 2, 9, 30, 60, 100, whole.length - 1]) {
        const made = device().make(await options());
        const attestationObject = whole.subarray(0, length).toString('base64url');
        const answer = await t.post(own, { ...made, attestationObject }, { token: member.token });
        expect({ length, status: answer.status, code: answer.body.status }).toEqual({
          length,
          status: 400,
          code: 'PASSKEY_FAILED_EXCEPTION',
        });
      }
      for (const text of ['null', '[]', '7', '{', '{"challenge":{}}', '{"challenge":7}']) {
        const made = {
          ...device().make(await options()),
          clientDataJSON: Buffer.from(text).toString('base64url'),
        };
        expect(await t.post(own, made, { token: member.token })).toMatchObject(REFUSED);
      }
    });

    const LOGINS: [string, AuthenticatorFault][] = [
      ...ADDITIONS.slice(0, 6),
      ['that is a new one', { type: 'webauthn.create' }],
      ...ADDITIONS.slice(7, 10),
    ];
    it.each(LOGINS)('a login %s', async (_, twist) => {
      const phone = await added();
      const answer = await login(phone, twist);
      expect(answer).toMatchObject(REFUSED);
      expect(answer.text).not.toMatch(/origin|localhost|evil/);
      expect((await login(phone)).status).toBe(200);
    });

    it('a login played again, too late, for an admin’s challenge or for that of an addition', async () => {
      const phone = await added();
      const signed = phone.sign(await loginOptions());
      expect((await send(signed)).status).toBe(200);
      expect(await send(signed)).toMatchObject(REFUSED);
      const late = phone.sign(await loginOptions());
      t.clock.advance(5 * MINUTE + 1);
      expect(await send(late)).toMatchObject(REFUSED);
      const admins = (await t.post('/api/admin/login/passkey/options')).body;
      expect(await send(phone.sign(admins))).toMatchObject(REFUSED);
      const other = await t.signUp();
      const { challenge } = await options(other.token);
      expect(await send(phone.sign({ challenge, rpId: 'localhost' }))).toMatchObject(REFUSED);
      expect(await t.post('/api/admin/login/passkey', phone.sign(admins))).toMatchObject(REFUSED);
    });

    it('a login of a member as the admin who happens to have the same number', async () => {
      const phone = await added();
      const { id } = await t.database.read.findOneByOrFail(Admin, {});
      const { credentialId } = phone;
      await t.database.write(manager => manager.update(Passkey, { credentialId }, { userId: id }));
      const asked = async (path: string) => phone.sign((await t.post(`${path}/options`)).body);
      const admins = '/api/admin/login/passkey';
      expect(await t.post(admins, await asked(admins))).toMatchObject(REFUSED);
      expect((await send(await asked('/api/auth/login/passkey'))).status).toBe(200);
    });

    it('of two logins with one answer at once all but one', async () => {
      const phone = await added();
      const signed = phone.sign(await loginOptions());
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(signed)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('a login with another member’s credential, name or data put in its place', async () => {
      const [mine, theirs] = [await added(), await added((await t.signUp()).token)];
      const swaps: object[] = [
        { credentialId: theirs.credentialId },
        { userHandle: theirs.sign({ challenge: '', rpId: 'localhost' }).userHandle },
        { signature: 'AAAA' },
        { authenticatorData: 'AAAA' },
        { credentialId: device().credentialId },
      ];
      for (const swap of swaps)
        expect(await send({ ...mine.sign(await loginOptions()), ...swap })).toMatchObject(REFUSED);
      expect((await login(mine)).status).toBe(200);
    });

    it('of two logins with one count at once all but one', async () => {
      const phone = await added();
      for (let counter = 1; counter <= 5; counter++) {
        const signed = [await loginOptions(), await loginOptions()].map(each =>
          phone.sign(each, { counter }),
        );
        const answers = await Promise.all(signed.map(each => send(each)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      }
    });

    it('a clone, whose count stands still or goes back', async () => {
      const phone = await added();
      expect((await login(phone, { counter: 4_000_000_000 })).status).toBe(200);
      expect(await login(phone, { counter: 4_000_000_000 })).toMatchObject(REFUSED);
      expect(await login(phone, { counter: 0 })).toMatchObject(REFUSED);
      expect((await login(phone, { counter: 4_000_000_001 })).status).toBe(200);
    });
  });

  it('tells by mail of a login from a new device, and the log of all of it', async () => {
    const phone = await added();
    expect((await login(phone)).status).toBe(200);
    await eventually(() => {
      const mails = t.mails().filter(({ to }) => to.includes(member.email));
      expect(mails.map(({ subject }) => subject)).toContain('[루틴업] 새 기기에서 로그인했어요');
    });
    await login(phone, { flags: 1 });
    const [{ id }] = (await t.get(own, { token: member.token })).body;
    await t.post(`${own}/delete/${id}`, undefined, { token: member.token });
    await eventually(() =>
      expect(
        t
          .mails()
          .some(({ to, subject }) => to.includes(member.email) && subject.includes('패스키가 지워졌어요')),
      ).toBe(true),
    );
    const { sub } = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString());
    const events = lines
      .map(line => JSON.parse(line))
      .filter(({ context, memberId }) => context === 'Security' && memberId === Number(sub));
    expect(events.map(({ event }) => event)).toEqual([
      'signup',
      'passkey added',
      'login by passkey',
      'passkey refused',
      'passkey removed',
    ]);
  });

  it('forgets challenges that were answered once they are too old to be answered', async () => {
    const phone = await added();
    await login(phone);
    const sweep = t.app.get(ExpiredRowsSweep, { strict: false });
    await sweep.run();
    expect(await t.database.read.count(SpentChallenge)).toBeGreaterThan(0);
    t.clock.advance(6 * MINUTE);
    await sweep.run();
    expect(await t.database.read.count(SpentChallenge)).toBe(0);
  });

  describe('an admin', () => {
    const self = '/api/admin/self/passkeys';
    let admin: string;
    beforeEach(async () => {
      admin = await t.adminToken();
    });

    it('adds one with the password, logs in with it without a code, and finds it all in the audit log', async () => {
      const { password } = t.config.admin;
      const wrong = await t.post(`${self}/options`, { password: 'wrong' }, { token: admin });
      expect(wrong).toMatchObject({ status: 400, body: { status: 'WRONG_PASSWORD_EXCEPTION' } });
      const asked = (await t.post(`${self}/options`, { password }, { token: admin })).body;
      const key = device();
      expect((await t.post(self, key.make(asked), { token: admin })).status).toBe(201);
      // Creating a passkey counts as showing a second factor.
      expect(await t.database.read.countBy(Login, { adminId: Not(IsNull()), secondFactor: true })).toBe(1);
      const factor = { secret: 'sealed', lastStep: null, createdAt: new Date(), confirmedAt: new Date() };
      const { id: adminId } = await t.database.read.findOneByOrFail(Admin, {});
      await t.database.write(manager => manager.insert(AdminSecondFactor, { adminId, ...factor }));
      const { loginId } = t.config.admin;
      const bare = await t.post('/api/admin/login', { loginId, password });
      expect(bare.body.status).toBe('SECOND_FACTOR_REQUIRED_EXCEPTION');
      const signed = key.sign((await t.post('/api/admin/login/passkey/options')).body);
      const opened = await t.post('/api/admin/login/passkey', signed);
      expect(opened.status).toBe(200);
      await t.database.write(manager => manager.delete(AdminSecondFactor, { adminId }));
      expect((await t.get('/api/admin/self', { token: opened.body.accessToken })).status).toBe(200);
      expect(await send(signed)).toMatchObject(REFUSED);
      const [kept] = (await t.get(self, { token: admin })).body;
      expect((await t.post(`${self}/delete/${kept.id}`, undefined, { token: admin })).status).toBe(204);
      // Perhaps opened by whoever has the passkey now.
      expect((await t.get('/api/admin/self', { token: opened.body.accessToken })).status).toBe(401);
      expect((await t.get('/api/admin/self', { token: admin })).status).toBe(200);
      const entries = await t.database.read.find(AuditLog, { order: { id: 'ASC' } });
      const ofPasskey = entries.filter(({ resource }) => resource === 'passkey');
      expect(ofPasskey.map(({ action }) => action)).toEqual(['create', 'delete']);
      expect(entries.find(({ after }) => (after as any)?.passkey === kept.id)).toMatchObject({
        action: 'login',
        after: { secondFactor: true },
      });
    });

    it('who may no longer log in cannot do so by passkey either', async () => {
      const { password, loginId } = t.config.admin;
      const asked = (await t.post(`${self}/options`, { password }, { token: admin })).body;
      const key = device();
      await t.post(self, key.make(asked), { token: admin });
      const disable = (disabledAt: Date | null) =>
        t.database.write(manager => manager.update(Admin, { loginId }, { disabledAt }));
      const signed = async () => key.sign((await t.post('/api/admin/login/passkey/options')).body);
      await disable(new Date());
      expect(await t.post('/api/admin/login/passkey', await signed())).toMatchObject(REFUSED);
      await disable(null);
      expect((await t.post('/api/admin/login/passkey', await signed())).status).toBe(200);
    });
  });
});

it.each(['https://[2001:db8::1]', 'https://203.0.113.9:8443'])(
  'are off where the product is reached by an address, which the log says: %s',
  async PUBLIC_URL => {
    const lines: string[] = [];
    const t = await startTestApp({
      env: {
        ...{ PUBLIC_URL, LOG_LEVEL: 'warn' },
        ...{ OIDC_KAKAO_CLIENT_ID: 'routineup', OIDC_KAKAO_CLIENT_SECRET: 'its-secret' },
      },
      logs: { write: line => lines.push(line) },
    });
    try {
      const off = { status: 409, body: { status: 'PASSKEYS_OFF_EXCEPTION' } };
      const { token } = await t.signUp();
      expect(await t.post('/api/auth/login/passkey/options')).toMatchObject(off);
      expect(await t.post('/api/user/passkeys/options', {}, { token })).toMatchObject(off);
      expect((await t.get('/api/user/passkeys', { token })).body).toEqual([]);
      expect(lines.filter(line => line.includes('Passkeys are off'))).toHaveLength(1);
      // From before: nobody logs in with it, so it does not count as a way.
      const userId = Number(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub);
      const at = { createdAt: new Date(), lastUsedAt: null };
      const id = await t.database.write(async manager => {
        await manager.update(User, { id: userId }, { hasPassword: false });
        const key = {
          userHandle: 'a',
          credentialHash: 'a',
          credentialId: 'a',
          publicKey: 'a',
          transports: '',
        };
        await manager.insert(Passkey, { ...key, ...at, userId, adminId: null, counter: 0, deviceName: '폰' });
        const account = { provider: 'kakao', subjectHash: 'a', mailAddress: null } as const;
        return (await manager.save(Identity, { ...account, ...at, userId })).id;
      });
      expect(await t.post(`/api/user/identities/delete/${id}`, undefined, { token })).toMatchObject({
        status: 409,
        body: { status: 'LAST_WAY_IN_EXCEPTION' },
      });
    } finally {
      await t.close();
    }
  },
);

it('may be tried thirty times in a quarter of an hour from one network; logins do not count', async () => {
  const t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const { token } = await t.signUp();
    const path = '/api/user/passkeys';
    const phone = new SoftAuthenticator(t.config.publicUrl);
    await t.post(path, phone.make((await t.post(`${path}/options`, {}, { token })).body), { token });
    const login = async (twist: AuthenticatorFault = {}) => {
      const { body } = await t.post('/api/auth/login/passkey/options');
      return (await t.post('/api/auth/login/passkey', phone.sign(body, twist))).status;
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 29; tries++) statuses.push(await login({ flags: 1 }));
    statuses.push(await login(), await login({ flags: 1 }), await login({ flags: 1 }));
    expect(statuses).toEqual([...Array<number>(29).fill(400), 200, 400, 429]);
  } finally {
    await t.close();
  }
});
