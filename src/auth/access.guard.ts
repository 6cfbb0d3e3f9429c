import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import { ACCESS_KEY, type Access, type AuthenticatedRequest } from '../common/security/access.decorators.js';
import { TokenAuthenticator } from './token-authenticator.js';

/** The one global guard. A route that says nothing is for members. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(TokenAuthenticator) private readonly tokens: TokenAuthenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'member';
    if (access === 'public') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const kind = access === 'refresh' ? 'refresh' : 'access';
    const principal = await this.tokens.authenticate(kind, request, http.getResponse<FastifyReply>());
    if (access !== 'refresh' && principal.role !== access) throw new AppError('FORBIDDEN_EXCEPTION');
    request.user = principal;
    return true;
  }
}
