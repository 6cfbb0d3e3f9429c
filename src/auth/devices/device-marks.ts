import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { keyFor } from '../keys.js';

const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A mark is a random id of one browser or app, signed so that nobody can forge one. It grants no access: it only lets attempts from an account's
 * known devices be counted separately from everybody else's.
 */
@Injectable()
export class DeviceMarks {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = keyFor('device-mark', config);
  }

  newId(): string {
    return randomBytes(16).toString('base64url');
  }

  markOf(id: string): string {
    return `${id}.${this.signature(id)}`;
  }

  /** The id in one of our marks. */
  idOf(mark: string | undefined): string | undefined {
    const [, id, signature] = MARK.exec(mark ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(id))) ? id : undefined;
  }

  private signature(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
