import { Injectable } from '@nestjs/common';
import { AuditTrail, SecurityLog } from '../../audit/public.js';
import { KnownDevices, LoginService, PasswordHasher } from '../../auth/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import { Admin } from '../entities/admin.entity.js';
import { AdminNotices } from '../admin-notices.service.js';
import type { AdminPasswordDto } from './admin-people.dto.js';

/** An admin's own password. */
@Injectable()
export class AdminSelf {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly attempts: Attempts,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
    private readonly notices: AdminNotices,
  ) {}

  /** Ends the admin's other logins and forgets their devices. @throws WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  async changePassword(
    admin: Principal,
    { password, newPassword }: AdminPasswordDto,
    caller: Caller,
  ): Promise<void> {
    const { id, loginId } = admin;
    const account = await this.database.read.findOneByOrFail(Admin, { id });
    // Counted per login: strangers' wrong passwords do not count against a logged-in admin.
    const own = `login:${loginId}`;
    const attempt: Attempt = { kind: 'passwordChange', account: `admin:${id}`, network: caller.client, own };
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, account.passwordHash, own))) {
      this.log.warn('wrong password', caller, admin);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(async manager => {
      const unchanged = { id, passwordHash: account.passwordHash };
      const { affected } = await manager.update(Admin, unchanged, { passwordHash });
      // A concurrent change was faster: the old password is no longer valid.
      if (affected !== 1) throw new AppError('WRONG_PASSWORD_EXCEPTION');
      await this.logins.revokeAllWithin(manager, admin, loginId);
      await this.devices.forgetOthers(manager, admin, loginId);
      const after = { client: caller.place };
      await this.audit.write(manager, {
        ...{ adminId: id, action: 'update', resource: 'password', resourceId: id, before: null, after },
      });
    });
    this.log.note('password changed', caller, admin);
    await this.notices.tell(id, 'password');
  }
}
