import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../audit/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import { Members, type User } from '../../members/public.js';
import { LoginService } from '../login.service.js';
import { SecurityNotices } from '../notices/security-notices.service.js';
import { PasswordHasher } from '../password-hasher.js';
import { KeptPasskeys } from './kept-passkeys.service.js';
import { PasskeyDto, type NewPasskeyDto } from './passkey.dto.js';
import type { PasskeyCreationDto } from './passkey-options.dto.js';
import { Passkeys } from './passkeys.service.js';

/** How long after logging in another way in may be added without the password: a login that was left open is not enough. */
const FRESH_MS = 10 * 60_000;

/** A member's own passkeys. The password stays beside them, so removing the last one locks nobody out. */
@Injectable()
export class MemberPasskeys {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly passkeys: Passkeys,
    private readonly kept: KeptPasskeys,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly attempts: Attempts,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  async list(member: Principal): Promise<PasskeyDto[]> {
    return (await this.kept.list(member)).map(passkey => PasskeyDto.from(passkey));
  }

  /**
   * @throws PASSWORD_REQUIRED_EXCEPTION where the login is older than ten minutes, WRONG_PASSWORD_EXCEPTION,
   *   TOO_MANY_REQUESTS_EXCEPTION and what `Passkeys.creation` throws
   */
  async creation(
    member: Principal,
    password: string | undefined,
    caller: Caller,
  ): Promise<PasskeyCreationDto> {
    const user = await this.user(member);
    const since = new Date(this.clock.now().getTime() - FRESH_MS);
    if (password !== undefined) await this.requirePassword(member, user, password, caller);
    else if (!(await this.logins.wasOpenedSince(member.loginId, since)))
      throw new AppError('PASSWORD_REQUIRED_EXCEPTION');
    return this.passkeys.creation(accountOf(member), { name: user.loginEmail, displayName: user.userName });
  }

  /** @throws what `Passkeys.add` throws */
  async add(member: Principal, made: NewPasskeyDto, caller: Caller): Promise<PasskeyDto> {
    const user = await this.user(member);
    const passkey = await this.passkeys.add(accountOf(member), made, caller);
    this.log.note('passkey added', caller, member);
    this.notices.passkeyAdded(user, passkey.deviceName);
    return PasskeyDto.from(passkey);
  }

  /** @throws PASSKEY_NOT_FOUND_EXCEPTION */
  async remove(member: Principal, id: number, caller: Caller): Promise<void> {
    await this.database.write(manager => this.kept.remove(manager, accountOf(member), id));
    this.log.note('passkey removed', caller, member);
  }

  private async requirePassword(
    member: Principal,
    user: User,
    password: string,
    caller: Caller,
  ): Promise<void> {
    const own = `login:${member.loginId}`;
    const attempt: Attempt = { kind: 'passkeyAddition', account: member.id, network: caller.client, own };
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, user.passwordHash, own))) {
      this.log.warn('wrong password', caller, member);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
  }

  /** The guard has just seen the login; a missing row means that the account was deleted since. */
  private async user({ id }: Principal): Promise<User> {
    const user = await this.members.find(id);
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    return user;
  }
}

const accountOf = ({ id }: Principal) => ({ role: 'member', id }) as const;
