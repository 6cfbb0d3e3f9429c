import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { keyFor } from '../keys.js';

const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A mark is a random id of one browser or app, signed so that nobody can make one up. It gives access to nothing:
 * attempts from a device that an account knows are only counted separately from everybody else's.
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

  /** The id of a mark of ours. */
  idOf(mark: string | undefined): string | undefined {
    const [, id, signature] = MARK.exec(mark ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(id))) ? id : undefined;
  }

  private signature(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
