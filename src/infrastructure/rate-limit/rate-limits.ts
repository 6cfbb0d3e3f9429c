import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { hashedKey, Limiters, tooMany, type Limit } from './limiters.js';
import type { Limiter } from './shared-limiter.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits of what may happen per period. */
const limitsOf = (config: Config) =>
  ({
    /** Requests per client. */
    client: { points: 600, duration: 60 },
    /** Recommendations per member. */
    recommendations: { points: 30, duration: HOUR },
    /** Weeks per member: every tap on the wishes requests another one. */
    weeks: { points: 90, duration: HOUR },
    /** Audits of a member's intake: one per change. */
    audits: { points: 120, duration: HOUR },
    /** Examples for visitors. */
    examples: { points: 60, duration: HOUR },
    /** Checks per client whether an address is a member's: three per sign-up. */
    addressChecks: { points: 40, duration: HOUR },
    /** Mails that a client triggers, to anyone. */
    mailsOfClient: { points: 20, duration: HOUR },
    /** Mails that visitors trigger, in all. */
    mails: { points: config.mailsPerDay, duration: DAY },
    /** Mails to a member about new devices: a client without a mark is new every time. */
    deviceNotices: { points: 5, duration: DAY },
  }) as const satisfies Record<string, Limit>;

export type LimitName = keyof ReturnType<typeof limitsOf>;

/** Counts limited actions. `RATE_LIMIT=off` lets everything through. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<string, Limiter>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    limiters: Limiters,
  ) {
    this.limiters = Object.fromEntries(
      Object.entries(limitsOf(config)).map(([name, limit]) => [name, limiters.create(name, limit)]),
    );
  }

  /**
   * Counts one for `key` (an address, an account, a member's id).
   *
   * @throws TOO_MANY_REQUESTS_EXCEPTION with `Retry-After` when none is left
   */
  async consume(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limiters[name]!.consume(hashedKey(key)).catch(tooMany);
  }

  /** Gives one back that did not count after all: a mail that was not sent. */
  async giveBack(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limiters[name]!.reward(hashedKey(key));
  }
}
