import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { JobName, JobPayloads } from './job-payloads.js';

/** One attempt at a job, as its handler sees it. */
export interface JobRun<N extends JobName = JobName> {
  readonly id: number;
  /** 1 for the first. */
  readonly attempt: number;
  readonly payload: JobPayloads[N];
  readonly userId: number | null;
  /** Aborted when another worker has the job, its time is up or the process ends: further work is wasted. */
  readonly signal: AbortSignal;
  /** Reports the progress. @param percent 0–100 */
  progress(percent: number): void;
}

/** What a handler leaves behind. */
export interface JobOutcome {
  /** Kept with the job, as JSON, and found by the job's id. */
  result?: unknown;
  /**
   * Writes what the job was for, in the transaction that marks it done: both happen, once, or neither. May run again
   * after a deadlock.
   */
  commit?(manager: EntityManager): Promise<void>;
}

/**
 * Does the jobs of one name. A job may be begun more than once, also while an earlier beginning still runs somewhere
 * that seemed dead: whatever must happen once belongs into `commit`.
 */
export interface JobHandler<N extends JobName> {
  /** @throws JobFailure when no attempt can succeed; any other error is tried again */
  handle(run: JobRun<N>): Promise<JobOutcome | void>;
  /** Tells others that the job was given up for good, in the transaction that says so. @param message in Korean */
  failed?(manager: EntityManager, run: Pick<JobRun<N>, 'id' | 'payload'>, message: string): Promise<void>;
}

export interface JobOptions {
  /** Jobs of this name at a time, a process. */
  concurrency: number;
  /** An attempt that takes longer has failed. Milliseconds. */
  timeoutMs: number;
  /** Beginnings before the job is given up. */
  attempts: number;
  /** Milliseconds to wait after the attempt that failed. */
  retryDelayMs(attempt: number): number;
  /** What a job that was given up says, in Korean. */
  givenUp: string;
}

/** A job that cannot succeed however often it is tried. The message is a Korean sentence for the member or admin. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

const metadata = DiscoveryService.createDecorator<{ name: JobName; options: JobOptions }>();

/** The metadata's key, for finding the handlers. */
export const HANDLES_JOB = metadata;

/** Makes a provider the handler of a job in every process that works jobs. */
export function HandlesJob<N extends JobName>(
  name: N,
  options: JobOptions,
): (target: new (...dependencies: never[]) => JobHandler<N>) => void {
  return metadata({ name, options });
}
