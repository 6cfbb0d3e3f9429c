import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../common/errors/app-error.js';
import type { AuthenticatedRequest } from '../common/security/access.decorators.js';
import { TokenVerifier } from './token-verifier.js';

/** Throws the API's own error instead of Passport's: the one a strategy threw, or that the caller is unknown. */
function principalOr401<T>(error: unknown, principal: T | false | null | undefined): T {
  if (error) throw error;
  if (!principal) throw new AppError('UNAUTHENTICATED_EXCEPTION');
  return principal;
}

@Injectable()
export class AccessTokenGuard extends AuthGuard('access') {
  constructor(private readonly verifier: TokenVerifier) {
    super();
  }

  override handleRequest = principalOr401;

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const claims = this.verifier.signed.get(request.headers.authorization ?? '');
    if (!claims) return (await super.canActivate(context)) as boolean;
    request.user = await this.verifier.principalOf('access', claims, 'member');
    return true;
  }
}

@Injectable()
export class AdminTokenGuard extends AuthGuard('admin') {
  override handleRequest = principalOr401;
}

@Injectable()
export class RefreshTokenGuard extends AuthGuard('refresh') {
  override handleRequest = principalOr401;
}
