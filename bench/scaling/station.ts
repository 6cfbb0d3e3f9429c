import type { Random } from '../search/random.js';

/** Processor time for one request when it takes `meanMs` on average: most take less, some much more (exponential). */
export function serviceMs(meanMs: number, random: Random): number {
  return -Math.log(1 - random.next()) * meanMs;
}

/** Cores (or processes of one thread) that take requests in the order in which they come. */
export class Station {
  busyMs = 0;
  private readonly freeAt: Float64Array;

  constructor(servers: number) {
    this.freeAt = new Float64Array(servers);
  }

  /** How long a request that comes at `now` waits before its `service` begins. Times in ms; `now` never goes back. */
  take(now: number, service: number): number {
    const { freeAt } = this;
    let first = 0;
    for (let server = 1; server < freeAt.length; server++) {
      if (freeAt[server]! < freeAt[first]!) first = server;
    }
    const wait = Math.max(0, freeAt[first]! - now);
    freeAt[first] = now + wait + service;
    this.busyMs += service;
    return wait;
  }
}

/**
 * The same by formula (M/G/c after Allen and Cunneen), to hold the simulation against: how long at most 95 % of requests wait, in ms.
 *
 * @param perMs arrivals a ms
 * @param squared variance of the service time over the square of its mean
 */
export function p95Wait(servers: number, perMs: number, meanMs: number, squared: number): number {
  const offered = perMs * meanMs;
  if (offered >= servers) return Infinity;
  // Erlang's loss formula, then his delay formula.
  let blocked = 1;
  for (let n = 1; n <= servers; n++) blocked = (offered * blocked) / (n + offered * blocked);
  const load = offered / servers;
  const waits = blocked / (1 - load + load * blocked);
  if (waits <= 0.05) return 0;
  return (Math.log(waits / 0.05) * meanMs * (1 + squared)) / 2 / (servers - offered);
}
