import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { generateSecret } from 'otplib';
import { In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { keyFor } from '../../auth/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { AdminRecoveryCode } from '../entities/admin-recovery-code.entity.js';
import { AdminSecondFactor } from '../entities/admin-second-factor.entity.js';
import { seal, unseal } from './sealed-secret.js';
import { stepOf } from './totp.js';

const RECOVERY_CODES = 10;
/** 40 bits each; at most 20 tries before the wait begins (`Attempts`). */
const RECOVERY_CODE_BYTES = 5;

/** Stores the admins' authenticators and recovery codes. Every code works once. */
@Injectable()
export class SecondFactors {
  private readonly key: Buffer;
  /** The current key, and the previous one if there is one. */
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = keyFor('admin-totp', config);
    const { previousJwtSecret } = config;
    this.keys = previousJwtSecret
      ? [this.key, keyFor('admin-totp', { jwtSecret: previousJwtSecret })]
      : [this.key];
  }

  /** Whether the admin's logins need a code. */
  isRequired(adminId: number, manager = this.database.read): Promise<boolean> {
    return manager.existsBy(AdminSecondFactor, { adminId, confirmedAt: Not(IsNull()) });
  }

  recoveryCodesLeft(adminId: number): Promise<number> {
    return this.database.read.countBy(AdminRecoveryCode, { adminId, usedAt: IsNull() });
  }

  /** Creates a new secret (Base32), replacing an unconfirmed one. Undefined if an authenticator is already confirmed. */
  async begin(manager: EntityManager, adminId: number): Promise<string | undefined> {
    await manager.delete(AdminSecondFactor, { adminId, confirmedAt: IsNull() });
    if (await manager.existsBy(AdminSecondFactor, { adminId })) return undefined;
    const secret = generateSecret();
    await manager.insert(AdminSecondFactor, {
      adminId,
      secret: seal(secret, this.key, adminId),
      lastStep: null,
      createdAt: this.clock.now(),
      confirmedAt: null,
    });
    return secret;
  }

  /** Requires a code at logins from now on. Returns the recovery codes; undefined for a wrong code, or without a begun setup. */
  async confirm(manager: EntityManager, adminId: number, code: string): Promise<string[] | undefined> {
    if (!(await this.takeCode(manager, adminId, code, false))) return undefined;
    await manager.update(AdminSecondFactor, { adminId }, { confirmedAt: this.clock.now() });
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    await manager.delete(AdminRecoveryCode, { adminId });
    await manager.insert(
      AdminRecoveryCode,
      codes.map(each => ({ adminId, codeHash: hashOf(adminId, each, this.key), usedAt: null })),
    );
    return codes;
  }

  /**
   * Whether the code is a valid authenticator or recovery code; a valid code is used up.
   *
   * @throws SECOND_FACTOR_UNREADABLE_EXCEPTION when the server no longer has the key of the stored secret
   */
  async take(manager: EntityManager, adminId: number, code: string): Promise<boolean> {
    if (!code.includes('-')) return this.takeCode(manager, adminId, code, true);
    const used = await manager.update(
      AdminRecoveryCode,
      { adminId, codeHash: In(this.keys.map(key => hashOf(adminId, code, key))), usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
    if (used.affected === 1) return true;
    // With another key every code is wrong, so the admin gets an error of its own.
    const factor = await manager.findOneBy(AdminSecondFactor, { adminId });
    if (factor) this.open(factor);
    return false;
  }

  async remove(manager: EntityManager, adminId: number): Promise<void> {
    await manager.delete(AdminSecondFactor, { adminId });
    await manager.delete(AdminRecoveryCode, { adminId });
  }

  private async takeCode(
    manager: EntityManager,
    adminId: number,
    code: string,
    confirmed: boolean,
  ): Promise<boolean> {
    const factor = await manager.findOneBy(AdminSecondFactor, {
      adminId,
      confirmedAt: confirmed ? Not(IsNull()) : IsNull(),
    });
    if (!factor) return false;
    const { secret, isCurrent } = this.open(factor);
    const step = stepOf(code, secret, this.clock.now(), factor.lastStep);
    if (step === undefined) return false;
    // When two calls send the same code, only the first succeeds.
    const taken = await manager.update(
      AdminSecondFactor,
      [
        { id: factor.id, lastStep: IsNull() },
        { id: factor.id, lastStep: LessThan(step) },
      ],
      { lastStep: step, ...(isCurrent ? {} : { secret: seal(secret, this.key, adminId) }) },
    );
    return taken.affected === 1;
  }

  private open({ secret, adminId }: AdminSecondFactor): { secret: string; isCurrent: boolean } {
    for (const key of this.keys) {
      try {
        return { secret: unseal(secret, key, adminId), isCurrent: key === this.key };
      } catch {
        // Encrypted with another key: tries the next one.
      }
    }
    throw new AppError('SECOND_FACTOR_UNREADABLE_EXCEPTION');
  }
}

function hashOf(adminId: number, code: string, key: Buffer): string {
  return createHmac('sha256', key).update(`recovery\0${adminId}\0${code}`).digest('hex');
}

/** `0a1b2-c3d4e` */
function recoveryCode(): string {
  const text = randomBytes(RECOVERY_CODE_BYTES).toString('hex');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
