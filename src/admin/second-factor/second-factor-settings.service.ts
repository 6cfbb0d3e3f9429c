import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, SecurityLog } from '../../audit/public.js';
import { LoginService, PasswordHasher } from '../../auth/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt, type AttemptKind } from '../../infrastructure/rate-limit/attempts.js';
import { Admin } from '../entities/admin.entity.js';
import { AdminNotices } from '../admin-notices.service.js';
import type {
  RecoveryCodesDto,
  RemoveSecondFactorDto,
  SecondFactorStateDto,
  StartedSecondFactorDto,
} from './second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';
import { authenticatorUri } from './totp.js';

/** Adds an authenticator to an admin's login or removes it. An unattended login is not enough for either. */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly attempts: Attempts,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
    private readonly notices: AdminNotices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state({ id, secondFactor }: Principal): Promise<SecondFactorStateDto> {
    const enrolled = await this.factors.isRequired(id);
    const missing = this.config.adminNeedsSecondFactor && !secondFactor;
    return { enrolled, missing, recoveryCodesLeft: enrolled ? await this.factors.recoveryCodesLeft(id) : 0 };
  }

  /** @throws WRONG_PASSWORD_EXCEPTION, CONFLICT_EXCEPTION when there already is an authenticator, TOO_MANY_REQUESTS_EXCEPTION */
  async begin(admin: Principal, password: string, caller: Caller): Promise<StartedSecondFactorDto> {
    const { loginId } = await this.requirePassword(admin, password, caller);
    const secret = await this.database.write(manager => this.factors.begin(manager, admin.id));
    if (secret === undefined) {
      throw new AppError('CONFLICT_EXCEPTION', { message: '이미 인증 앱을 쓰고 있어요.' });
    }
    return { secret, uri: authenticatorUri(secret, loginId) };
  }

  /** Ends the admin's other logins, which had no second factor. @throws WRONG_VERIFICATION_CODE_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  async confirm(admin: Principal, code: string, caller: Caller): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.withCode(admin, caller, async manager => {
      // A concurrent login without a code waits for this lock, or ends with the others.
      await this.database.lock(manager, Admin, { id: admin.id });
      const codes = await this.factors.confirm(manager, admin.id, code);
      if (!codes) return undefined;
      await this.logins.revokeAllWithin(manager, admin, admin.loginId);
      await this.logins.noteSecondFactor(manager, admin.loginId);
      await this.note(manager, admin, 'create', caller);
      return codes;
    });
    this.log.note('second factor added', caller, admin);
    await this.notices.tell(admin.id, 'secondFactorAdded');
    return { recoveryCodes };
  }

  /**
   * Ends the admin's other logins, which whoever has the authenticator now may have opened.
   *
   * @throws WRONG_PASSWORD_EXCEPTION, WRONG_VERIFICATION_CODE_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  async remove(admin: Principal, { password, code }: RemoveSecondFactorDto, caller: Caller): Promise<void> {
    await this.requirePassword(admin, password, caller);
    await this.withCode(admin, caller, async manager => {
      if (!(await this.factors.take(manager, admin.id, code))) return undefined;
      await this.factors.remove(manager, admin.id);
      await this.logins.revokeAllWithin(manager, admin, admin.loginId);
      await this.note(manager, admin, 'delete', caller);
      return true;
    });
    this.log.note('second factor removed', caller, admin);
    await this.notices.tell(admin.id, 'secondFactorRemoved');
  }

  /** Runs work that needs a correct code; `undefined` means that the code was wrong. */
  private async withCode<T>(
    admin: Principal,
    caller: Caller,
    work: (manager: EntityManager) => Promise<T | undefined>,
  ): Promise<T> {
    const attempt = this.attempt('adminCode', admin, caller);
    await this.attempts.take(attempt);
    const result = await this.database.write(work);
    if (result === undefined) {
      this.log.warn('wrong second factor', caller, admin);
      throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    return result;
  }

  private async requirePassword(admin: Principal, password: string, caller: Caller): Promise<Admin> {
    const account = await this.database.read.findOneBy(Admin, { id: admin.id });
    if (!account) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const attempt = this.attempt('passwordChange', admin, caller);
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, account.passwordHash, attempt.own!))) {
      this.log.warn('wrong password', caller, admin);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    return account;
  }

  /** Counted per login: strangers' wrong passwords at the login screen do not count against a logged-in admin. */
  private attempt(kind: AttemptKind, { id, loginId }: Principal, { client }: Caller): Attempt {
    return { kind, account: `admin:${id}`, network: client, own: `login:${loginId}` };
  }

  private async note(
    manager: EntityManager,
    admin: Principal,
    action: 'create' | 'delete',
    caller: Caller,
  ): Promise<void> {
    await this.audit.write(manager, {
      adminId: admin.id,
      action,
      resource: 'secondFactor',
      resourceId: admin.id,
      before: null,
      after: { client: caller.place },
    });
  }
}
