import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { Principal, Role } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { Database } from '../infrastructure/database/database.js';
import { Login } from './entities/login.entity.js';
import { TokenService } from './token.service.js';

/** A member or an admin. */
export interface Account {
  role: Role;
  id: number;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A refresh token as its signature vouches for it. */
export interface RefreshPrincipal extends Principal {
  generation: number;
}

interface LoginOwner {
  userId: number | null;
  adminId: number | null;
  revokedAt: unknown;
}

/** Logins: opened once, renewed by rotation, revoked for good. */
@Injectable()
export class LoginService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(TokenService) private readonly tokens: TokenService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a login and returns its first tokens. The caller has checked the password. */
  open(account: Account & { rememberMe: boolean }): Promise<Tokens> {
    return this.database.write(manager => this.openWithin(manager, account));
  }

  /** `open` inside a transaction of the caller. */
  async openWithin(manager: EntityManager, account: Account & { rememberMe: boolean }): Promise<Tokens> {
    const now = this.clock.now();
    const { id } = await manager.save(Login, {
      userId: account.role === 'member' ? account.id : null,
      adminId: account.role === 'admin' ? account.id : null,
      generation: 0,
      rotatedAt: now,
      rememberMe: account.rememberMe,
      revokedAt: null,
      createdAt: now,
      expiresAt: this.expiry(now),
    });
    return this.tokensOf({ role: account.role, id: account.id, loginId: id }, 0, now);
  }

  /**
   * Swaps a refresh token for the next one. Within the grace period the one just swapped gives the same successor
   * (a lost answer, a second tab); any other use of an old one revokes the whole login.
   *
   * @throws REVOKED_REFRESH_TOKEN_EXCEPTION
   */
  async refresh(principal: RefreshPrincipal): Promise<Tokens> {
    const { loginId: id, generation } = principal;
    const now = this.clock.now();
    const login = await this.database.write(async manager => {
      const swap = await manager.update(
        Login,
        { id, generation, revokedAt: IsNull() },
        { generation: generation + 1, rotatedAt: now, expiresAt: this.expiry(now) },
      );
      const current = await manager.findOne(Login, { where: { id }, ...this.database.rowLock });
      if (!current || current.revokedAt) return null;
      if (swap.affected === 1 || this.isRepeat(current, generation, now)) return current;
      await manager.update(Login, { id }, { revokedAt: now });
      return null;
    });
    if (!login) throw new AppError('REVOKED_REFRESH_TOKEN_EXCEPTION');
    return this.tokensOf(principal, login.generation, login.rotatedAt);
  }

  /** Ends one login: its tokens are dead at once. */
  async revoke(loginId: number): Promise<void> {
    await this.database.write(manager =>
      manager.update(Login, { id: loginId, revokedAt: IsNull() }, { revokedAt: this.clock.now() }),
    );
  }

  /** Ends every login of an account. */
  revokeAll(account: Account): Promise<void> {
    return this.database.write(manager => this.revokeAllWithin(manager, account));
  }

  /** `revokeAll` inside a transaction of the caller. */
  async revokeAllWithin(manager: EntityManager, { role, id }: Account): Promise<void> {
    const owner = role === 'member' ? { userId: id } : { adminId: id };
    await manager.update(Login, { ...owner, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /**
   * Whether the login of a token exists, belongs to who the token says, and was not revoked. Every request asks:
   * plain SQL costs a third of an entity's way through the mapper.
   */
  async isAlive({ role, id, loginId }: Principal): Promise<boolean> {
    const [login] = await this.database.read.query<LoginOwner[]>(
      'SELECT userId, adminId, revokedAt FROM logins WHERE id = ?',
      [loginId],
    );
    if (!login || login.revokedAt !== null) return false;
    return role === 'member' ? login.userId === id : login.adminId === id;
  }

  /** Removes logins of which no token can be valid any more. */
  async removeExpired(): Promise<void> {
    await this.database.write(manager => manager.delete(Login, { expiresAt: LessThan(this.clock.now()) }));
  }

  private isRepeat(login: Login, generation: number, now: Date): boolean {
    const sinceRotation = now.getTime() - login.rotatedAt.getTime();
    return login.generation === generation + 1 && sinceRotation <= this.config.refreshGraceSeconds * 1000;
  }

  private tokensOf(principal: Principal, generation: number, rotatedAt: Date): Tokens {
    return {
      accessToken: this.tokens.accessToken(principal),
      refreshToken: this.tokens.refreshToken(principal, generation, rotatedAt),
    };
  }

  private expiry(from: Date): Date {
    const seconds = Math.max(this.config.refreshTokenTtlSeconds, this.config.accessTokenTtlSeconds);
    return new Date(from.getTime() + seconds * 1000);
  }
}
