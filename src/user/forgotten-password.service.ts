import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../audit/public.js';
import {
  KeptIdentities,
  KeptPasskeys,
  KnownDevices,
  LoginService,
  PasswordHasher,
  SecurityNotices,
  VerificationService,
} from '../auth/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import { OK, type OkDto } from '../common/http/ok.dto.js';
import { Database } from '../infrastructure/database/database.js';
import type { ForgottenPasswordDto } from './dto/forgotten-password.dto.js';
import { Members } from '../members/public.js';
import { noAccountMail, passwordCodeMail } from './verification-mails.js';

/** Sets a new password for the owner of a proven address. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly codes: VerificationService,
    private readonly passwords: PasswordHasher,
    private readonly passkeys: KeptPasskeys,
    private readonly identities: KeptIdentities,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  /** Both steps in one call: with only the address, it mails a code; with a code and a password, it sets the password. */
  async forgotten(
    { loginEmail, verificationCode, newPassword }: ForgottenPasswordDto,
    caller: Caller,
  ): Promise<OkDto | undefined> {
    if (verificationCode === undefined && newPassword === undefined) {
      await this.sendCode(loginEmail, caller);
      return OK;
    }
    if (verificationCode === undefined) throw invalidField('verificationCode', '인증 코드를 입력해 주세요.');
    if (newPassword === undefined) throw invalidField('newPassword', '새 비밀번호를 입력해 주세요.');
    await this.reset(loginEmail, verificationCode, newPassword, caller);
    return undefined;
  }

  /**
   * Mails a code. An address without an account gets a mail too, which says so. Work, time, limits and response are the same, so the caller learns
   * nothing, but the owner of the address does.
   */
  private async sendCode(loginEmail: string, caller: Caller): Promise<void> {
    const user = await this.members.findByEmail(loginEmail);
    const own = await this.devices.ownOf(user ? { role: 'member', id: user.id } : undefined, caller.device);
    await this.codes.send(
      'password',
      loginEmail,
      caller,
      code => (user ? passwordCodeMail(loginEmail, code) : noAccountMail(loginEmail)),
      own,
    );
  }

  /**
   * Sets the new password, ends every login and removes every passkey and linked account, because a thief may have added one. @throws
   * WRONG_VERIFICATION_CODE_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  private async reset(loginEmail: string, code: string, newPassword: string, caller: Caller): Promise<void> {
    const proof = await this.codes.confirm('password', loginEmail, code, caller);
    const passwordHash = await this.passwords.hash(newPassword);
    const { member, removed } = await this.database.write(async manager => {
      const user = await this.members.lock(manager, { loginEmail });
      const used = await this.codes.consume(manager, 'password', loginEmail, proof);
      if (!user || !used) throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
      const member = { role: 'member', id: user.id } as const;
      await this.members.update(manager, { id: user.id }, { passwordHash, hasPassword: true });
      await this.logins.revokeAllWithin(manager, member);
      await this.devices.forget(manager, member);
      const passkeys = await this.passkeys.removeAll(manager, member);
      const identities = await this.identities.removeAll(manager, user.id);
      return { member, removed: { passkeys, identities } };
    });
    this.log.note('password reset', caller, member);
    this.notices.passwordChanged({ loginEmail }, removed);
  }
}
