import { Queue } from 'bullmq';
import { BullMqJobQueue, retryStrategy } from '../../src/infrastructure/queue/bullmq-job-queue.js';
import { InProcessJobQueue } from '../../src/infrastructure/queue/in-process-job-queue.js';
import type { JobMessage, JobQueue } from '../../src/infrastructure/queue/job-queue.js';

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const UNREACHABLE = 'redis://127.0.0.1:1';
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
async function until(condition: () => boolean, ms = 5_000): Promise<void> {
  for (const began = performance.now(); !condition(); await pause(5)) {
    if (performance.now() - began > ms) throw new Error('it did not happen');
  }
}

let count = 0;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function inProcess(): JobQueue {
  const queue = new InProcessJobQueue();
  closers.push(() => queue.stop(1_000));
  return queue;
}

function bullMq(url = REDIS): JobQueue {
  const producer = new Queue<JobMessage>('contract', {
    prefix: `routineup:contract:${process.pid}:${++count}`,
    connection: { url, enableOfflineQueue: false, retryStrategy },
  });
  const queue = new BullMqJobQueue(producer, url);
  closers.push(async () => {
    await queue.stop(1_000);
    if (url === REDIS) await producer.obliterate({ force: true });
    await producer.close();
  });
  return queue;
}

function holdsTheContract(create: () => JobQueue): void {
  it('delivers what was handed over before and after the work begins, each once', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.enqueue({ jobId: 1, attempt: 0 });
    await queue.work(async id => void seen.push(id), 2);
    await queue.enqueue({ jobId: 2, attempt: 0 });
    await queue.enqueue({ jobId: 3, attempt: 0 });
    await until(() => seen.length === 3);
    await pause(50);
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  it('delivers without polling', async () => {
    const queue = create();
    let delivered = 0;
    await queue.work(async () => void (delivered = performance.now()), 1);
    await pause(300);
    const delays: number[] = [];
    for (let jobId = 1; jobId <= 9; jobId++) {
      delivered = 0;
      const began = performance.now();
      await queue.enqueue({ jobId, attempt: 0 });
      await until(() => delivered > 0);
      delays.push(delivered - began);
    }
    expect(delays.sort((a, b) => a - b)[4]).toBeLessThan(100);
  });

  it('runs no more handlers at a time than it was told', async () => {
    const queue = create();
    let running = 0;
    let most = 0;
    let done = 0;
    for (let jobId = 1; jobId <= 8; jobId++) await queue.enqueue({ jobId, attempt: 0 });
    await queue.work(async () => {
      most = Math.max(most, ++running);
      await pause(20);
      running--;
      done++;
    }, 3);
    await until(() => done === 8);
    expect(most).toBe(3);
  });

  it('keeps one of equal messages that wait, and takes a later attempt for another', async () => {
    const queue = create();
    const seen: number[] = [];
    for (let again = 0; again < 3; again++) await queue.enqueue({ jobId: 7, attempt: 0 });
    await queue.enqueue({ jobId: 7, attempt: 1 });
    await queue.work(async id => void seen.push(id), 1);
    await until(() => seen.length === 2);
    await pause(50);
    expect(seen).toEqual([7, 7]);
    await queue.enqueue({ jobId: 7, attempt: 0 });
    await until(() => seen.length === 3);
  });

  it('holds a delayed message back', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.work(async id => void seen.push(id), 1);
    await queue.enqueue({ jobId: 1, attempt: 1 }, 300);
    await queue.enqueue({ jobId: 2, attempt: 0 });
    await until(() => seen.length === 1);
    expect(seen).toEqual([2]);
    await until(() => seen.length === 2);
  });

  it('goes on after a handler rejected, and does not try it again', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.work(async id => {
      seen.push(id);
      if (id === 1) throw new Error('rejected on purpose');
    }, 1);
    await queue.enqueue({ jobId: 1, attempt: 0 });
    await queue.enqueue({ jobId: 2, attempt: 0 });
    await until(() => seen.includes(2));
    await pause(100);
    expect(seen).toEqual([1, 2]);
  });

  it('waits for running handlers when it stops, and delivers nothing after', async () => {
    const queue = create();
    const began: number[] = [];
    const ended: number[] = [];
    await queue.work(async id => {
      began.push(id);
      await pause(200);
      ended.push(id);
    }, 1);
    await queue.enqueue({ jobId: 1, attempt: 0 });
    await until(() => began.length === 1);
    await queue.enqueue({ jobId: 2, attempt: 0 });
    await queue.stop(5_000);
    expect(ended).toEqual([1]);
    await pause(100);
    expect(began).toEqual([1]);
  });

  it('does not wait longer than it may', async () => {
    const queue = create();
    let began = false;
    await queue.work(async () => {
      began = true;
      await pause(1_200);
    }, 1);
    await queue.enqueue({ jobId: 1, attempt: 0 });
    await until(() => began);
    const stopping = performance.now();
    await queue.stop(200);
    expect(performance.now() - stopping).toBeLessThan(1_000);
  });

  it('says that it can be reached', async () => {
    await expect(create().ping()).resolves.toBeUndefined();
  });
}

describe('the in-process queue', () => holdsTheContract(inProcess));

withServers('the BullMQ queue', () => {
  holdsTheContract(() => bullMq());

  it('rejects within seconds while Redis is away', async () => {
    const queue = bullMq(UNREACHABLE);
    const began = performance.now();
    await expect(queue.enqueue({ jobId: 1, attempt: 0 })).rejects.toThrow();
    await expect(queue.ping()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(4_800);
  });
});
