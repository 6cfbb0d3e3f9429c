import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditTrail, SecurityLog } from '../../audit/public.js';
import {
  KnownDevices,
  LoginService,
  PasswordHasher,
  type OpenedLogin,
  type Tokens,
} from '../../auth/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import { Admin } from '../entities/admin.entity.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { AdminNotices } from '../admin-notices.service.js';
import type { AdminLoginDto } from './admin-login.dto.js';

/** Logs admins in. */
@Injectable()
export class AdminSessionService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly attempts: Attempts,
    private readonly factors: SecondFactors,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
    private readonly notices: AdminNotices,
  ) {}

  /**
   * @throws LOGIN_FAILED_EXCEPTION with the same text after the same time, for an unknown id and a wrong password
   * @throws SECOND_FACTOR_REQUIRED_EXCEPTION, WRONG_VERIFICATION_CODE_EXCEPTION when the password is right
   * @throws SECOND_FACTOR_UNREADABLE_EXCEPTION when the secret is encrypted with another key than the server's
   * @throws TOO_MANY_REQUESTS_EXCEPTION (`Attempts`)
   */
  async login({ loginId, password, code }: AdminLoginDto, caller: Caller): Promise<Tokens> {
    const admin = await this.database.read.findOneBy(Admin, { loginId });
    const account = admin ? ({ role: 'admin', id: admin.id } as const) : undefined;
    const own = await this.devices.ownOf(account, caller.device);
    const attempt: Attempt = { kind: 'adminLogin', account: loginId, network: caller.client, own };
    await this.attempts.take(attempt);
    const matches = await this.passwords.matches(password, admin?.passwordHash, own ?? caller.client);
    const needsCode = admin && matches && (await this.factors.isRequired(admin.id));
    if (needsCode) {
      await this.attempts.giveBack(attempt);
      if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED_EXCEPTION');
      await this.attempts.take({ ...attempt, kind: 'adminCode' });
    }
    const opened =
      admin && matches ? await this.open(admin, caller, needsCode ? code : undefined) : undefined;
    if (opened === 'wrong code') {
      this.log.warn('wrong second factor', caller, account);
      throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
    }
    if (!opened) {
      this.log.warn('login failed', caller, account);
      throw new AppError('LOGIN_FAILED_EXCEPTION', { message: '아이디 또는 비밀번호를 잘못 입력했어요.' });
    }
    await this.attempts.giveBack(needsCode ? { ...attempt, kind: 'adminCode' } : attempt);
    this.log.note('login', caller, account);
    if (admin && opened.newDevice) await this.notices.tell(admin.id, 'newDevice');
    return opened.tokens;
  }

  /**
   * Undefined if the password was changed, or an authenticator added, while the login was being checked.
   *
   * @param code of the second factor, if the admin has one
   */
  private open(
    admin: Admin,
    caller: Caller,
    code: string | undefined,
  ): Promise<OpenedLogin | 'wrong code' | undefined> {
    return this.database.write(async manager => {
      const unchanged = { id: admin.id, passwordHash: admin.passwordHash, disabledAt: IsNull() };
      await this.database.lock(manager, Admin, unchanged);
      if (!(await manager.existsBy(Admin, unchanged))) return undefined;
      const secondFactor = code !== undefined;
      if (secondFactor && !(await this.factors.take(manager, admin.id, code))) return 'wrong code';
      if (!secondFactor && (await this.factors.isRequired(admin.id, manager))) return undefined;
      const account = { role: 'admin', id: admin.id } as const;
      const opened = await this.logins.openWithin(manager, {
        ...account,
        rememberMe: false,
        caller,
        secondFactor,
      });
      await this.audit.write(manager, {
        adminId: admin.id,
        action: 'login',
        resource: 'session',
        resourceId: opened.id,
        before: null,
        after: { client: caller.place, device: opened.deviceName, newDevice: opened.newDevice, secondFactor },
      });
      return opened;
    });
  }
}
