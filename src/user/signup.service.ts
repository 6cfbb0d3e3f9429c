import { Inject, Injectable } from '@nestjs/common';
import { LoginService, type Tokens } from '../auth/login.service.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { VerificationService } from '../auth/verification/verification.service.js';
import { BodyDataService } from '../body-data/body-data.service.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database, isUniqueViolation } from '../infrastructure/database/database.js';
import { requireBirthDate } from './birth-date.js';
import type { SignupDto } from './dto/signup.dto.js';
import { UserAgreement } from './entities/user-agreement.entity.js';
import { User } from './entities/user.entity.js';
import { signupCodeMail } from './verification-mails.js';

/** From an address of mail to a member. */
@Injectable()
export class SignupService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(VerificationService) private readonly codes: VerificationService,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(BodyDataService) private readonly bodyData: BodyDataService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws ALREADY_EXIST_USER_EXCEPTION */
  async requireUnused(loginEmail: string): Promise<void> {
    if (await this.database.read.existsBy(User, { loginEmail })) {
      throw new AppError('ALREADY_EXIST_USER_EXCEPTION');
    }
  }

  /** Mails a code. @throws ALREADY_EXIST_USER_EXCEPTION and what `VerificationService.send` throws */
  async sendCode(mailAddress: string): Promise<void> {
    await this.requireUnused(mailAddress);
    await this.codes.send('signup', mailAddress, code => signupCodeMail(mailAddress, code));
  }

  /** @throws WRONG_VERIFICATION_CODE_EXCEPTION */
  confirmCode(mailAddress: string, code: string): Promise<void> {
    return this.codes.confirm('signup', mailAddress, code);
  }

  /**
   * Makes the member, the first body data and the first login, all or nothing.
   *
   * @throws ALREADY_EXIST_USER_EXCEPTION, EMAIL_NOT_VERIFIED_EXCEPTION, VALIDATION_EXCEPTION
   */
  async signUp(form: SignupDto): Promise<Tokens> {
    const now = this.clock.now();
    requireBirthDate(form.birthDate, koreanDate(now));
    await this.requireUnused(form.loginEmail);
    if (!(await this.codes.isVerified('signup', form.loginEmail))) {
      throw new AppError('EMAIL_NOT_VERIFIED_EXCEPTION');
    }
    const passwordHash = await this.passwords.hash(form.password);
    const { userName, birthDate, sex, loginEmail } = form;
    try {
      return await this.database.write(async manager => {
        // The unique index on the address comes first: of two signups at once it lets one through.
        const user = await manager.save(User, {
          userName,
          birthDate,
          sex,
          loginEmail,
          passwordHash,
          createdAt: now,
        });
        if (!(await this.codes.consume(manager, 'signup', loginEmail))) {
          throw new AppError('EMAIL_NOT_VERIFIED_EXCEPTION');
        }
        await this.bodyData.saveFirst(manager, user.id, form);
        for (const kind of form.agreements ?? []) {
          await manager.insert(UserAgreement, { userId: user.id, kind, agreedAt: now });
        }
        return this.logins.openWithin(manager, { role: 'member', id: user.id, rememberMe: true });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('ALREADY_EXIST_USER_EXCEPTION', { cause: error });
      throw error;
    }
  }
}
