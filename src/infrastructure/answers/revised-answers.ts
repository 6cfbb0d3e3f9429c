import {
  Global,
  Injectable,
  Logger,
  Module,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type OnModuleInit,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { map, of, type Observable } from 'rxjs';
import { REVISING_TRIGGERS } from '../../../migrations/1700000000410-member-revisions.js';
import type { AuthenticatedRequest } from '../../common/security/access.decorators.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../database/database.js';

interface KeptAnswer {
  asOf: string;
  at: Date;
  headers: Record<string, string>;
  body: string;
}

/** At most 64 MB, usually a tenth of it. */
const MOST = 2_000;
const LONGEST = 32_000;
/** Some answers also depend on the hours since a set; they may notice that they have passed this much later. */
const KEPT_MS = 10 * 60_000;

/**
 * Answers about members, kept in this process and sent again while nothing they are made from has changed. The statement that checks the login also
 * reads the member's revision, which triggers of the database change with every write, whoever makes it (migration 410), and the catalogue's version.
 */
@Injectable()
export class KeptAnswers implements OnModuleInit {
  /** The version up to which this process has read the catalogue: an answer may be made from older rows than the database has. */
  catalogueVersion = 0;
  private readonly logger = new Logger(KeptAnswers.name);
  private readonly answers = new LRUCache<string, KeptAnswer>({ max: MOST });
  private isOn = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.database.embedded) return;
    const [{ found }] = await this.database.read.query<[{ found: string }]>(
      "SELECT COUNT(*) AS found FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME LIKE 'revise\\_%'",
    );
    this.isOn = Number(found) === REVISING_TRIGGERS;
    if (!this.isOn)
      this.logger.warn('No answers are kept: the database lacks triggers (log_bin_trust_function_creators)');
  }

  /** What an answer to this request would be made from; undefined if it must not be kept. */
  basisOf({ method, user }: AuthenticatedRequest): { asOf: string; isSeen: boolean } | undefined {
    if (!this.isOn || method !== 'GET' || user?.role !== 'member' || !user.asOf) return undefined;
    const { revision, catalogueVersion } = user.asOf;
    return {
      asOf: `${revision} ${catalogueVersion} ${koreanDate(this.clock.now())}`,
      isSeen: catalogueVersion === this.catalogueVersion,
    };
  }

  find(key: string, asOf: string): KeptAnswer | undefined {
    const kept = this.answers.get(key);
    if (!kept) return undefined;
    const age = this.clock.now().getTime() - kept.at.getTime();
    return kept.asOf === asOf && age >= 0 && age < KEPT_MS ? kept : undefined;
  }

  keep(key: string, answer: KeptAnswer): void {
    if (answer.body.length > LONGEST) this.answers.delete(key);
    else this.answers.set(key, answer);
  }
}

@Injectable()
class KeptAnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly kept: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // What was read before the answer is made can only be too old for it, never too new.
    const basis = this.kept.basisOf(request);
    if (!basis) return next.handle();
    const key = `${request.user!.id} ${request.url}`;
    const found = this.kept.find(key, basis.asOf);
    if (found) {
      reply.headers(found.headers);
      return of(found.body);
    }
    if (!basis.isSeen) return next.handle();
    const at = this.clock.now();
    const others = new Set(Object.keys(reply.getHeaders()));
    return next.handle().pipe(
      map((answer: unknown) => {
        const body = JSON.stringify(answer);
        reply.header('Content-Type', 'application/json; charset=utf-8');
        const own = Object.entries(reply.getHeaders()).filter(([name]) => !others.has(name));
        const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
        this.kept.keep(key, { asOf: basis.asOf, at, headers, body });
        return body;
      }),
    );
  }
}

/**
 * For a member's GET whose answer is made from rows that migration 410 names, the catalogue and the time alone; `revised-answers.test.ts` checks it.
 */
export const KeepsAnswer = () => UseInterceptors(KeptAnswerInterceptor);

@Global()
@Module({ providers: [KeptAnswers], exports: [KeptAnswers] })
export class KeptAnswersModule {}
