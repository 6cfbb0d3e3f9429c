import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';

export type TokenKind = 'access' | 'refresh';

/** The claims of a token. `aud` names its kind, so that neither kind passes for the other. */
export interface TokenClaims {
  /** Id of the member or admin. */
  sub: string;
  role: Principal['role'];
  /** Id of the login. */
  login: number;
  /** Refresh tokens only: their number in the login's family. */
  generation?: number;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Signs the two kinds of tokens. */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @param end of the login; the token expires no later */
  accessToken(principal: Principal, end: Date): string {
    const now = this.clock.now();
    const expiry = now.getTime() + this.config.accessTokenTtlSeconds * 1000;
    return this.sign('access', principal, now, new Date(Math.min(expiry, end.getTime())));
  }

  /**
   * The refresh token of one generation. The same arguments give the same string, so a repeated refresh returns the same successor although no token
   * is stored.
   */
  refreshToken(principal: Principal, generation: number, issuedAt: Date, end: Date): string {
    return this.sign('refresh', principal, issuedAt, end, generation);
  }

  private sign(kind: TokenKind, principal: Principal, at: Date, end: Date, generation?: number): string {
    const claims: TokenClaims = {
      sub: String(principal.id),
      role: principal.role,
      login: principal.loginId,
      ...(generation === undefined ? {} : { generation }),
      iat: Math.floor(at.getTime() / 1000),
      exp: Math.floor(end.getTime() / 1000),
    };
    return this.jwt.sign(claims, { audience: kind, algorithm: 'HS256' });
  }
}
