import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { hashedKey, Limiters, tooMany, type Limit } from './limiters.js';
import type { Limiter } from './shared-limiter.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What may only happen so often. */
const limitsOf = (config: Config) =>
  ({
    /** Requests of a client. */
    client: { points: 600, duration: 60 },
    /** Recommendations of a member. */
    recommendations: { points: 30, duration: HOUR },
    /** Weeks of a member: another with every tap on what is wished for. */
    weeks: { points: 90, duration: HOUR },
    /** How often a member has what they take looked at: again with every change. */
    audits: { points: 120, duration: HOUR },
    /** Examples for visitors. */
    examples: { points: 60, duration: HOUR },
    /** How often a client may ask whether an address is a member's: three times a sign-up. */
    addressChecks: { points: 40, duration: HOUR },
    /** Mails that a client has us send, to whomever. */
    mailsOfClient: { points: 20, duration: HOUR },
    /** Mails that visitors have us send, in all. */
    mails: { points: config.mailsPerDay, duration: DAY },
    /** Mails to a member about devices not seen before: a client without a mark is new every time. */
    deviceNotices: { points: 5, duration: DAY },
  }) as const satisfies Record<string, Limit>;

export type LimitName = keyof ReturnType<typeof limitsOf>;

/** Counts what may only happen so often. `RATE_LIMIT=off` lets everything through. */
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
   * @throws TOO_MANY_REQUESTS_EXCEPTION with `Retry-After` when there is none left
   */
  async consume(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limiters[name]!.consume(hashedKey(key)).catch(tooMany);
  }

  /** Takes one back that turned out not to count: a mail that was not sent. */
  async giveBack(name: LimitName, key: string | number): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limiters[name]!.reward(hashedKey(key));
  }
}
