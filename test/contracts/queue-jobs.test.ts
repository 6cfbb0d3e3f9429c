import 'reflect-metadata';
import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { WorkoutBodyPart } from '../../src/catalogue/entities/workout-body-part.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { loadConfig } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { JobQueue } from '../../src/infrastructure/queue/job-queue.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { JobLedger } from '../../src/recommendation/jobs/job-ledger.service.js';
import { RecommendationWorker } from '../../src/recommendation/jobs/recommendation-worker.service.js';
import { User } from '../../src/user/entities/user.entity.js';
import { startTestApp, TestApp, type TestMember } from '../support/test-app.js';
import { createStack, type TestStack } from '../support/test-stack.js';
import { startWorkerProcess, type WorkerProcess } from '../support/worker-process.js';

const WORKOUTS = {
  bodyPartKoreanName: ['가슴'],
  machineKoreanName: ['바벨', '평벤치', '덤벨', '인클라인 벤치', '맨몸'],
};

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** What all the tests need of a running application and its rows. */
class Bench {
  constructor(
    readonly t: TestApp,
    readonly member: TestMember,
    readonly userId: number,
  ) {}

  static async of(t: TestApp): Promise<Bench> {
    const member = await t.signUp();
    const user = await t.database.read.findOneByOrFail(User, { loginEmail: member.email });
    return new Bench(t, member, user.id);
  }

  async ask(more: object = {}): Promise<number> {
    const answer = await this.t.post(
      '/api/recommendation/workout',
      { ...WORKOUTS, ...more },
      { token: this.member.token },
    );
    expect(answer.status).toBe(202);
    return answer.body.id;
  }

  result(id: number) {
    return this.t.get(`/api/recommendation/workout/history/${id}`, { token: this.member.token });
  }

  row(id: number): Promise<RecommendationHistory> {
    return this.t.database.read.findOneByOrFail(RecommendationHistory, { id });
  }

  /** A row as it stands after whatever happened before the test. */
  async insert(fields: Partial<RecommendationHistory> = {}): Promise<number> {
    const row = {
      userId: this.userId,
      type: 'workout' as const,
      state: 'PENDING' as const,
      request: WORKOUTS,
      createdAt: new Date(),
      ...fields,
    };
    const { identifiers } = await this.t.database.write(manager =>
      manager.insert(RecommendationHistory, row as object),
    );
    return identifiers[0]!.id;
  }

  async until(
    id: number,
    state: RecommendationHistory['state'],
    ms = 20_000,
  ): Promise<RecommendationHistory> {
    for (const began = performance.now(); ; await pause(3)) {
      const row = await this.row(id);
      if (row.state === state) return row;
      if (performance.now() - began > ms) throw new Error(`${id} is ${row.state}, not ${state}`);
    }
  }
}

/** So many workouts that a worker is busy with one job for about a second. */
async function makeJobsLong(t: TestApp): Promise<() => Promise<void>> {
  const [model] = await t.database.read.find(Workout, { where: { hidden: false }, take: 1 });
  const parts = await t.database.read.findBy(WorkoutBodyPart, { workoutId: model!.id });
  const first = 1_000_000;
  const ids = Array.from({ length: 12_000 }, (_, n) => first + n);
  await t.database.write(async manager => {
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500);
      const copies = some.map(id => ({ ...model!, id, slug: null, koreanName: `긴 일 ${id}` }));
      await manager.createQueryBuilder().insert().into(Workout).values(copies).updateEntity(false).execute();
      await manager
        .createQueryBuilder()
        .insert()
        .into(WorkoutBodyPart)
        .values(some.flatMap(workoutId => parts.map(part => ({ ...part, workoutId }))))
        .updateEntity(false)
        .execute();
    }
  });
  return async () => {
    await t.database.write(async manager => {
      await manager
        .createQueryBuilder()
        .delete()
        .from(WorkoutBodyPart)
        .where('workoutId >= :first', { first })
        .execute();
      await manager.createQueryBuilder().delete().from(Workout).where('id >= :first', { first }).execute();
      await t.app.get(CatalogueChanges, { strict: false }).record(manager, [{ kind: 'all', id: null }]);
    });
  };
}

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`recommendation jobs on the ${stackName} stack`, () => {
    let bench: Bench;
    beforeAll(async () => {
      bench = await Bench.of(await startTestApp({ stack: stackName }));
    }, 60_000);
    afterAll(() => bench.t.close());

    const get = <T>(type: abstract new (...parameters: never[]) => T): T =>
      bench.t.app.get(type as never, { strict: false });

    it('run once although they are delivered many times', async () => {
      const id = await bench.insert();
      const worker = get(RecommendationWorker);
      const queue = get(JobQueue);
      await Promise.all([
        queue.enqueue({ jobId: id, attempt: 0 }),
        queue.enqueue({ jobId: id, attempt: 1 }),
        ...Array.from({ length: 5 }, () => worker.handle(id)),
      ]);
      const done = await bench.until(id, 'DONE');
      await worker.handle(id);
      expect(await bench.row(id)).toEqual(done);
      expect(done.attempts).toBe(1);
    });

    it('are found by the sweep when the queue lost them', async () => {
      const id = await bench.insert({ createdAt: new Date(Date.now() - 3_000) });
      const { attempts } = await bench.until(id, 'DONE');
      expect(attempts).toBe(1);
      expect((await bench.result(id)).body.status).toBe('DONE');
    }, 30_000);

    it('are taken over when their worker let its lease run out, and not before', async () => {
      const leased = await bench.insert({
        state: 'RUNNING',
        attempts: 1,
        leaseUntil: new Date(Date.now() + 60_000),
      });
      const dead = await bench.insert({
        state: 'RUNNING',
        attempts: 1,
        leaseUntil: new Date(Date.now() - 1),
      });
      expect((await bench.until(dead, 'DONE')).attempts).toBe(2);
      expect((await bench.row(leased)).state).toBe('RUNNING');
      expect((await bench.result(leased)).status).toBe(202);
    }, 30_000);

    it('can only be finished by the worker that holds them', async () => {
      const ledger = get(JobLedger);
      const id = await bench.insert({
        state: 'RUNNING',
        attempts: 0,
        leaseUntil: new Date(Date.now() + 60_000),
      });
      await bench.t.database.write(manager =>
        manager.update(RecommendationHistory, { id }, { leaseUntil: new Date(Date.now() - 1) }),
      );
      const slow = await ledger.claim(id);
      if (!slow) return expect((await bench.until(id, 'DONE')).attempts).toBe(1);
      await bench.t.database.write(manager =>
        manager.update(RecommendationHistory, { id }, { leaseUntil: new Date(Date.now() - 1) }),
      );
      const next = await bench.until(id, 'DONE');
      expect(next.attempts).toBe(2);
      expect(await ledger.finish(slow, { recommends: 'late' })).toBe(false);
      expect(await ledger.fail(slow, '늦었어요.')).toBe(false);
      expect(await bench.row(id)).toEqual(next);
    }, 30_000);

    it('that fail every time become a failed history with a message', async () => {
      // The engine refuses a request without body parts; the API lets none through.
      const id = await bench.insert({
        request: { bodyPartKoreanName: [], machineKoreanName: ['바벨'] },
        pendingKey: `broken-${stackName}`,
      });
      const failed = await bench.until(id, 'FAILED');
      expect(failed).toMatchObject({ attempts: 3, pendingKey: null, leaseUntil: null });
      const { status, body } = await bench.result(id);
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'RECOMMENDATION_FAILED_EXCEPTION',
        message: expect.stringMatching(/요\.$/),
      });
    }, 30_000);

    it('that killed their worker on the last attempt become a failed history, too', async () => {
      const id = await bench.insert({
        state: 'RUNNING',
        attempts: 3,
        leaseUntil: new Date(Date.now() - 1),
        pendingKey: `poison-${stackName}`,
      });
      expect((await bench.until(id, 'FAILED')).failureMessage).toMatch(/[가-힣]/);
    }, 30_000);

    it('say what is missing when the body data went away', async () => {
      const other = await Bench.of(bench.t);
      await bench.t.database.write(manager => manager.delete(BodyData, { userId: other.userId }));
      const id = await other.insert();
      await get(RecommendationWorker).handle(id);
      expect((await other.result(id)).body).toEqual({
        status: 'RECOMMENDATION_FAILED_EXCEPTION',
        message: expect.stringContaining('몸 정보'),
      });
      expect((await other.row(id)).attempts).toBe(1);
    });
  });

  onStack(`worker processes on the ${stackName} stack`, () => {
    let stack: TestStack;
    let bench: Bench;
    const workers: WorkerProcess[] = [];
    const startWorker = async () => {
      const worker = await startWorkerProcess(stack.env);
      workers.push(worker);
      return worker;
    };
    beforeAll(async () => {
      stack = await createStack(stackName);
      const config = loadConfig({ ...stack.env, WORKER: 'none' });
      const app = await createApp(config);
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      bench = await Bench.of(new TestApp(app, config, async () => undefined));
    }, 60_000);
    afterEach(async () => {
      for (const worker of workers.splice(0)) await worker.end('SIGKILL');
    });
    afterAll(async () => {
      await bench.t.close();
      await stack.remove();
    });

    it('do what an API-only process takes in', async () => {
      const id = await bench.ask();
      await pause(300);
      expect((await bench.result(id)).status).toBe(202);
      const worker = await startWorker();
      expect((await bench.until(id, 'DONE')).attempts).toBe(1);
      expect(await worker.end('SIGTERM')).toMatchObject({ code: null });
    }, 60_000);

    it('may be killed in the middle: another one picks the job up', async () => {
      const shorten = await makeJobsLong(bench.t);
      const victim = await startWorker();
      const id = await bench.ask({ goal: '근력' });
      await bench.until(id, 'RUNNING');
      await victim.end('SIGKILL');
      const abandoned = await bench.row(id);
      expect(abandoned).toMatchObject({ state: 'RUNNING', attempts: 1, result: null });
      await shorten();

      // The lease's ten seconds pass.
      await bench.t.database.write(manager =>
        manager.update(RecommendationHistory, { id }, { leaseUntil: new Date(Date.now() - 1) }),
      );
      await startWorker();
      expect((await bench.until(id, 'DONE')).attempts).toBe(2);
      expect((await bench.result(id)).body.status).toBe('DONE');
    }, 90_000);

    it('end within ten seconds of SIGTERM and leave no job half done', async () => {
      const worker = await startWorker();
      const ids: number[] = [];
      for (const goal of ['일반', '근비대', '근력', '지구력']) {
        for (const experience of ['처음이에요', '보통', '숙련'])
          ids.push(await bench.ask({ goal, experience }));
      }
      const { ms } = await worker.end('SIGTERM');
      expect(ms).toBeLessThan(10_000);
      for (const id of ids) expect(['DONE', 'PENDING']).toContain((await bench.row(id)).state);
      await startWorker();
      for (const id of ids) await bench.until(id, 'DONE');
    }, 90_000);
  });
}

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;
withServers('while Redis is away', () => {
  it('a request is taken and a worker finds it by its sweep', async () => {
    const t = await startTestApp({ stack: 'embedded', env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    try {
      const bench = await Bench.of(t);
      const id = await bench.ask();
      expect((await bench.until(id, 'DONE')).attempts).toBe(1);
    } finally {
      await t.close();
    }
  }, 60_000);
});
