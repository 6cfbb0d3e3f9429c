import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { JobName, JobPayloads } from './job-payloads.js';

/** One attempt at a job, as its handler sees it. */
export interface JobRun<N extends JobName = JobName> {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  readonly payload: JobPayloads[N];
  readonly userId: number | null;
  /** Aborted when another worker has the job, its time is up or the process shuts down: further work is wasted. */
  readonly signal: AbortSignal;
  /** Reports the progress. @param percent 0–100 */
  progress(percent: number): void;
}

/** The outcome of a handler. */
export interface JobOutcome {
  /** Stored with the job, as JSON, under the job's id. */
  result?: unknown;
  /** Writes the job's result in the transaction that marks it done: both happen, once, or neither. May run again after a deadlock. */
  commit?(manager: EntityManager): Promise<void>;
}

/**
 * Handles the jobs of one name. A job may be started more than once, even while an earlier start still runs in a process that seemed dead: put
 * whatever must happen once into `commit`.
 */
export interface JobHandler<N extends JobName> {
  /** @throws JobFailure when no attempt can succeed, JobPostponed when none can for a while; any other error is retried */
  handle(run: JobRun<N>): Promise<JobOutcome | void>;
  /** Notifies others that the job has failed for good, in the transaction that records it. @param message in Korean */
  failed?(manager: EntityManager, run: Pick<JobRun<N>, 'id' | 'payload'>, message: string): Promise<void>;
}

export interface JobOptions {
  /** Concurrent jobs of this name per process. */
  concurrency: number;
  /** A longer attempt fails. Milliseconds. */
  timeoutMs: number;
  /** Starts before the job fails for good. */
  attempts: number;
  /** Milliseconds to wait after the failed attempt. */
  retryDelayMs(attempt: number): number;
  /** Message of a job that failed for good, in Korean. */
  givenUp: string;
}

/** A job that cannot succeed on any attempt. The message is a Korean sentence for the member or admin. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

/** An attempt that failed because of somebody who named the earliest time of another. */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed';

  constructor(
    message: string,
    /** Milliseconds; the job's own delay applies where it is longer. */
    readonly delayMs: number,
  ) {
    super(message);
  }
}

const metadata = DiscoveryService.createDecorator<{ name: JobName; options: JobOptions }>();

/** Metadata key by which the handlers are found. */
export const HANDLES_JOB = metadata;

/** Registers a provider as the handler of a job in every worker process. */
export function HandlesJob<N extends JobName>(
  name: N,
  options: JobOptions,
): (target: new (...dependencies: never[]) => JobHandler<N>) => void {
  return metadata({ name, options });
}
