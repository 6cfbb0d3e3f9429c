import 'reflect-metadata';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../src/common/time/clock.js';
import { TimeModule } from '../../src/common/time/time.module.js';
import { ConfigModule } from '../../src/config/config.module.js';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { DatabaseModule } from '../../src/infrastructure/database/database.module.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { JobEndings } from '../../src/infrastructure/jobs/job-endings.js';
import { HandlesJob, JobFailure, type JobRun } from '../../src/infrastructure/jobs/job-handler.js';
import { JobLedger, type ClaimedJob } from '../../src/infrastructure/jobs/job-ledger.service.js';
import type { JobName } from '../../src/infrastructure/jobs/job-payloads.js';
import { JobWorker } from '../../src/infrastructure/jobs/job-worker.service.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { JobsModule, JobWorkerModule } from '../../src/infrastructure/jobs/jobs.module.js';
import { DEAD_MS, HEARTBEAT_MS } from '../../src/infrastructure/jobs/stranded-jobs.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { InProcessJobQueue } from '../../src/infrastructure/queue/in-process-job-queue.js';
import { JobQueue } from '../../src/infrastructure/queue/job-queue.js';
import { QueueModule } from '../../src/infrastructure/queue/queue.module.js';
import { User } from '../../src/members/user.entity.js';
import { eventually } from '../support/eventually.js';
import { createStack, type TestStack } from '../support/test-stack.js';

declare module '../../src/infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'test-quick': { n: number };
    'test-long': { n: number };
    /** Has no handler: the test controls its rows. */
    'test-unhandled': { n: number };
  }
}

const patient = { attempts: 3, retryDelayMs: () => 100, givenUp: '못 했어요.' };

/** The handlers' behaviour in a test, and what they have seen. */
const script = {
  quick: async (_run: JobRun<'test-quick'>): Promise<unknown> => undefined,
  long: async (_run: JobRun<'test-long'>): Promise<unknown> => undefined,
  failed: [] as string[],
};

@HandlesJob('test-quick', { ...patient, concurrency: 2, timeoutMs: 60_000 })
class QuickJob {
  async handle(run: JobRun<'test-quick'>) {
    const result = await script.quick(run);
    return { result, commit: (manager: EntityManager) => rename(manager, run.payload.n, 'done') };
  }
  async failed(manager: EntityManager, { payload }: { payload: { n: number } }, message: string) {
    script.failed.push(message);
    await rename(manager, payload.n, 'failed');
  }
}

@HandlesJob('test-long', { ...patient, concurrency: 1, timeoutMs: 700 })
class LongJob {
  async handle(run: JobRun<'test-long'>) {
    return { result: await script.long(run) };
  }
}

/** A write of a job outside the jobs table. */
async function rename(manager: EntityManager, id: number, userName: string): Promise<void> {
  await manager.update(User, { id }, { userName });
}

async function startProcess(
  stack: TestStack,
  handlers: Type<unknown>[],
  env: NodeJS.ProcessEnv = {},
): Promise<INestApplicationContext> {
  const config = loadConfig({ ...stack.env, ...env });
  @Module({
    imports: [
      ConfigModule.forRoot(config),
      TimeModule,
      ScheduleModule.forRoot(),
      DatabaseModule.forRoot(ENTITIES),
      QueueModule.forRoot(config),
      JobsModule,
      ...(handlers.length > 0 ? [JobWorkerModule] : []),
    ],
    providers: handlers,
  })
  class ProcessModule {}
  return NestFactory.createApplicationContext(ProcessModule, { logger: ['fatal'], abortOnError: false });
}

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`jobs on the ${stackName} stack`, () => {
    let stack: TestStack;
    let app: INestApplicationContext;
    let jobs: Jobs;
    let ledger: JobLedger;
    let database: Database;
    beforeAll(async () => {
      stack = await createStack(stackName);
      app = await startProcess(stack, [QuickJob, LongJob]);
      jobs = app.get(Jobs, { strict: false });
      ledger = app.get(JobLedger, { strict: false });
      database = app.get(Database, { strict: false });
    });
    beforeEach(() => {
      script.quick = async () => undefined;
      script.long = async () => undefined;
      script.failed = [];
    });
    afterAll(async () => {
      await app.close();
      await stack.remove();
    });

    const row = (id: number) => database.read.findOneByOrFail(Job, { id });
    const until = (id: number, ...states: Job['state'][]): Promise<Job> =>
      eventually(async () => {
        const job = await row(id);
        expect(states).toContain(job.state);
        return job;
      }, 20_000);
    const change = (id: number, changes: Partial<Job>) =>
      database.write(manager => manager.update(Job, { id }, changes as object));
    const member = () =>
      database.write(async manager => {
        const { id } = await manager.save(User, {
          userName: 'new',
          birthDate: '1990-01-01',
          sex: '남',
          loginEmail: `${Math.random()}@example.com`,
          passwordHash: 'none',
          createdAt: new Date(),
        });
        return id;
      });
    const nameOf = async (id: number) => (await database.read.findOneByOrFail(User, { id })).userName;
    /** Adds and claims a job without a member. */
    const claimed = async (): Promise<ClaimedJob> => {
      const { id } = await jobs.add('test-unhandled', { n: 1 });
      return (await ledger.claim(id))!;
    };

    it('are done with what they were given, and keep what came of it', async () => {
      script.quick = async ({ payload, attempt }) => ({ twice: payload.n * 2, attempt });
      const { id } = await jobs.add('test-quick', { n: 21 });
      expect(await until(id, 'DONE')).toMatchObject({
        result: { twice: 42, attempt: 1 },
        attempts: 1,
        progress: 100,
        // The payload may contain personal data and is no longer needed.
        payload: {},
        failure: null,
      });
      expect((await jobs.find('test-quick', id))?.state).toBe('DONE');
      expect(await jobs.find('test-long', id)).toBeNull();
    });

    it('are stored together with what they are about, or not at all', async () => {
      const { payload, id } = await jobs.add('test-quick', async manager => {
        const { id: n } = await manager.save(User, {
          userName: 'new',
          birthDate: '1990-01-01',
          sex: '여',
          loginEmail: `${Math.random()}@example.com`,
          passwordHash: 'none',
          createdAt: new Date(),
        });
        return { n };
      });
      await until(id, 'DONE');
      expect(await nameOf(payload.n)).toBe('done');
      const before = await database.read.count(Job);
      await expect(
        jobs.add('test-quick', async () => {
          throw new Error('on purpose');
        }),
      ).rejects.toThrow('on purpose');
      expect(await database.read.count(Job)).toBe(before);
    });

    it('of one key are one while unfinished', async () => {
      let release = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      script.quick = () => held;
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, n) => jobs.add('test-quick', { n }, { key: 'same' })),
      );
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      expect(new Set(all.map(({ payload }) => payload.n)).size).toBe(1);
      expect(await jobs.unfinished('test-quick', 'same')).toEqual(all[0]);
      expect(await jobs.unfinished('test-long', 'same')).toBeNull();
      release();
      await until(all[0]!.id, 'DONE');
      expect(await jobs.unfinished('test-quick', 'same')).toBeNull();
      const again = await jobs.add('test-quick', { n: 1 }, { key: 'same' });
      expect(again.id).not.toBe(all[0]!.id);
      await until(again.id, 'DONE');
    });

    it('of one key are one, too, when one that was given up is done once more', async () => {
      script.quick = async () => {
        throw new JobFailure('못 했어요.');
      };
      const { id } = await jobs.add('test-quick', { n: 1 }, { key: 'again' });
      await until(id, 'FAILED');
      expect(await jobs.unfinished('test-quick', 'again')).toBeNull();

      let release = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      script.quick = () => held;
      expect(await jobs.retry('test-quick', id)).toBe('again');
      expect(await jobs.add('test-quick', { n: 2 }, { key: 'again' })).toEqual({ id, payload: { n: 1 } });
      expect(await jobs.retry('test-quick', id)).toBe('gone');
      release();
      await until(id, 'DONE');

      const [other, later] = [await member(), await member()];
      script.quick = async () => {
        throw new JobFailure('못 했어요.');
      };
      const failed = await jobs.add('test-quick', { n: other }, { key: 'again' });
      await until(failed.id, 'FAILED');
      const waiting = await jobs.add('test-quick', { n: later }, { key: 'again', delayMs: 60_000 });
      const before = await row(failed.id);
      expect(await jobs.retry('test-quick', failed.id)).toBe('busy');
      expect(await row(failed.id)).toEqual(before);
      expect(await jobs.unfinished('test-quick', 'again')).toEqual({ id: waiting.id, payload: { n: later } });
      await change(waiting.id, { state: 'DONE', uniqueKey: null, finishedAt: new Date() });
    });

    it('run as many at a time as their name allows, and never wait for another name', async () => {
      let running = 0;
      let most = 0;
      let bothRun = () => {};
      const both = new Promise<void>(resolve => (bothRun = resolve));
      script.quick = async () => {
        most = Math.max(most, ++running);
        if (running === 2) bothRun();
        await both;
        // A third one, too, would be claimed by a write.
        for (let n = 0; n < 3; n++) await database.write(manager => manager.count(Job));
        running--;
      };
      let release = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      script.long = () => held;
      const long = await jobs.add('test-long', { n: 1 });
      await until(long.id, 'RUNNING');
      const quick = await Promise.all(Array.from({ length: 6 }, (_, n) => jobs.add('test-quick', { n: -n })));
      for (const { id } of quick) await until(id, 'DONE');
      expect(most).toBe(2);
      expect((await row(long.id)).state).toBe('RUNNING');
      release();
      await until(long.id, 'DONE');
    });

    it('that fail are tried again, and stay one job', async () => {
      script.quick = async ({ attempt }) => {
        if (attempt < 3) throw new Error('on purpose');
        return attempt;
      };
      const id = (await jobs.add('test-quick', { n: await member() })).id;
      expect(await until(id, 'DONE', 'FAILED')).toMatchObject({ state: 'DONE', result: 3, attempts: 3 });
    });

    it('that fail every time are given up with the sentence of their kind, and say so in the same transaction', async () => {
      script.quick = async () => {
        throw new Error('on purpose');
      };
      const n = await member();
      const { id } = await jobs.add('test-quick', { n }, { key: 'broken' });
      expect(await until(id, 'FAILED')).toMatchObject({
        attempts: 3,
        failure: '못 했어요.',
        uniqueKey: null,
        payload: { n },
      });
      expect(script.failed).toEqual(['못 했어요.']);
      expect(await nameOf(n)).toBe('failed');
    });

    it('that cannot succeed are not tried again', async () => {
      script.quick = async () => {
        throw new JobFailure('파일을 읽을 수 없어요.');
      };
      const { id } = await jobs.add('test-quick', { n: 1 });
      expect(await until(id, 'FAILED')).toMatchObject({ attempts: 1, failure: '파일을 읽을 수 없어요.' });
    });

    it('that take too long are told so and have failed', async () => {
      const reasons: unknown[] = [];
      script.long = ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => reasons.push(signal.reason)));
      const { id } = await jobs.add('test-long', { n: 1 });
      expect(await until(id, 'FAILED')).toMatchObject({ attempts: 3, failure: '못 했어요.' });
      expect(reasons).toHaveLength(3);
      expect(String(reasons[0])).toContain('700 ms');
      // Their slot is free.
      script.long = async () => 'free';
      const next = await jobs.add('test-long', { n: 2 });
      expect((await until(next.id, 'DONE')).result).toBe('free');
    });

    it('tell how far they are', async () => {
      let release = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      script.quick = async ({ progress }) => {
        progress(41.6);
        await held;
      };
      const { id } = await jobs.add('test-quick', { n: 1 });
      await eventually(async () => expect((await row(id)).progress).not.toBe(0));
      expect((await row(id)).progress).toBe(42);
      release();
      expect((await until(id, 'DONE')).progress).toBe(100);
    });

    it('wait as long as they were told to', async () => {
      const began = performance.now();
      const { id } = await jobs.add('test-quick', { n: 1 }, { delayMs: 600 });
      await until(id, 'DONE');
      expect(performance.now() - began).toBeGreaterThan(590);
    });

    it('go with their member, even while they run', async () => {
      let release = () => {};
      const held = new Promise<void>(resolve => (release = resolve));
      script.quick = () => held;
      const n = await member();
      const { id } = await jobs.add('test-quick', { n }, { userId: n });
      await until(id, 'RUNNING');
      const ended = new Promise(resolve => app.get(JobEndings, { strict: false }).onEnd(resolve));
      await database.write(manager => manager.delete(User, { id: n }));
      release();
      expect(await ended).toMatchObject({ name: 'test-quick', ending: 'lost' });
      expect(await database.read.findOneBy(Job, { id })).toBeNull();
    });

    it('can only be ended by the worker that claimed them last, and only its writes count', async () => {
      const slow = await claimed();
      const seen = (await ledger.unfinished('test-unhandled', 'RUNNING')).find(({ id }) => id === slow.id)!;
      expect(await ledger.takeFromDead(seen)).toBe(true);
      const next = (await ledger.claim(slow.id))!;
      expect(next.attempts).toBe(slow.attempts + 1);
      const held = await row(slow.id);
      expect(held.state).toBe('RUNNING');

      let written = 0;
      const write = async () => void written++;
      expect(await ledger.finish(slow, { late: true }, write)).toBe(false);
      expect(await ledger.fail(slow, '늦었어요.', write)).toBe(false);
      expect(await ledger.putBack(slow)).toBe(false);
      expect(await ledger.beat(slow, 99)).toBe(false);
      expect(written).toBe(0);
      expect(await row(slow.id)).toEqual(held);

      expect(await ledger.finish(next, { mine: true }, write)).toBe(true);
      expect(written).toBe(1);
      expect(await row(slow.id)).toMatchObject({ state: 'DONE', result: { mine: true } });
      expect(await ledger.finish(next, { twice: true }, write)).toBe(false);
      expect(written).toBe(1);
    });

    it('are claimed by one of many', async () => {
      const { id } = await jobs.add('test-unhandled', { n: 1 });
      const claims = await Promise.all(Array.from({ length: 8 }, () => ledger.claim(id)));
      expect(claims.filter(claim => claim !== null)).toHaveLength(1);
      await ledger.finish(
        claims.find(claim => claim !== null)!,
        null,
      );
    });

    it('are not taken from a worker that has given a sign of life since', async () => {
      const claim = await claimed();
      const seen = (await ledger.unfinished('test-unhandled', 'RUNNING')).find(({ id }) => id === claim.id)!;
      // A sign of life at the same millisecond looks like the one before.
      await eventually(() => expect(Date.now()).toBeGreaterThan(seen.heartbeatAt!.getTime()));
      expect(await ledger.beat(claim, 10)).toBe(true);
      expect(await ledger.takeFromDead(seen)).toBe(false);
      expect(await ledger.finish(claim, null)).toBe(true);
    });

    it('fail when what they write in the end cannot be written', async () => {
      const claim = await claimed();
      await expect(
        ledger.finish(claim, null, async () => {
          throw new Error('on purpose');
        }),
      ).rejects.toThrow();
      expect((await row(claim.id)).state).toBe('RUNNING');
      await ledger.fail(claim, '못 했어요.');
    });

    describe('whose messages the queue lost', () => {
      /** A row as a crash leaves it: stored, without a message anywhere. */
      const orphan = async (changes: Partial<Job> = {}): Promise<number> => {
        const now = new Date();
        return database.write(async manager => {
          const { identifiers } = await manager.insert(Job, {
            name: 'test-quick',
            payload: { n: 1 } as object,
            state: 'PENDING',
            queuedAt: now,
            createdAt: now,
            ...(changes as object),
          });
          return identifiers[0]!.id as number;
        });
      };

      /** Stops the clock by which the sweeps see that nothing changes, after a look at every row; the test advances it. */
      const steadyTime = async () => {
        const worker = app.get(JobWorker, { strict: false });
        // Whole, as fractions added to it are rounded.
        let ms = Math.ceil(performance.now());
        app.get(Clock, { strict: false }).steadyMs = () => ms;
        const sweepAfter = async (passedMs: number) => {
          ms += passedMs;
          // The first may be one that was under way.
          for (let n = 0; n < 2; n++) await worker.sweep();
        };
        await sweepAfter(0);
        return { sweepAfter };
      };
      afterEach(() => {
        for (const changed of ['now', 'steadyMs'])
          Reflect.deleteProperty(app.get(Clock, { strict: false }), changed);
      });

      it('are found within seconds, many of them without waiting for one another', async () => {
        const ids: number[] = [];
        for (let n = 0; n < 60; n++) ids.push(await orphan());
        for (const id of ids) expect((await until(id, 'DONE')).attempts).toBe(1);
        // One job per sweep would take twice this test's timeout.
      });

      it.each([
        ['an hour ago', -3_600_000],
        ['in an hour, since the clock was set back', 3_600_000],
      ])('are found when they were stored %s', async (_, ahead) => {
        const id = await orphan({ queuedAt: new Date(Date.now() + ahead) });
        await until(id, 'DONE');
      });

      it.each([
        ['just now', 0],
        ['two hours ago', -7_200_000],
        ['in two hours, since the clock was set back', 7_200_000],
      ])(
        'are taken over from a worker that died and was last heard of %s, and not before',
        async (_, ahead) => {
          // First, as a sweep still under way has the clock that the test before stopped.
          const time = await steadyTime();
          const dead = await orphan({
            state: 'RUNNING',
            attempts: 1,
            heartbeatAt: new Date(Date.now() + ahead),
          });
          await time.sweepAfter(0);
          await time.sweepAfter(DEAD_MS - 1);
          expect(await row(dead)).toMatchObject({ state: 'RUNNING', attempts: 1 });
          await time.sweepAfter(1);
          expect((await until(dead, 'DONE')).attempts).toBe(2);
        },
      );

      it('are left to a worker that lives, whatever its clock says', async () => {
        let release = () => {};
        const held = new Promise<void>(resolve => (release = resolve));
        script.quick = () => held;
        const { id } = await jobs.add('test-quick', { n: 1 });
        await until(id, 'RUNNING');
        const clock = app.get(Clock, { strict: false });
        const worker = app.get(JobWorker, { strict: false });
        const time = await steadyTime();
        for (const ahead of [-7_200_000, 7_200_000]) {
          clock.now = () => new Date(Date.now() + ahead + clock.steadyMs());
          // Longer than a dead worker's job is left alone.
          for (let beats = 0; beats * HEARTBEAT_MS <= DEAD_MS; beats++) {
            // The first may be one that was under way.
            for (let n = 0; n < 2; n++) await worker.beat();
            await time.sweepAfter(HEARTBEAT_MS);
            expect(await row(id)).toMatchObject({ state: 'RUNNING', attempts: 1 });
          }
        }
        release();
        await until(id, 'DONE');
      });

      it('and that killed their worker each time are given up', async () => {
        const n = await member();
        const id = await orphan({ attempts: 3, queuedAt: new Date(Date.now() - 5_000), payload: { n } });
        expect(await until(id, 'FAILED')).toMatchObject({ failure: '못 했어요.' });
        expect(await nameOf(n)).toBe('failed');
      });

      it('do not count the attempts that a shutdown cut short', async () => {
        const id = await orphan({
          attempts: 6,
          interruptions: 5,
          queuedAt: new Date(Date.now() - 5_000),
        });
        expect((await until(id, 'DONE')).attempts).toBe(7);
      });
    });

    it('are deleted some time after they ended, unfinished ones never', async () => {
      const long = new Date(Date.now() - 60 * 86_400_000);
      const ids: number[] = [];
      for (const state of ['DONE', 'FAILED', 'PENDING'] as const) {
        const { id } = await jobs.add('test-unhandled', { n: 1 });
        await change(id, { state, finishedAt: state === 'PENDING' ? null : long, createdAt: long });
        ids.push(id);
      }
      const { id: recent } = await jobs.add('test-quick', { n: 1 });
      await until(recent, 'DONE');
      await app.get(JobWorker, { strict: false }).prune();
      const left = await Promise.all([...ids, recent].map(id => database.read.existsBy(Job, { id })));
      expect(left).toEqual([false, false, true, true]);
    });

    it('go back to whoever works next when their process ends', async () => {
      const own = await createStack(stackName);
      let reason: unknown;
      script.long = ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (reason = signal.reason)));
      @HandlesJob('test-long', { ...patient, concurrency: 1, timeoutMs: 60_000 })
      class PatientJob extends LongJob {}
      const first = await startProcess(own, [PatientJob]);
      const { id } = await first.get(Jobs, { strict: false }).add('test-long', { n: 1 });
      const read = (context: INestApplicationContext) =>
        context.get(Database, { strict: false }).read.findOneByOrFail(Job, { id });
      await eventually(async () => expect((await read(first)).state).toBe('RUNNING'));
      const began = performance.now();
      await first.close();
      expect(performance.now() - began).toBeLessThan(9_500);
      expect(String(reason)).toContain('interrupted');

      script.long = async ({ attempt }) => attempt;
      const second = await startProcess(own, [PatientJob]);
      await eventually(async () => expect((await read(second)).state).toBe('DONE'));
      expect(await read(second)).toMatchObject({ state: 'DONE', attempts: 2, interruptions: 1, result: 2 });
      await second.close();
      await own.remove();
    });

    it('are handed to the queue of their name with nothing but their id', async () => {
      const queue = app.get(JobQueue, { strict: false });
      const handed: unknown[] = [];
      const add = queue.add.bind(queue);
      queue.add = async (...message) => {
        handed.push(message);
        await add(...message);
      };
      const { id } = await jobs.add('test-quick', { n: 1 });
      await until(id, 'DONE');
      queue.add = add;
      expect(handed).toEqual([['test-quick', { id, attempt: 0 }, 0]]);
    });
  });
}

describe('the worker', () => {
  it('does not start with two handlers of one name', async () => {
    @HandlesJob('test-long', { ...patient, concurrency: 1, timeoutMs: 1_000 })
    class SecondJob extends LongJob {}
    @Module({
      imports: [TimeModule, DiscoveryModule],
      providers: [
        LongJob,
        SecondJob,
        JobWorker,
        JobEndings,
        { provide: JobLedger, useValue: {} },
        { provide: JobQueue, useClass: InProcessJobQueue },
      ],
    })
    class TwiceModule {}
    await expect(
      NestFactory.createApplicationContext(TwiceModule, { logger: ['fatal'], abortOnError: false }),
    ).rejects.toThrow('test-long' satisfies JobName);
  });
});

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;
withServers('jobs while Redis is away', () => {
  it('are taken in without waiting for it, and done by the sweep', async () => {
    const stack = await createStack('embedded');
    const app = await startProcess(stack, [QuickJob], { REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      script.quick = async () => 'swept';
      const began = performance.now();
      const { id } = await app.get(Jobs, { strict: false }).add('test-quick', { n: 1 });
      // Waiting for Redis would take two seconds.
      expect(performance.now() - began).toBeLessThan(1_500);
      const database = app.get(Database, { strict: false });
      await eventually(async () =>
        expect(await database.read.findOneByOrFail(Job, { id })).toMatchObject({ result: 'swept' }),
      );
    } finally {
      await app.close();
      await stack.remove();
    }
  });
});
