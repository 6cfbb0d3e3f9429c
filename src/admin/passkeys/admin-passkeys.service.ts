import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { AuditTrail, SecurityLog } from '../../audit/public.js';
import {
  KeptPasskeys,
  LoginService,
  PasskeyDto,
  Passkeys,
  PasswordHasher,
  type NewPasskeyDto,
  type PasskeyCreationDto,
  type PasskeyLoginDto,
  type Tokens,
} from '../../auth/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import { Admin } from '../entities/admin.entity.js';
import { AdminNotices } from '../admin-notices.service.js';

/** An admin's own passkeys. A login by passkey needs no authenticator: the device is one factor, and what unlocks it is the other. */
@Injectable()
export class AdminPasskeys {
  constructor(
    private readonly database: Database,
    private readonly passkeys: Passkeys,
    private readonly kept: KeptPasskeys,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly attempts: Attempts,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
    private readonly notices: AdminNotices,
  ) {}

  async list(admin: Principal): Promise<PasskeyDto[]> {
    return (await this.kept.list(admin)).map(passkey => PasskeyDto.from(passkey));
  }

  /** @throws WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION and what `Passkeys.creation` throws */
  async creation(admin: Principal, password: string, caller: Caller): Promise<PasskeyCreationDto> {
    const account = await this.database.read.findOneBy(Admin, { id: admin.id });
    if (!account) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const own = `login:${admin.loginId}`;
    const attempt: Attempt = {
      kind: 'wayInAddition',
      account: `admin:${admin.id}`,
      network: caller.client,
      own,
    };
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, account.passwordHash, own))) {
      this.log.warn('wrong password', caller, admin);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    return this.passkeys.creation(accountOf(admin), {
      name: account.loginId,
      displayName: `관리자 ${account.loginId}`,
    });
  }

  /** @throws what `Passkeys.add` throws */
  async add(admin: Principal, made: NewPasskeyDto, caller: Caller): Promise<PasskeyDto> {
    const noted = async (manager: EntityManager, { id }: { id: number }) => {
      // Creating a passkey proved both: having the device, and being its owner.
      await this.logins.noteSecondFactor(manager, admin.loginId);
      await this.note(manager, admin, 'create', id, caller);
    };
    const passkey = await this.passkeys.add(accountOf(admin), made, caller, noted);
    this.log.note('passkey added', caller, admin);
    await this.notices.tell(admin.id, 'passkeyAdded');
    return PasskeyDto.from(passkey);
  }

  /**
   * Ends the admin's other logins, which the passkey's present holder may have opened. @throws
   * PASSKEY_NOT_FOUND_EXCEPTION
   */
  async remove(admin: Principal, id: number, caller: Caller): Promise<void> {
    await this.database.write(async manager => {
      await this.kept.remove(manager, accountOf(admin), id);
      await this.logins.revokeAllWithin(manager, admin, admin.loginId);
      await this.note(manager, admin, 'delete', id, caller);
    });
    this.log.note('passkey removed', caller, admin);
    await this.notices.tell(admin.id, 'passkeyRemoved');
  }

  /** @throws what `Passkeys.prove` throws */
  async login(sent: PasskeyLoginDto, caller: Caller): Promise<Tokens> {
    const proven = await this.passkeys.prove('admin', sent, caller);
    const { id } = proven.account;
    const opened = await this.database.write(async manager => {
      const where = { id, disabledAt: IsNull() };
      await this.database.lock(manager, Admin, where);
      const admin = await manager.findOneBy(Admin, where);
      if (!admin || !(await this.passkeys.use(manager, proven))) return undefined;
      const login = await this.logins.openWithin(manager, {
        role: 'admin',
        id,
        rememberMe: false,
        caller,
        secondFactor: true,
      });
      const { deviceName: device, newDevice } = login;
      await this.audit.write(manager, {
        adminId: id,
        action: 'login',
        resource: 'session',
        resourceId: login.id,
        before: null,
        after: { client: caller.place, device, newDevice, secondFactor: true, passkey: proven.passkey.id },
      });
      return login;
    });
    if (!opened) this.passkeys.refuse(caller, proven.account);
    await this.passkeys.thanks(proven);
    this.log.note('login by passkey', caller, proven.account);
    if (opened.newDevice) await this.notices.tell(id, 'newDevice');
    return opened.tokens;
  }

  private async note(
    manager: EntityManager,
    admin: Principal,
    action: 'create' | 'delete',
    id: number,
    caller: Caller,
  ): Promise<void> {
    await this.audit.write(manager, {
      adminId: admin.id,
      action,
      resource: 'passkey',
      resourceId: id,
      before: null,
      after: { client: caller.place },
    });
  }
}

const accountOf = ({ id }: Principal) => ({ role: 'admin', id }) as const;
