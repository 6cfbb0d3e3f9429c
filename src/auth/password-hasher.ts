import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { AppError } from '../common/errors/app-error.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';

/** argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Concurrent hashes: half of libuv's four threads, so that files and images need not wait. */
const AT_ONCE = 2;

/** Most queued hashes. Each takes 30 to 60 ms on two threads, so the last one waits a second or two. */
const MOST_WAITING = 60;

/** Checks queued or running per caller: enough for a crowd behind one IP address, too few to fill the queue. */
const MOST_OF_A_CALLER = 12;

/** Hashes and checks passwords. Never stores, logs or returns one. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly underWay = new Map<string, number>();
  private hashOfNobody = '';
  private readonly cost = COST;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'rateLimit'>) {}

  async onModuleInit(): Promise<void> {
    this.hashOfNobody = await this.hash(randomBytes(16).toString('base64url'));
  }

  /** The argon2id hash (PHC string) of a password. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost));
  }

  /**
   * Whether `password` matches `passwordHash`. Without a hash (an unknown account), returns `false` after the same work, so that timing does not
   * reveal which accounts exist.
   *
   * @param caller who asks: a client or a device, each of which gets only a part of the queue
   * @throws TOO_MANY_REQUESTS_EXCEPTION, SERVICE_UNAVAILABLE_EXCEPTION
   */
  async matches(password: string, passwordHash: string | undefined, caller: string): Promise<boolean> {
    const same = await this.shared(caller, () =>
      this.inTurn(() => verify(passwordHash ?? this.hashOfNobody, password)),
    );
    return same && passwordHash !== undefined;
  }

  private async shared<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const others = this.underWay.get(caller) ?? 0;
    if (this.config.rateLimit && others >= MOST_OF_A_CALLER) {
      throw new AppError('TOO_MANY_REQUESTS_EXCEPTION', { retryAfterSeconds: 1 });
    }
    this.underWay.set(caller, others + 1);
    try {
      return await work();
    } finally {
      const left = this.underWay.get(caller)! - 1;
      if (left > 0) this.underWay.set(caller, left);
      else this.underWay.delete(caller);
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING) throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION');
      await new Promise<void>(resolve => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, or becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
