import type { Random } from '../search/random.js';

/** CPU time of one request with mean `meanMs`, exponentially distributed: most take less, some much more. */
export function serviceMs(meanMs: number, random: Random): number {
  return -Math.log(1 - random.next()) * meanMs;
}

/** Cores (or single-threaded processes) that serve requests in order of arrival. */
export class Station {
  busyMs = 0;
  private readonly freeAt: Float64Array;

  constructor(servers: number) {
    this.freeAt = new Float64Array(servers);
  }

  /** How long a request that arrives at `now` waits before its `service` begins. Times in ms; `now` never goes back. */
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
 * The same by formula (M/G/c after Allen and Cunneen), to check the simulation: the wait in ms that 95 % of requests do not exceed.
 *
 * @param perMs arrivals per ms
 * @param squared variance of the service time over its mean squared
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
