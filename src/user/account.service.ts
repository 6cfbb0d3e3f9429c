import { Inject, Injectable } from '@nestjs/common';
import { SecurityLog } from '../audit/public.js';
import {
  KnownDevices,
  LoginService,
  MemberProof,
  PasswordHasher,
  SecurityNotices,
  VerificationService,
} from '../auth/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { MAIL_SENDER, type MailSender } from '../infrastructure/mail/mail-sender.js';
import { requireBirthDate } from './birth-date.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { EditProfileDto } from './dto/edit-profile.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { HealthNotesService } from './health-notes.service.js';
import { Members, type User } from '../members/public.js';

/** A member's own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly healthNotes: HealthNotesService,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly codes: VerificationService,
    private readonly devices: KnownDevices,
    private readonly proof: MemberProof,
    private readonly notices: SecurityNotices,
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  async profile(userId: number): Promise<ProfileDto> {
    return ProfileDto.from(await this.proof.user({ id: userId }));
  }

  async edit(userId: number, { userName, birthDate }: EditProfileDto): Promise<ProfileDto> {
    requireBirthDate(birthDate, koreanDate(this.clock.now()));
    await this.database.write(async manager => {
      const before = await this.members.lock(manager, { id: userId });
      if (before?.birthDate !== birthDate) await this.healthNotes.forgetConfirmed(manager, userId);
      await this.members.update(manager, { id: userId }, { userName, birthDate });
    });
    return this.profile(userId);
  }

  /** Changes the password and ends every login. @throws WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  async changePassword(
    member: Principal,
    { oldPassword, newPassword }: ChangePasswordDto,
    caller: Caller,
  ): Promise<void> {
    const user = await this.proof.requirePassword('passwordChange', member, oldPassword, caller);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(async manager => {
      const { id, passwordHash: oldHash } = user;
      const changed = await this.members.update(manager, { id, passwordHash: oldHash }, { passwordHash });
      // A concurrent change was faster: the old password is no longer valid.
      if (!changed) throw new AppError('WRONG_PASSWORD_EXCEPTION');
      await this.logins.revokeAllWithin(manager, member);
      await this.devices.forgetOthers(manager, member, member.loginId);
    });
    this.log.note('password changed', caller, member);
    this.notices.passwordChanged(user);
  }

  /**
   * Removes the member and, by foreign keys, everything that is theirs.
   *
   * @throws VALIDATION_EXCEPTION without a password if there is one, WRONG_PASSWORD_EXCEPTION, LOGIN_AGAIN_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  async remove(member: Principal, password: string | undefined, caller: Caller): Promise<void> {
    const user = await this.requireOwner(member, password, caller);
    await this.database.write(async manager => {
      const deleted = await this.members.remove(manager, user);
      // The password was changed in the meantime: the old one no longer allows this.
      if (!deleted) throw new AppError('WRONG_PASSWORD_EXCEPTION');
      await this.codes.forget(manager, user.loginEmail);
    });
    await this.database.scrub();
    await this.mails.forget(user.loginEmail);
    this.log.note('account deleted', caller, member);
  }

  /** Requires the password; a member without one needs a fresh login. */
  private async requireOwner(member: Principal, password: string | undefined, caller: Caller): Promise<User> {
    if (password !== undefined) {
      return this.proof.requirePassword('accountDeletion', member, password, caller);
    }
    const user = await this.proof.user(member);
    if (user.hasPassword) throw invalidField('password', '비밀번호를 입력해 주세요.');
    await this.proof.requireFresh(member, user);
    return user;
  }
}
