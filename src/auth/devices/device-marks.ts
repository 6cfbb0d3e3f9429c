import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { keyFor } from '../keys.js';

const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A mark tells one browser or app from another: a random id, signed, so that only ids of ours are taken. It opens
 * nothing by itself. Knowing an account's device only means to be counted apart from strangers.
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
