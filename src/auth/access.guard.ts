import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ACCESS_KEY, type Access } from '../common/security/access.decorators.js';
import { AccessTokenGuard, AdminTokenGuard, RefreshTokenGuard } from './token.guards.js';

/** The one global guard. A route that says nothing is for members. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly guards: Record<Exclude<Access, 'public'>, CanActivate>;

  constructor(
    private readonly reflector: Reflector,
    member: AccessTokenGuard,
    admin: AdminTokenGuard,
    refresh: RefreshTokenGuard,
  ) {
    this.guards = { member, admin, refresh };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'member';
    if (access === 'public') return true;
    // What is answered to one person stays out of every cache, the browser's own too.
    context.switchToHttp().getResponse<FastifyReply>().header('Cache-Control', 'no-store');
    return (await this.guards[access].canActivate(context)) === true;
  }
}
