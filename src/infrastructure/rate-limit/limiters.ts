import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../common/errors/app-error.js';
import { LIMIT_STORE } from './limit-store.js';
import { LimitConnection, SharedLimiter, type Limiter } from './shared-limiter.js';

/** Points per number of seconds, counted from the first. */
export interface Limit {
  points: number;
  duration: number;
}

/** Creates counters: in Redis if configured, so that all processes share them, and in this process (`SharedLimiter`). */
@Injectable()
export class Limiters implements OnApplicationShutdown {
  private readonly connection: LimitConnection | undefined;

  constructor(@Inject(LIMIT_STORE) private readonly redis: Redis | undefined) {
    this.connection = redis && new LimitConnection(redis);
  }

  create(name: string, limit: Limit): Limiter {
    const options = { ...limit, keyPrefix: `routineup:limit:${name}` };
    const inProcess = new RateLimiterMemory(options);
    if (!this.redis || !this.connection) return inProcess;
    const inRedis = new RateLimiterRedis({ ...options, storeClient: this.redis });
    return new SharedLimiter(inRedis, inProcess, this.connection);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** Keys are IP or mail addresses, accounts or member ids: stored only as a hash. */
export function hashedKey(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 27);
}

/** @throws TOO_MANY_REQUESTS_EXCEPTION with `Retry-After`, for a limiter's refusal; anything else unchanged */
export function tooMany(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('TOO_MANY_REQUESTS_EXCEPTION', { retryAfterSeconds: reason.msBeforeNext / 1000 });
}
