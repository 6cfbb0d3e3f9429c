import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { hashedKey, Limiters, tooMany, type Limit } from './limiters.js';
import type { Limiter } from './shared-limiter.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Rule {
  /** Per origin (a known device, else a client's network) and account. */
  origin: Limit;
  /** Per network, over all accounts. */
  network: Limit;
  /**
   * Per account, over all networks: after `free` attempts in a day only one at a time passes, at intervals that double from `first` to `longest`
   * seconds (NIST SP 800-63B §5.2.2 allows at most 100 in a row). One network alone cannot cause that: it gets `ofOneNetwork` a day.
   */
  account?: { free: number; ofOneNetwork: number; first: number; longest: number };
}

/** Ten in 15 minutes: from the contract (§2). */
const GUESSES: Limit = { points: 10, duration: 15 * MINUTE };
const ACCOUNT_GUESSES = { free: 30, ofOneNetwork: 25, first: 1, longest: 15 * MINUTE };
/** Five codes an hour per address: from the contract (§2). */
const MAILS: Rule = {
  origin: { points: 5, duration: HOUR },
  network: { points: 100, duration: HOUR },
  account: { free: 10, ofOneNetwork: 8, first: MINUTE, longest: HOUR },
};
/** A code has its own tries (`VerificationService`); this limits the work of checking codes. */
const ENTRIES: Rule = {
  origin: { points: 30, duration: 15 * MINUTE },
  network: { points: 100, duration: 15 * MINUTE },
};

/** All kinds of attempts on an account, each counted separately: a lockout from one leaves the others. */
const RULES = {
  login: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE }, account: ACCOUNT_GUESSES },
  adminLogin: { origin: GUESSES, network: { points: 30, duration: 15 * MINUTE }, account: ACCOUNT_GUESSES },
  /** Six digits, three of them valid at a time: fewer attempts than for a password. */
  adminCode: {
    origin: GUESSES,
    network: { points: 30, duration: 15 * MINUTE },
    account: { free: 20, ofOneNetwork: 15, first: 30, longest: HOUR },
  },
  passwordChange: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  /** Signatures cannot be guessed: this limits the work of checking them. */
  passkey: ENTRIES,
  /** A provider's codes cannot be guessed either: this limits the requests to it per network. */
  providerLogin: ENTRIES,
  wayInAddition: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  accountDeletion: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  signupCode: MAILS,
  resetCode: MAILS,
  signupCodeEntry: ENTRIES,
  resetCodeEntry: ENTRIES,
} as const satisfies Record<string, Rule>;

export type AttemptKind = keyof typeof RULES;

/** One attempt on an account. */
export interface Attempt {
  kind: AttemptKind;
  /** An e-mail address, an admin's login id, a passkey's or another id. */
  account: string | number;
  /** The client's network: see `clientKey`. */
  network: string;
  /** A device or login that only this account has used before. Counted separately, so that strangers' attempts never block it. */
  own?: string;
}

interface Counters {
  origin: Limiter;
  network: Limiter;
  /** Undefined if the rule has no limit per account. */
  account?: AccountCounters;
}

interface AccountCounters {
  ofOneNetwork: Limiter;
  all: Limiter;
  gate: Limiter;
}

/**
 * Counts attempts at passwords and codes, so that guessing is slow and a stranger's guesses lock nobody else out. `RATE_LIMIT=off` lets everything
 * through.
 */
@Injectable()
export class Attempts {
  private readonly counters: Record<string, Counters>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    limiters: Limiters,
  ) {
    this.counters = Object.fromEntries(
      Object.entries<Rule>(RULES).map(([kind, { origin, network, account }]) => [
        kind,
        {
          origin: limiters.create(`${kind}:origin`, origin),
          network: limiters.create(`${kind}:network`, network),
          ...(account && {
            account: {
              ofOneNetwork: limiters.create(`${kind}:day`, { points: account.ofOneNetwork, duration: DAY }),
              all: limiters.create(`${kind}:account`, { points: account.free, duration: DAY }),
              gate: limiters.create(`${kind}:gate`, { points: 1, duration: MINUTE }),
            },
          }),
        },
      ]),
    );
  }

  /**
   * Counts an attempt before it is made, so that parallel ones cannot slip through. A successful one is given back.
   *
   * @throws TOO_MANY_REQUESTS_EXCEPTION with `Retry-After`
   */
  async take(attempt: Attempt): Promise<void> {
    if (!this.config.rateLimit) return;
    const { network, origin, account } = this.counters[attempt.kind]!;
    const known = attempt.own !== undefined;
    if (!known) await network.consume(hashedKey(attempt.network)).catch(tooMany);
    await origin.consume(originKey(attempt)).catch(tooMany);
    if (known || !account) return;
    await account.ofOneNetwork.consume(originKey(attempt)).catch(tooMany);
    try {
      await this.takeOfAccount(attempt, account);
    } catch (error) {
      // Refused because of others: it costs this origin nothing.
      await origin.reward(originKey(attempt));
      await account.ofOneNetwork.reward(originKey(attempt));
      throw error;
    }
  }

  /** Gives back a successful attempt, or one that failed through no fault of the caller's. */
  async giveBack(attempt: Attempt): Promise<void> {
    if (!this.config.rateLimit) return;
    const { network, origin, account } = this.counters[attempt.kind]!;
    await origin.reward(originKey(attempt));
    if (attempt.own !== undefined) return;
    await network.reward(hashedKey(attempt.network));
    if (!account) return;
    await account.ofOneNetwork.reward(originKey(attempt));
    await account.all.reward(hashedKey(attempt.account));
    await account.gate.delete(hashedKey(attempt.account));
  }

  private async takeOfAccount({ kind, account }: Attempt, { all, gate }: AccountCounters): Promise<void> {
    const { account: rule }: Rule = RULES[kind];
    if (!rule) return;
    const key = hashedKey(account);
    const beyond = (await all.penalty(key)).consumedPoints - rule.free;
    if (beyond <= 0) return;
    try {
      const customDuration = Math.min(rule.longest, rule.first * 2 ** (beyond - 1));
      await gate.consume(key, 1, { customDuration });
    } catch (reason) {
      // The attempt was not made, so it is not counted: hammering does not prolong the wait.
      await all.reward(key);
      tooMany(reason);
    }
  }
}

function originKey({ account, network, own }: Attempt): string {
  return own === undefined ? hashedKey(account, 'network', network) : hashedKey(account, 'own', own);
}
