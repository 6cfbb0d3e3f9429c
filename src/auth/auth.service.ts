import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { User } from '../user/entities/user.entity.js';
import type { LoginDto } from './dto/login.dto.js';
import { LoginService, type Tokens } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';

/** Logs members in. */
@Injectable()
export class AuthService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /** @throws LOGIN_FAILED_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION after ten failures in 15 minutes */
  async login({ loginEmail, password, rememberMe }: LoginDto): Promise<Tokens> {
    // Counted before the check, so that parallel guesses cannot slip through; a success is taken back.
    await this.limits.consume('loginFailures', loginEmail);
    const user = await this.database.read.findOneBy(User, { loginEmail });
    const matches = await this.passwords.matches(password, user?.passwordHash);
    if (!user || !matches) throw new AppError('LOGIN_FAILED_EXCEPTION');
    await this.limits.giveBack('loginFailures', loginEmail);

    return this.database.write(async manager => {
      // A password changed or an account deleted while this one was being checked must not get a login.
      const unchanged = await manager.findOne(User, {
        where: { id: user.id, passwordHash: user.passwordHash },
        ...this.database.rowLock,
      });
      if (!unchanged) throw new AppError('LOGIN_FAILED_EXCEPTION');
      return this.logins.openWithin(manager, {
        role: 'member',
        id: user.id,
        rememberMe: rememberMe === true,
      });
    });
  }
}
