import { Inject, Injectable, Optional } from '@nestjs/common';
import { Database } from '../infrastructure/database/database.js';
import { MAIL_SENDER, type MailSender } from '../infrastructure/mail/mail-sender.js';
import { JobQueue } from '../infrastructure/queue/job-queue.js';
import { FileStorage } from '../infrastructure/storage/file-storage.js';
import { ProcessEnd } from './process-end.js';
import { CachedHealthCheck } from './cached-health-check.js';

export type PartName = 'database' | 'queue' | 'storage' | 'mail';
export type PartState = 'up' | 'down';

export interface Readiness {
  /** Whether this process should receive requests. */
  ready: boolean;
  /** State of the parts that this process has. */
  parts: Partial<Record<PartName, PartState>>;
}

/** Out of the two seconds that a response may take. */
const DATABASE_MS = 1_500;
const OTHERS_MS = 1_000;
/** How long a result is reused: supervisors and load balancers ask every few seconds. */
const DATABASE_FRESH_MS = 500;
const OTHERS_FRESH_MS = 5_000;
/** Checking a mail server takes a connection and a login. */
const MAIL_FRESH_MS = 30_000;
/** A client that asks twice within this time is a load balancer that acts on the response. */
const WATCHED_MS = 3_000;

/**
 * Whether this process can take work. Only the database decides: without the queue, the sweep finds jobs; without the store, pictures are missing;
 * without mail, some calls return 503. Taking the process out of service would help nobody.
 */
@Injectable()
export class ReadinessService {
  private readonly parts = new Map<PartName, CachedHealthCheck>();
  /** Times of the last two calls, ms of a monotonic clock. */
  private asked: [before: number, last: number] = [-Infinity, -Infinity];

  constructor(
    private readonly end: ProcessEnd,
    database: Database,
    queue: JobQueue,
    @Optional() storage?: FileStorage,
    @Optional() @Inject(MAIL_SENDER) mails?: MailSender,
  ) {
    this.parts.set('database', new CachedHealthCheck(() => database.ping(), DATABASE_FRESH_MS));
    this.parts.set('queue', new CachedHealthCheck(() => queue.ping(), OTHERS_FRESH_MS));
    if (storage) this.parts.set('storage', new CachedHealthCheck(() => storage.check(), OTHERS_FRESH_MS));
    if (mails) this.parts.set('mail', new CachedHealthCheck(() => mails.check(), MAIL_FRESH_MS));
  }

  /** Whether a probe asks so often that it soon notices a change. */
  get watched(): boolean {
    return performance.now() - this.asked[0] < WATCHED_MS;
  }

  /** Answers within two seconds, whatever stalls. */
  async read(): Promise<Readiness> {
    this.asked = [this.asked[1], performance.now()];
    const states = await Promise.all(
      [...this.parts].map(async ([name, part]) => {
        const up = await part.isUp(name === 'database' ? DATABASE_MS : OTHERS_MS);
        return [name, up ? 'up' : 'down'] as const;
      }),
    );
    const parts: Readiness['parts'] = Object.fromEntries(states);
    return { ready: parts.database === 'up' && !this.end.near, parts };
  }
}
