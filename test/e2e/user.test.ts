// Both databases: every table of a member, conflicts of addresses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageInYears, koreanDate } from '../../src/common/time/korean-date.js';
import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { Login } from '../../src/auth/entities/login.entity.js';
import { VerificationCode } from '../../src/auth/entities/verification-code.entity.js';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { MySupplement } from '../../src/myfit/entities/my-supplement.entity.js';
import { MyWorkout } from '../../src/myfit/entities/my-workout.entity.js';
import { GoneRoutine } from '../../src/myfit/entities/gone-routine.entity.js';
import { GoneRecommendation } from '../../src/recommendation/entities/gone-recommendation.entity.js';
import { Routine } from '../../src/myfit/entities/routine.entity.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { UserAgreement } from '../../src/user/entities/user-agreement.entity.js';
import { User } from '../../src/members/user.entity.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const MINUTE = 60;

describe('user', () => {
  let t: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    t = await startTestApp({ costlyPasswords: true });
  });
  afterAll(() => t.close());

  const newAddress = () => `new${++addresses}@example.com`;
  const sendCode = (mailAddress: string) => t.post('/api/register/verify', { mailAddress });
  const proofs = new Map<string, string>();
  const confirm = async (mailAddress: string, verificationCode: string) => {
    const answer = await t.post('/api/register/verify/code', { mailAddress, verificationCode });
    if (answer.status === 200) proofs.set(mailAddress, answer.body.signupProof);
    return answer;
  };
  const form = (loginEmail: string, overrides: Record<string, unknown> = {}) => ({
    userName: '홍길동',
    birthDate: '1995-05-05',
    loginEmail,
    password: 'password1',
    sex: '여',
    height: 165,
    weight: 58.5,
    upDownBalance: 0.4,
    bodyFat: 22,
    muscleMass: 36,
    signupProof: proofs.get(loginEmail),
    ...overrides,
  });
  const verified = async () => {
    const address = newAddress();
    await sendCode(address);
    await confirm(address, t.lastCode(address));
    return address;
  };
  const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('the e-mail code', () => {
    it('is six digits in a Korean mail to the address, and never in its subject', async () => {
      const address = newAddress();
      const answer = await sendCode(address);
      expect(answer).toMatchObject({ status: 202, body: { status: 'ok' } });
      const mail = t.mails().findLast(({ to }) => to.includes(address))!;
      expect(mail.subject).toBe('[루틴업] 이메일 인증 코드를 보내 드려요');
      expect(mail.text).toContain('10분');
      expect(t.lastCode(address)).toMatch(/^\d{6}$/);
    });

    it('is kept only as a hash', async () => {
      const address = newAddress();
      await sendCode(address);
      const row = await t.database.read.findOneByOrFail(VerificationCode, { mailAddress: address });
      expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(`"${t.lastCode(address)}"`);
    });

    it('confirms once', async () => {
      const address = newAddress();
      await sendCode(address);
      const code = t.lastCode(address);
      expect(await confirm(address, code)).toMatchObject({
        status: 200,
        body: { status: 'ok', signupProof: expect.stringMatching(/^[\w-]{43}$/) },
      });
      const again = await confirm(address, code);
      expect(again).toMatchObject({ status: 400, body: { status: 'WRONG_VERIFICATION_CODE_EXCEPTION' } });
    });

    it('confirms once under parallel tries', async () => {
      const address = newAddress();
      await sendCode(address);
      const code = t.lastCode(address);
      const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(address, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is dead after five wrong tries, even under parallel guesses', async () => {
      const address = newAddress();
      await sendCode(address);
      const code = t.lastCode(address);
      const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(address, otherCode(code))));
      expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect((await confirm(address, code)).status).toBe(400);
    });

    it('still works at the fifth try', async () => {
      const address = newAddress();
      await sendCode(address);
      const code = t.lastCode(address);
      for (let i = 0; i < 4; i++) await confirm(address, otherCode(code));
      expect((await confirm(address, code)).status).toBe(200);
    });

    it('is dead after ten minutes', async () => {
      const address = newAddress();
      await sendCode(address);
      t.clock.advance(10 * MINUTE + 1);
      expect((await confirm(address, t.lastCode(address))).status).toBe(400);
    });

    it('is replaced by the next one', async () => {
      const address = newAddress();
      await sendCode(address);
      const old = t.lastCode(address);
      await sendCode(address);
      const fresh = t.lastCode(address);
      if (old !== fresh) expect((await confirm(address, old)).status).toBe(400);
      expect((await confirm(address, fresh)).status).toBe(200);
    });

    describe('that a stranger tries, or asks for', () => {
      const owner = { address: '203.0.113.7' };
      const stranger = { address: '198.51.100.9' };
      const ask = (mailAddress: string, from: object) =>
        t.post('/api/register/verify', { mailAddress }, from);
      const enter = (mailAddress: string, verificationCode: string, from: object) =>
        t.post('/api/register/verify/code', { mailAddress, verificationCode }, from);

      it('still works for its owner', async () => {
        const address = newAddress();
        await ask(address, owner);
        const code = t.lastCode(address);
        const guesses = await Promise.all(
          Array.from({ length: 60 }, () => enter(address, otherCode(code), stranger)),
        );
        expect(guesses.every(({ status }) => status === 400)).toBe(true);
        // All strangers share five attempts: after that, even the right code fails.
        expect((await enter(address, code, stranger)).status).toBe(400);
        expect((await enter(address, code, owner)).status).toBe(200);
      });

      it('is not replaced', async () => {
        const address = newAddress();
        await ask(address, owner);
        const code = t.lastCode(address);
        await ask(address, stranger);
        for (let i = 0; i < 20; i++) await enter(address, otherCode(code), stranger);
        expect((await enter(address, code, owner)).status).toBe(200);
      });

      it('is tried as often as five times by who asked and five times by others, whatever comes first', async () => {
        const address = newAddress();
        await ask(address, owner);
        const code = t.lastCode(address);
        for (let i = 0; i < 5; i++) await enter(address, otherCode(code), owner);
        expect((await enter(address, code, owner)).status).toBe(400);
        // A caller who asked at home and reads the mail elsewhere counts as a stranger.
        expect((await enter(address, code, { address: '192.0.2.1' })).status).toBe(200);
      });

      it('still works for its owner’s device behind the same address', async () => {
        const address = newAddress();
        const first = await t.post('/api/user/auth/verify/email', { loginEmail: address }, owner);
        const headers = { 'x-device-mark': String(first.headers['x-device-mark']) };
        await ask(address, { ...owner, headers });
        const code = t.lastCode(address);
        for (let i = 0; i < 10; i++) await enter(address, otherCode(code), owner);
        expect((await enter(address, code, { ...owner, headers })).status).toBe(200);
      });
    });

    it('of one address does not work for another', async () => {
      const [mine, theirs] = [newAddress(), newAddress()];
      await sendCode(mine);
      expect((await confirm(theirs, t.lastCode(mine))).status).toBe(400);
    });

    it('is not sent to an address that is taken', async () => {
      const { email } = await t.signUp();
      const mails = t.mails().length;
      expect(await sendCode(email)).toMatchObject({
        status: 409,
        body: { status: 'ALREADY_EXIST_USER_EXCEPTION' },
      });
      expect(t.mails()).toHaveLength(mails);
    });

    it.each([
      ['a, b@example.com'],
      ['a\r\nBcc: c@example.com'],
      ['<a@b.c>'],
      ['a@b@c'],
      [''],
      ['x'.repeat(65) + '@a.b'],
      ['user@example.com.'],
      ['user@.example.com'],
      ['user@example..com'],
      ['user.@example.com'],
      ['.user@example.com'],
      ['us..er@example.com'],
    ])('refuses the address %j', async address => {
      const answer = await sendCode(address);
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'mailAddress' }] } });
    });

    it.each([['12345'], ['1234567'], ['12345a'], [123456], ['１２３４５６']])(
      'refuses the code %j',
      async code => {
        const answer = await t.post('/api/register/verify/code', {
          mailAddress: newAddress(),
          verificationCode: code,
        });
        expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'verificationCode' }] } });
      },
    );
  });

  describe('signup', () => {
    const signUp = (loginEmail: string, overrides: Record<string, unknown> = {}) =>
      t.post('/api/user/auth', form(loginEmail, overrides));

    it('makes member, first body data, agreements and login at once', async () => {
      const address = await verified();
      const answer = await signUp(address, { agreements: ['terms', 'privacy', 'health'] });
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken']);

      const user = await t.database.read.findOneByOrFail(User, { loginEmail: address });
      expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const agreements = await t.database.read.findBy(UserAgreement, { userId: user.id });
      expect(agreements.map(({ kind }) => kind).sort()).toEqual(['health', 'privacy', 'terms']);
      expect(Math.abs(agreements[0]!.agreedAt.getTime() - t.clock.now().getTime())).toBeLessThan(10_000);

      const recent = await t.get('/api/bodyData/recent', { token: answer.body.accessToken });
      expect(recent.body).toMatchObject({
        date: koreanDate(t.clock.now()),
        weight: 58.5,
        upDownBalance: 0.4,
      });
    });

    it('needs no agreements and no composition in the call', async () => {
      const answer = await signUp(await verified(), { bodyFat: '', muscleMass: undefined });
      expect(answer.status).toBe(201);
      const recent = await t.get('/api/bodyData/recent', { token: answer.body.accessToken });
      expect(recent.body).toMatchObject({ bodyFat: 28, muscleMass: 30, compositionSource: 'default' });
    });

    it('needs a confirmed address', async () => {
      const address = newAddress();
      await sendCode(address);
      const answer = await signUp(address);
      expect(answer).toMatchObject({ status: 409, body: { status: 'EMAIL_NOT_VERIFIED_EXCEPTION' } });
      expect(await t.database.read.existsBy(User, { loginEmail: address })).toBe(false);
    });

    it('belongs to whoever entered the code', async () => {
      const [address, other] = [await verified(), await verified()];
      const stranger = (signupProof: unknown) => signUp(address, { signupProof });
      for (const proof of [undefined, '', null, 'x'.repeat(43), proofs.get(other)]) {
        expect([proof, (await stranger(proof)).body.status]).toEqual([proof, 'EMAIL_NOT_VERIFIED_EXCEPTION']);
      }
      expect((await stranger(7)).body.fields).toMatchObject([{ field: 'signupProof' }]);
      const row = await t.database.read.findOneByOrFail(VerificationCode, { mailAddress: address });
      expect(JSON.stringify(row)).not.toContain(proofs.get(address));
      expect((await signUp(address)).status).toBe(201);
      // The proof is used up, even for the same address.
      const { accessToken: token } = (
        await t.post('/api/auth/login', { loginEmail: address, password: 'password1' })
      ).body;
      await t.post('/api/user/delete', { password: 'password1' }, { token });
      expect((await signUp(address)).body.status).toBe('EMAIL_NOT_VERIFIED_EXCEPTION');
    });

    it('takes the confirmation for 30 minutes', async () => {
      const [soon, late] = [await verified(), await verified()];
      t.clock.advance(30 * MINUTE - 5);
      expect((await signUp(soon)).status).toBe(201);
      t.clock.advance(6);
      expect((await signUp(late)).body.status).toBe('EMAIL_NOT_VERIFIED_EXCEPTION');
    });

    it('keeps a confirmation although another code is asked for', async () => {
      const address = await verified();
      await sendCode(address);
      expect((await signUp(address)).status).toBe(201);
    });

    it('lets exactly one of parallel signups through', async () => {
      const address = await verified();
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(address)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const { status, body } of answers.filter(answer => answer.status !== 201)) {
        expect([status, body.status]).toEqual([409, 'ALREADY_EXIST_USER_EXCEPTION']);
      }
      const user = await t.database.read.findOneByOrFail(User, { loginEmail: address });
      expect(await t.database.read.countBy(BodyData, { userId: user.id })).toBe(1);
      expect(await t.database.read.countBy(Login, { userId: user.id })).toBe(1);
    });

    it('refuses a taken address, in any case of letters', async () => {
      const { email } = await t.signUp();
      expect((await signUp(email.toUpperCase())).body.status).toBe('ALREADY_EXIST_USER_EXCEPTION');
    });

    it('knows one mailbox by all its spellings', async () => {
      const { email, password } = await t.signUp();
      const [name, domain] = email.split('@') as [string, string];
      for (const other of [`${name}@${domain.replace('x', 'ｘ')}`, `${name.replace('m', 'ｍ')}@${domain}`]) {
        expect(other).not.toBe(email);
        expect((await t.post('/api/register/verify', { mailAddress: other })).status).toBe(409);
        expect((await signUp(other)).body.status).toBe('ALREADY_EXIST_USER_EXCEPTION');
        expect((await t.post('/api/auth/login', { loginEmail: other, password })).status).toBe(200);
      }
    });

    it('takes somebody who turns 14 today and nobody younger', async () => {
      const today = koreanDate(t.clock.now());
      const turns14 = `${Number(today.slice(0, 4)) - 14}${today.slice(4)}`.replace('-02-29', '-03-01');
      const tooYoung = koreanDate(new Date(Date.parse(`${turns14}T00:00:00+09:00`) + 86_400_000));
      expect(ageInYears(tooYoung, today)).toBe(13);
      expect((await signUp(await verified(), { birthDate: turns14 })).status).toBe(201);
      const refused = await signUp(await verified(), { birthDate: tooYoung });
      expect(refused.body.fields).toEqual([{ field: 'birthDate', message: '만 14세부터 가입할 수 있어요.' }]);
    });

    it.each([
      [{ userName: '홍' }, 'userName'],
      [{ userName: '가'.repeat(11) }, 'userName'],
      [{ userName: 'Hong' }, 'userName'],
      [{ userName: '홍 길동' }, 'userName'],
      [{ userName: 'ㅎㄱㄷ' }, 'userName'],
      [{ birthDate: '1995-02-29' }, 'birthDate'],
      [{ birthDate: '19950505' }, 'birthDate'],
      [{ birthDate: '1899-12-31' }, 'birthDate'],
      [{ birthDate: '2999-01-01' }, 'birthDate'],
      [{ password: 'short1' }, 'password'],
      [{ password: 'a1'.repeat(13) }, 'password'],
      [{ password: 'onlyletters' }, 'password'],
      [{ password: '1234567890' }, 'password'],
      [{ sex: '남성' }, 'sex'],
      [{ sex: undefined }, 'sex'],
      [{ height: 99 }, 'height'],
      [{ weight: 251 }, 'weight'],
      [{ upDownBalance: 5 }, 'upDownBalance'],
      [{ agreements: ['all'] }, 'agreements'],
      [{ agreements: ['terms', 'terms'] }, 'agreements'],
      [{ password2: 'password1' }, 'password2'],
    ])('refuses %j', async (overrides, field) => {
      const answer = await signUp(newAddress(), overrides);
      expect(answer).toMatchObject({
        status: 400,
        body: { status: 'VALIDATION_EXCEPTION', fields: [{ field }] },
      });
      expect(answer.body.fields[0].message).toMatch(/[가-힣]/);
    });

    it('tells every wrong field at once', async () => {
      const answer = await t.post('/api/user/auth', {});
      expect(answer.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(
        [
          'birthDate',
          'height',
          'loginEmail',
          'password',
          'sex',
          'upDownBalance',
          'userName',
          'weight',
        ].sort(),
      );
    });

    it('says whether an address is free', async () => {
      const check = (loginEmail: string) => t.post('/api/user/auth/verify/email', { loginEmail });
      const { email } = await t.signUp();
      expect(await check(newAddress())).toMatchObject({ status: 200, body: { status: 'ok' } });
      expect(await check(email)).toMatchObject({
        status: 409,
        body: { status: 'ALREADY_EXIST_USER_EXCEPTION' },
      });
      expect((await check('nothing')).status).toBe(400);
    });
  });

  /** Rows in every other table that can belong to a member, as the owning domains write them. */
  const fillAccount = (email: string) =>
    t.database.write(async manager => {
      const { id: userId } = await manager.findOneByOrFail(User, { loginEmail: email });
      const workout = await manager.findOneOrFail(Workout, { where: {}, order: { id: 'ASC' } });
      const supplement = await manager.findOneOrFail(Supplement, {
        where: {},
        relations: { product: true },
        order: { id: 'ASC' },
      });
      const createdAt = t.clock.now();
      const routine = await manager.save(Routine, {
        userId,
        routineIndex: 0,
        routineName: '가슴 집중',
        deletedAt: null,
        sharedAt: null,
      });
      await manager.save(MyWorkout, {
        routineId: routine.id,
        workoutId: workout.id,
        myWorkoutIndex: 1,
        weight: 42.5,
        rep: 8,
        setCount: 3,
        historyId: null,
        createdAt,
      });
      await manager.save(MySupplement, { userId, supplementId: supplement.id, createdAt });
      await manager.save(RecommendationHistory, {
        userId,
        type: 'workout',
        state: 'DONE',
        request: { bodyPartKoreanName: ['가슴'] },
        result: { recommends: [] },
        failureMessage: null,
        createdAt,
        finishedAt: createdAt,
      });
      await manager.save(GoneRoutine, { userId, routineId: routine.id + 1_000_000 });
      await manager.save(GoneRecommendation, { userId, historyId: 1_000_000_000 });
      return { userId, routine, workout, supplement };
    });

  describe('the account', () => {
    let member: TestMember;
    beforeEach(async () => {
      member = await t.signUp();
    });
    const asMember = () => ({ token: member.token });
    const login = (password: string) => t.post('/api/auth/login', { loginEmail: member.email, password });

    it('changes name and birth date, and nothing else', async () => {
      const answer = await t.post(
        '/api/user/private',
        { userName: '김철수', birthDate: '1990-01-31' },
        asMember(),
      );
      expect(answer.status).toBe(200);
      expect((await t.get('/api/user/private', asMember())).body).toEqual({
        userName: '김철수',
        birthDate: '1990-01-31',
        sex: '남',
        loginEmail: member.email,
        hasPassword: true,
      });
      for (const [extra, field] of [
        [{ loginEmail: 'a@b.c' }, 'loginEmail'],
        [{ userName: 'x' }, 'userName'],
        [{ birthDate: '2999-01-01' }, 'birthDate'],
      ] as const) {
        const refused = await t.post(
          '/api/user/private',
          { userName: '김철수', birthDate: '1990-01-31', ...extra },
          asMember(),
        );
        expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } });
      }
    });

    it('changes the password and ends every login', async () => {
      const second = await login(member.password);
      const answer = await t.post(
        '/api/user/private/password',
        { oldPassword: member.password, newPassword: 'newpassword2' },
        asMember(),
      );
      expect(answer.status).toBe(204);
      for (const token of [member.token, second.body.accessToken]) {
        expect((await t.get('/api/user/private', { token })).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      }
      expect((await t.get('/api/auth/refresh', { token: member.refreshToken })).body.status).toBe(
        'REVOKED_REFRESH_TOKEN_EXCEPTION',
      );
      expect((await login(member.password)).status).toBe(401);
      expect((await login('newpassword2')).status).toBe(200);
    });

    it('keeps the password when the old one is wrong or the new one too weak', async () => {
      const change = (oldPassword: string, newPassword: string) =>
        t.post('/api/user/private/password', { oldPassword, newPassword }, asMember());
      expect(await change('password2', 'newpassword2')).toMatchObject({
        status: 400,
        body: { status: 'WRONG_PASSWORD_EXCEPTION' },
      });
      expect(await change(member.password, 'weak')).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'newPassword' }] },
      });
      expect((await login(member.password)).status).toBe(200);
    });

    it('lets one of two parallel password changes win', async () => {
      const answers = await Promise.all(
        ['newpassword1', 'newpassword2'].map(newPassword =>
          t.post('/api/user/private/password', { oldPassword: member.password, newPassword }, asMember()),
        ),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    });

    it.each([
      ['a health answer', '/api/user/health', { soreAreas: ['허리'] }],
      [
        'a routine',
        '/api/myfit/routines/workout',
        { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴' }] },
      ],
      [
        'a supplement of their own',
        '/api/intake',
        { name: '비타민', nutrients: [], servingsPerDay: 1, slots: [] },
      ],
    ])('answers %s that arrives while it is being deleted as it would afterwards', async (_, path, body) => {
      const own = await t.signUp();
      const { id } = await t.database.read.findOneByOrFail(User, { loginEmail: own.email });
      const { answer } = await t.database.write(async manager => {
        await manager.delete(User, { id });
        const late = t.post(path, body, { token: own.token });
        await eventually(() => expect(t.database.openWrites).toBeGreaterThan(1));
        return { answer: late };
      });
      const { status, body: told } = await answer;
      expect([status, told.status]).toEqual([401, 'UNAUTHENTICATED_EXCEPTION']);
    });

    it('deletes everything of the member, with the password, and its tokens are dead at once', async () => {
      const other = await t.signUp();
      const { userId: id, routine } = await fillAccount(member.email);
      await t.post('/api/user/health', { allergens: ['우유'] }, asMember());

      const wrong = await t.post('/api/user/delete', { password: 'password2' }, asMember());
      expect(wrong).toMatchObject({ status: 400, body: { status: 'WRONG_PASSWORD_EXCEPTION' } });
      expect((await t.post('/api/user/delete', {}, asMember())).status).toBe(400);

      expect((await t.post('/api/user/delete', { password: member.password }, asMember())).status).toBe(204);
      expect((await t.get('/api/user/private', asMember())).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      // A device that renews its login learns that it must discard its local data.
      const renewal = await t.get('/api/auth/refresh', { token: member.refreshToken });
      expect(renewal).toMatchObject({ status: 401, body: { status: 'ACCOUNT_GONE_EXCEPTION' } });
      expect((await login(member.password)).status).toBe(401);
      for (const metadata of t.database.read.connection.entityMetadatas) {
        if (metadata.columns.some(({ propertyName }) => propertyName === 'userId')) {
          expect([
            metadata.tableName,
            await t.database.read.countBy(metadata.target, { userId: id }),
          ]).toEqual([metadata.tableName, 0]);
        }
      }
      expect(await t.database.read.countBy(MyWorkout, { routineId: routine.id })).toBe(0);
      expect(await t.database.read.countBy(VerificationCode, { mailAddress: member.email })).toBe(0);
      expect((await t.get('/api/user/private', { token: other.token })).status).toBe(200);
    });

    it('leaves the address in no file after deletion, not in freed pages of the database either', async () => {
      const { dataDir } = t.config;
      const withAddress = () =>
        readdirSync(dataDir, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .filter(path => readFileSync(path).includes(member.email));
      expect(withAddress()).not.toEqual([]);
      expect((await t.post('/api/user/delete', { password: member.password }, asMember())).status).toBe(204);
      expect(withAddress()).toEqual([]);
    });

    it('can sign up again with the address after deletion', async () => {
      await t.post('/api/user/delete', { password: member.password }, asMember());
      await sendCode(member.email);
      await confirm(member.email, t.lastCode(member.email));
      expect((await t.post('/api/user/auth', form(member.email))).status).toBe(201);
    });

    it('keeps health notes field by field', async () => {
      const save = (body: unknown) => t.post('/api/user/health', body, asMember());
      const empty = {
        ...{ allergens: [], conditions: [], medicines: [], coffeeCupsPerDay: null, dietProteinPerKg: null },
        ...{ soreAreas: [], pregnancyWeeks: null, postpartumWeeks: null },
        ...{ surgeryAreas: [], surgeryWeeks: null, questions: [] },
        unanswered: ['conditions', 'allergens', 'medicines'],
        readiness: { state: 'unanswered', due: true, yes: [], answeredOn: null },
      };
      expect(await t.get('/api/user/health', asMember())).toMatchObject({ status: 200, body: empty });
      expect((await save({})).body).toEqual(empty);
      expect((await save({ allergens: ['우유', '대두'], dietProteinPerKg: 1.25 })).status).toBe(200);
      await save({ conditions: ['신장 질환'] });
      await save({ medicines: ['혈압약', '기타'], coffeeCupsPerDay: 0 });
      expect((await t.get('/api/user/health', asMember())).body).toEqual({
        allergens: ['우유', '대두'],
        conditions: ['신장 질환'],
        medicines: ['혈압약', '기타'],
        unanswered: [],
        coffeeCupsPerDay: 0,
        dietProteinPerKg: 1.25,
        soreAreas: [],
        ...{ pregnancyWeeks: null, postpartumWeeks: null, surgeryAreas: [], surgeryWeeks: null },
        questions: [],
        readiness: empty.readiness,
      });
      expect((await save({ allergens: [], dietProteinPerKg: null })).body).toMatchObject({
        allergens: [],
        conditions: ['신장 질환'],
        medicines: ['혈압약', '기타'],
        coffeeCupsPerDay: 0,
        dietProteinPerKg: null,
      });
    });

    it('tells what was answered with nothing from what was never answered', async () => {
      const { token } = await t.signUp();
      const save = async (body: unknown) => (await t.post('/api/user/health', body, { token })).body;
      expect(await save({ coffeeCupsPerDay: 1, soreAreas: ['무릎'] })).toMatchObject({
        unanswered: ['conditions', 'allergens', 'medicines'],
      });
      expect(await save({ medicines: [] })).toMatchObject({ unanswered: ['conditions', 'allergens'] });
      expect(await save({ allergens: ['우유'] })).toMatchObject({ unanswered: ['conditions'] });
      // Taking an answer back is an answer, too.
      expect(await save({ allergens: [] })).toMatchObject({ unanswered: ['conditions'] });
      expect(await save({ conditions: [] })).toMatchObject({ unanswered: [], conditions: [] });
    });

    it.each([
      [{ allergens: ['사과'] }, 'allergens'],
      [{ allergens: ['우유', '우유'] }, 'allergens'],
      [{ allergens: null }, 'allergens'],
      [{ conditions: '임신' }, 'conditions'],
      [{ medicines: ['아스피린'] }, 'medicines'],
      [{ medicines: ['기타', '기타'] }, 'medicines'],
      [{ coffeeCupsPerDay: 21 }, 'coffeeCupsPerDay'],
      [{ coffeeCupsPerDay: 1.5 }, 'coffeeCupsPerDay'],
      [{ dietProteinPerKg: -1 }, 'dietProteinPerKg'],
      [{ dietProteinPerKg: 5.1 }, 'dietProteinPerKg'],
      [{ dietProteinPerKg: '1' }, 'dietProteinPerKg'],
      [{ soreAreas: ['머리'] }, 'soreAreas'],
      [{ soreAreas: ['무릎', '무릎'] }, 'soreAreas'],
      [{ pregnancyWeeks: 20 }, 'pregnancyWeeks'],
      [{ conditions: ['임신'], pregnancyWeeks: 46 }, 'pregnancyWeeks'],
      [{ conditions: ['임신'], pregnancyWeeks: 12.5 }, 'pregnancyWeeks'],
      [{ conditions: ['임신'], pregnancyWeeks: 0 }, 'pregnancyWeeks'],
      [{ conditions: ['임신'], pregnancyWeeks: 60 }, 'pregnancyWeeks'],
      [{ postpartumWeeks: 3 }, 'postpartumWeeks'],
      [{ conditions: ['출산 후'], postpartumWeeks: -1 }, 'postpartumWeeks'],
      [{ conditions: ['출산 후'], postpartumWeeks: 53 }, 'postpartumWeeks'],
      [{ conditions: ['임신', '출산 후'], pregnancyWeeks: 36, postpartumWeeks: 4 }, 'pregnancyWeeks'],
      [{ surgeryWeeks: 3 }, 'surgeryWeeks'],
      [{ surgeryAreas: ['허리'] }, 'surgeryAreas'],
      [{ conditions: ['최근 수술'], surgeryWeeks: -1 }, 'surgeryWeeks'],
      [{ conditions: ['최근 수술'], surgeryWeeks: 53 }, 'surgeryWeeks'],
      [{ conditions: ['최근 수술'], surgeryWeeks: 3.5 }, 'surgeryWeeks'],
      [{ conditions: ['최근 수술'], surgeryWeeks: '3' }, 'surgeryWeeks'],
      [{ conditions: ['최근 수술'], surgeryAreas: ['무릎'] }, 'surgeryAreas'],
      [{ conditions: ['최근 수술'], surgeryAreas: ['허리', '허리'] }, 'surgeryAreas'],
      [{ conditions: ['최근 수술'], surgeryAreas: null }, 'surgeryAreas'],
      [{ confirmed: 'yes' }, 'confirmed'],
      [{ diagnosis: 'x' }, 'diagnosis'],
    ])('refuses the health notes %j', async (body, field) => {
      const answer = await t.post('/api/user/health', body, asMember());
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    });

    it('keeps the readiness screen: skipped, answered, and to be asked again when health changes', async () => {
      const own = await t.signUp();
      const as = { token: own.token };
      const answer = async (yes: unknown) => (await t.put('/api/user/health/readiness', { yes }, as)).body;
      const save = async (body: unknown) => (await t.post('/api/user/health', body, as)).body.readiness;
      expect((await answer(null)).readiness).toMatchObject({ state: 'unanswered', due: false });
      expect((await answer([])).readiness).toMatchObject({ state: 'clear', due: false });
      expect(await save({ soreAreas: ['무릎'], allergens: ['우유'] })).toMatchObject({
        state: 'clear',
        due: false,
      });
      expect(await save({ medicines: ['혈압약'] })).toMatchObject({ state: 'unanswered', due: true });
      expect((await answer(['heart', 'medicine'])).readiness).toMatchObject({
        state: 'yes',
        due: false,
        yes: ['heart', 'medicine'],
      });
      // A yes survives a question that is due again or skipped.
      expect(await save({ medicines: [] })).toMatchObject({ state: 'yes', due: true });
      expect((await answer(null)).readiness).toMatchObject({ state: 'yes', due: false });
      for (const yes of [undefined, 'heart', ['knees'], ['heart', 'heart']]) {
        expect(await t.put('/api/user/health/readiness', { yes }, as)).toMatchObject({
          status: 400,
          body: { fields: [{ field: 'yes' }] },
        });
      }
    });

    it('exports everything as one file, without the password', async () => {
      await t.post('/api/user/health', { allergens: ['우유'] }, asMember());
      const other = await t.signUp();
      await fillAccount(other.email);
      const { workout, supplement } = await fillAccount(member.email);
      await t.put('/api/bodyData/goal', { weight: 68.5 }, asMember());
      const answer = await t.get('/api/user/export', asMember());
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
      expect(Object.keys(answer.body).sort()).toEqual([
        'bodyData',
        'bodyGoal',
        'calendar',
        'health',
        'intake',
        'keptWeeks',
        'push',
        'recommendations',
        'routines',
        'supplements',
        'training',
        'trainingBreaks',
        'trainingImports',
        'trainingLog',
        'user',
        'weeks',
      ]);
      expect(answer.body.user).toMatchObject({ loginEmail: member.email, userName: '홍길동' });
      expect(answer.body.bodyData).toHaveLength(1);
      expect(answer.body.bodyGoal).toEqual({ weight: 68.5 });
      expect(answer.body.health).toMatchObject({ allergens: ['우유'], strengthObservations: [] });
      expect(answer.body.routines).toMatchObject([
        {
          routineName: '가슴 집중',
          workouts: [{ workoutName: workout.koreanName, weight: 42.5, rep: 8, setCount: 3 }],
        },
      ]);
      expect(answer.body.supplements).toMatchObject([
        {
          supplementName: supplement.product.koreanName,
          flavor: supplement.flavor,
          servings: supplement.servings,
        },
      ]);
      expect(answer.body.recommendations).toMatchObject([
        {
          type: 'workout',
          status: 'DONE',
          request: { bodyPartKoreanName: ['가슴'] },
          result: { recommends: [] },
        },
      ]);
      expect(answer.text).not.toMatch(/argon2|passwordHash/);
    });
  });

  describe('a forgotten password', () => {
    let member: TestMember;
    beforeEach(async () => {
      member = await t.signUp();
    });
    const forgotten = (body: Record<string, unknown>) => t.post('/api/user/password', body);
    const login = (password: string) => t.post('/api/auth/login', { loginEmail: member.email, password });

    it('is replaced by code, which ends every login and works once', async () => {
      expect(await forgotten({ loginEmail: member.email })).toMatchObject({
        status: 202,
        body: { status: 'ok' },
      });
      const reset = {
        loginEmail: member.email,
        verificationCode: t.lastCode(member.email),
        newPassword: 'newpassword2',
      };
      const answer = await forgotten(reset);
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect((await t.get('/api/user/private', { token: member.token })).status).toBe(401);
      expect((await login(member.password)).status).toBe(401);
      expect((await login('newpassword2')).status).toBe(200);
      expect(await forgotten({ ...reset, newPassword: 'newpassword3' })).toMatchObject({
        status: 400,
        body: { status: 'WRONG_VERIFICATION_CODE_EXCEPTION' },
      });
    });

    it('is replaced once by a code that is sent twice at the same time', async () => {
      await forgotten({ loginEmail: member.email });
      const verificationCode = t.lastCode(member.email);
      const passwords = ['newpassword2', 'newpassword3'];
      const answers = await Promise.all(
        passwords.map(newPassword => forgotten({ loginEmail: member.email, verificationCode, newPassword })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
      const taken = passwords[answers.findIndex(({ status }) => status === 204)]!;
      expect((await login(taken)).status).toBe(200);
    });

    it('answers the same for an address without an account, and tells only its owner', async () => {
      const address = newAddress();
      const known = await forgotten({ loginEmail: member.email });
      const unknown = await forgotten({ loginEmail: address });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const mail = t.mails().findLast(({ to }) => to.includes(address))!;
      expect(mail.text).toContain('가입한 계정이 없어요');
      expect(mail.text).not.toMatch(/\d{6}/);
      const wrong = { verificationCode: '123456', newPassword: 'newpassword2' };
      expect((await forgotten({ loginEmail: address, ...wrong })).body.status).toBe(
        'WRONG_VERIFICATION_CODE_EXCEPTION',
      );
    });

    it('counts five tries and ten minutes', async () => {
      await forgotten({ loginEmail: member.email });
      const code = t.lastCode(member.email);
      const reset = (verificationCode: string) =>
        forgotten({ loginEmail: member.email, verificationCode, newPassword: 'newpassword2' });
      for (let i = 0; i < 5; i++) expect((await reset(otherCode(code))).status).toBe(400);
      expect((await reset(code)).status).toBe(400);

      await forgotten({ loginEmail: member.email });
      t.clock.advance(10 * MINUTE + 1);
      expect((await reset(t.lastCode(member.email))).status).toBe(400);
      expect((await login(member.password)).status).toBe(200);
    });

    it('does not take the code of a signup', async () => {
      const address = newAddress();
      await sendCode(address);
      const answer = await forgotten({
        loginEmail: address,
        verificationCode: t.lastCode(address),
        newPassword: 'newpassword2',
      });
      expect(answer.body.status).toBe('WRONG_VERIFICATION_CODE_EXCEPTION');
    });

    it.each([
      [{ verificationCode: '123456' }, 'newPassword'],
      [{ newPassword: 'newpassword2' }, 'verificationCode'],
      [{ verificationCode: '123456', newPassword: 'weak' }, 'newPassword'],
      [{ verificationCode: '12', newPassword: 'newpassword2' }, 'verificationCode'],
    ])('refuses %j', async (body, field) => {
      const answer = await forgotten({ loginEmail: member.email, ...body });
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    });
  });

  it.each([
    ['GET', '/api/user/private'],
    ['POST', '/api/user/private'],
    ['POST', '/api/user/private/password'],
    ['POST', '/api/user/delete'],
    ['GET', '/api/user/export'],
    ['GET', '/api/user/health'],
    ['POST', '/api/user/health'],
    ['PUT', '/api/user/health/readiness'],
  ] as const)('%s %s is for members', async (method, path) => {
    const answer = await t.request(method, path, method === 'POST' ? {} : undefined);
    expect(answer).toMatchObject({ status: 401, body: { status: 'UNAUTHENTICATED_EXCEPTION' } });
  });
});
