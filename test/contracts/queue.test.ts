import { Queue } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { BullMqJobQueue, retryStrategy } from '../../src/infrastructure/queue/bullmq-job-queue.js';
import { InProcessJobQueue } from '../../src/infrastructure/queue/in-process-job-queue.js';
import type { JobMessage, JobQueue } from '../../src/infrastructure/queue/job-queue.js';
import { eventually } from '../support/eventually.js';

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const UNREACHABLE = 'redis://127.0.0.1:1';
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

const until = (condition: () => boolean) => eventually(() => expect(condition()).toBe(true));

/** Connection options as the product's workers use them. */
function placeOf(url: string): RedisOptions {
  const { hostname: host, port } = new URL(url);
  return { host, port: Number(port) };
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

/** The prefix of the newest queue's keys and connections. */
const prefixOfLast = () => `routineup:contract:${process.pid}:${count}`;

function bullMq(url = REDIS): JobQueue {
  count++;
  const prefix = prefixOfLast();
  const connection = new Redis(url, { enableOfflineQueue: false, retryStrategy });
  const producers: Queue<JobMessage>[] = [];
  const queue = new BullMqJobQueue(connection, { options: placeOf(url), prefix }, async name => {
    const producer = new Queue<JobMessage>(name, { prefix, connection });
    producers.push(producer);
    return producer;
  });
  closers.push(async () => {
    await queue.stop(1_000);
    for (const producer of producers) {
      if (url === REDIS) await producer.obliterate({ force: true });
      await producer.close();
    }
    queue.onApplicationShutdown();
  });
  return queue;
}

let probes = 0;
/** A message of another name comes and goes: whatever the queue was about to deliver before is delivered by then. */
async function afterAnother(queue: JobQueue): Promise<void> {
  const name = `probe${++probes}`;
  let isDelivered = false;
  await queue.work(name, async () => void (isDelivered = true), 1);
  await queue.add(name, { id: 1, attempt: 0 });
  await until(() => isDelivered);
}

/** @param idle waits until the queue's only worker waits for a message */
function holdsTheContract(create: () => JobQueue, idle: () => Promise<void>): void {
  it('delivers what was handed over before and after the work begins, each once', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.add('a', { id: 1, attempt: 0 });
    await queue.work('a', async id => void seen.push(id), 2);
    await queue.add('a', { id: 2, attempt: 0 });
    await queue.add('a', { id: 3, attempt: 0 });
    await until(() => seen.length === 3);
    await afterAnother(queue);
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  it('delivers each name to its own handler, and keeps what nobody works on', async () => {
    const queue = create();
    const seen: string[] = [];
    await queue.work('a', async id => void seen.push(`a${id}`), 1);
    await queue.work('b', async id => void seen.push(`b${id}`), 1);
    for (const name of ['a', 'b', 'c']) await queue.add(name, { id: 1, attempt: 0 });
    await until(() => seen.length === 2);
    await afterAnother(queue);
    expect([...seen].sort()).toEqual(['a1', 'b1']);
    await queue.work('c', async id => void seen.push(`c${id}`), 1);
    await until(() => seen.includes('c1'));
  });

  it('lets no name wait for another', async () => {
    const queue = create();
    let release = () => {};
    const long = new Promise<void>(resolve => (release = resolve));
    const seen: number[] = [];
    let began = 0;
    await queue.work('long', () => (began++, long), 1);
    await queue.work('quick', async id => void seen.push(id), 1);
    for (let id = 1; id <= 3; id++) await queue.add('long', { id, attempt: 0 });
    await until(() => began === 1);
    for (let id = 1; id <= 5; id++) await queue.add('quick', { id, attempt: 0 });
    await until(() => seen.length === 5);
    release();
  });

  it('delivers without polling', async () => {
    const queue = create();
    let delivered = 0;
    await queue.work('a', async () => void (delivered = performance.now()), 1);
    await idle();
    const delays: number[] = [];
    for (let id = 1; id <= 9; id++) {
      delivered = 0;
      const began = performance.now();
      await queue.add('a', { id, attempt: 0 });
      await until(() => delivered > 0);
      delays.push(delivered - began);
    }
    // Each is added right after the last was fetched: none would come sooner than the next look.
    expect(Math.min(...delays)).toBeLessThan(100);
  });

  it('runs no more handlers of a name at a time than it was told', async () => {
    const queue = create();
    const most: Record<string, number> = { a: 0, b: 0 };
    let done = 0;
    for (const [name, concurrency] of [
      ['a', 3],
      ['b', 1],
    ] as const) {
      for (let id = 1; id <= 8; id++) await queue.add(name, { id, attempt: 0 });
      let running = 0;
      const handler = async () => {
        most[name] = Math.max(most[name]!, ++running);
        await afterAnother(queue);
        running--;
        done++;
      };
      await queue.work(name, handler, concurrency);
    }
    await until(() => done === 16);
    expect(most).toEqual({ a: 3, b: 1 });
  });

  it('keeps one of equal messages that wait, and takes a later attempt for another', async () => {
    const queue = create();
    const seen: number[] = [];
    for (let again = 0; again < 3; again++) await queue.add('a', { id: 7, attempt: 0 });
    await queue.add('a', { id: 7, attempt: 1 });
    await queue.work('a', async id => void seen.push(id), 1);
    await queue.add('a', { id: 8, attempt: 0 });
    await until(() => seen.includes(8));
    expect(seen).toEqual([7, 7, 8]);
    await queue.add('a', { id: 7, attempt: 0 });
    await until(() => seen.length === 4);
  });

  it('tells messages of different names apart although the numbers agree', async () => {
    const queue = create();
    const seen: string[] = [];
    for (const name of ['a', 'b']) await queue.add(name, { id: 7, attempt: 0 });
    for (const name of ['a', 'b']) await queue.work(name, async () => void seen.push(name), 1);
    await until(() => seen.length === 2);
  });

  it('holds a delayed message back', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.work('a', async id => void seen.push(id), 1);
    await queue.add('a', { id: 1, attempt: 1 }, 300);
    await queue.add('a', { id: 2, attempt: 0 });
    await until(() => seen.length === 1);
    expect(seen).toEqual([2]);
    await until(() => seen.length === 2);
  });

  it('goes on after a handler rejected, and does not try it again', async () => {
    const queue = create();
    const seen: number[] = [];
    await queue.work(
      'a',
      async id => {
        seen.push(id);
        if (id === 1) throw new Error('rejected on purpose');
      },
      1,
    );
    await queue.add('a', { id: 1, attempt: 0 });
    await queue.add('a', { id: 2, attempt: 0 });
    await until(() => seen.includes(2));
    await queue.add('a', { id: 3, attempt: 0 });
    await until(() => seen.includes(3));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('waits for running handlers of all names when it stops, and delivers nothing after', async () => {
    const queue = create();
    const began: string[] = [];
    const ended: string[] = [];
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    for (const name of ['a', 'b']) {
      const handler = async (id: number) => {
        began.push(`${name}${id}`);
        await held;
        ended.push(`${name}${id}`);
      };
      await queue.work(name, handler, 1);
      await queue.add(name, { id: 1, attempt: 0 });
    }
    await until(() => began.length === 2);
    for (const name of ['a', 'b']) await queue.add(name, { id: 2, attempt: 0 });
    const stopped = queue.stop(5_000).then(() => ended.push('stopped'));
    await afterAnother(create());
    release();
    await stopped;
    expect([...ended.slice(0, 2)].sort()).toEqual(['a1', 'b1']);
    expect(ended.slice(2)).toEqual(['stopped']);
    await afterAnother(create());
    expect(began.length).toBe(2);
  });

  it('does not wait longer than it may', async () => {
    const queue = create();
    let began = 0;
    let ended = 0;
    let release = () => {};
    const long = new Promise<void>(resolve => (release = resolve));
    for (const name of ['a', 'b']) {
      const handler = async () => {
        began++;
        await long;
        ended++;
      };
      await queue.work(name, handler, 1);
      await queue.add(name, { id: 1, attempt: 0 });
    }
    await until(() => began === 2);
    await queue.stop(200);
    expect(ended).toBe(0);
    release();
  });

  it('says that it can be reached', async () => {
    await expect(create().ping()).resolves.toBeUndefined();
  });
}

describe('the in-process queue', () => holdsTheContract(inProcess, async () => undefined));

withServers('the BullMQ queue', () => {
  let redis: Redis;
  beforeAll(() => void (redis = new Redis(REDIS)));
  afterAll(() => redis.disconnect());

  holdsTheContract(
    () => bullMq(),
    () =>
      eventually(async () => {
        const clients = (await redis.client('LIST')) as string;
        const ours = clients.split('\n').filter(line => line.includes(`name=${prefixOfLast()}:`));
        expect(ours.join()).toMatch(/cmd=bzpopmin/);
      }),
  );

  it('rejects within seconds while Redis is away', async () => {
    const queue = bullMq(UNREACHABLE);
    const began = performance.now();
    await expect(queue.add('a', { id: 1, attempt: 0 })).rejects.toThrow();
    await expect(queue.ping()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(4_800);
  });
});
