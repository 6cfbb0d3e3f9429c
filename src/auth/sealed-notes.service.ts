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

/** Data that a browser keeps for us and cannot read (JWE), so that nothing is stored for people who never come back. */
@Injectable()
export class SealedNotes {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = keyFor('sealed-note', config);
  }

  /** @param use a note sealed for one use does not open for another */
  seal<Note extends object>(use: string, note: Note, seconds: number): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new EncryptJWT({ note })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(use)
      .setExpirationTime(now + seconds)
      .encrypt(this.key);
  }

  /** Undefined if the note is not ours, is for another use, or has expired. */
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
