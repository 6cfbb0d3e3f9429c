import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../../common/errors/app-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { LIMIT_STORE } from './limit-store.js';

/** The contract's limits (§2): how many points in how many seconds, counted from the first. */
const LIMITS = {
  /** Requests of a client address. */
  client: { points: 600, duration: 60 },
  /** Failed logins of an account. */
  loginFailures: { points: 10, duration: 15 * 60 },
  /** Codes to an address of mail. */
  codes: { points: 5, duration: 3600 },
  /** Recommendations of a member. */
  recommendations: { points: 30, duration: 3600 },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts what may only happen so often: in Redis where it is configured, so that all processes share the counts,
 * otherwise, and while Redis is out of reach, in this process. `RATE_LIMIT=off` lets everything through.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LIMIT_STORE) private readonly redis: Redis | undefined,
  ) {
    this.limiters = {
      client: this.limiter('client'),
      loginFailures: this.limiter('loginFailures'),
      codes: this.limiter('codes'),
      recommendations: this.limiter('recommendations'),
    };
  }

  /**
   * Counts one. `key` says for whom (an address, an account, a member's id); it is kept only as a hash.
   *
   * @throws TOO_MANY_REQUESTS_EXCEPTION with `Retry-After` when there is none left
   */
  async consume(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    try {
      await this.limiters[name].consume(hashed(key));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new AppError('TOO_MANY_REQUESTS_EXCEPTION', { retryAfterSeconds: reason.msBeforeNext / 1000 });
    }
  }

  /** Takes one back that turned out not to count: a login that succeeded, a mail that was not sent. */
  async giveBack(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limiters[name].reward(hashed(key));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(name: LimitName): RateLimiterAbstract {
    const options = { ...LIMITS[name], keyPrefix: `routineup:limit:${name}` };
    const inProcess = new RateLimiterMemory(options);
    if (!this.redis) return inProcess;
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      insuranceLimiter: inProcess,
      rejectIfRedisNotReady: true,
    });
  }
}

function hashed(key: string | number): string {
  return createHash('sha256').update(String(key)).digest('base64url').slice(0, 27);
}
