import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { Role } from '../../common/security/access.decorators.js';
import type { Account } from '../account.js';
import { keyFor } from '../keys.js';
import { SpentNonces } from '../spent-nonces.service.js';

/** How long a challenge stays valid. */
export const CHALLENGE_LIVES_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 4;
const SIGNED_BYTES = NONCE_BYTES + EXPIRY_BYTES;

/** A login with any passkey, registering a passkey for one account, or for an account that does not exist yet. */
export type ChallengeUse = `login ${Role}` | `add ${Role} ${number}` | 'signup';

/**
 * The data a passkey signs: random bytes, their expiry, and our signature. Issuing a challenge writes nothing, so that opening the login screen costs
 * the database nothing; answering one is recorded, so that it is accepted once.
 */
@Injectable()
export class PasskeyChallenges {
  private readonly key: Buffer;

  constructor(
    private readonly spent: SpentNonces,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = keyFor('passkey-challenge', config);
  }

  /** Base64url. */
  issue(use: ChallengeUse): string {
    const expiry = Buffer.alloc(EXPIRY_BYTES);
    expiry.writeUInt32BE(Math.floor((this.clock.now().getTime() + CHALLENGE_LIVES_MS) / 1000));
    const signed = Buffer.concat([randomBytes(NONCE_BYTES), expiry]);
    return Buffer.concat([signed, this.signature(use, signed)]).toString('base64url');
  }

  /** Uses up a challenge. Returns whether it was ours, for this use, not expired and unused. */
  async spend(use: ChallengeUse, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    const signed = bytes.subarray(0, SIGNED_BYTES);
    const signature = bytes.subarray(SIGNED_BYTES);
    const expected = this.signature(use, signed);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
    const expiresAt = new Date(signed.readUInt32BE(NONCE_BYTES) * 1000);
    if (this.clock.now() >= expiresAt) return false;
    const nonce = signed.subarray(0, NONCE_BYTES).toString('base64url');
    return this.spent.spend(nonce, expiresAt);
  }

  /** Stands for an account on its devices; reveals nothing about it without our key. 16 bytes, base64url. */
  userHandle({ role, id }: Account): string {
    return this.handle(`${role} ${id}`);
  }

  /** The same for an account that is created by the passkey: the challenge is all that is known of it. */
  firstHandle(challenge: string): string {
    return this.handle(`signup ${challenge}`);
  }

  private handle(of: string): string {
    return createHmac('sha256', this.key)
      .update(`handle ${of}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  }

  private signature(use: ChallengeUse, signed: Buffer): Buffer {
    return createHmac('sha256', this.key).update(`${use}\0`).update(signed).digest();
  }
}
