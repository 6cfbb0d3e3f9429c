import { Inject, Injectable } from '@nestjs/common';
import { SecurityLog } from '../audit/public.js';
import {
  KnownDevices,
  LoginService,
  PasswordHasher,
  SecurityNotices,
  VerificationService,
} from '../auth/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { MAIL_SENDER, type MailSender } from '../infrastructure/mail/mail-sender.js';
import { Attempts, type Attempt } from '../infrastructure/rate-limit/attempts.js';
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
    private readonly attempts: Attempts,
    private readonly notices: SecurityNotices,
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  async profile(userId: number): Promise<ProfileDto> {
    return ProfileDto.from(await this.user(userId));
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
    const user = await this.requirePassword('passwordChange', member, oldPassword, caller);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.write(async manager => {
      const { id, passwordHash: oldHash } = user;
      const changed = await this.members.update(manager, { id, passwordHash: oldHash }, { passwordHash });
      // Another change was faster: the old password is no longer the old one.
      if (!changed) throw new AppError('WRONG_PASSWORD_EXCEPTION');
      await this.logins.revokeAllWithin(manager, member);
      await this.devices.forgetOthers(manager, member, member.loginId);
    });
    this.log.note('password changed', caller, member);
    this.notices.passwordChanged(user);
  }

  /** Removes the member and, by foreign keys, all that is theirs. @throws WRONG_PASSWORD_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  async remove(member: Principal, password: string, caller: Caller): Promise<void> {
    const user = await this.requirePassword('accountDeletion', member, password, caller);
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

  /** Counted per login: strangers' wrong passwords at the login screen do not count against a logged-in member. */
  private async requirePassword(
    kind: 'passwordChange' | 'accountDeletion',
    member: Principal,
    password: string,
    caller: Caller,
  ): Promise<User> {
    const user = await this.user(member.id);
    const own = `login:${member.loginId}`;
    const attempt: Attempt = { kind, account: member.id, network: caller.client, own };
    await this.attempts.take(attempt);
    if (!(await this.passwords.matches(password, user.passwordHash, own))) {
      this.log.warn('wrong password', caller, member);
      throw new AppError('WRONG_PASSWORD_EXCEPTION');
    }
    await this.attempts.giveBack(attempt);
    return user;
  }

  /** The guard has just seen the login; a missing row means that it was deleted since. */
  private async user(userId: number): Promise<User> {
    const user = await this.members.find(userId);
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    return user;
  }
}
