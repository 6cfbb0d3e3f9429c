import { Inject, Injectable } from '@nestjs/common';
import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import type { LinkFault } from './link-fault.js';
import { isPublicAddress } from '../../common/http/public-address.js';
import { lookupWithin, PrivateAddress, type LookupLimits } from '../../common/http/public-lookup.js';

/** `offline`: this machine cannot reach the internet, which says nothing about the link. */
export type ProbeResult = LinkFault | 'offline' | null;

interface Answer {
  status: number;
  location: string | undefined;
}

const OFFLINE = new Set(['EAI_AGAIN', 'ENETUNREACH']);
const MISSING = new Set([404, 410]);
/** The server is up, but refuses bots or wants a login. */
const ANSWERS_ALL_THE_SAME = new Set([401, 403, 429]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Asks a link's server whether the page still exists. Contacts public servers only. */
@Injectable()
export class LinkProbe {
  readonly limits = {
    /** Timeout for a link with all its redirects, ms. */
    answerMs: 10_000,
    redirects: 5,
    mayAsk: isPublicAddress,
    resolve: lookup as LookupLimits['resolve'],
  };
  private readonly lookup = lookupWithin(this.limits);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Null if the link answers. Tries HEAD first; many servers support only GET. */
  async probe(link: string, signal: AbortSignal): Promise<ProbeResult> {
    const found = await this.follow(link, 'HEAD', signal);
    return found === null || found === 'offline' || found === 'private'
      ? found
      : this.follow(link, 'GET', signal);
  }

  private async follow(link: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<ProbeResult> {
    const late = AbortSignal.timeout(this.limits.answerMs);
    let at = link;
    try {
      for (let hops = 0; hops <= this.limits.redirects; hops++) {
        const url = URL.canParse(at) ? new URL(at) : null;
        if (!url || !this.mayAsk(url)) return 'private';
        const { status, location } = await this.ask(url, method, AbortSignal.any([signal, late]));
        if (!REDIRECTS.has(status) || location === undefined) return faultOf(status);
        if (!URL.canParse(location, at)) return 'error';
        at = new URL(location, at).href;
      }
      return 'redirects';
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) return 'slow';
      if (error instanceof PrivateAddress) return 'private';
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (OFFLINE.has(code)) return 'offline';
      return code === 'ENOTFOUND' ? 'name' : 'closed';
    }
  }

  /** A host name is judged by its addresses, when the connection resolves it. */
  private mayAsk({ protocol, hostname }: URL): boolean {
    const host = hostname.replace(/^\[|\]$/g, '');
    return /^https?:$/.test(protocol) && (isIP(host) === 0 || this.limits.mayAsk(host));
  }

  private ask(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Answer> {
    const { request } = url.protocol === 'https:' ? https : http;
    const headers = { 'User-Agent': `RoutineUp-LinkCheck/1.0 (+${this.config.publicUrl})`, Accept: '*/*' };
    return new Promise((done, reject) => {
      // No agent with kept-alive connections: every connection goes to an address that was checked.
      const options = { method, headers, signal, lookup: this.lookup, agent: false as const };
      const asking = request(url, options, response => {
        done({ status: response.statusCode ?? 0, location: response.headers.location });
        // The body is not needed.
        response.destroy();
      });
      asking.on('error', reject);
      asking.end();
    });
  }
}

function faultOf(status: number): LinkFault | null {
  if (MISSING.has(status)) return 'missing';
  return status < 400 || ANSWERS_ALL_THE_SAME.has(status) ? null : 'error';
}
