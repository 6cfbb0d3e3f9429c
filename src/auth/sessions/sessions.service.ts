import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditTrail, SecurityLog } from '../../audit/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Database } from '../../infrastructure/database/database.js';
import { ownerOf } from '../account.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { Login } from '../entities/login.entity.js';
import { LoginService } from '../login.service.js';
import { SessionDto } from './session.dto.js';

/** Lists where an account is logged in, and logs out those devices remotely. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
  ) {}

  /** Ends the caller's own login: its tokens are invalid at once. */
  async logOut(principal: Principal, caller: Caller): Promise<void> {
    const { role, id, loginId } = principal;
    await this.database.write(async manager => {
      await this.logins.revokeWithin(manager, principal, loginId);
      if (role !== 'admin') return;
      await this.audit.write(manager, {
        adminId: id,
        action: 'logout',
        resource: 'session',
        resourceId: loginId,
        before: null,
        after: { client: caller.place },
      });
    });
    this.log.note('logout', caller, principal);
  }

  async list(principal: Principal): Promise<SessionDto[]> {
    const logins = await this.logins.liveOf(principal);
    return logins.map(login => SessionDto.from(login, principal.loginId));
  }

  /** Ends one login of the caller's account and forgets its device. @throws SESSION_NOT_FOUND_EXCEPTION */
  async end(principal: Principal, loginId: number, caller: Caller): Promise<void> {
    await this.database.write(async manager => {
      const where = { id: loginId, ...ownerOf(principal), revokedAt: IsNull() };
      const login = await manager.findOneBy(Login, where);
      if (!login) throw new AppError('SESSION_NOT_FOUND_EXCEPTION');
      await this.logins.revokeWithin(manager, principal, loginId);
      if (login.deviceId && loginId !== principal.loginId)
        await this.devices.forget(manager, principal, login.deviceId);
    });
    this.log.note('logged out elsewhere', caller, principal);
  }

  /** Ends every login of the account except the caller's own. */
  async endOthers(principal: Principal, caller: Caller): Promise<void> {
    await this.database.write(async manager => {
      await this.logins.revokeAllWithin(manager, principal, principal.loginId);
      await this.devices.forgetOthers(manager, principal, principal.loginId);
    });
    this.log.note('logged out everywhere else', caller, principal);
  }
}
