import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { AppError } from '../common/errors/app-error.js';
import { toAppError } from '../common/errors/to-app-error.js';
import type { AuthenticatedRequest, Principal } from '../common/security/access.decorators.js';
import { isForeignKeyViolation } from '../infrastructure/database/database-errors.js';
import { LoginService } from './login.service.js';

/**
 * What fails because of a deletion after the guard's check: of the account, which is answered as the guard would answer now, or of a row that the
 * call refers to, for example by an admin.
 */
@Injectable()
export class DeletedMeanwhileInterceptor implements NestInterceptor {
  constructor(private readonly logins: LoginService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (cause: unknown) => {
        const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
        if (user && (await this.hasEnded(user, cause)))
          throw new AppError('UNAUTHENTICATED_EXCEPTION', { cause });
        if (isForeignKeyViolation(cause)) throw new AppError('CONFLICT_EXCEPTION', { cause });
        throw cause;
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
