import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '../../common/errors/app-error.js';
import {
  ACCESS_KEY,
  ADMIN_ROLE_KEY,
  ADMIN_ROLES,
  BEFORE_SECOND_FACTOR_KEY,
  type AdminRole,
  type AuthenticatedRequest,
} from '../../common/security/access.decorators.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { Admin } from '../entities/admin.entity.js';

/** Runs after the access guard and checks the admin's permissions. Every request reads them, so that a change takes effect at once. */
@Injectable()
export class AdminRoleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<string | undefined>(ACCESS_KEY, targets) !== 'admin') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.user?.role !== 'admin') throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const admin = await this.database.read.findOne(Admin, {
      select: { id: true, role: true, disabledAt: true },
      where: { id: request.user.id },
    });
    if (!admin || admin.disabledAt) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const least =
      this.reflector.getAllAndOverride<AdminRole | undefined>(ADMIN_ROLE_KEY, targets) ??
      (request.method === 'GET' ? 'viewer' : 'editor');
    if (ADMIN_ROLES.indexOf(admin.role) < ADMIN_ROLES.indexOf(least))
      throw new AppError('FORBIDDEN_EXCEPTION');
    const isSecured = request.user.secondFactor || !this.config.adminNeedsSecondFactor;
    if (
      !isSecured &&
      !this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_FACTOR_KEY, targets)
    )
      throw new AppError('FORBIDDEN_EXCEPTION', { message: '2단계 인증이나 패스키를 먼저 켜 주세요.' });
    return true;
  }
}
