import { Inject, Injectable } from '@nestjs/common';
import { LoginService } from '../auth/login.service.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { VerificationService } from '../auth/verification/verification.service.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { requireBirthDate } from './birth-date.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { EditProfileDto } from './dto/edit-profile.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { User } from './entities/user.entity.js';

/** A member's own account. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(VerificationService) private readonly codes: VerificationService,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async profile(userId: number): Promise<ProfileDto> {
    return ProfileDto.from(await this.user(userId));
  }

  async edit(userId: number, { userName, birthDate }: EditProfileDto): Promise<ProfileDto> {
    requireBirthDate(birthDate, koreanDate(this.clock.now()));
    await this.database.write(manager => manager.update(User, { id: userId }, { userName, birthDate }));
    return this.profile(userId);
  }

  /** Changes the password and ends every login. @throws WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  async changePassword(userId: number, { oldPassword, newPassword }: ChangePasswordDto): Promise<void> {
    const user = await this.requirePassword(userId, oldPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(async manager => {
      const changed = await manager.update(
        User,
        { id: userId, passwordHash: user.passwordHash },
        { passwordHash },
      );
      // Another change was faster: the old password is no longer the old one.
      if (!changed.affected) throw new AppError('WRONG_PASSWORD_EXCEPTION');
      await this.logins.revokeAllWithin(manager, { role: 'member', id: userId });
    });
  }

  /** Removes the member and, by foreign keys, all that is theirs. @throws WRONG_PASSWORD_EXCEPTION */
  async remove(userId: number, password: string): Promise<void> {
    const user = await this.requirePassword(userId, password);
    await this.database.write(async manager => {
      await manager.delete(User, { id: userId });
      await this.codes.forget(manager, user.loginEmail);
    });
  }

  private async requirePassword(userId: number, password: string): Promise<User> {
    const user = await this.user(userId);
    await this.limits.consume('loginFailures', user.loginEmail);
    if (!(await this.passwords.matches(password, user.passwordHash))) {
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.limits.giveBack('loginFailures', user.loginEmail);
    return user;
  }

  /** The guard has seen the login a moment ago; gone by now means deleted meanwhile. */
  private async user(userId: number): Promise<User> {
    const user = await this.database.read.findOneBy(User, { id: userId });
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    return user;
  }
}
