import { Inject, Injectable, Logger } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { SecurityLog } from '../audit/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { ownerOf, type Account } from './account.js';
import './auth-events.js';
import { deviceName } from './devices/device-name.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { Login } from './entities/login.entity.js';
import { endOfLogin } from './login-lifetimes.js';
import { TokenService } from './token.service.js';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The content of a refresh token with a valid signature. */
export interface RefreshPrincipal extends Principal {
  generation: number;
}

interface NewLogin extends Account {
  rememberMe: boolean;
  caller: Caller;
  secondFactor?: boolean;
}

export interface OpenedLogin {
  id: number;
  tokens: Tokens;
  deviceName: string;
  /** The account has had no login from this device before. */
  newDevice: boolean;
}

/** The login state that every request reads for its token. */
export interface LoginState {
  userId: number | null;
  adminId: number | null;
  revokedAt: unknown;
  secondFactor: unknown;
  renewalUnseen: unknown;
  /** Changes with every write to the member's rows that answers are kept from; never on SQLite. */
  revision?: unknown;
  catalogueVersion?: number;
}

const STATE = 'SELECT userId, adminId, revokedAt, secondFactor, renewalUnseen FROM logins WHERE id = ?';
const STATE_AND_REVISION =
  'SELECT l.userId, adminId, revokedAt, secondFactor, renewalUnseen, revision, version AS catalogueVersion FROM logins l ' +
  'LEFT JOIN member_revisions m ON m.userId = l.userId LEFT JOIN catalogue_state c ON c.id = 1 WHERE l.id = ?';

/** Logins: opened once, renewed by rotation, revoked for good. */
@Injectable()
export class LoginService {
  private readonly logger = new Logger(LoginService.name);

  constructor(
    private readonly database: Database,
    private readonly tokens: TokenService,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
    private readonly events: DomainEvents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a login inside the transaction of the caller, who has checked the password. */
  async openWithin(
    manager: EntityManager,
    { role, id: accountId, rememberMe, caller, secondFactor = false }: NewLogin,
  ): Promise<OpenedLogin> {
    const now = this.clock.now();
    const account = { role, id: accountId };
    const name = deviceName(caller.userAgent);
    const known = caller.device ? await this.devices.see(manager, account, caller.device.id) : false;
    const owner = {
      userId: role === 'member' ? accountId : null,
      adminId: role === 'admin' ? accountId : null,
      rememberMe,
      createdAt: now,
    };
    const login = await manager.save(Login, {
      ...owner,
      generation: 0,
      rotatedAt: now,
      deviceName: name,
      deviceId: caller.device?.id ?? null,
      secondFactor,
      revokedAt: null,
      expiresAt: endOfLogin(owner, now, this.config),
    });
    return {
      id: login.id,
      tokens: this.tokensOf({ ...account, loginId: login.id }, login),
      deviceName: name,
      newDevice: !known,
    };
  }

  /**
   * Rotates a refresh token. The previous token returns the same successor within the grace period (a second tab) and until the successor is used (a
   * lost response, a phone that died before storing it); any other use of an old token revokes the whole login.
   *
   * @throws REVOKED_REFRESH_TOKEN_EXCEPTION
   */
  async refresh(principal: RefreshPrincipal, caller: Caller): Promise<Tokens> {
    const { loginId: id, generation } = principal;
    const now = this.clock.now();
    const { login, reused } = await this.database.write(async manager => {
      const current = await manager.findOne(Login, { where: { id }, ...this.database.rowLock });
      if (!current || current.revokedAt) return { login: null, reused: false };
      if (current.generation === generation) {
        const next = {
          generation: generation + 1,
          rotatedAt: now,
          renewalUnseen: true,
          expiresAt: endOfLogin(current, now, this.config),
        };
        await manager.update(Login, { id }, next);
        return { login: { ...current, ...next }, reused: false };
      }
      if (this.isRepeat(current, generation, now)) return { login: current, reused: false };
      await this.revokeWithin(manager, principal, id);
      return { login: null, reused: true };
    });
    if (reused) this.log.warn('refresh token used again', caller, principal);
    if (!login) throw new AppError('REVOKED_REFRESH_TOKEN_EXCEPTION');
    return this.tokensOf(principal, login);
  }

  /** Ends every login of an account except `but`, inside the caller's transaction. */
  async revokeAllWithin(manager: EntityManager, account: Account, but?: number): Promise<void> {
    await manager.update(
      Login,
      { ...ownerOf(account), revokedAt: IsNull(), ...(but === undefined ? {} : { id: Not(but) }) },
      { revokedAt: this.clock.now() },
    );
    if (account.role === 'member')
      await this.events.emit(manager, 'logins-ended', { userId: account.id, but });
  }

  /** Ends one login of an account, inside the caller's transaction. */
  async revokeWithin(manager: EntityManager, account: Account, loginId: number): Promise<void> {
    await manager.update(
      Login,
      { id: loginId, ...ownerOf(account), revokedAt: IsNull() },
      { revokedAt: this.clock.now() },
    );
    if (account.role === 'member')
      await this.events.emit(manager, 'logins-ended', { userId: account.id, loginId });
  }

  /** Keeps a login open until the caller's transaction ends. @throws UNAUTHENTICATED_EXCEPTION if it has ended */
  async holdWithin(manager: EntityManager, loginId: number): Promise<void> {
    const where = { id: loginId, revokedAt: IsNull() };
    const open = await manager.findOne(Login, { select: { id: true }, where, ...this.database.rowLock });
    if (!open) throw new AppError('UNAUTHENTICATED_EXCEPTION');
  }

  /** Marks the login as opened with a second factor, inside the caller's transaction. */
  async noteSecondFactor(manager: EntityManager, loginId: number): Promise<void> {
    await manager.update(Login, { id: loginId }, { secondFactor: true });
  }

  /** Whether a login was opened so recently that its user still counts as the person who opened it. */
  wasOpenedSince(loginId: number, since: Date): Promise<boolean> {
    return this.database.read.existsBy(Login, { id: loginId, createdAt: MoreThanOrEqual(since) });
  }

  /** The active logins of an account, last used first. */
  liveOf(account: Account): Promise<Login[]> {
    return this.database.read.find(Login, {
      where: { ...ownerOf(account), revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      order: { rotatedAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * The login of a token, if it belongs to the token's account and is not revoked. Every request reads it, so it uses plain SQL, which takes a third
   * of the mapper's time.
   */
  async stateOf({ role, id, loginId }: Principal): Promise<LoginState | undefined> {
    const [login] = await this.database.read.query<LoginState[]>(
      this.database.embedded ? STATE : STATE_AND_REVISION,
      [loginId],
    );
    if (!login || login.revokedAt !== null) return undefined;
    return (role === 'member' ? login.userId : login.adminId) === id ? login : undefined;
  }

  /** Whether the token's account was deleted by its member. */
  async accountIsGone({ role, id }: Principal): Promise<boolean> {
    if (role !== 'member') return false;
    const rows = await this.database.read.query<unknown[]>('SELECT id FROM users WHERE id = ?', [id]);
    return rows.length === 0;
  }

  /**
   * Records that the device received the tokens of the last renewal, because it sends one of them. The request does not wait for this write; if it
   * fails, the next request repeats it.
   *
   * @param issuedAt s since 1970
   */
  noteSeen(loginId: number, issuedAt: number): void {
    // Token times are whole seconds.
    const rotatedAt = LessThan(new Date((issuedAt + 1) * 1000));
    this.database
      .write(manager =>
        manager.update(Login, { id: loginId, rotatedAt, renewalUnseen: true }, { renewalUnseen: false }),
      )
      .catch((error: unknown) => this.logger.warn({ err: error, during: 'noting a renewal' }));
  }

  /** Removes logins whose tokens have all expired. */
  async removeExpired(): Promise<void> {
    await this.database.write(manager => manager.delete(Login, { expiresAt: LessThan(this.clock.now()) }));
  }

  private isRepeat(login: Login, generation: number, now: Date): boolean {
    const inGrace = now.getTime() - login.rotatedAt.getTime() <= this.config.refreshGraceSeconds * 1000;
    return login.generation === generation + 1 && (inGrace || Boolean(login.renewalUnseen));
  }

  private tokensOf(
    principal: Principal,
    { generation, rotatedAt, expiresAt }: Pick<Login, 'generation' | 'rotatedAt' | 'expiresAt'>,
  ): Tokens {
    return {
      accessToken: this.tokens.accessToken(principal, expiresAt),
      refreshToken: this.tokens.refreshToken(principal, generation, rotatedAt, expiresAt),
    };
  }
}
