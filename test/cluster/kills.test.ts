import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { Cluster } from '../support/cluster.js';
import type { TestMember } from '../support/sign-up.js';

jest.setTimeout(600_000);

/** How often every part is killed; `KILL_ROUNDS=5` is about forty kills. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const WRITERS = 4;
/** How long the load continues after each part is back. */
const AFTER_MS = 3_000;
/** How long until the balancer readmits a synced node and sessions return to it. */
const LET_IN_MS = 8_000;
/** How long a node is stopped: long enough to be evicted from the cluster; it rejoins by itself. */
const STOPPED_MS = 15_000;
const LONGEST_GAP_MS = 10_000;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

interface Line {
  part: string;
  longestGapMs: number;
  written: number;
  refused: number;
}

describe('three nodes of MariaDB, three Redis, two apps and two workers under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-cluster-data-'));
  let cluster: Cluster;
  let env: NodeJS.ProcessEnv;
  let apps: AppProcess[] = [];
  let workers: BuiltProcess[] = [];
  let member: TestMember;
  let writes: AcknowledgedWrites;
  /** When each write was acknowledged. */
  const successes: number[] = [];
  let refused = 0;
  let over = false;
  let writers: Promise<void>[] = [];
  const asked: number[] = [];
  let turn = 0;
  /** Round robin over the running apps, like a balancer. */
  const app = () => {
    const running = apps.filter(each => each.running);
    return running[turn++ % running.length]!;
  };

  beforeAll(async () => {
    cluster = new Cluster();
    await cluster.start();
    env = {
      ...cluster.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      WORKER: 'none',
      JWT_SECRET: 'a secret that only the tests know, long enough',
      ADMIN_LOGIN_ID: 'admin',
      ADMIN_PASSWORD: 'admin-password-1',
    };
    apps = [await startAppProcess(env), await startAppProcess(env)];
    workers = [await startWorkerProcess(env), await startWorkerProcess(env)];
    member = await apps[0]!.signUp();
    writes = new AcknowledgedWrites(app, member);
    writers = Array.from({ length: WRITERS }, async () => {
      while (!over) {
        if ((await writes.write()) === 201) successes.push(performance.now());
        else {
          refused++;
          await pause(50);
        }
      }
    });
    writers.push(
      (async () => {
        while (!over) {
          await pause(500);
          const answer = await app()
            .post(
              '/api/recommendation/workout',
              {
                bodyPartKoreanName: ['가슴'],
                machineKoreanName: ['맨몸', '덤벨'],
                goal: '근력',
                experience: '보통',
              },
              { token: member.token },
            )
            .catch(() => undefined);
          if (answer?.status === 202) asked.push(answer.body.id as number);
        }
      })(),
    );
    for (const one of writers) one.catch(() => undefined);
  });
  afterAll(async () => {
    over = true;
    await Promise.allSettled(writers);
    for (const one of [...apps, ...workers]) await one.end('SIGKILL');
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Disrupts a part and brings it back; returns the longest time without a successful write. */
  async function under(part: string, act: () => Promise<void>): Promise<Line> {
    const [began, refusedBefore] = [performance.now(), refused];
    const first = successes.length;
    await act();
    await pause(AFTER_MS);
    const times = [began, ...successes.slice(first), performance.now()];
    const longestGapMs = Math.round(Math.max(...times.slice(1).map((time, n) => time - times[n]!)));
    return { part, longestGapMs, written: successes.length - first, refused: refused - refusedBefore };
  }

  it('lose, double and forget nothing, whichever is killed or stands still, and write again within ten seconds', async () => {
    const lines: Line[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const node of cluster.nodes) {
        lines.push(
          await under(`kill ${node.name}`, async () => {
            await node.process!.end('SIGKILL');
            await pause(AFTER_MS);
            await cluster.startNode(node);
            await pause(LET_IN_MS);
          }),
        );
      }
      const [writer] = cluster.nodes;
      lines.push(
        await under(`stop ${writer!.name} for ${STOPPED_MS / 1000} s`, async () => {
          writer!.process!.signal('SIGSTOP');
          await pause(STOPPED_MS);
          writer!.process!.signal('SIGCONT');
          await pause(2 * LET_IN_MS);
        }),
      );
      const master = await cluster.masterOfRedis();
      lines.push(
        await under(`kill ${master.name}, the master`, async () => {
          await master.process.end('SIGKILL');
          await pause(2 * AFTER_MS);
          expect((await cluster.masterOfRedis()).name).not.toBe(master.name);
          master.process = cluster.launchRedis(master.config);
        }),
      );
      const sentinel = cluster.sentinels[round % cluster.sentinels.length]!;
      lines.push(
        await under(`kill ${sentinel.name}`, async () => {
          await sentinel.process.end('SIGKILL');
          await pause(AFTER_MS);
          sentinel.process = cluster.launchRedis(sentinel.config, true);
        }),
      );
      lines.push(
        await under('kill an app', async () => {
          const n = round % 2;
          await apps[n]!.end('SIGKILL');
          apps[n] = await startAppProcess(env, { port: apps[n]!.port });
        }),
        await under('kill a worker', async () => {
          const n = round % 2;
          await workers[n]!.end('SIGKILL');
          workers[n] = await startWorkerProcess(env);
        }),
        await under('kill the balancer of the database', async () => {
          await cluster.balancer!.end('SIGKILL');
          await cluster.startBalancer();
        }),
      );
    }
    over = true;
    await Promise.all(writers);
    console.table(lines);
    console.log(
      `${successes.length} writes, ${writes.refused.size} refused, ${asked.length} recommendations`,
    );

    expect(writes.wrong).toEqual([]);
    // A COMMIT whose answer was lost with its node gets 503 and may have happened: a retry is the same write.
    const { lost, kept } = await writes.differences();
    expect(lost).toEqual([]);
    expect(kept.length).toBeLessThanOrEqual(WRITERS * lines.length);
    expect(asked.length).toBeGreaterThan(0);
    for (const id of asked) {
      const path = `/api/recommendation/workout/history/${id}`;
      let status = '';
      for (
        const until = performance.now() + 60_000;
        status !== 'DONE' && performance.now() < until;
        await pause(200)
      )
        status = (await app().get(path, { token: member.token })).body.status;
      expect({ id, status }).toEqual({ id, status: 'DONE' });
    }
    const [first, ...others] = await cluster.checksums();
    for (const other of others) expect(other).toEqual(first);
    expect(lines.filter(({ longestGapMs }) => longestGapMs > LONGEST_GAP_MS)).toEqual([]);
  });
});
