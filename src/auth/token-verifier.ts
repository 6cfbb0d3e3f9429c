import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../common/errors/app-error.js';
import type { Role } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { LoginService, type RefreshPrincipal } from './login.service.js';
import type { TokenClaims, TokenKind } from './token.service.js';

const EXPIRED = {
  access: 'EXPIRED_ACCESS_TOKEN_EXCEPTION',
  refresh: 'EXPIRED_REFRESH_TOKEN_EXCEPTION',
} as const;

/** A token of a revoked login. */
const REVOKED = {
  access: 'UNAUTHENTICATED_EXCEPTION',
  refresh: 'REVOKED_REFRESH_TOKEN_EXCEPTION',
} as const;

/** Some 500 bytes each. */
const MOST_SIGNED = 20_000;

/** Checks that the strategies make on a token whose signature and audience are valid. */
@Injectable()
export class TokenVerifier {
  /**
   * Claims of members' access tokens whose signature and audience this process has found valid, by Authorization header: Passport and the signature
   * take a quarter of the time of a kept answer. Expiry and login are checked at each request all the same.
   */
  readonly signed = new LRUCache<string, TokenClaims>({ max: MOST_SIGNED });

  constructor(
    private readonly clock: Clock,
    private readonly logins: LoginService,
  ) {}

  /**
   * The owner of a token. `generation` is 0 for access tokens.
   *
   * @param role the only role allowed; without it, both are
   * @throws EXPIRED_…, UNAUTHENTICATED_EXCEPTION, REVOKED_REFRESH_TOKEN_EXCEPTION, ACCOUNT_GONE_EXCEPTION (refresh only),
   *   FORBIDDEN_EXCEPTION
   */
  async principalOf(kind: TokenKind, claims: TokenClaims, role?: Role): Promise<RefreshPrincipal> {
    if (this.clock.now().getTime() >= claims.exp * 1000) throw new AppError(EXPIRED[kind]);
    const principal: RefreshPrincipal = {
      role: claims.role,
      id: Number(claims.sub),
      loginId: claims.login,
      generation: claims.generation ?? 0,
    };
    const state = await this.logins.stateOf(principal);
    if (!state) {
      // Only a refresh tells the reason: the device then deletes what it stores of that member.
      const gone = kind === 'refresh' && (await this.logins.accountIsGone(principal));
      throw new AppError(gone ? 'ACCOUNT_GONE_EXCEPTION' : REVOKED[kind]);
    }
    if (kind === 'access' && state.renewalUnseen) this.logins.noteSeen(principal.loginId, claims.iat);
    principal.secondFactor = Boolean(state.secondFactor);
    if (state.revision) {
      principal.asOf = { revision: String(state.revision), catalogueVersion: state.catalogueVersion! };
    }
    if (role !== undefined && principal.role !== role) throw new AppError('FORBIDDEN_EXCEPTION');
    return principal;
  }
}
