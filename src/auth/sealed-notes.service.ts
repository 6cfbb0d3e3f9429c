import { Inject, Injectable } from '@nestjs/common';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { keyFor } from './keys.js';

interface OpenedNote<Note> {
  note: Note;
  expiresAt: Date;
}

/**
 * What a browser keeps for us and cannot read (JWE): so that nothing is stored for somebody who never comes back.
 */
@Injectable()
export class SealedNotes {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = keyFor('sealed-note', config);
  }

  /** @param use notes of one use are none of another */
  seal<Note extends object>(use: string, note: Note, seconds: number): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new EncryptJWT({ note })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(use)
      .setExpirationTime(now + seconds)
      .encrypt(this.key);
  }

  /** Undefined where it is not ours, for something else, or too old. */
  async open<Note extends object>(use: string, sealed: string): Promise<OpenedNote<Note> | undefined> {
    try {
      const { payload } = await jwtDecrypt<{ note: Note }>(sealed, this.key, {
        audience: use,
        currentDate: this.clock.now(),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return { note: payload.note, expiresAt: new Date((payload.exp ?? 0) * 1000) };
    } catch {
      return undefined;
    }
  }
}
