import { Injectable, Logger } from '@nestjs/common';
import { JobQueue, type Deliver, type JobMessage } from './job-queue.js';
import { waitAtMost } from '../../common/time/wait-at-most.js';

/** The messages of one name. */
interface Lane {
  waiting: JobMessage[];
  /** Messages that wait or are delayed. */
  known: Set<string>;
  running: Set<Promise<void>>;
  deliver: Deliver | undefined;
  concurrency: number;
}

/** Jobs of this process alone, in memory: the sweep over the rows recovers what a restart loses. */
@Injectable()
export class InProcessJobQueue extends JobQueue {
  private readonly logger = new Logger(InProcessJobQueue.name);
  private readonly lanes = new Map<string, Lane>();
  private readonly delayed = new Set<NodeJS.Timeout>();

  async add(name: string, message: JobMessage, delayMs = 0): Promise<void> {
    const lane = this.lane(name);
    const key = keyOf(message);
    if (lane.known.has(key)) return;
    lane.known.add(key);
    if (delayMs === 0) {
      this.take(lane, message);
      return;
    }
    const timer = setTimeout(() => {
      this.delayed.delete(timer);
      this.take(lane, message);
    }, delayMs);
    timer.unref();
    this.delayed.add(timer);
  }

  async work(name: string, deliver: Deliver, concurrency: number): Promise<void> {
    const lane = this.lane(name);
    Object.assign(lane, { deliver, concurrency });
    this.startNext(lane);
  }

  async stop(graceMs: number): Promise<void> {
    for (const lane of this.lanes.values()) lane.deliver = undefined;
    for (const timer of this.delayed) clearTimeout(timer);
    this.delayed.clear();
    await waitAtMost(Promise.all([...this.lanes.values()].flatMap(({ running }) => [...running])), graceMs);
  }

  async ping(): Promise<void> {
    // The queue is this process: it responds if anything does.
  }

  private lane(name: string): Lane {
    let lane = this.lanes.get(name);
    if (!lane) {
      lane = { waiting: [], known: new Set(), running: new Set(), deliver: undefined, concurrency: 0 };
      this.lanes.set(name, lane);
    }
    return lane;
  }

  private take(lane: Lane, message: JobMessage): void {
    lane.waiting.push(message);
    // The response to the request is sent before the job starts.
    setImmediate(() => this.startNext(lane));
  }

  private startNext(lane: Lane): void {
    while (lane.deliver && lane.running.size < lane.concurrency && lane.waiting.length > 0) {
      const message = lane.waiting.shift()!;
      lane.known.delete(keyOf(message));
      const run: Promise<void> = lane
        .deliver(message.id)
        .catch((error: unknown) => this.logger.error({ err: error, jobId: message.id }))
        .finally(() => {
          lane.running.delete(run);
          this.startNext(lane);
        });
      lane.running.add(run);
    }
  }
}

function keyOf({ id, attempt }: JobMessage): string {
  return `${id}-${attempt}`;
}
