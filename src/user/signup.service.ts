import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { SecurityLog } from '../audit/public.js';
import {
  LoginService,
  MemberIdentities,
  Passkeys,
  PasswordHasher,
  ProviderTickets,
  VerificationService,
  type PasskeyCreationDto,
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
import type { SignupPasskeyDto } from './dto/signup-passkey.dto.js';
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
    private readonly passkeys: Passkeys,
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
   * Only for a proven address: a passkey that no account takes would stay on the device.
   *
   * @throws ALREADY_EXIST_USER_EXCEPTION, EMAIL_NOT_VERIFIED_EXCEPTION, PASSKEYS_OFF_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  async passkeyOptions(
    { loginEmail: name, userName: displayName, signupProof }: SignupPasskeyDto,
    caller: Caller,
  ): Promise<PasskeyCreationDto> {
    await this.requireUnused(name, caller);
    await this.requireProven(name, signupProof);
    return this.passkeys.firstCreation({ name, displayName });
  }

  /**
   * Creates the member, the first body data and the first login, all or nothing. Needs the proof of the person who entered the code: a stranger who
   * waits for the owner to enter it has none. Alternatively a provider account vouches for the person, and is linked; it vouches for the address
   * only if the provider says that it is the owner's. A passkey may stand in for the password, as such an account does.
   *
   * @throws ALREADY_EXIST_USER_EXCEPTION, EMAIL_NOT_VERIFIED_EXCEPTION, VALIDATION_EXCEPTION, PROVIDER_LOGIN_FAILED_EXCEPTION,
   *   IDENTITY_TAKEN_EXCEPTION, PASSKEY_FAILED_EXCEPTION, PASSKEYS_OFF_EXCEPTION
   */
  async signUp(form: SignupDto, caller: Caller): Promise<Tokens> {
    const now = this.clock.now();
    requireBirthDate(form.birthDate, koreanDate(now));
    await this.requireUnused(form.loginEmail, caller);
    const { providerTicket: ticket } = form;
    const identity = ticket === undefined ? undefined : await this.tickets.read(ticket);
    const vouched = identity?.mailVerified === true && identity.mailAddress === form.loginEmail;
    if (!vouched) await this.requireProven(form.loginEmail, form.signupProof);
    const passkey = form.passkey && (await this.passkeys.first(form.passkey, caller));
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
        const account = { role: 'member', id: user.id } as const;
        if (passkey) await this.passkeys.addWithin(manager, account, passkey);
        await this.bodyData.saveFirst(manager, user.id, form);
        for (const kind of form.agreements ?? []) {
          await manager.insert(UserAgreement, { userId: user.id, kind, agreedAt: now });
        }
        const { tokens } = await this.logins.openWithin(manager, { ...account, rememberMe: true, caller });
        return { account, tokens };
      });
      const way = identity ? ' by provider' : passkey ? ' by passkey' : '';
      this.log.note(`signup${way}`, caller, member.account);
      return member.tokens;
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('ALREADY_EXIST_USER_EXCEPTION', { cause: error });
      throw error;
    }
  }

  /** @throws ALREADY_EXIST_USER_EXCEPTION, EMAIL_NOT_VERIFIED_EXCEPTION */
  private async requireProven(loginEmail: string, proof: string | undefined): Promise<void> {
    if (await this.codes.isProven('signup', loginEmail, proof)) return;
    // Another sign-up may have used the proof since.
    const isTaken = await this.members.findByEmail(loginEmail);
    throw new AppError(isTaken ? 'ALREADY_EXIST_USER_EXCEPTION' : 'EMAIL_NOT_VERIFIED_EXCEPTION');
  }
}
