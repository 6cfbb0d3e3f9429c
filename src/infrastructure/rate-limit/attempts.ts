import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { hashedKey, Limiters, tooMany, type Limit } from './limiters.js';
import type { Limiter } from './shared-limiter.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Rule {
  /** From one origin (a known device, else a client's network) about one account. */
  origin: Limit;
  /** From one network about whatever accounts. */
  network: Limit;
  /**
   * From all networks about one account: after `free` in a day only one at a time passes, at intervals that double from
   * `first` to `longest` seconds (NIST SP 800-63B §5.2.2 wants no more than 100 in a row). One network alone cannot bring
   * that about: it gets `ofOneNetwork` a day.
   */
  account?: { free: number; ofOneNetwork: number; first: number; longest: number };
}

/** Ten in 15 minutes is the contract's (§2). */
const GUESSES: Limit = { points: 10, duration: 15 * MINUTE };
const ACCOUNT_GUESSES = { free: 30, ofOneNetwork: 25, first: 1, longest: 15 * MINUTE };
/** Five codes an hour to an address is the contract's (§2). */
const MAILS: Rule = {
  origin: { points: 5, duration: HOUR },
  network: { points: 100, duration: HOUR },
  account: { free: 10, ofOneNetwork: 8, first: MINUTE, longest: HOUR },
};
/** A code has its own tries (`VerificationService`); this bounds the work of entering codes. */
const ENTRIES: Rule = {
  origin: { points: 30, duration: 15 * MINUTE },
  network: { points: 100, duration: 15 * MINUTE },
};

/** Everything that may be tried about an account, each counted for itself: being locked out of one leaves the others. */
const RULES = {
  login: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE }, account: ACCOUNT_GUESSES },
  adminLogin: { origin: GUESSES, network: { points: 30, duration: 15 * MINUTE }, account: ACCOUNT_GUESSES },
  /** Six digits, three of them right at a time: fewer than a password may have. */
  adminCode: {
    origin: GUESSES,
    network: { points: 30, duration: 15 * MINUTE },
    account: { free: 20, ofOneNetwork: 15, first: 30, longest: HOUR },
  },
  passwordChange: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  /** Nobody guesses a signature: this bounds the work of checking them. */
  passkey: ENTRIES,
  /** Likewise nobody guesses a code of a provider: this bounds how often one is asked for a network. */
  providerLogin: ENTRIES,
  wayInAddition: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  accountDeletion: { origin: GUESSES, network: { points: 100, duration: 15 * MINUTE } },
  signupCode: MAILS,
  resetCode: MAILS,
  signupCodeEntry: ENTRIES,
  resetCodeEntry: ENTRIES,
} as const satisfies Record<string, Rule>;

export type AttemptKind = keyof typeof RULES;

/** One attempt at something of an account's. */
export interface Attempt {
  kind: AttemptKind;
  /** An e-mail address, an admin's login id, a passkey's or another id. */
  account: string | number;
  /** The client's network: see `clientKey`. */
  network: string;
  /** A device or login that only this account has used before. It is counted separately, so that strangers' attempts never block it. */
  own?: string;
}

interface Counters {
  origin: Limiter;
  network: Limiter;
  /** Undefined where the rule has no bound for accounts. */
  account?: AccountCounters;
}

interface AccountCounters {
  ofOneNetwork: Limiter;
  all: Limiter;
  gate: Limiter;
}

/**
 * Counts attempts at passwords and codes, so that guessing is slow and a stranger's guesses lock nobody else out.
 * `RATE_LIMIT=off` lets everything through.
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
   * Counts an attempt before it is made, so that parallel ones cannot slip through. One that succeeds is given back.
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
      // Refused for what others did: it costs this origin nothing.
      await origin.reward(originKey(attempt));
      await account.ofOneNetwork.reward(originKey(attempt));
      throw error;
    }
  }

  /** Takes back one that succeeded, or that came to nothing through no fault of the caller's. */
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
      // Not made, so not counted: hammering does not make the wait longer.
      await all.reward(key);
      tooMany(reason);
    }
  }
}

function originKey({ account, network, own }: Attempt): string {
  return own === undefined ? hashedKey(account, 'network', network) : hashedKey(account, 'own', own);
}
