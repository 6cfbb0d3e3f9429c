import { Logger, type INestApplicationContext, type Type } from '@nestjs/common';
import { OpenConnections } from './common/http/open-connections.js';
import { waitAtMost } from './common/time/wait-at-most.js';
import { ProcessEnd } from './health/process-end.js';
import { ReadinessService } from './health/readiness.service.js';
import { JobWorker } from './infrastructure/jobs/job-worker.service.js';

/** For requests and jobs in progress. */
const DRAIN_MS = 7_000;
/** From the signal to the end, whatever stalls. The supervisor kills the process after ten seconds. */
const END_MS = 8_500;
/** Keeps serving clients that connect at the moment of the signal. */
const SERVING_MS = 300;
/**
 * A load balancer that polls readiness once a second, and acts on the second "no", has removed this process by then. Until it has, it sends
 * requests on idle connections: closing one at that moment loses a request.
 */
const SERVING_BALANCER_MS = 2_500;

/**
 * Ends the process on a signal: finishes or gives back work in progress and closes the database, all within ten seconds. A second signal ends it at
 * once.
 */
export function endOnSignals(app: INestApplicationContext): void {
  const logger = new Logger('Shutdown');
  let told = false;
  const end = async (signal: NodeJS.Signals) => {
    if (told) process.exit(1);
    told = true;
    const began = performance.now();
    const passed = () => Math.round(performance.now() - began);
    partOf(app, ProcessEnd)?.begin();
    const servingMs = partOf(app, ReadinessService)?.watched ? SERVING_BALANCER_MS : SERVING_MS;
    const drained = Promise.all([
      partOf(app, OpenConnections)?.end(DRAIN_MS, servingMs),
      partOf(app, JobWorker)?.end(DRAIN_MS),
    ]);
    await waitAtMost(drained, DRAIN_MS + 500);
    const closed = await waitAtMost(app.close(), END_MS - passed());
    if (closed) logger.log(`${signal}: ended in ${passed()} ms`);
    else logger.warn(`${signal}: cut off after ${passed()} ms, something does not answer`);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
}

/** Undefined if the process lacks the part: a worker serves no requests. */
function partOf<T>(app: INestApplicationContext, part: Type<T>): T | undefined {
  try {
    return app.get(part, { strict: false });
  } catch {
    return undefined;
  }
}
