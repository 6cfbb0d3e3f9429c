import { Inject, Injectable, Logger } from '@nestjs/common';
import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import webPush from 'web-push';
import { isPublicAddress } from '../common/http/public-address.js';
import { lookupWithin, PrivateAddress, type LookupLimits } from '../common/http/public-lookup.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import type { PushConfig } from '../config/push-config.js';
import { Database } from '../infrastructure/database/database.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import type { PushMessage } from './push-message.js';
import { isPushEndpoint } from './push-services.js';

/** When the service wants to be asked again at the earliest, ms; 0 where it does not say. */
interface Answer {
  outcome: Outcome;
  afterMs: number;
}

/** `later`: the service is overloaded or out of reach. `refused`: it does not take this one. `gone`: there is no such browser any more. */
type Outcome = 'sent' | 'later' | 'refused' | 'gone';

export interface SendOptions {
  /** How long the service keeps it for a phone that is off, s. */
  TTL: number;
  urgency: 'normal' | 'high';
  /** A later message of the same topic replaces one that was not delivered yet. */
  topic: string;
}

const ANSWER_MS = 10_000;
/** The library's signatures last twelve hours. */
const SIGNED_MS = 3_600_000;
/** The longest wait that a service may ask for. */
const LONGEST_WAIT_MS = 3_600_000;
/** As many in a row end a subscription. */
const MOST_REFUSALS = 5;

/** Encrypts a message for a browser, signs it and hands it to the browser's push service. */
@Injectable()
export class PushSender {
  readonly limits: LookupLimits = {
    mayAsk: isPublicAddress,
    resolve: lookup as LookupLimits['resolve'],
  };
  private readonly logger = new Logger(PushSender.name);
  private readonly signatures = new Map<string, { header: string; until: number }>();
  private readonly plain = new http.Agent({ keepAlive: true });
  private readonly secure: https.Agent;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // Known services are on the internet, whatever DNS says; an operator's own may be in the operator's network.
    const isKnown = config.pushServices.length === 0;
    this.secure = new https.Agent({
      keepAlive: true,
      ...(isKnown && { lookup: lookupWithin(this.limits) }),
    });
  }

  /** The subscriptions that this process' key reaches. */
  get reached(): { serverKey: string } {
    return { serverKey: this.config.push?.publicKey ?? '' };
  }

  /**
   * Sends to one browser and records what the service thinks of it.
   *
   * @param sent stored with the subscription once the service has it
   * @returns null when nothing more is to be done; otherwise another try may succeed after as many ms as the service asked for
   */
  async send(
    row: PushSubscriptionRow,
    message: PushMessage,
    options: SendOptions,
    signal: AbortSignal,
    sent: Partial<PushSubscriptionRow> = {},
  ): Promise<number | null> {
    const { outcome, afterMs } = await this.ask(row, message, options, signal);
    const { id } = row;
    if (outcome === 'later') return afterMs;
    const failures = outcome === 'refused' ? row.failures + 1 : 0;
    // The sooner a job ends, the fewer sends a death repeats.
    if (failures === row.failures && outcome === 'sent' && Object.keys(sent).length === 0) return null;
    const isOver = outcome === 'gone' || failures >= MOST_REFUSALS;
    await this.database.write(async manager => {
      if (isOver) await manager.delete(PushSubscriptionRow, { id });
      else await manager.update(PushSubscriptionRow, { id }, { ...sent, failures });
    });
    return null;
  }

  /** One signature per service and hour (RFC 8292, 5): signing takes longer than all the rest. */
  private signed(origin: string, { subject, publicKey, privateKey }: PushConfig): string {
    const kept = this.signatures.get(origin);
    if (kept && kept.until > Date.now()) return kept.header;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
    );
    this.signatures.set(origin, { header, until: Date.now() + SIGNED_MS });
    return header;
  }

  private async ask(
    { endpoint, p256dh, auth }: PushSubscriptionRow,
    message: PushMessage,
    options: SendOptions,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { push, pushServices } = this.config;
    // The operator may have changed the list.
    if (!push || !isPushEndpoint(endpoint, pushServices)) return { outcome: 'gone', afterMs: 0 };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        ...options,
        headers: { Authorization: this.signed(new URL(endpoint).origin, push) },
      },
    );
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      const { status, retryAfter } = await this.post(new URL(endpoint), headers, body, limit);
      return { outcome: outcomeOf(status), afterMs: waitOf(retryAfter, Date.now()) };
    } catch (error) {
      // Its text may name the endpoint.
      signal.throwIfAborted();
      if (error instanceof PrivateAddress)
        this.logger.warn({ event: 'push service has an inner address', outage: error.message });
      return { outcome: 'later', afterMs: 0 };
    }
  }

  /** Follows no redirect. */
  private post(
    url: URL,
    headers: http.OutgoingHttpHeaders,
    body: Buffer | null,
    signal: AbortSignal,
  ): Promise<{ status: number; retryAfter: string | undefined }> {
    const isSecure = url.protocol === 'https:';
    const { request } = isSecure ? https : http;
    const agent = isSecure ? this.secure : this.plain;
    return new Promise((done, reject) => {
      const asking = request(url, { method: 'POST', headers, agent, signal }, response => {
        done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        // Nobody reads the body; the connection is kept for the next message.
        response.on('error', () => undefined).resume();
      });
      asking.on('error', reject);
      asking.end(body);
    });
  }
}

/** Of a Retry-After header: seconds or a date (RFC 9110, 10.2.3). 0 for anything else. */
export function waitOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? 0 : Math.min(LONGEST_WAIT_MS, Math.max(0, ms));
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
