import { Inject, Injectable } from '@nestjs/common';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { LoginService, type RefreshPrincipal } from './login.service.js';
import { signingKey } from './signing-key.js';
import type { TokenClaims, TokenKind } from './token.service.js';

const EXPIRED = {
  access: 'EXPIRED_ACCESS_TOKEN_EXCEPTION',
  refresh: 'EXPIRED_REFRESH_TOKEN_EXCEPTION',
} as const;

/** A token of a login that was ended. */
const REVOKED = {
  access: 'UNAUTHENTICATED_EXCEPTION',
  refresh: 'REVOKED_REFRESH_TOKEN_EXCEPTION',
} as const;

/**
 * Reads the Bearer token of a request and vouches for it: signature, kind, expiry, and its login in the database.
 *
 * Passport's own registry is one a process; a registry of ours lets several applications live in one (as tests
 * need it). Expiry is checked here and not by the strategy, because time comes from `Clock`.
 */
@Injectable()
export class TokenAuthenticator {
  private readonly registry = new passport.Passport();

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LoginService) private readonly logins: LoginService,
  ) {
    for (const kind of ['access', 'refresh'] as const) {
      const options = {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        // The types know texts and buffers only; the key goes to jsonwebtoken as it is, which wants key objects.
        secretOrKey: signingKey(config) as unknown as Buffer,
        algorithms: ['HS256' as const],
        audience: kind,
        ignoreExpiration: true,
      };
      this.registry.use(
        kind,
        new Strategy(options, (claims: TokenClaims, done) => {
          this.principalOf(kind, claims).then(
            principal => done(null, principal),
            (error: unknown) => done(error, false),
          );
        }),
      );
    }
  }

  /**
   * Who the request's token of that kind belongs to. `generation` is 0 for access tokens.
   *
   * @throws UNAUTHENTICATED_EXCEPTION, EXPIRED_…, REVOKED_REFRESH_TOKEN_EXCEPTION
   */
  authenticate(kind: TokenKind, request: FastifyRequest, reply: FastifyReply): Promise<RefreshPrincipal> {
    return new Promise((resolve, reject) => {
      const run = this.registry.authenticate(
        kind,
        { session: false },
        (error: unknown, principal?: RefreshPrincipal | false | null) => {
          if (error) reject(error);
          else if (!principal) reject(new AppError('UNAUTHENTICATED_EXCEPTION'));
          else resolve(principal);
        },
      );
      run(request, reply, reject);
    });
  }

  private async principalOf(kind: TokenKind, claims: TokenClaims): Promise<RefreshPrincipal> {
    if (this.clock.now().getTime() >= claims.exp * 1000) throw new AppError(EXPIRED[kind]);
    const principal: RefreshPrincipal = {
      role: claims.role,
      id: Number(claims.sub),
      loginId: claims.login,
      generation: claims.generation ?? 0,
    };
    if (!(await this.logins.isAlive(principal))) throw new AppError(REVOKED[kind]);
    return principal;
  }
}
