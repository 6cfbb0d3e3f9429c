import { Logger } from '@nestjs/common';
import type { Clock } from '../../common/time/clock.js';
import { SingleRun } from '../../common/time/single-run.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { Ending, JobEndings } from './job-endings.js';
import {
  JobFailure,
  JobPostponed,
  type JobHandler,
  type JobOptions,
  type JobOutcome,
  type JobRun,
} from './job-handler.js';
import type { ClaimedJob, JobLedger } from './job-ledger.service.js';
import type { JobName, JobPayloads } from './job-payloads.js';
import { Slots } from './slots.js';
import { StrandedJobs } from './stranded-jobs.js';

interface Attempt {
  claim: ClaimedJob;
  progress: number;
  abort: AbortController;
  /** Why this attempt may no longer change the row. */
  over?: Extract<Ending, 'lost' | 'interrupted'>;
}

/** Dependencies shared by all lanes of a process. */
export interface LaneServices {
  queue: JobQueue;
  ledger: JobLedger;
  clock: Clock;
  endings: JobEndings;
}

/** Runs the jobs of one name: those the queue delivers, and stranded ones that a sweep finds. */
export class JobLane {
  private readonly logger = new Logger('Jobs');
  private readonly slots: Slots;
  private readonly stranded: StrandedJobs;
  private readonly attempts = new Set<Attempt>();
  /** Rows this process is about to claim or is working on. */
  private readonly known = new Set<number>();
  private readonly sweeps = new SingleRun();
  private stopped = false;

  constructor(
    private readonly name: JobName,
    private readonly handler: JobHandler<JobName>,
    private readonly options: JobOptions,
    private readonly services: LaneServices,
  ) {
    this.slots = new Slots(options.concurrency);
    this.stranded = new StrandedJobs(services.clock);
  }

  start(): Promise<void> {
    return this.services.queue.work(this.name, id => this.work(id), this.options.concurrency);
  }

  /** Runs one job, unless another worker has it. Rejects only when the database does: the row records the outcome. */
  async work(id: number): Promise<void> {
    if (this.known.has(id)) return;
    this.known.add(id);
    try {
      await this.slots.run(() => this.attempt(id));
    } finally {
      this.known.delete(id);
    }
  }

  /** Starts jobs that the queue lost or a dead worker left behind, up to the free slots. */
  sweep(): Promise<void> {
    return this.sweeps.start(() => this.takeStranded());
  }

  /** Sends a heartbeat for every running job, and records its progress. */
  async beat(): Promise<void> {
    for (const attempt of this.attempts) {
      if (attempt.abort.signal.aborted) continue;
      const own = await this.services.ledger.beat(attempt.claim, attempt.progress);
      if (!own) this.end(attempt, 'lost');
    }
  }

  /** Starts no further jobs. */
  stop(): void {
    this.stopped = true;
  }

  /** Aborts running jobs because the process is shutting down, and lets anybody claim them again. */
  async giveBack(): Promise<void> {
    for (const attempt of this.attempts) {
      this.end(attempt, 'interrupted');
      const waits = await this.services.ledger.putBack(attempt.claim, { interrupted: true });
      if (waits) await this.enqueue(attempt.claim);
    }
  }

  private async takeStranded(): Promise<void> {
    if (this.stopped) return;
    const { ledger } = this.services;
    const { overdue, abandoned } = await this.stranded.look(async () => ({
      pending: await ledger.unfinished(this.name, 'PENDING'),
      running: await ledger.unfinished(this.name, 'RUNNING'),
    }));
    const freed: number[] = [];
    for (const row of abandoned) if (await ledger.takeFromDead(row)) freed.push(row.id);
    const ids = [...freed, ...overdue.map(({ id }) => id)].filter(id => !this.known.has(id));
    for (const id of ids.slice(0, this.slots.free)) {
      this.work(id)
        // A long row of them is not left to the next tick.
        .then(() => this.sweep())
        .catch((error: unknown) => this.logger.warn({ err: error, job: this.name, during: 'sweep' }));
    }
  }

  private end(attempt: Attempt, why: NonNullable<Attempt['over']>): void {
    attempt.over = why;
    attempt.abort.abort(new Error(`the job is ${why}`));
  }

  private async attempt(id: number): Promise<void> {
    if (this.stopped) return;
    const claim = await this.services.ledger.claim(id);
    if (!claim) return;
    const began = performance.now();
    const ending = await this.carryOut(claim);
    const ms = performance.now() - began;
    this.services.endings.tell({ name: this.name, ending, seconds: ms / 1000 });
    this.logger.log({
      job: this.name,
      jobId: id,
      attempt: claim.attempts,
      ending,
      ms: Math.round(ms),
      sinceAskedMs: this.services.clock.now().getTime() - claim.createdAt.getTime(),
      requestId: claim.requestId ?? undefined,
      memberId: claim.userId ?? undefined,
    });
  }

  private async carryOut(claim: ClaimedJob): Promise<Ending> {
    const { ledger } = this.services;
    // An earlier start may have killed its process, so starts count when they begin.
    if (this.spent(claim) > this.options.attempts) return this.giveUp(claim, this.options.givenUp);
    const attempt: Attempt = { claim, progress: 0, abort: new AbortController() };
    this.attempts.add(attempt);
    try {
      const outcome = await this.withinTime(attempt);
      const stored = await ledger.finish(claim, outcome?.result, outcome?.commit?.bind(outcome));
      return stored ? 'done' : 'lost';
    } catch (error) {
      return attempt.over ?? (await this.afterError(claim, error));
    } finally {
      this.attempts.delete(attempt);
    }
  }

  private async withinTime(attempt: Attempt): Promise<JobOutcome | void> {
    const { claim, abort } = attempt;
    const run: JobRun = {
      id: claim.id,
      attempt: claim.attempts,
      payload: claim.payload as JobPayloads[JobName],
      userId: claim.userId,
      signal: abort.signal,
      progress: percent => (attempt.progress = Math.min(100, Math.max(0, Math.round(percent)))),
    };
    const timer = setTimeout(
      () => abort.abort(new Error(`took longer than ${this.options.timeoutMs} ms`)),
      this.options.timeoutMs,
    );
    // A handler that ignores the signal continues in the background; its result is discarded.
    const aborted = new Promise<never>((_, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error), { once: true });
    });
    try {
      return await Promise.race([this.handler.handle(run), aborted]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async afterError(claim: ClaimedJob, error: unknown): Promise<Ending> {
    if (error instanceof JobFailure) return this.giveUp(claim, error.message);
    this.logger.error({ err: error, job: this.name, jobId: claim.id, attempt: claim.attempts });
    if (this.spent(claim) >= this.options.attempts) return this.giveUp(claim, this.options.givenUp);
    const asked = error instanceof JobPostponed ? error.delayMs : 0;
    const delayMs = Math.max(asked, this.options.retryDelayMs(this.spent(claim)));
    if (!(await this.services.ledger.putBack(claim, { delayMs }))) return 'lost';
    await this.enqueue(claim, delayMs);
    return 'retry';
  }

  private async giveUp(claim: ClaimedJob, message: string): Promise<Ending> {
    const { handler } = this;
    const { id, payload } = claim as ClaimedJob & { payload: JobPayloads[JobName] };
    const stored = await this.services.ledger.fail(claim, message, async manager => {
      await handler.failed?.(manager, { id, payload }, message);
    });
    return stored ? 'failed' : 'lost';
  }

  /** Starts that count. */
  private spent({ attempts, interruptions }: ClaimedJob): number {
    return attempts - interruptions;
  }

  /** If this fails, the sweep finds the row. */
  private async enqueue({ id, attempts }: ClaimedJob, delayMs = 0): Promise<void> {
    await this.services.queue.add(this.name, { id, attempt: attempts }, delayMs).catch(() => undefined);
  }
}
