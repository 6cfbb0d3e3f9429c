import { Redis } from 'ioredis';
import { createConnection, type Connection } from 'mysql2/promise';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import type { TestMember } from '../support/sign-up.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const WORKOUTS = {
  bodyPartKoreanName: ['가슴'],
  machineKoreanName: ['바벨', '평벤치', '덤벨', '인클라인 벤치', '맨몸'],
};
/** Ten seconds for a job whose worker died, plus slack for a busy machine. */
const TAKEOVER_MS = 20_000;

/** Requests a recommendation; every request differs, so that each is a separate job. */
let asked = 0;
async function ask(app: AppProcess, { token }: TestMember): Promise<number> {
  const goals = ['일반', '근비대', '근력', '지구력'];
  const experiences = ['처음이에요', '보통', '숙련'];
  const goal = goals[asked % goals.length];
  const experience = experiences[Math.floor(asked++ / goals.length) % experiences.length];
  const answer = await app.post('/api/recommendation/workout', { ...WORKOUTS, goal, experience }, { token });
  expect(answer.status).toBe(202);
  return answer.body.id;
}

/** Milliseconds until the member sees the answer. */
async function answered(app: AppProcess, { token }: TestMember, id: number): Promise<number> {
  const began = performance.now();
  await eventually(async () => {
    const { status, body } = await app.get(`/api/recommendation/workout/history/${id}`, { token });
    expect({ status, state: body.status }).toEqual({ status: 200, state: 'DONE' });
  }, 40_000);
  return performance.now() - began;
}

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('a worker that is killed', () => {
  let stack: TestStack;
  let app: AppProcess;
  let member: TestMember;
  let db: Connection;
  /** Takes row locks. Reads go through `db`, since this connection's transaction would not see others' writes. */
  let locker: Connection;
  let redis: Redis;
  const workers: BuiltProcess[] = [];
  const startWorker = async () => {
    const worker = await startWorkerProcess(stack.env);
    workers.push(worker);
    return worker;
  };
  const idleWorker = async () => workers.find(({ running }) => running) ?? (await startWorker());
  beforeAll(async () => {
    stack = await createStack('server');
    app = await startAppProcess({ ...stack.env, WORKER: 'none' });
    member = await app.signUp();
    db = await createConnection(stack.env.DATABASE_URL!);
    locker = await createConnection(stack.env.DATABASE_URL!);
    redis = new Redis(stack.env.REDIS_URL!);
  });
  // The last worker has finished the job and waits for the next test's.
  afterEach(async () => {
    for (const worker of workers.splice(0, workers.length - 1)) await worker.end('SIGKILL');
  });
  afterAll(async () => {
    for (const worker of workers) await worker.end('SIGKILL');
    await app.end('SIGKILL');
    await db.end();
    await locker.end();
    redis.disconnect();
    await stack.remove();
  });

  const jobOf = async (historyId: number): Promise<{ id: number; state: string; attempts: number }> => {
    const [rows] = await db.query('SELECT id, state, attempts FROM jobs WHERE payload = ?', [
      JSON.stringify({ historyId }),
    ]);
    return (rows as { id: number; state: string; attempts: number }[])[0]!;
  };
  /** Messages that a worker has taken from Redis and not yet acknowledged. */
  const taken = async (): Promise<string[]> => {
    const [key] = await redis.keys('*:recommendation:active');
    return key ? redis.lrange(key, 0, -1) : [];
  };

  /** Requests a job that an idle worker takes, which then blocks on writing the job's or the history's row. The caller releases the lock. */
  async function askLocked(
    table: 'jobs' | 'recommendation_histories',
  ): Promise<{ id: number; jobId: number; victim: BuiltProcess }> {
    const victim = await idleWorker();
    victim.signal('SIGSTOP');
    const id = await ask(app, member);
    const { id: jobId } = await jobOf(id);
    await locker.beginTransaction();
    await locker.query(`SELECT id FROM ${table} WHERE id = ? FOR UPDATE`, [table === 'jobs' ? jobId : id]);
    victim.signal('SIGCONT');
    return { id, jobId, victim };
  }

  /** Stops the worker between taking the message and claiming the row: it holds the message and waits to claim. */
  async function askUpToClaim() {
    const asked = await askLocked('jobs');
    await eventually(async () => expect(await taken()).toContain(`${asked.jobId}-0`));
    return asked;
  }

  /** Claims that wait for a row of theirs. */
  const claims = async (): Promise<number> => {
    const [rows] = await db.query(
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'UPDATE %jobs%'",
    );
    return (rows as unknown[]).length;
  };

  /** Kills the worker at that point. */
  async function killBeforeClaim(): Promise<{ id: number; jobId: number }> {
    const { id, jobId, victim } = await askUpToClaim();
    await eventually(async () => expect(await claims()).toBe(1));
    await victim.end('SIGKILL');
    await locker.rollback();
    expect(await taken()).toContain(`${jobId}-0`);
    expect(await jobOf(id)).toMatchObject({ state: 'PENDING', attempts: 0 });
    return { id, jobId };
  }

  it('between taking the message and claiming the row delays the job by seconds: another worker runs', async () => {
    // Of two workers only one gets the message; the other finds the row although Redis still lists it as active.
    const { id, victim } = await askUpToClaim();
    await startWorker();
    await victim.end('SIGKILL');
    await locker.rollback();
    expect(await answered(app, member, id)).toBeLessThan(TAKEOVER_MS);
  });

  it('… and when the next worker starts only then', async () => {
    const { id } = await killBeforeClaim();
    await startWorker();
    expect(await answered(app, member, id)).toBeLessThan(TAKEOVER_MS);
  });

  it.each([
    ['an hour back', -3_600],
    ['two hours on', 7_200],
  ])('… and when the clocks jump %s meanwhile', async (_, seconds) => {
    const { id, jobId } = await killBeforeClaim();
    // After such a clock jump, the row's times are off by that much.
    await db.query(
      'UPDATE jobs SET queuedAt = queuedAt - INTERVAL ? SECOND, createdAt = createdAt - INTERVAL ? SECOND WHERE id = ?',
      [seconds, seconds, jobId],
    );
    await startWorker();
    expect(await answered(app, member, id)).toBeLessThan(TAKEOVER_MS);
  });

  it.each([
    ['while it computes', 0],
    ['while it computes, and the clocks jump two hours back', -7_200],
    ['while it computes, and the clocks jump two hours on', 7_200],
  ])('%s: the job is taken over', async (_, seconds) => {
    // The worker has claimed the job and waits to write its answer.
    const { id, jobId, victim } = await askLocked('recommendation_histories');
    await eventually(async () => expect((await jobOf(id)).state).toBe('RUNNING'));
    await startWorker();
    await victim.end('SIGKILL');
    await locker.rollback();
    await db.query('UPDATE jobs SET heartbeatAt = heartbeatAt - INTERVAL ? SECOND WHERE id = ?', [
      seconds,
      jobId,
    ]);
    expect(await answered(app, member, id)).toBeLessThan(TAKEOVER_MS);
  });

  it('by SIGTERM ends within ten seconds and leaves no job half done', async () => {
    const worker = await idleWorker();
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push(await ask(app, member));
    const { ms } = await worker.end('SIGTERM');
    expect(ms).toBeLessThan(10_000);
    const [running] = await db.query("SELECT id FROM jobs WHERE state = 'RUNNING'");
    expect(running).toEqual([]);
    await startWorker();
    for (const id of ids) await answered(app, member, id);
  });
});

describe('the embedded process', () => {
  it('killed with jobs in it does all of them after the next start', async () => {
    const stack = await createStack('embedded');
    try {
      let app = await startAppProcess(stack.env);
      const member = await app.signUp();
      const ids = await Promise.all(Array.from({ length: 12 }, () => ask(app, member)));
      await app.end('SIGKILL');
      app = await startAppProcess(stack.env);
      const began = performance.now();
      for (const id of ids) await answered(app, member, id);
      expect(performance.now() - began).toBeLessThan(TAKEOVER_MS);
      await app.end('SIGKILL');
    } finally {
      await stack.remove();
    }
  });
});
