import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { SecurityLog } from '../audit/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { Attempts, type Attempt, type AttemptKind } from '../infrastructure/rate-limit/attempts.js';
import { Members, type User } from '../members/public.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { Identity } from './providers/identity.entity.js';
import { OpenIdProviders } from './providers/open-id-providers.service.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { Passkeys } from './passkeys/passkeys.service.js';

/** How long a new login counts as proof of its owner; an older, unattended one does not. */
const FRESH_MS = 10 * 60_000;

/** Proves that the member, not somebody at an unattended device, changes the ways to log in. */
@Injectable()
export class MemberProof {
  constructor(
    private readonly members: Members,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
    private readonly providers: OpenIdProviders,
    private readonly passkeys: Passkeys,
  ) {}

  /**
   * @throws PASSWORD_REQUIRED_EXCEPTION when the login is older than ten minutes, LOGIN_AGAIN_EXCEPTION when there is no
   *   password either, WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  async require(member: Principal, password: string | undefined, caller: Caller): Promise<User> {
    if (password !== undefined) return this.requirePassword('wayInAddition', member, password, caller);
    const user = await this.user(member);
    await this.requireFresh(member, user);
    return user;
  }

  /** Counted per login: strangers' wrong passwords at the login screen do not count against a logged-in member. */
  async requirePassword(
    kind: AttemptKind,
    member: Principal,
    password: string,
    caller: Caller,
  ): Promise<User> {
    const user = await this.user(member);
    const own = `login:${member.loginId}`;
    const attempt: Attempt = { kind, account: member.id, network: caller.client, own };
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, user.passwordHash, own))) {
      this.log.warn('wrong password', caller, member);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    return user;
  }

  /** @throws PASSWORD_REQUIRED_EXCEPTION, LOGIN_AGAIN_EXCEPTION */
  async requireFresh(member: Principal, { hasPassword }: User): Promise<void> {
    const since = new Date(this.clock.now().getTime() - FRESH_MS);
    if (await this.logins.wasOpenedSince(member.loginId, since)) return;
    throw new AppError(hasPassword ? 'PASSWORD_REQUIRED_EXCEPTION' : 'LOGIN_AGAIN_EXCEPTION');
  }

  /** Removes a way to log in, inside the caller's transaction. @throws LAST_WAY_IN_EXCEPTION */
  async leavingWayIn(manager: EntityManager, { id }: Principal, remove: () => Promise<void>): Promise<User> {
    // When two calls each remove a way, the second waits here and sees what is left.
    const user = await this.members.lock(manager, { id });
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    await remove();
    if (user.hasPassword) return user;
    // Nobody can log in by passkeys that are off, or by a provider that is no longer configured.
    const provider = In(this.providers.names());
    const left =
      (this.passkeys.isOn ? await manager.countBy(Passkey, { userId: id }) : 0) +
      (await manager.countBy(Identity, { userId: id, provider }));
    if (left === 0) throw new AppError('LAST_WAY_IN_EXCEPTION');
    return user;
  }

  /** The guard has just read the login; a missing row means that the account was deleted since. */
  async user({ id }: Pick<Principal, 'id'>): Promise<User> {
    const user = await this.members.find(id);
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    return user;
  }
}
