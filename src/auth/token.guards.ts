import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../common/errors/app-error.js';

/** Throws the API's own error instead of Passport's: the one a strategy threw, or that the caller is unknown. */
function principalOr401<T>(error: unknown, principal: T | false | null | undefined): T {
  if (error) throw error;
  if (!principal) throw new AppError('UNAUTHENTICATED_EXCEPTION');
  return principal;
}

@Injectable()
export class AccessTokenGuard extends AuthGuard('access') {
  override handleRequest = principalOr401;
}

@Injectable()
export class AdminTokenGuard extends AuthGuard('admin') {
  override handleRequest = principalOr401;
}

@Injectable()
export class RefreshTokenGuard extends AuthGuard('refresh') {
  override handleRequest = principalOr401;
}
