import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import {
  ACCESS_KEY,
  KNOWS_MEMBERS_KEY,
  type Access,
  type AuthenticatedRequest,
} from '../common/security/access.decorators.js';
import { AccessTokenGuard, AdminTokenGuard, RefreshTokenGuard } from './token.guards.js';

/** The only global guard. A route without an access decorator is for members. */
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
    const told = <T>(key: string): T | undefined =>
      this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
    const access = told<Access>(ACCESS_KEY) ?? 'member';
    if (access === 'public') {
      const { headers } = context.switchToHttp().getRequest<AuthenticatedRequest>();
      if (told<boolean>(KNOWS_MEMBERS_KEY) && headers.authorization) await this.recognise(context);
      return true;
    }
    keepOutOfCaches(context);
    return (await this.guards[access].canActivate(context)) === true;
  }

  /** @throws EXPIRED_ACCESS_TOKEN_EXCEPTION; any other caller who is not a member counts as a visitor */
  private async recognise(context: ExecutionContext): Promise<void> {
    keepOutOfCaches(context);
    try {
      await this.guards.member.canActivate(context);
    } catch (error) {
      if (error instanceof AppError && error.code === 'EXPIRED_ACCESS_TOKEN_EXCEPTION') throw error;
    }
  }
}

/** Keeps personal responses out of every cache, including the browser's own. */
function keepOutOfCaches(context: ExecutionContext): void {
  context.switchToHttp().getResponse<FastifyReply>().header('Cache-Control', 'no-store');
}
