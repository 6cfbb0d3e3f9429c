import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** A test puts its own resolver and judgement in their place. */
export interface LookupLimits {
  mayAsk: (address: string) => boolean;
  resolve: (name: string, options: LookupAllOptions, done: LookupCallback) => void;
}

/** A name that leads to an address which may not be asked. */
export class PrivateAddress extends Error {}

/**
 * Resolves a connection's host name and refuses it if any of its addresses is not public. Checked at the moment
 * of connecting, the address is the one contacted: a name that changes its address in between leads nowhere
 * else.
 */
export function lookupWithin(limits: LookupLimits): LookupFunction {
  return (hostname, options, done) => {
    limits.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => limits.mayAsk(address)))
        return done(new PrivateAddress(hostname), '', 0);
      if (options.all) return done(null, addresses);
      done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
