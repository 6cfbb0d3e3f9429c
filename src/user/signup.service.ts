import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { SecurityLog } from '../audit/public.js';
import {
  LoginService,
  MemberIdentities,
  PasswordHasher,
  ProviderTickets,
  VerificationService,
  type Tokens,
} from '../auth/public.js';
import { BodyDataService } from '../body-data/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { Caller } from '../common/http/caller.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { isUniqueViolation } from '../infrastructure/database/database-errors.js';
import { Database } from '../infrastructure/database/database.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { requireBirthDate } from './birth-date.js';
import type { SignupDto } from './dto/signup.dto.js';
import { UserAgreement } from './entities/user-agreement.entity.js';
import { Members } from '../members/public.js';
import { signupCodeMail } from './verification-mails.js';

/** Sign-up: the mailed code, then the new member. */
@Injectable()
export class SignupService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly codes: VerificationService,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly tickets: ProviderTickets,
    private readonly identities: MemberIdentities,
    private readonly bodyData: BodyDataService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ALREADY_EXIST_USER_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION: nobody may probe a list of addresses */
  async requireUnused(loginEmail: string, { client }: Caller): Promise<void> {
    await this.limits.consume('addressChecks', client);
    if (await this.members.findByEmail(loginEmail)) {
      throw new AppError('ALREADY_EXIST_USER_EXCEPTION');
    }
  }

  /** Mails a code. @throws ALREADY_EXIST_USER_EXCEPTION and what `VerificationService.send` throws */
  async sendCode(mailAddress: string, caller: Caller): Promise<void> {
    await this.requireUnused(mailAddress, caller);
    await this.codes.send('signup', mailAddress, caller, code => signupCodeMail(mailAddress, code));
  }

  /** Returns the proof that `signUp` needs. @throws WRONG_VERIFICATION_CODE_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION */
  confirmCode(mailAddress: string, code: string, caller: Caller): Promise<string> {
    return this.codes.confirm('signup', mailAddress, code, caller);
  }

  /**
   * Creates the member, the first body data and the first login, all or nothing. Needs the proof of the person who entered the code: a stranger who
   * waits for the owner to enter it has none. Alternatively a provider account vouches for the person, and is linked; it vouches for the address
   * only if the provider says that it is the owner's.
   *
   * @throws ALREADY_EXIST_USER_EXCEPTION, EMAIL_NOT_VERIFIED_EXCEPTION, VALIDATION_EXCEPTION, PROVIDER_LOGIN_FAILED_EXCEPTION,
   *   IDENTITY_TAKEN_EXCEPTION
   */
  async signUp(form: SignupDto, caller: Caller): Promise<Tokens> {
    const now = this.clock.now();
    requireBirthDate(form.birthDate, koreanDate(now));
    await this.requireUnused(form.loginEmail, caller);
    const { providerTicket: ticket } = form;
    const identity = ticket === undefined ? undefined : await this.tickets.read(ticket);
    const vouched = identity?.mailVerified === true && identity.mailAddress === form.loginEmail;
    if (!vouched && !(await this.codes.isProven('signup', form.loginEmail, form.signupProof))) {
      // Another sign-up may have used the proof since.
      const isTaken = await this.members.findByEmail(form.loginEmail);
      throw new AppError(isTaken ? 'ALREADY_EXIST_USER_EXCEPTION' : 'EMAIL_NOT_VERIFIED_EXCEPTION');
    }
    const { password } = form;
    const passwordHash = await this.passwords.hash(password ?? randomBytes(32).toString('base64url'));
    const { userName, birthDate, sex, loginEmail, signupProof } = form;
    try {
      const member = await this.database.write(async manager => {
        // Inserted first, because of the unique index on the address: it lets only one of two concurrent signups through.
        const user = await this.members.add(manager, {
          userName,
          birthDate,
          sex,
          loginEmail,
          passwordHash,
          hasPassword: password !== undefined,
          createdAt: now,
        });
        if (!vouched && !(await this.codes.consume(manager, 'signup', loginEmail, signupProof))) {
          throw new AppError('EMAIL_NOT_VERIFIED_EXCEPTION');
        }
        if (identity) await this.identities.addWithin(manager, user.id, identity);
        await this.bodyData.saveFirst(manager, user.id, form);
        for (const kind of form.agreements ?? []) {
          await manager.insert(UserAgreement, { userId: user.id, kind, agreedAt: now });
        }
        const account = { role: 'member', id: user.id } as const;
        const { tokens } = await this.logins.openWithin(manager, { ...account, rememberMe: true, caller });
        return { account, tokens };
      });
      this.log.note(identity ? 'signup by provider' : 'signup', caller, member.account);
      return member.tokens;
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('ALREADY_EXIST_USER_EXCEPTION', { cause: error });
      throw error;
    }
  }
}
