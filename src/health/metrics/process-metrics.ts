import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { waitAtMost } from '../../common/time/wait-at-most.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { JobEndings } from '../../infrastructure/jobs/job-endings.js';
import { JobLedger } from '../../infrastructure/jobs/job-ledger.service.js';
import { ReadinessService } from '../readiness.service.js';

/** Upper bounds of the duration buckets, seconds; the middle ones are the product's own targets. */
const REQUEST_SECONDS = [0.002, 0.005, 0.015, 0.05, 0.15, 0.3, 1, 3, 10];
const JOB_SECONDS = [0.05, 0.15, 0.3, 1, 3, 10, 30];
/** Prometheus gives up after ten seconds; metrics that take longer than this are left out. */
const ANSWER_MS = 2_000;

/** Metrics of one process, and of the jobs shared by all processes. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  private readonly logger = new Logger('Metrics');

  constructor(
    private readonly registry: Registry,
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly ledger: JobLedger,
    private readonly endings: JobEndings,
    private readonly readiness: ReadinessService,
  ) {}

  onModuleInit(): void {
    // Includes the event-loop delay.
    collectDefaultMetrics({ register: this.registry });
    this.measureRequests();
    this.measureJobs();
    this.measureDatabase();
    this.measureDisk();
    this.gauge('part_up', 'Whether a part that the process leans on answers', ['part'], async gauge => {
      const { parts } = await this.readiness.read();
      for (const [part, state] of Object.entries(parts)) gauge.set({ part }, state === 'up' ? 1 : 0);
    });
  }

  private measureRequests(): void {
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the last byte of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers: [this.registry],
    });
    // A worker process has no HTTP server.
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    // The route's pattern, never the path: it contains no ids, and the number of patterns is small.
    server?.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: String(reply.statusCode),
      };
      durations.observe(labels, reply.elapsedTime / 1000);
    });
  }

  private measureJobs(): void {
    const durations = new Histogram({
      name: 'routineup_job_seconds',
      help: 'Time that attempts at jobs took in this process',
      labelNames: ['name', 'ending'],
      buckets: JOB_SECONDS,
      registers: [this.registry],
    });
    this.endings.onEnd(({ name, ending, seconds }) => durations.observe({ name, ending }, seconds));
    this.gauge(
      'jobs',
      'Jobs that wait, run or were given up, of all processes',
      ['name', 'state'],
      async gauge => {
        for (const { name, state, count } of await this.ledger.counts()) gauge.inc({ name, state }, count);
      },
    );
    const help = 'How long the oldest waiting job could have begun, of all processes';
    this.gauge('jobs_oldest_pending_seconds', help, [], async gauge =>
      gauge.set(await this.ledger.longestWaitSeconds()),
    );
  }

  private measureDatabase(): void {
    this.gauge('database_writes', 'Transactions begun or waiting to begin', [], gauge =>
      gauge.set(this.database.openWrites),
    );
    if (this.database.embedded) return;
    this.gauge('database_connections', 'Connections of the pool, by what they do', ['state'], gauge => {
      const { busy, idle } = this.database.pool;
      gauge.set({ state: 'busy' }, busy);
      gauge.set({ state: 'idle' }, idle);
    });
    this.gauge('database_waiting', 'Queries that wait for a connection', [], gauge =>
      gauge.set(this.database.pool.waiting),
    );
  }

  private measureDisk(): void {
    this.gauge('disk_bytes', 'Room on the disk of DATA_DIR', ['state'], async gauge => {
      const { bsize, bavail, blocks } = await statfs(this.config.dataDir);
      gauge.set({ state: 'free' }, bsize * bavail);
      gauge.set({ state: 'all' }, bsize * blocks);
    });
  }

  /** A gauge read on each scrape; left out while its source does not respond. */
  private gauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    read: (gauge: Gauge<L>) => void | Promise<void>,
  ): void {
    const { logger } = this;
    new Gauge({
      name: `routineup_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        // A reset gauge without labels would report 0.
        if (labelNames.length === 0) this.remove();
        const reading = (async () => read(this))();
        reading.catch((error: unknown) => logger.warn({ err: error, metric: name }));
        await waitAtMost(reading, ANSWER_MS);
      },
    });
  }
}
