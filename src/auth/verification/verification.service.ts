import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { In, IsNull, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import type { Mail } from '../../infrastructure/mail/mail-sender.js';
import { Attempts, type AttemptKind } from '../../infrastructure/rate-limit/attempts.js';
import { VerificationCode, type VerificationPurpose } from '../entities/verification-code.entity.js';
import { keyFor } from '../keys.js';
import { CodeMails } from './code-mails.service.js';

const CODE_LIVES_MS = 10 * 60_000;
/** Counted separately for the requester and for everybody else, so that strangers cannot use up the owner's tries. */
const TRIES = 5;
/** How long after the right code a signup or a new password is possible. */
const VERIFIED_LIVES_MS = 30 * 60_000;
/** Age at which rows are deleted; they are of no use much earlier. */
const KEPT_MS = 24 * 3_600_000;

const ENTRY_OF: Record<VerificationPurpose, AttemptKind> = {
  signup: 'signupCodeEntry',
  password: 'resetCodeEntry',
};

/** Six-digit codes by mail that prove an address: hashed, single use, ten minutes, five tries. */
@Injectable()
export class VerificationService {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly mails: CodeMails,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = keyFor('verification-code', config);
  }

  /**
   * Creates a code and mails the text of `mailOf`. It replaces an older code that the same caller requested, and nobody else's.
   *
   * @param own the caller's device, if the account knows it
   * @throws what `CodeMails.send` throws
   */
  async send(
    purpose: VerificationPurpose,
    address: string,
    caller: Caller,
    mailOf: (code: string) => Mail,
    own?: string,
  ): Promise<void> {
    await this.mails.send(purpose, address, caller, own, async () => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = this.clock.now();
      const asked = { mailAddress: address, purpose, askedBy: askerOf(caller) };
      await this.database.write(async manager => {
        await manager.update(
          VerificationCode,
          { ...asked, verifiedAt: IsNull(), consumedAt: IsNull() },
          { consumedAt: now },
        );
        await manager.insert(VerificationCode, {
          ...asked,
          codeHash: this.hash(purpose, address, code),
          attempts: 0,
          otherAttempts: 0,
          createdAt: now,
          verifiedAt: null,
          proofHash: null,
          consumedAt: null,
        });
      });
      return mailOf(code);
    });
  }

  /**
   * Checks a code and returns the only proof that the caller knew it, valid for 30 minutes and one use.
   *
   * @throws WRONG_VERIFICATION_CODE_EXCEPTION for a wrong, used, replaced or expired code, TOO_MANY_REQUESTS_EXCEPTION
   */
  async confirm(
    purpose: VerificationPurpose,
    address: string,
    code: string,
    caller: Caller,
  ): Promise<string> {
    await this.attempts.take({ kind: ENTRY_OF[purpose], account: address, network: caller.client });
    const proof = randomBytes(32).toString('base64url');
    // A wrong code is returned, not thrown: an error would roll back the counted tries.
    const right = await this.database.write(async manager => {
      const asked = await this.askedCodes(manager, purpose, address);
      // A caller that has a mark now may have requested the code before getting it.
      const callers = [askerOf(caller), networkOf(caller)];
      const open = asked.filter(
        row => (callers.includes(row.askedBy) ? row.attempts : row.otherAttempts) < TRIES,
      );
      await this.countTries(manager, open, callers);
      const hash = Buffer.from(this.hash(purpose, address, code), 'hex');
      const matching = open.find(row => timingSafeEqual(Buffer.from(row.codeHash, 'hex'), hash));
      if (!matching) return false;
      await manager.update(
        VerificationCode,
        { id: matching.id },
        { verifiedAt: this.clock.now(), proofHash: hashOf(proof) },
      );
      return true;
    });
    if (!right) throw new AppError('WRONG_VERIFICATION_CODE_EXCEPTION');
    return proof;
  }

  /** Whether `proof` was issued for the address recently and is unused. */
  isProven(purpose: VerificationPurpose, address: string, proof: string | undefined): Promise<boolean> {
    return this.database.read.exists(VerificationCode, { where: this.unused(purpose, address, proof) });
  }

  /** Uses up a proof, inside the caller's transaction. Returns whether it was valid. */
  async consume(
    manager: EntityManager,
    purpose: VerificationPurpose,
    address: string,
    proof: string | undefined,
  ): Promise<boolean> {
    const used = await manager.update(VerificationCode, this.unused(purpose, address, proof), {
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

  /** The codes of an address that are still valid, locked until the transaction ends; newest first. */
  private askedCodes(
    manager: EntityManager,
    purpose: VerificationPurpose,
    address: string,
  ): Promise<VerificationCode[]> {
    const since = new Date(this.clock.now().getTime() - CODE_LIVES_MS);
    return manager.find(VerificationCode, {
      where: {
        mailAddress: address,
        purpose,
        createdAt: MoreThanOrEqual(since),
        verifiedAt: IsNull(),
        consumedAt: IsNull(),
      },
      order: { createdAt: 'DESC', id: 'DESC' },
      ...this.database.rowLock,
    });
  }

  private async countTries(
    manager: EntityManager,
    rows: VerificationCode[],
    callers: string[],
  ): Promise<void> {
    for (const [column, counted] of [
      ['attempts', rows.filter(({ askedBy }) => callers.includes(askedBy))],
      ['otherAttempts', rows.filter(({ askedBy }) => !callers.includes(askedBy))],
    ] as const) {
      if (counted.length > 0)
        await manager.increment(VerificationCode, { id: In(counted.map(({ id }) => id)) }, column, 1);
    }
  }

  private unused(purpose: VerificationPurpose, address: string, proof = '') {
    const since = new Date(this.clock.now().getTime() - VERIFIED_LIVES_MS);
    return {
      mailAddress: address,
      purpose,
      proofHash: hashOf(proof),
      consumedAt: IsNull(),
      verifiedAt: MoreThanOrEqual(since),
    };
  }

  /** Keyed, because against a plain hash a million codes can be tried within a second. */
  private hash(purpose: VerificationPurpose, address: string, code: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\0${address}\0${code}`).digest('hex');
  }
}

/** A proof is 256 random bits: it cannot be guessed, so a slow hash is unnecessary. */
function hashOf(proof: string): string {
  return createHash('sha256').update(proof).digest('hex');
}

/** The requesting device, if it sent a mark, else its network. */
function askerOf(caller: Caller): string {
  const { device } = caller;
  return device && !device.fresh ? asker('device', device.id) : networkOf(caller);
}

function networkOf({ client }: Caller): string {
  return asker('network', client);
}

function asker(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}\0${value}`).digest('base64url');
}
