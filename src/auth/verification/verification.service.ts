import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { IsNull, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  MailRefusedError,
  MAIL_SENDER,
  type Mail,
  type MailSender,
} from '../../infrastructure/mail/mail-sender.js';
import { RateLimits } from '../../infrastructure/rate-limit/rate-limits.js';
import { VerificationCode, type VerificationPurpose } from '../entities/verification-code.entity.js';

const CODE_LIVES_MS = 10 * 60_000;
const TRIES = 5;
/** How long after the right code was entered a signup or a new password may follow. */
const VERIFIED_LIVES_MS = 30 * 60_000;
/** Rows are of no use any more long before that. */
const KEPT_MS = 24 * 3_600_000;

/** Six-digit codes by mail that prove an address: hashed, single use, ten minutes, five tries. */
@Injectable()
export class VerificationService {
  private readonly logger = new Logger(VerificationService.name);

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a new code, which takes the place of an older one, and mails what `mailOf` writes around it.
   *
   * @throws TOO_MANY_REQUESTS_EXCEPTION after five an hour for an address
   * @throws SERVICE_UNAVAILABLE_EXCEPTION if the mail could not be handed over; that try is not counted
   * @throws VALIDATION_EXCEPTION if the mail server refused the address
   */
  async send(purpose: VerificationPurpose, address: string, mailOf: (code: string) => Mail): Promise<void> {
    await this.limits.consume('codes', address);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.clock.now();
    await this.database.write(async manager => {
      await manager.update(
        VerificationCode,
        { mailAddress: address, purpose, verifiedAt: IsNull(), consumedAt: IsNull() },
        { consumedAt: now },
      );
      await manager.insert(VerificationCode, {
        purpose,
        mailAddress: address,
        codeHash: this.hash(purpose, address, code),
        attempts: 0,
        createdAt: now,
        verifiedAt: null,
        consumedAt: null,
      });
    });
    try {
      await this.mails.send(mailOf(code));
    } catch (cause) {
      if (cause instanceof MailRefusedError) {
        throw new AppError('VALIDATION_EXCEPTION', {
          message: '메일을 받을 수 없는 주소예요. 주소를 확인해 주세요.',
          cause,
        });
      }
      await this.limits.giveBack('codes', address);
      this.logger.warn({ purpose, reason: cause instanceof Error ? cause.message : 'unknown' });
      throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION', {
        message: '메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.',
        retryAfterSeconds: 10,
        cause,
      });
    }
  }

  /**
   * Checks a code, at most five times, and marks it as verified.
   *
   * @throws WRONG_VERIFICATION_CODE_EXCEPTION for a wrong, used, replaced or old one
   */
  async confirm(purpose: VerificationPurpose, address: string, code: string): Promise<void> {
    const now = this.clock.now();
    // The answer leaves the transaction as a value: a thrown error would take the counted try back.
    const right = await this.database.write(async manager => {
      const row = await manager.findOne(VerificationCode, {
        where: { mailAddress: address, purpose },
        order: { id: 'DESC' },
        ...this.database.rowLock,
      });
      if (!row || row.consumedAt || row.verifiedAt || row.attempts >= TRIES) return false;
      if (now.getTime() - row.createdAt.getTime() > CODE_LIVES_MS) return false;
      const matches = timingSafeEqual(
        Buffer.from(row.codeHash, 'hex'),
        Buffer.from(this.hash(purpose, address, code), 'hex'),
      );
      const counted = await manager.update(
        VerificationCode,
        { id: row.id, attempts: row.attempts, verifiedAt: IsNull() },
        { attempts: row.attempts + 1, ...(matches ? { verifiedAt: now } : {}) },
      );
      return matches && counted.affected === 1;
    });
    if (!right) throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
  }

  /** Whether an address was verified lately and the verification is unused. */
  isVerified(purpose: VerificationPurpose, address: string): Promise<boolean> {
    return this.database.read.exists(VerificationCode, { where: this.unused(purpose, address) });
  }

  /** Uses a verification up, inside the caller's transaction. Answers whether there was one. */
  async consume(manager: EntityManager, purpose: VerificationPurpose, address: string): Promise<boolean> {
    const used = await manager.update(VerificationCode, this.unused(purpose, address), {
      consumedAt: this.clock.now(),
    });
    return (used.affected ?? 0) > 0;
  }

  /** Forgets an address, inside the caller's transaction. */
  async forget(manager: EntityManager, address: string): Promise<void> {
    await manager.delete(VerificationCode, { mailAddress: address });
  }

  async removeOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.write(manager => manager.delete(VerificationCode, { createdAt: LessThan(before) }));
  }

  private unused(purpose: VerificationPurpose, address: string) {
    const since = new Date(this.clock.now().getTime() - VERIFIED_LIVES_MS);
    return { mailAddress: address, purpose, consumedAt: IsNull(), verifiedAt: MoreThanOrEqual(since) };
  }

  /** Keyed, because a million codes are tried in a second against a plain hash. */
  private hash(purpose: VerificationPurpose, address: string, code: string): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`verification-code\0${purpose}\0${address}\0${code}`)
      .digest('hex');
  }
}
