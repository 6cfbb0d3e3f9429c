import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import {
  MailRefusedError,
  MAIL_SENDER,
  type Mail,
  type MailSender,
} from '../../infrastructure/mail/mail-sender.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import { RateLimits } from '../../infrastructure/rate-limit/rate-limits.js';
import type { VerificationPurpose } from '../entities/verification-code.entity.js';
import { countedAddress } from './counted-address.js';

const KIND_OF = { signup: 'signupCode', password: 'resetCode' } as const;

const EVERYBODY = 'everybody';

/** Sends mails that visitors trigger, within limits: per client, per address, and per day in all. */
@Injectable()
export class CodeMails {
  private readonly logger = new Logger(CodeMails.name);

  constructor(
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    private readonly attempts: Attempts,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param own the caller's device, if the account knows it
   * @param compose creates the mail once it may be sent
   * @throws TOO_MANY_REQUESTS_EXCEPTION
   * @throws SERVICE_UNAVAILABLE_EXCEPTION if the day's quota is used up, or the mail could not be handed over; that try is not counted
   * @throws VALIDATION_EXCEPTION if the mail server refused the address
   */
  async send(
    purpose: VerificationPurpose,
    address: string,
    { client }: Caller,
    own: string | undefined,
    compose: () => Promise<Mail>,
  ): Promise<void> {
    const attempt: Attempt = {
      kind: KIND_OF[purpose],
      account: countedAddress(address),
      network: client,
      own,
    };
    await this.limits.consume('mailsOfClient', client);
    await this.attempts.take(attempt);
    await this.limits.consume('mails', EVERYBODY).catch((cause: unknown) => this.refuseToday(cause));
    const mail = await compose();
    try {
      await this.mails.send(mail);
    } catch (cause) {
      if (cause instanceof MailRefusedError) {
        throw new AppError('VALIDATION_EXCEPTION', {
          message: '메일을 받을 수 없는 주소예요. 주소를 확인해 주세요.',
          cause,
        });
      }
      await this.attempts.giveBack(attempt);
      await this.limits.giveBack('mailsOfClient', client);
      await this.limits.giveBack('mails', EVERYBODY);
      this.logger.warn({ purpose, reason: cause instanceof Error ? cause.message : 'unknown' });
      throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION', {
        message: '메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
        retryAfterSeconds: 10,
        cause,
      });
    }
  }

  private refuseToday(cause: unknown): never {
    if (!(cause instanceof AppError)) throw cause;
    this.logger.error('the mails of this day are used up (MAILS_PER_DAY)');
    throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION', {
      message: '오늘 보낼 수 있는 메일을 모두 보냈어요. 나중에 다시 시도해 주세요.',
      retryAfterSeconds: cause.retryAfterSeconds,
      cause,
    });
  }
}
