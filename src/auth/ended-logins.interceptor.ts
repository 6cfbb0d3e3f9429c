import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { AppError } from '../common/errors/app-error.js';
import { toAppError } from '../common/errors/to-app-error.js';
import type { AuthenticatedRequest, Principal } from '../common/security/access.decorators.js';
import { LoginService } from './login.service.js';

/**
 * What fails because the account was deleted after the guard's check (a row that refers to it, or one that is gone with it) is answered as the guard
 * would answer now.
 */
@Injectable()
export class EndedLoginsInterceptor implements NestInterceptor {
  constructor(private readonly logins: LoginService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
        if (user && (await this.hasEnded(user, error)))
          throw new AppError('UNAUTHENTICATED_EXCEPTION', { cause: error });
        throw error;
      }),
    );
  }

  private async hasEnded(user: Principal, error: unknown): Promise<boolean> {
    const { httpStatus } = toAppError(error);
    // A database out of reach is not asked again.
    if (httpStatus === 401 || httpStatus === 503) return false;
    return (await this.logins.stateOf(user)) === undefined;
  }
}
