import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../common/time/clock.js';
import { SingleRun } from '../../common/time/single-run.js';
import { JobQueue } from '../queue/job-queue.js';
import { JobEndings } from './job-endings.js';
import { HANDLES_JOB, type JobHandler } from './job-handler.js';
import { JobLane } from './job-lane.js';
import { JobLedger } from './job-ledger.service.js';
import type { JobName } from './job-payloads.js';
import { HEARTBEAT_MS } from './stranded-jobs.js';

/** Interval of the sweep for stranded rows. */
const SWEEP_MS = 1_000;
/** Out of the ten seconds a shutdown may take. */
const DRAIN_MS = 7_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long ended jobs are kept. */
const KEPT_MS = { DONE: 7 * DAY_MS, FAILED: 30 * DAY_MS };

/** Runs jobs in a process, with one lane (`JobLane`) per handler that its modules provide. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly lanes = new Map<JobName, JobLane>();
  private readonly sweeps = new SingleRun();
  private readonly beats = new SingleRun();
  private readonly prunes = new SingleRun();
  private ending: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly queue: JobQueue,
    private readonly ledger: JobLedger,
    private readonly clock: Clock,
    private readonly endings: JobEndings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { queue, ledger, clock, endings } = this;
    const services = { queue, ledger, clock, endings };
    for (const provider of this.discovery.getProviders({ metadataKey: HANDLES_JOB.KEY })) {
      const { name, options } = this.discovery.getMetadataByDecorator(HANDLES_JOB, provider)!;
      if (this.lanes.has(name)) throw new Error(`two handlers of the job ${name}`);
      this.lanes.set(name, new JobLane(name, provider.instance as JobHandler<JobName>, options, services));
    }
    await Promise.all([...this.lanes.values()].map(lane => lane.start()));
  }

  /** Runs one job now, unless another worker has it. */
  async work(name: JobName, id: number): Promise<void> {
    await this.lanes.get(name)?.work(id);
  }

  @Interval(SWEEP_MS)
  sweep(): Promise<void> {
    return this.sweeps.start(() => this.inEachLane('sweep'));
  }

  @Interval(HEARTBEAT_MS)
  beat(): Promise<void> {
    return this.beats.start(() => this.inEachLane('beat'));
  }

  @Interval(HOUR_MS)
  prune(): Promise<void> {
    const now = this.clock.now().getTime();
    return this.prunes.start(() =>
      this.ledger.prune({ DONE: new Date(now - KEPT_MS.DONE), FAILED: new Date(now - KEPT_MS.FAILED) }),
    );
  }

  /** Starts no more jobs; running ones finish within `graceMs` or go back to the queue. */
  end(graceMs: number): Promise<void> {
    this.ending ??= this.drain(graceMs);
    return this.ending;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.end(DRAIN_MS);
  }

  private async drain(graceMs: number): Promise<void> {
    const lanes = [...this.lanes.values()];
    for (const lane of lanes) lane.stop();
    // The module's intervals may have stopped already; running jobs need heartbeats until they are given back.
    const beating = setInterval(() => void this.beat().catch(() => undefined), HEARTBEAT_MS);
    await this.queue.stop(graceMs);
    clearInterval(beating);
    for (const lane of lanes) {
      await lane.giveBack().catch((error: unknown) => this.logger.warn({ err: error, during: 'shutdown' }));
    }
    await Promise.all([this.sweeps.settled(), this.beats.settled(), this.prunes.settled()]);
  }

  /** A failing lane does not stop the others. */
  private async inEachLane(work: 'sweep' | 'beat'): Promise<void> {
    for (const [name, lane] of this.lanes) {
      await lane[work]().catch((error: unknown) => this.logger.warn({ err: error, job: name, during: work }));
    }
  }
}
