import type { Redis } from 'ioredis';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Longest wait for a response that normally takes a millisecond. */
const ANSWER_MS = 40;

/** The limiter methods this product uses. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'delete'>;

/** The connection of all limiters: whether it is up, and whether its responses are worth waiting for. */
export class LimitConnection {
  /** Late responses: until one arrives, no request waits for another. */
  private late = 0;

  constructor(private readonly redis: Pick<Redis, 'status'>) {}

  get isThere(): boolean {
    return this.redis.status === 'ready';
  }

  /** Undefined if the response is late. A busy event loop does not make a response late: this checks for it once more first. */
  async within<T>(asked: Promise<T>): Promise<{ value: T } | undefined> {
    if (this.late > 0) {
      asked.catch(() => undefined);
      return undefined;
    }
    let settled = false;
    const answer = asked.then(value => ({ value })).finally(() => (settled = true));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>(resolve => {
      timer = setTimeout(() => setImmediate(() => resolve(undefined)), ANSWER_MS);
    });
    const first = await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
    if (first === undefined && !settled) {
      this.late++;
      answer.catch(() => undefined).finally(() => this.late--);
    }
    return first;
  }
}

/**
 * Counts in Redis and in this process at once. Redis decides; while it is unreachable or slow, this process decides by its own count. A slow Redis
 * still gets every call, so that its count stays right.
 */
export class SharedLimiter implements Limiter {
  constructor(
    private readonly shared: Limiter,
    private readonly own: Limiter,
    private readonly connection: LimitConnection,
  ) {}

  consume(...call: Parameters<Limiter['consume']>): Promise<RateLimiterRes> {
    return this.ask(limiter => limiter.consume(...call));
  }

  penalty(...call: Parameters<Limiter['penalty']>): Promise<RateLimiterRes> {
    return this.ask(limiter => limiter.penalty(...call));
  }

  reward(...call: Parameters<Limiter['reward']>): Promise<RateLimiterRes> {
    return this.ask(limiter => limiter.reward(...call));
  }

  delete(key: string | number): Promise<boolean> {
    return this.ask(limiter => limiter.delete(key));
  }

  private async ask<T>(call: (limiter: Limiter) => Promise<T>): Promise<T> {
    const own = call(this.own);
    // A local refusal is irrelevant while Redis responds.
    own.catch(() => undefined);
    if (!this.connection.isThere) return own;
    try {
      const answer = await this.connection.within(call(this.shared));
      return answer ? answer.value : await own;
    } catch (reason) {
      // A refusal is a response, too.
      if (reason instanceof RateLimiterRes) throw reason;
      return own;
    }
  }
}
