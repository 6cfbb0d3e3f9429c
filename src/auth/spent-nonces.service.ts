import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { isUniqueViolation } from '../infrastructure/database/database-errors.js';
import { Database } from '../infrastructure/database/database.js';
import { SpentChallenge } from './passkeys/spent-challenge.entity.js';

/** Single-use values, identified by their nonce. */
@Injectable()
export class SpentNonces {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns whether the nonce was unused. @param nonce 128 bits, base64url */
  async spend(nonce: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.database.write(manager => manager.insert(SpentChallenge, { nonce, expiresAt }));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async removeOld(): Promise<void> {
    const expiresAt = LessThan(this.clock.now());
    await this.database.write(manager => manager.delete(SpentChallenge, { expiresAt }));
  }
}
