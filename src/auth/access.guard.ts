import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import {
  ACCESS_KEY,
  KNOWS_MEMBERS_KEY,
  type Access,
  type AuthenticatedRequest,
  type Role,
} from '../common/security/access.decorators.js';
import { TokenVerifier } from './token-verifier.js';
import type { TokenKind } from './token.service.js';

/** The token that each kind of route expects, and whose. */
const EXPECTED: Record<Exclude<Access, 'public'>, [kind: TokenKind, role?: Role]> = {
  member: ['access', 'member'],
  admin: ['access', 'admin'],
  refresh: ['refresh'],
};

/** The only global guard. A route without an access decorator is for members. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const told = <T>(key: string): T | undefined =>
      this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
    const access = told<Access>(ACCESS_KEY) ?? 'member';
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (access !== 'public') {
      keepOutOfCaches(context);
      const [kind, role] = EXPECTED[access];
      request.user = await this.verifier.principalOf(kind, request.headers.authorization, role);
    } else if (told<boolean>(KNOWS_MEMBERS_KEY) && request.headers.authorization) {
      keepOutOfCaches(context);
      await this.recognise(request);
    }
    return true;
  }

  /** @throws EXPIRED_ACCESS_TOKEN_EXCEPTION; any other caller who is not a member counts as a visitor */
  private async recognise(request: AuthenticatedRequest): Promise<void> {
    try {
      request.user = await this.verifier.principalOf('access', request.headers.authorization, 'member');
    } catch (error) {
      if (error instanceof AppError && error.code === 'EXPIRED_ACCESS_TOKEN_EXCEPTION') throw error;
    }
  }
}

/** Keeps personal responses out of every cache, including the browser's own. */
function keepOutOfCaches(context: ExecutionContext): void {
  context.switchToHttp().getResponse<FastifyReply>().header('Cache-Control', 'no-store');
}
