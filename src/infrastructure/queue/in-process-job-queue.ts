import { Injectable, Logger } from '@nestjs/common';
import { JobQueue, type JobHandler, type JobMessage } from './job-queue.js';
import { waitAtMost } from './wait-at-most.js';

/** Jobs of this process alone, in memory: what a restart loses, the sweep over the rows finds again. */
@Injectable()
export class InProcessJobQueue extends JobQueue {
  private readonly logger = new Logger(InProcessJobQueue.name);
  private readonly waiting: JobMessage[] = [];
  private readonly known = new Set<string>();
  private readonly delayed = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private handler: JobHandler | undefined;
  private concurrency = 0;

  async enqueue(message: JobMessage, delayMs = 0): Promise<void> {
    const key = keyOf(message);
    if (this.known.has(key)) return;
    this.known.add(key);
    if (delayMs === 0) {
      this.take(message);
      return;
    }
    const timer = setTimeout(() => {
      this.delayed.delete(timer);
      this.take(message);
    }, delayMs);
    timer.unref();
    this.delayed.add(timer);
  }

  async work(handler: JobHandler, concurrency: number): Promise<void> {
    this.handler = handler;
    this.concurrency = concurrency;
    this.startNext();
  }

  async stop(graceMs: number): Promise<void> {
    this.handler = undefined;
    for (const timer of this.delayed) clearTimeout(timer);
    this.delayed.clear();
    await waitAtMost(Promise.all(this.running), graceMs);
  }

  async ping(): Promise<void> {
    // The process itself: it answers if anything does.
  }

  private take(message: JobMessage): void {
    this.waiting.push(message);
    // The answer to the request goes out before the job begins.
    setImmediate(() => this.startNext());
  }

  private startNext(): void {
    while (this.handler && this.running.size < this.concurrency && this.waiting.length > 0) {
      const message = this.waiting.shift()!;
      this.known.delete(keyOf(message));
      const run: Promise<void> = this.handler(message.jobId)
        .catch((error: unknown) => this.logger.error({ err: error, jobId: message.jobId }))
        .finally(() => {
          this.running.delete(run);
          this.startNext();
        });
      this.running.add(run);
    }
  }
}

function keyOf({ jobId, attempt }: JobMessage): string {
  return `${jobId}-${attempt}`;
}
