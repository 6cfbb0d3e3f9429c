import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ERROR_CATALOGUE } from '../../common/errors/error-catalogue.js';
import { JobQueue } from '../../infrastructure/queue/job-queue.js';
import { Recommender } from '../recommenders/recommender.service.js';
import {
  DRAIN_MS,
  JOB_CONCURRENCY,
  MOST_ATTEMPTS,
  RETRY_DELAY_MS,
  SWEEP_MS,
} from '../recommendation.constants.js';
import { JobFailure } from './job-failure.js';
import { JobLedger, type Claim } from './job-ledger.service.js';

const GIVEN_UP = ERROR_CATALOGUE.RECOMMENDATION_FAILED_EXCEPTION.message;

/** Works recommendation jobs: those the queue delivers, and those a sweep finds nobody came for. */
@Injectable()
export class RecommendationWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RecommendationWorker.name);
  private readonly running = new Set<Claim>();
  private sweepTimer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(JobLedger) private readonly ledger: JobLedger,
    @Inject(Recommender) private readonly recommender: Recommender,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.work(id => this.handle(id), JOB_CONCURRENCY);
    this.sweepTimer = setInterval(() => {
      this.sweeping ??= this.sweep()
        .catch((error: unknown) => this.logger.warn({ err: error, during: 'sweep' }))
        .finally(() => (this.sweeping = undefined));
    }, SWEEP_MS);
  }

  /** Running jobs finish, or go back to whoever works next. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweepTimer);
    await this.queue.stop(DRAIN_MS);
    for (const claim of this.running) {
      await this.ledger
        .putBack(claim)
        .catch((error: unknown) => this.logger.warn({ err: error, jobId: claim.id }));
    }
  }

  /** Works one job, unless somebody else has it. Never rejects over the job itself: the row tells how it went. */
  async handle(id: number): Promise<void> {
    if (this.stopped) return;
    const claim = await this.ledger.claim(id);
    if (!claim) return;
    this.running.add(claim);
    try {
      const result = await this.recommender.recommend(claim);
      await this.ledger.finish(claim, result);
    } catch (error) {
      await this.afterError(claim, error);
    } finally {
      this.running.delete(claim);
    }
  }

  /** Hands out what the queue lost and what a dead worker left behind. */
  async sweep(): Promise<void> {
    const given = await this.ledger.failExhausted(GIVEN_UP);
    if (given > 0) this.logger.error(`${given} jobs given up`);
    for (const message of await this.ledger.stranded()) {
      if (this.stopped) return;
      const handedOver = await this.queue.enqueue(message).then(
        () => true,
        () => false,
      );
      // Without its queue a worker still works.
      if (!handedOver) await this.handle(message.jobId);
    }
  }

  private async afterError(claim: Claim, error: unknown): Promise<void> {
    if (error instanceof JobFailure) {
      await this.ledger.fail(claim, error.message);
      return;
    }
    this.logger.error({ err: error, jobId: claim.id, attempt: claim.attempt });
    if (claim.attempt >= MOST_ATTEMPTS) {
      await this.ledger.fail(claim, GIVEN_UP);
      return;
    }
    await this.ledger.putBack(claim);
    const message = { jobId: claim.id, attempt: claim.attempt };
    // When this fails too, the sweep finds the row.
    await this.queue.enqueue(message, RETRY_DELAY_MS * claim.attempt).catch(() => undefined);
  }
}
