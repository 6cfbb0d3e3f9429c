import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AuditTrail } from '../../audit/public.js';
import { KeptPasskeys, KnownDevices, LoginService, PasswordHasher } from '../../auth/public.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { Admin } from '../entities/admin.entity.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';

interface NewPassword {
  password: string;
  /** Whether the password comes from the environment; otherwise it is random and must be shown. */
  configured: boolean;
}

/** Resets an admin who has lost the password or the authenticator, or whose login was stolen. */
@Injectable()
export class AdminReset {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly passkeys: KeptPasskeys,
    private readonly factors: SecondFactors,
    private readonly audit: AuditTrail,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sets the configured password, or a random one for any admin but the configured one. Re-enables the admin, removes the authenticator and passkeys,
   * ends all logins and forgets all devices. Undefined if there is no such admin.
   */
  async run(loginId: string): Promise<NewPassword | undefined> {
    const configured = loginId === this.config.admin.loginId;
    const password = configured ? this.config.admin.password : randomBytes(15).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    const found = await this.database.write(async manager => {
      const admin = await manager.findOneBy(Admin, { loginId });
      if (!admin) return false;
      const adminId = admin.id;
      await manager.update(Admin, { id: adminId }, { passwordHash, disabledAt: null });
      await this.logins.revokeAllWithin(manager, { role: 'admin', id: adminId });
      await this.devices.forget(manager, { role: 'admin', id: adminId });
      await this.passkeys.removeAll(manager, { role: 'admin', id: adminId });
      await this.factors.remove(manager, adminId);
      await this.audit.write(manager, {
        adminId,
        action: 'reset',
        resource: 'admin',
        resourceId: adminId,
        before: null,
        after: null,
      });
      return true;
    });
    return found ? { password, configured } : undefined;
  }
}
