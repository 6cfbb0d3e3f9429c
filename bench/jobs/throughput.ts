/**
 * Finished recommendation jobs per second on one worker process, beside BullMQ jobs that only do the same reads and
 * writes (claim, the member's rows, the catalogue's version, storing a result of the same size), in one run:
 *
 *   npm run build:server && npx swc bench/jobs/throughput.ts --out-dir dist
 *   DATABASE_URL=mysql://root@127.0.0.1/bench REDIS_URL=redis://127.0.0.1:6379/15 \
 *     node dist/bench/jobs/throughput.js [jobs] [rounds]
 *
 * Runs compiled, since Nest resolves constructor parameters from metadata that tsx does not emit.
 * Fills the database with members; use an empty one. The rounds alternate, so that machine drift affects both alike.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Queue, Worker } from 'bullmq';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { loadConfig } from '../../src/config/config.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { JobLedger } from '../../src/infrastructure/jobs/job-ledger.service.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { RecommendationJob } from '../../src/recommendation/jobs/recommendation.job.js';
import { StrengthBeliefs } from '../../src/recommendation/learning/strength-beliefs.service.js';
import { EngineCatalogue } from '../../src/recommendation/inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../../src/recommendation/inputs/member-profile.service.js';
import { User } from '../../src/members/user.entity.js';
import { WorkerModule } from '../../src/worker.module.js';

/** The product's value: see recommendation.job.ts. */
const JOB_CONCURRENCY = 4;
const [jobs = 1000, rounds = 5] = process.argv.slice(2).map(Number);
const MEMBERS = 200;
const REQUEST = {
  bodyPartKoreanName: ['가슴', '등', '삼두'],
  machineKoreanName: ['맨몸', '바벨', '덤벨', '케이블', '랫 풀다운 머신', '벤치'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'routineup-bench-'));
const config = loadConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const connection = { url: config.redisUrl, maxRetriesPerRequest: null };
const context = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), { logger: false });
const of = <T>(type: abstract new (...args: never[]) => T): T =>
  context.get(type as never, { strict: false });
const database = of(Database);
const ledger = of(JobLedger);
const recommendations = of(RecommendationJob);

const userIds = await fillMembers();
const [sample] = await enter(1);
await recommend(sample!);
const { result } = await database.read.findOneByOrFail(RecommendationHistory, { state: 'DONE' });

/** The worker's steps for one job. */
async function recommend(id: number): Promise<void> {
  const mine = await ledger.claim(id);
  if (!mine) return;
  const payload = mine.payload as { historyId: number };
  const { signal } = new AbortController();
  const outcome = await recommendations.handle({
    id,
    attempt: mine.attempts,
    userId: mine.userId,
    payload,
    signal,
    progress: () => undefined,
  });
  await ledger.finish(mine, undefined, outcome.commit);
}

/** The same reads and writes without the computation. */
async function onlyRowsOf(id: number): Promise<void> {
  const mine = await ledger.claim(id);
  if (!mine) return;
  const { historyId } = mine.payload as { historyId: number };
  const { userId } = await database.read.findOneByOrFail(RecommendationHistory, { id: historyId });
  await Promise.all([
    of(MemberProfiles).loadsAt(userId, undefined),
    of(EngineCatalogue).workouts(),
    of(EngineCatalogue).products(),
    of(StrengthBeliefs).of(userId),
  ]);
  const done = { state: 'DONE' as const, result, finishedAt: new Date() };
  await ledger.finish(mine, undefined, async manager => {
    await manager.update(RecommendationHistory, { id: historyId }, done as object);
  });
}

const measured: Record<'recommendations' | 'only reads and writes', number[]> = {
  recommendations: [],
  'only reads and writes': [],
};
for (let round = 0; round <= rounds; round++) {
  for (const [name, work] of [
    ['recommendations', recommend],
    ['only reads and writes', onlyRowsOf],
  ] as const) {
    const rate = await finishedPerSecond(work);
    // Round 0 warms up caches and the compiler.
    if (round > 0) measured[name].push(rate);
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const ratios = measured.recommendations.map((rate, i) => rate / measured['only reads and writes'][i]!);
for (const [name, rates] of Object.entries(measured)) {
  console.log(
    `${name}: median ${median(rates).toFixed(0)} jobs/s (${rates.map(r => r.toFixed(0)).join(', ')})`,
  );
}
console.log(
  `ratio, pair by pair: median ${median(ratios).toFixed(2)} (${ratios.map(r => r.toFixed(2)).join(', ')})`,
);
await context.close();
rmSync(dataDir, { recursive: true });
process.exit(0);

async function finishedPerSecond(work: (id: number) => Promise<void>): Promise<number> {
  const ids = await enter(jobs);
  const queue = new Queue<{ id: number }>('bench', { connection });
  await queue.addBulk(ids.map(id => ({ name: 'job', data: { id }, opts: { removeOnComplete: true } })));
  const begun = performance.now();
  let done = 0;
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker<{ id: number }>('bench', job => work(job.data.id), {
      connection,
      concurrency: JOB_CONCURRENCY,
    });
    worker.on('failed', (_, error) => reject(error));
    worker.on('completed', () => {
      if (++done === jobs) void worker.close().then(resolve);
    });
  });
  const seconds = (performance.now() - begun) / 1000;
  await queue.obliterate({ force: true });
  await queue.close();
  return jobs / seconds;
}

async function fillMembers(): Promise<number[]> {
  return database.write(async manager => {
    const ids: number[] = [];
    for (let i = 0; i < MEMBERS; i++) {
      const { id } = await manager.save(User, {
        userName: '측정',
        birthDate: `19${70 + (i % 30)}-05-05`,
        sex: i % 2 ? '여' : '남',
        loginEmail: `bench-${process.pid}-${i}@example.com`,
        passwordHash: 'none',
        createdAt: new Date(),
      });
      await manager.insert(BodyData, {
        userId: id,
        date: '2026-01-01',
        height: 160 + (i % 25),
        weight: 55 + (i % 40),
        bodyFat: 14 + (i % 18),
        muscleMass: 34 + (i % 10),
        upDownBalance: 0.5,
        compositionSource: 'measured',
      });
      ids.push(id);
    }
    return ids;
  });
}

/** Adds pending histories with their jobs in one transaction. The jobs have their own name, so that the worker's sweep ignores them. */
async function enter(count: number): Promise<number[]> {
  return database.write(async manager => {
    const now = new Date();
    const ids: number[] = [];
    for (let from = 0; from < count; from += 500) {
      const size = Math.min(500, count - from);
      const histories = await manager.save(
        RecommendationHistory,
        Array.from({ length: size }, (_, i) => ({
          userId: userIds[(from + i) % userIds.length]!,
          type: 'workout' as const,
          state: 'PENDING' as const,
          request: REQUEST,
          createdAt: now,
        })),
      );
      const entered = await manager.save(
        Job,
        histories.map(({ id, userId }) => ({
          name: 'bench',
          payload: { historyId: id },
          state: 'PENDING' as const,
          userId,
          queuedAt: now,
          createdAt: now,
        })),
      );
      ids.push(...entered.map(({ id }) => id));
    }
    return ids;
  });
}
