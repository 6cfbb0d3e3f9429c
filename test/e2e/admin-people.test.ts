// Both databases: a link that works once, the last owner.
import { generateSync } from 'otplib';
import { Admin } from '../../src/admin/entities/admin.entity.js';
import { KnownDevice } from '../../src/auth/devices/known-device.entity.js';
import { PasswordHasher } from '../../src/auth/password-hasher.js';
import { CONTRACT_CALLS, type ContractCall } from '../support/contract-calls.js';
import { eventually } from '../support/eventually.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PASSWORD = 'long-and-not-guessed';
const LINK = /\/admin\/join#([\w-]{43})/;

/** Owner-only calls, written by hand from what the product promises. */
const OWNERS = /^(GET|POST|PUT|DELETE) \/api\/admin\/people/;
/** Calls open to every admin: reads, and their own account. */
const EVERYBODYS = /^GET |\/api\/admin\/(self|secondFactor)/;

describe('several admins', () => {
  let t: TestApp;
  let owner: string;
  beforeAll(async () => {
    t = await startTestApp();
    owner = await t.adminToken();
  });
  afterAll(() => t.close());

  const invite = (mailAddress: string, role: string, token = owner) =>
    t.post('/api/admin/people/invitations', { mailAddress, role }, { token });
  const linkOf = (mailAddress: string) => {
    const mails = t.mails().filter(({ to }) => to === mailAddress);
    return LINK.exec(mails.at(-1)!.text)![1]!;
  };
  const join = (token: string, loginId: string) =>
    t.post('/api/admin/people/join', { token, loginId, password: PASSWORD });
  const login = (loginId: string, password = PASSWORD) => t.post('/api/admin/login', { loginId, password });
  const people = async () => (await t.get('/api/admin/people', { token: owner })).body;
  const idOf = async (loginId: string) =>
    (await people()).admins.find((each: any) => each.loginId === loginId).id as number;
  const change = (id: number, role: string, disabled = false, token = owner) =>
    t.put(`/api/admin/people/${id}`, { role, disabled }, { token });
  async function admin(role: string, loginId: string): Promise<string> {
    const address = `${loginId}@example.com`;
    expect((await invite(address, role)).status).toBe(201);
    expect((await join(linkOf(address), loginId)).status).toBe(204);
    return (await login(loginId)).body.accessToken;
  }

  it('are invited by a link that works once, and only the last one', async () => {
    expect((await invite('One@example.com', 'editor')).body.invitations).toMatchObject([
      { mailAddress: 'one@example.com', role: 'editor' },
    ]);
    const first = linkOf('one@example.com');
    await invite('one@example.com', 'viewer');
    const second = linkOf('one@example.com');
    expect((await join(first, 'one')).body.status).toBe('INVITATION_NOT_FOUND_EXCEPTION');
    expect((await join(second, 'admin')).body.fields).toMatchObject([{ field: 'loginId' }]);
    expect((await join(second, 'one')).status).toBe(204);
    expect((await join(second, 'two')).body.status).toBe('INVITATION_NOT_FOUND_EXCEPTION');
    const { admins, invitations } = await people();
    expect(admins).toMatchObject([
      { loginId: 'admin', role: 'owner', mailAddress: null },
      {
        loginId: 'one',
        role: 'viewer',
        mailAddress: 'one@example.com',
        disabled: false,
        secondFactor: false,
      },
    ]);
    expect(invitations).toEqual([]);
    expect((await login('one')).status).toBe(200);
  });

  it('an invitation ends after three days, or when it is withdrawn', async () => {
    await invite('late@example.com', 'editor');
    await invite('gone@example.com', 'editor');
    const gone = (await people()).invitations.find((each: any) => each.mailAddress.startsWith('gone'));
    const withdraw = () => t.delete(`/api/admin/people/invitations/${gone.id}`, { token: owner });
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).body.status).toBe('INVITATION_NOT_FOUND_EXCEPTION');
    expect((await join(linkOf('gone@example.com'), 'gone')).status).toBe(404);
    t.clock.advance(3 * 86_400 + 1);
    expect((await join(linkOf('late@example.com'), 'late')).status).toBe(404);
    owner = await t.adminToken();
    expect((await people()).invitations).toEqual([]);
  });

  it('wants a long password, and a role there is', async () => {
    await invite('weak@example.com', 'editor');
    const token = linkOf('weak@example.com');
    const weak = await t.post('/api/admin/people/join', { token, loginId: 'weak', password: 'elevenchar1' });
    expect(weak.body.fields).toMatchObject([{ field: 'password' }]);
    expect((await invite('x@example.com', 'god')).body.fields).toMatchObject([{ field: 'role' }]);
    expect((await invite('nobody', 'viewer')).body.fields).toMatchObject([{ field: 'mailAddress' }]);
  });

  describe('every call of an admin', () => {
    const CALLS = CONTRACT_CALLS.filter(({ who }) => who === 'admin');
    const tokens: Record<string, string> = {};
    beforeAll(async () => {
      for (const role of ['viewer', 'editor']) tokens[role] = await admin(role, `matrix-${role}`);
      // A separate owner: one of the calls logs out all other devices.
      tokens.owner = await admin('owner', 'matrix-owner');
    });

    /** Nonexistent ids and an empty body: a call that passes the guard changes nothing. */
    const knock = ({ method, path }: ContractCall, token: string | undefined) =>
      t.request(
        method,
        path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'page' ? '1' : '2147483647')),
        method === 'GET' || method === 'DELETE' ? undefined : {},
        { token },
      );

    it.each(CALLS.map(call => [`${call.method} ${call.path}`, call] as const))(
      '%s knows the roles',
      async (name, call) => {
        const least = OWNERS.test(name) ? 'owner' : EVERYBODYS.test(name) ? 'viewer' : 'editor';
        const order = ['viewer', 'editor', 'owner'];
        for (const role of order) {
          const { status, body } = await knock(call, tokens[role]);
          const may = order.indexOf(role) >= order.indexOf(least);
          expect({ role, refused: status === 403 && body.status === 'FORBIDDEN_EXCEPTION' }).toEqual({
            role,
            refused: !may,
          });
          expect(status).not.toBe(401);
          expect(status).toBeLessThan(500);
        }
      },
    );
  });

  it('a role holds at once, and who is disabled is out at once', async () => {
    const token = await admin('editor', 'changing');
    const id = await idOf('changing');
    const machine = { koreanName: '역할 기구', englishName: 'roles' };
    const add = () => t.post('/api/admin/machines', machine, { token });
    expect((await change(id, 'viewer')).status).toBe(200);
    expect((await add()).body.status).toBe('FORBIDDEN_EXCEPTION');
    await change(id, 'editor');
    expect((await add()).status).toBe(201);
    const devices = () => t.database.read.countBy(KnownDevice, { adminId: id });
    expect(await devices()).toBe(1);
    expect((await change(id, 'editor', true)).body.admins).toContainEqual(
      expect.objectContaining({ id, disabled: true }),
    );
    expect(await devices()).toBe(0);
    expect((await t.get('/api/admin/self', { token })).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
    expect((await login('changing')).body.status).toBe('LOGIN_FAILED_EXCEPTION');
    await change(id, 'editor');
    const again = await login('changing');
    expect(again.status).toBe(200);
    // Sessions open before the removal stay ended.
    expect((await t.get('/api/admin/self', { token })).status).toBe(401);
    // A login in progress does not help either.
    await t.database.write(manager => manager.update(Admin, { id }, { disabledAt: new Date() }));
    expect((await t.get('/api/admin/self', { token: again.body.accessToken })).status).toBe(401);
    expect((await change(999_999, 'editor')).body.status).toBe('ADMIN_NOT_FOUND_EXCEPTION');
  });

  it('the last owner cannot go, however it is tried', async () => {
    const ids = (await people()).admins
      .filter((each: any) => each.role === 'owner')
      .map((each: any) => each.id);
    const self = (await t.get('/api/admin/self', { token: owner })).body.id as number;
    for (const id of ids) if (id !== self) await change(id, 'editor');
    for (const [role, disabled] of [
      ['editor', false],
      ['viewer', false],
      ['owner', true],
    ] as const) {
      expect((await change(self, role, disabled)).body.status).toBe('LAST_OWNER_EXCEPTION');
    }
    await admin('editor', 'led');
    expect((await change(await idOf('led'), 'viewer')).status).toBe(200);
    // If two owners remove each other at once, one stays.
    const other = await admin('owner', 'rival');
    const rival = await idOf('rival');
    const answers = await Promise.all([change(rival, 'owner', true), change(self, 'owner', true, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    if (answers[1]!.status === 200) {
      expect((await change(self, 'owner', false, other)).status).toBe(200);
      owner = await t.adminToken();
    }
  });

  it('a changed password makes the other devices strangers, and is not changed by who knew the one before', async () => {
    const token = await admin('viewer', 'careful');
    await login('careful');
    const adminId = await idOf('careful');
    const known = () => t.database.read.countBy(KnownDevice, { adminId });
    const password = (password: string, newPassword: string) =>
      t.post('/api/admin/self/password', { password, newPassword }, { token });
    expect(await known()).toBe(2);
    expect((await password(PASSWORD, 'another-long-one')).status).toBe(204);
    expect(await known()).toBe(1);

    const hasher = t.app.get(PasswordHasher, { strict: false });
    const check = hasher.matches.bind(hasher);
    try {
      hasher.matches = async (...asked) => {
        const matches = await check(...asked);
        const passwordHash = await hasher.hash('the-quicker-one');
        await t.database.write(manager => manager.update(Admin, { id: adminId }, { passwordHash }));
        return matches;
      };
      const late = await password('another-long-one', 'the-later-one');
      expect(late.body.status).toBe('WRONG_PASSWORD_EXCEPTION');
    } finally {
      hasher.matches = check;
    }
    expect((await login('careful', 'the-later-one')).status).toBe(401);
    expect((await login('careful', 'the-quicker-one')).status).toBe(200);
  });

  it('who was invited is told by mail of a new device and of each change of how to log in', async () => {
    const token = await admin('viewer', 'told');
    const as = { token };
    const { body: begun } = await t.post('/api/admin/secondFactor', { password: PASSWORD }, as);
    const code = () =>
      generateSync({ secret: begun.secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
    await t.post('/api/admin/secondFactor/confirm', { code: code() }, as);
    t.clock.advance(30);
    await t.post('/api/admin/secondFactor/delete', { password: PASSWORD, code: code() }, as);
    const passkeys = '/api/admin/self/passkeys';
    const key = new SoftAuthenticator(t.config.publicUrl);
    const asked = (await t.post(`${passkeys}/options`, { password: PASSWORD }, as)).body;
    const { body: added } = await t.post(passkeys, key.make(asked), as);
    const login = key.sign((await t.post('/api/admin/login/passkey/options')).body);
    expect((await t.post('/api/admin/login/passkey', login)).status).toBe(200);
    await t.post(`${passkeys}/delete/${added.id}`, undefined, as);
    const change = { password: PASSWORD, newPassword: 'another-long-one' };
    await t.post('/api/admin/self/password', change, as);
    const told = () =>
      t
        .mails()
        .filter(({ to, subject }) => to === 'told@example.com' && subject.includes('관리자 계정'))
        .map(({ text }) => /에 (.*)\./.exec(text)?.[1]);
    await eventually(() =>
      expect(told().sort()).toEqual(
        [
          '처음 보는 기기에서 로그인했어요',
          '2단계 인증을 켰어요',
          '2단계 인증을 껐어요',
          '패스키를 추가했어요',
          '처음 보는 기기에서 로그인했어요',
          '패스키를 지웠어요',
          '비밀번호를 바꿨어요',
        ].sort(),
      ),
    );
  });

  it('each has a password, an authenticator and logins of one’s own', async () => {
    const token = await admin('viewer', 'self');
    const elsewhere = (await login('self')).body.accessToken;
    expect((await t.get('/api/admin/self', { token })).body).toMatchObject({
      loginId: 'self',
      role: 'viewer',
    });
    const password = (password: string, newPassword: string) =>
      t.post('/api/admin/self/password', { password, newPassword }, { token });
    expect((await password('wrong', 'another-long-one')).body.status).toBe('WRONG_PASSWORD_EXCEPTION');
    expect((await password(PASSWORD, 'short')).body.fields).toMatchObject([{ field: 'newPassword' }]);
    expect((await password(PASSWORD, 'another-long-one')).status).toBe(204);
    expect((await t.get('/api/admin/self', { token: elsewhere })).status).toBe(401);
    expect((await login('self')).status).toBe(401);
    const again = (await login('self', 'another-long-one')).body.accessToken;

    const sessions = async () => (await t.get('/api/admin/self/sessions', { token })).body;
    const listed = await sessions();
    expect(listed.map((each: any) => each.current).sort()).toEqual([false, true]);
    const { id } = listed.find((each: any) => !each.current);
    // Nobody else may end a login of a member or another admin.
    const end = (by: string) => t.post(`/api/admin/self/sessions/delete/${id}`, undefined, { token: by });
    expect((await end(owner)).body.status).toBe('SESSION_NOT_FOUND_EXCEPTION');
    expect((await end(token)).status).toBe(204);
    expect((await t.get('/api/admin/self', { token: again })).status).toBe(401);

    const begun = await t.post('/api/admin/secondFactor', { password: 'another-long-one' }, { token });
    const code = generateSync({
      secret: begun.body.secret,
      epoch: Math.floor(t.clock.now().getTime() / 1000),
    });
    expect((await t.post('/api/admin/secondFactor/confirm', { code }, { token })).status).toBe(200);
    expect((await login('self', 'another-long-one')).body.status).toBe('SECOND_FACTOR_REQUIRED_EXCEPTION');
    expect((await people()).admins).toContainEqual(
      expect.objectContaining({ loginId: 'self', secondFactor: true }),
    );
  });
});
