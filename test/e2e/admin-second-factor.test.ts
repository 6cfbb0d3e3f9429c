// SQLite only: codes and their encryption; the columns are text.
import { NestFactory } from '@nestjs/core';
import { generateSync } from 'otplib';
import { Clock } from '../../src/common/time/clock.js';
import { AdminResetModule } from '../../src/admin-reset.module.js';
import { AdminRecoveryCode } from '../../src/admin/entities/admin-recovery-code.entity.js';
import { AdminSecondFactor } from '../../src/admin/entities/admin-second-factor.entity.js';
import { seal, unseal } from '../../src/admin/second-factor/sealed-secret.js';
import { SecondFactors } from '../../src/admin/second-factor/second-factors.service.js';
import { AdminReset } from '../../src/admin/session/admin-reset.service.js';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import { keyFor } from '../../src/auth/keys.js';
import { KnownDevice } from '../../src/auth/devices/known-device.entity.js';
import { Login } from '../../src/auth/entities/login.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HALF_MINUTE = 30;
const BEFORE = 'the secret of the server before this one';

describe('an admin’s second factor', () => {
  let t: TestApp;
  let token: string;
  let secret: string;
  beforeEach(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    token = await t.adminToken();
  });
  afterEach(() => t.close());

  const login = (code?: string) => {
    const { loginId, password } = t.config.admin;
    return t.post('/api/admin/login', { loginId, password, ...(code === undefined ? {} : { code }) });
  };
  const codeNow = () => generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
  const wrongCode = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
  const begin = () => t.post('/api/admin/secondFactor', { password: t.config.admin.password }, { token });
  const confirm = (code: string) => t.post('/api/admin/secondFactor/confirm', { code }, { token });
  const state = async () => (await t.get('/api/admin/secondFactor', { token })).body;
  /** Uses up the current code, so the clock advances to the next one. */
  async function enrol(): Promise<string[]> {
    secret = (await begin()).body.secret;
    const { body } = await confirm(codeNow());
    t.clock.advance(HALF_MINUTE);
    return body.recoveryCodes;
  }

  it('is needed at login once it was confirmed, and not before', async () => {
    const started = await begin();
    expect(started.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/RoutineUp:admin?secret=${started.body.secret}&issuer=RoutineUp`,
    });
    expect((await login()).status).toBe(200);
    secret = (await begin()).body.secret;
    expect(secret).not.toBe(started.body.secret);
    expect((await confirm(wrongCode())).body.status).toBe('WRONG_VERIFICATION_CODE_EXCEPTION');
    const confirmed = await confirm(codeNow());
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ enrolled: true, missing: false, recoveryCodesLeft: 10 });

    t.clock.advance(HALF_MINUTE);
    expect(await login()).toMatchObject({
      status: 401,
      body: { status: 'SECOND_FACTOR_REQUIRED_EXCEPTION', message: '인증 앱의 번호를 입력해 주세요.' },
    });
    expect(await login(wrongCode())).toMatchObject({
      status: 400,
      body: { status: 'WRONG_VERIFICATION_CODE_EXCEPTION' },
    });
    expect((await login(codeNow())).status).toBe(200);
    expect(await t.database.read.countBy(Login, { secondFactor: true })).toBe(2);
  });

  describe('after the server got another JWT_SECRET', () => {
    /** Seals the secret as a server with this JWT_SECRET would. */
    async function sealedWith(jwtSecret: string): Promise<void> {
      const { adminId } = await t.database.read.findOneByOrFail(AdminSecondFactor, {});
      const sealed = seal(secret, keyFor('admin-totp', { jwtSecret }), adminId);
      await t.database.write(manager => manager.update(AdminSecondFactor, { adminId }, { secret: sealed }));
    }

    it('is opened with the one before, and encrypted anew', async () => {
      await t.close();
      t = await startTestApp({ env: { JWT_SECRET_PREVIOUS: BEFORE } });
      token = await t.adminToken();
      await enrol();
      await sealedWith(BEFORE);
      expect((await login(wrongCode())).body.status).toBe('WRONG_VERIFICATION_CODE_EXCEPTION');
      expect((await login(codeNow())).status).toBe(200);
      const row = await t.database.read.findOneByOrFail(AdminSecondFactor, {});
      expect(unseal(row.secret, keyFor('admin-totp', t.config), row.adminId)).toBe(secret);
    });

    it('says what the operator has to do where nobody knows the one before', async () => {
      const [recoveryCode] = await enrol();
      await sealedWith(BEFORE);
      for (const code of [codeNow(), '00000-00000']) {
        expect(await login(code)).toMatchObject({
          status: 503,
          body: {
            status: 'SECOND_FACTOR_UNREADABLE_EXCEPTION',
            message: expect.stringContaining('JWT_SECRET_PREVIOUS'),
          },
        });
      }
      expect((await login(recoveryCode)).status).toBe(200);
    });
  });

  describe('where it is required', () => {
    beforeEach(async () => {
      await t.close();
      t = await startTestApp({ env: { RATE_LIMIT: 'on', ADMIN_SECOND_FACTOR: 'required' } });
      token = await t.adminToken();
    });

    it('comes before everything but the own account, and then lets in the login it was added by', async () => {
      expect(await state()).toEqual({ enrolled: false, missing: true, recoveryCodesLeft: 0 });
      for (const path of ['/api/admin/workouts/list/1', '/api/admin/dashboard', '/api/admin/people'])
        expect(await t.get(path, { token })).toMatchObject({
          status: 403,
          body: { status: 'FORBIDDEN_EXCEPTION', message: '2단계 인증이나 패스키를 먼저 켜 주세요.' },
        });
      expect((await t.get('/api/admin/self', { token })).status).toBe(200);
      await enrol();
      expect(await state()).toMatchObject({ enrolled: true, missing: false });
      expect((await t.get('/api/admin/workouts/list/1', { token })).status).toBe(200);
      const again = (await login(codeNow())).body.accessToken as string;
      expect((await t.get('/api/admin/workouts/list/1', { token: again })).status).toBe(200);
    });

    it('leads an admin there again whose authenticator was taken away', async () => {
      const codes = await enrol();
      const { password } = t.config.admin;
      const removed = await t.post('/api/admin/secondFactor/delete', { password, code: codes[0] }, { token });
      expect(removed.status).toBe(204);
      const again = (await login()).body.accessToken as string;
      expect((await t.get('/api/admin/workouts/list/1', { token: again })).status).toBe(403);
    });
  });

  it('tells nothing to whoever has not the password', async () => {
    await enrol();
    const { loginId } = t.config.admin;
    const guess = await t.post('/api/admin/login', {
      loginId,
      password: 'wrong-password-1',
      code: codeNow(),
    });
    expect(guess.body.status).toBe('LOGIN_FAILED_EXCEPTION');
  });

  it('takes each code once, also from two at the same time, and none of before', async () => {
    await enrol();
    const code = codeNow();
    const answers = await Promise.all([login(code), login(code), login(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    t.clock.advance(HALF_MINUTE);
    expect((await login(code)).status).toBe(400);
    expect((await login(codeNow())).status).toBe(200);
    t.clock.advance(HALF_MINUTE);
    const late = codeNow();
    t.clock.advance(HALF_MINUTE);
    expect((await login(late)).status).toBe(200);
    t.clock.advance(HALF_MINUTE);
    const old = codeNow();
    t.clock.advance(2 * HALF_MINUTE);
    expect((await login(old)).status).toBe(400);
  });

  it('can be replaced by a recovery code, each once', async () => {
    const [first, second] = await enrol();
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(400);
    // As read from paper.
    expect((await login(` ${second!.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await login(second!.replace('-', ''))).status).toBe(400);
    expect(await state()).toEqual({ enrolled: true, missing: false, recoveryCodesLeft: 8 });
  });

  it('cannot be guessed: after ten wrong codes the right one has to wait', async () => {
    await enrol();
    for (let tries = 0; tries < 10; tries++) expect((await login(wrongCode())).status).toBe(400);
    expect((await login(codeNow())).status).toBe(429);
  });

  it('ends the logins that were opened without it', async () => {
    const other = (await login()).body.accessToken;
    await enrol();
    expect((await t.get('/api/admin/secondFactor', { token: other })).status).toBe(401);
    expect(await state()).toMatchObject({ enrolled: true });
  });

  it('is wanted of a login that began before it was confirmed', async () => {
    secret = (await begin()).body.secret;
    const factors = t.app.get(SecondFactors, { strict: false });
    const isRequired = factors.isRequired.bind(factors);
    factors.isRequired = async (...asked) => {
      const required = await isRequired(...asked);
      factors.isRequired = isRequired;
      expect((await confirm(codeNow())).status).toBe(200);
      return required;
    };
    expect((await login()).body.status).toBe('LOGIN_FAILED_EXCEPTION');
    expect((await login()).body.status).toBe('SECOND_FACTOR_REQUIRED_EXCEPTION');
  });

  it('is added and taken away by whoever has the password only, and is not added twice', async () => {
    const wrong = await t.post('/api/admin/secondFactor', { password: 'wrong-password-1' }, { token });
    expect(wrong.body.status).toBe('WRONG_PASSWORD_EXCEPTION');
    await enrol();
    expect((await begin()).body).toMatchObject({
      status: 'CONFLICT_EXCEPTION',
      message: '이미 인증 앱을 쓰고 있어요.',
    });
    const remove = (password: string, code: string) =>
      t.post('/api/admin/secondFactor/delete', { password, code }, { token });
    const { password } = t.config.admin;
    expect((await remove('wrong-password-1', codeNow())).body.status).toBe('WRONG_PASSWORD_EXCEPTION');
    expect((await remove(password, wrongCode())).body.status).toBe('WRONG_VERIFICATION_CODE_EXCEPTION');
    // Perhaps opened with the authenticator by whoever has it now.
    const elsewhere = (await login(codeNow())).body.accessToken;
    t.clock.advance(HALF_MINUTE);
    expect((await remove(password, codeNow())).status).toBe(204);
    expect((await t.get('/api/admin/self', { token: elsewhere })).status).toBe(401);
    expect(await state()).toEqual({ enrolled: false, missing: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
    const audited = await t.database.read.findBy(AuditLog, { resource: 'secondFactor' });
    expect(audited.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('is kept so that the database alone gives neither secret nor codes away', async () => {
    const codes = await enrol();
    const kept = JSON.stringify([
      await t.database.read.find(AdminSecondFactor),
      await t.database.read.find(AdminRecoveryCode),
    ]);
    expect(kept).toContain('lastStep');
    for (const clear of [secret, ...codes]) expect(kept).not.toContain(clear);
    // Nor can the codes be tried on a copy of it: that needs the server's key.
    const other = { ...t.config, jwtSecret: BEFORE };
    const clock = t.app.get(Clock, { strict: false });
    const elsewhere = new SecondFactors(t.database, clock, other);
    const { adminId } = await t.database.read.findOneByOrFail(AdminSecondFactor, {});
    await expect(
      t.database.write(manager => elsewhere.take(manager, adminId, codes[0]!)),
    ).rejects.toMatchObject({ code: 'SECOND_FACTOR_UNREADABLE_EXCEPTION' });
  });

  it('goes with the reset of an admin, as do all logins and devices', async () => {
    await enrol();
    const reset = async (loginId: string, password = t.config.admin.password) => {
      const config = { ...t.config, admin: { ...t.config.admin, password } };
      const app = await NestFactory.createApplicationContext(AdminResetModule.forRoot(config), {
        logger: false,
      });
      return app
        .get(AdminReset)
        .run(loginId)
        .finally(() => app.close());
    };
    expect(await reset('nobody')).toBeUndefined();
    expect(await reset('admin', 'another-password-1')).toEqual({
      password: 'another-password-1',
      configured: true,
    });
    expect((await t.get('/api/admin/secondFactor', { token })).status).toBe(401);
    expect(await t.database.read.countBy(KnownDevice, { adminId: 1 })).toBe(0);
    expect((await login()).body.status).toBe('LOGIN_FAILED_EXCEPTION');
    const again = await t.post('/api/admin/login', { loginId: 'admin', password: 'another-password-1' });
    expect(again.status).toBe(200);
    expect(await t.database.read.countBy(AuditLog, { action: 'reset' })).toBe(1);
  });
});
