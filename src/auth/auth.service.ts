import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../audit/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import { Database } from '../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../infrastructure/rate-limit/attempts.js';
import { Members, type User } from '../members/public.js';
import { KnownDevices } from './devices/known-devices.service.js';
import type { LoginDto } from './dto/login.dto.js';
import { LoginService, type OpenedLogin, type Tokens } from './login.service.js';
import { SecurityNotices } from './notices/security-notices.service.js';
import { PasswordHasher } from './password-hasher.js';

/** Logs members in. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly attempts: Attempts,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  /** @throws LOGIN_FAILED_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION (`Attempts`) */
  async login({ loginEmail, password, rememberMe }: LoginDto, caller: Caller): Promise<Tokens> {
    const user = await this.members.findByEmail(loginEmail);
    const account = user ? ({ role: 'member', id: user.id } as const) : undefined;
    const own = await this.devices.ownOf(account, caller.device);
    const attempt: Attempt = { kind: 'login', account: loginEmail, network: caller.client, own };
    // Counted before the check, so that parallel guesses cannot slip through; a success undoes the count.
    await this.attempts.take(attempt);
    const matches = await this.passwords.matches(password, user?.passwordHash, own ?? caller.client);
    const opened = user && matches ? await this.open(user, rememberMe === true, caller) : undefined;
    if (!user || !opened) {
      this.log.warn('login failed', caller, account);
      throw new AppError('LOGIN_FAILED_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    this.log.note('login', caller, account);
    if (opened.newDevice) this.notices.newDevice(user, opened.deviceName);
    return opened.tokens;
  }

  /** Undefined if the password was changed or the account deleted during the check. */
  private open(user: User, rememberMe: boolean, caller: Caller): Promise<OpenedLogin | undefined> {
    return this.database.write(async manager => {
      const { id, passwordHash } = user;
      if (!(await this.members.lock(manager, { id, passwordHash }))) return undefined;
      return this.logins.openWithin(manager, { role: 'member', id, rememberMe, caller });
    });
  }
}
