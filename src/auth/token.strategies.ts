import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import type { RefreshPrincipal } from './login.service.js';
import { signingKey } from './keys.js';
import { TokenVerifier } from './token-verifier.js';
import type { TokenClaims, TokenKind } from './token.service.js';

/** A Bearer token of one kind. `TokenVerifier` checks its expiry, because time comes from `Clock`. */
function bearer(config: Config, kind: TokenKind): StrategyOptionsWithoutRequest {
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    // The types allow only strings and buffers, but the key is passed to jsonwebtoken unchanged, and jsonwebtoken accepts key objects.
    secretOrKey: signingKey(config) as unknown as Buffer,
    algorithms: ['HS256'],
    audience: kind,
    ignoreExpiration: true,
  };
}

/** Access tokens of members. */
@Injectable()
export class AccessStrategy extends PassportStrategy(Strategy, 'access') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly verifier: TokenVerifier,
  ) {
    super({ ...bearer(config, 'access'), passReqToCallback: true });
  }

  validate(request: FastifyRequest, claims: TokenClaims): Promise<RefreshPrincipal> {
    this.verifier.signed.set(request.headers.authorization!, claims);
    return this.verifier.principalOf('access', claims, 'member');
  }
}

/** Access tokens of admins. */
@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly verifier: TokenVerifier,
  ) {
    super(bearer(config, 'access'));
  }

  validate(claims: TokenClaims): Promise<RefreshPrincipal> {
    return this.verifier.principalOf('access', claims, 'admin');
  }
}

/** Refresh tokens of either. */
@Injectable()
export class RefreshStrategy extends PassportStrategy(Strategy, 'refresh') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly verifier: TokenVerifier,
  ) {
    super(bearer(config, 'refresh'));
  }

  validate(claims: TokenClaims): Promise<RefreshPrincipal> {
    return this.verifier.principalOf('refresh', claims);
  }
}
