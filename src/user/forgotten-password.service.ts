import { Inject, Injectable } from '@nestjs/common';
import { LoginService } from '../auth/login.service.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { VerificationService } from '../auth/verification/verification.service.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { OK, type OkDto } from '../common/http/ok.dto.js';
import { Database } from '../infrastructure/database/database.js';
import type { ForgottenPasswordDto } from './dto/forgotten-password.dto.js';
import { User } from './entities/user.entity.js';
import { noAccountMail, passwordCodeMail } from './verification-mails.js';

/** A new password for somebody who proves the address. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(VerificationService) private readonly codes: VerificationService,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(LoginService) private readonly logins: LoginService,
  ) {}

  /** Both steps in one call: with the address alone a code is mailed, with code and password it is set. */
  async forgotten({
    loginEmail,
    verificationCode,
    newPassword,
  }: ForgottenPasswordDto): Promise<OkDto | undefined> {
    if (verificationCode === undefined && newPassword === undefined) {
      await this.sendCode(loginEmail);
      return OK;
    }
    if (verificationCode === undefined) throw invalidField('verificationCode', '인증번호를 입력해 주세요.');
    if (newPassword === undefined) throw invalidField('newPassword', '새 비밀번호를 입력해 주세요.');
    await this.reset(loginEmail, verificationCode, newPassword);
    return undefined;
  }

  /**
   * Mails a code. An address without an account gets a mail too, which says so: work, time, limits and answer are
   * the same, so the caller learns nothing and the owner of the address does.
   */
  private async sendCode(loginEmail: string): Promise<void> {
    const known = await this.database.read.existsBy(User, { loginEmail });
    await this.codes.send('password', loginEmail, code =>
      known ? passwordCodeMail(loginEmail, code) : noAccountMail(loginEmail),
    );
  }

  /** Sets the new password and ends every login. @throws WRONG_VERIFICATION_CODE_EXCEPTION */
  private async reset(loginEmail: string, code: string, newPassword: string): Promise<void> {
    await this.codes.confirm('password', loginEmail, code);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(async manager => {
      const user = await manager.findOne(User, { where: { loginEmail }, ...this.database.rowLock });
      const used = await this.codes.consume(manager, 'password', loginEmail);
      if (!user || !used) throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
      await manager.update(User, { id: user.id }, { passwordHash });
      await this.logins.revokeAllWithin(manager, { role: 'member', id: user.id });
    });
  }
}
