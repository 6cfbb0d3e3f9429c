// `npm run soak`: the built product under load for half an hour, with random kills of its processes and outages of its servers.
// Exits with 1 if an acknowledged write is lost, an answer is wrong, a job is not done or a process does not come back.
//
// SOAK_SECONDS (1800), SOAK_KILLS (100), SOAK_SEED (random; the same seed gives the same plan), TEST_STACK (server, or embedded: kills only).
import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AcknowledgedWrites, isProperRefusal } from '../test/support/acknowledged-writes.js';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../test/support/app-process.js';
import type { TestMember } from '../test/support/sign-up.js';
import { TcpProxy } from '../test/support/tcp-proxy.js';
import { createStack, type TestStack } from '../test/support/test-stack.js';

const SECONDS = Number(process.env.SOAK_SECONDS ?? 1_800);
const KILLS = Number(process.env.SOAK_KILLS ?? 100);
const SEED = process.env.SOAK_SEED ?? String(randomInt(1_000_000));
const EMBEDDED = process.env.TEST_STACK === 'embedded';
const MEMBERS = 4;
const WORKERS = EMBEDDED ? 0 : 2;
/** Attempts to start a process before giving up. */
const STARTS = 5;
/** Longest outage; members wait longer than this for a job. */
const OUTAGE_MS = 5_000;
const JOB_MS = 60_000;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

let drawn = 0;
/** The next random number of the seed, from 0 to below 1. */
function draw(): number {
  return createHash('sha256').update(`${SEED} ${drawn++}`).digest().readUInt32BE(0) / 2 ** 32;
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;

const counts = { kills: 0, restarts: 0, outages: 0, writes: 0, refused: 0, broken: 0, jobs: 0 };
const faults: string[] = [];

class Soak {
  private app!: AppProcess;
  private readonly workers: BuiltProcess[] = [];
  private readonly writes: AcknowledgedWrites[] = [];
  private over = false;

  private constructor(
    private readonly stack: TestStack,
    private readonly env: NodeJS.ProcessEnv,
    private readonly proxies: TcpProxy[],
  ) {}

  static async start(): Promise<Soak> {
    const stack = await createStack(EMBEDDED ? 'embedded' : 'server');
    const env: NodeJS.ProcessEnv = { ...stack.env, ACCESS_TOKEN_TTL: '2d', LOG_LEVEL: 'error' };
    const proxies: TcpProxy[] = [];
    if (!EMBEDDED) {
      for (const name of ['DATABASE_URL', 'REDIS_URL'] as const) {
        const { hostname: host, port } = new URL(stack.env[name]!);
        const proxy = await TcpProxy.start({ host, port: Number(port) });
        proxies.push(proxy);
        env[name] = proxy.urlFor(stack.env[name]!);
      }
    }
    const soak = new Soak(stack, env, proxies);
    await soak.startApp();
    for (let n = 0; n < WORKERS; n++) soak.workers.push(await soak.supervised(() => startWorkerProcess(env)));
    return soak;
  }

  async run(): Promise<void> {
    const members: TestMember[] = [];
    for (let n = 0; n < MEMBERS; n++) members.push(await this.app.signUp());
    const end = performance.now() + SECONDS * 1_000;
    const work = members.flatMap(member => [this.write(member), this.recommend(member)]);
    const harm = [this.killAtIntervals(end), this.takeAway(end)];
    await Promise.all(harm);
    this.over = true;
    await Promise.all(work);
    await this.check();
  }

  async remove(): Promise<void> {
    for (const process of [this.app, ...this.workers]) await process.end('SIGKILL');
    for (const proxy of this.proxies) await proxy.close();
    await this.stack.remove();
  }

  private async startApp(): Promise<void> {
    const env = { ...this.env, WORKER: EMBEDDED ? 'inline' : 'none' };
    this.app = await this.supervised(() => startAppProcess(env));
  }

  /** Retries a failed start (on a busy machine a connection may time out), as a supervisor does. */
  private async supervised<T>(start: () => Promise<T>): Promise<T> {
    for (let left = STARTS; ; left--) {
      try {
        return await start();
      } catch (error) {
        if (left <= 1) throw error;
        counts.restarts++;
      }
    }
  }

  private async killAtIntervals(end: number): Promise<void> {
    const stepMs = (SECONDS * 1_000) / KILLS;
    const began = end - SECONDS * 1_000;
    for (let n = 0; n < KILLS; n++) {
      await pause(Math.max(0, began + (n + draw()) * stepMs - performance.now()));
      const victim = Math.floor(draw() * (WORKERS + 1)) - 1;
      // Not during a database outage: the start would wait for it, which is another test.
      await this.calm(async () => {
        counts.kills++;
        if (victim < 0) {
          await this.app.end('SIGKILL');
          await this.startApp();
        } else {
          await this.workers[victim]!.end('SIGKILL');
          this.workers[victim] = await this.supervised(() => startWorkerProcess(this.env));
        }
      });
    }
    while (performance.now() < end) await pause(500);
  }

  private turn: Promise<unknown> = Promise.resolve();
  /** Kills and outages take turns. */
  private calm(act: () => Promise<void>): Promise<void> {
    const turn = this.turn.then(act);
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private async takeAway(end: number): Promise<void> {
    while (this.proxies.length > 0 && performance.now() < end) {
      await pause(2_000 + draw() * 10_000);
      await this.calm(async () => {
        const proxy = pick(this.proxies);
        counts.outages++;
        const kind = pick(['stall', 'cut', 'delay', 'refuse'] as const);
        if (kind === 'delay') proxy.delay(20);
        else await proxy[kind]();
        await pause(draw() * OUTAGE_MS);
        proxy.delay(0);
        await proxy.pass();
      });
    }
  }

  private async write(member: TestMember): Promise<void> {
    const writes = new AcknowledgedWrites(() => this.app, member);
    this.writes.push(writes);
    while (!this.over) {
      const status = await writes.write();
      if (status === 201) counts.writes++;
      else if (status === 0) counts.broken++;
      else counts.refused++;
      await pause(100);
    }
  }

  private async recommend({ token }: TestMember): Promise<void> {
    const goals = ['일반', '근비대', '근력', '지구력'];
    for (let n = 0; !this.over; n++) {
      const request = {
        bodyPartKoreanName: ['가슴'],
        machineKoreanName: ['맨몸'],
        goal: goals[n % goals.length],
      };
      const asked = await this.app
        .post('/api/recommendation/workout', request, { token })
        .catch(() => undefined);
      if (asked?.status === 202) await this.awaitJob(token, asked.body.id);
      else if (asked && !isProperRefusal(asked)) faults.push(`asked: ${asked.status} ${asked.text}`);
      await pause(500);
    }
  }

  private async awaitJob(token: string, id: number): Promise<void> {
    for (const began = performance.now(); performance.now() - began < JOB_MS; await pause(100)) {
      const path = `/api/recommendation/workout/history/${id}`;
      const answer = await this.app.get(path, { token, timeoutMs: 20_000 }).catch(() => undefined);
      if (answer?.status !== 200) {
        if (answer && answer.status !== 202 && !isProperRefusal(answer)) {
          faults.push(`job of ${id}: ${answer.status} ${answer.text}`);
          return;
        }
        continue;
      }
      if (answer.body.status === 'DONE') counts.jobs++;
      else faults.push(`job of ${id}: ${answer.body.status}`);
      return;
    }
    faults.push(`job of ${id}: not done in ${JOB_MS / 1_000} s`);
  }

  private async check(): Promise<void> {
    await this.app.ready();
    for (const writes of this.writes) {
      faults.push(...writes.wrong.map(answer => `write: ${answer}`));
      const { lost, kept } = await writes.differences();
      faults.push(...lost.map(date => `lost: ${date}`));
      // MariaDB may have committed even if the connection broke before its answer.
      if (EMBEDDED) faults.push(...kept.map(date => `refused and kept: ${date}`));
    }
    for (const process of [this.app, ...this.workers]) {
      if (!process.running) faults.push(`a process has ended by itself: ${process.output.slice(-500)}`);
      const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1];
      console.log(`process ${process.pid}: ${Math.round(Number(resident) / 1024)} MB resident`);
    }
  }
}

console.log(
  `soak: ${SECONDS} s, ${KILLS} kills, seed ${SEED}, ${EMBEDDED ? 'embedded' : 'MariaDB and Redis'}`,
);
const soak = await Soak.start();
const progress = setInterval(() => console.log(JSON.stringify(counts)), 30_000);
try {
  await soak.run();
} finally {
  clearInterval(progress);
  await soak.remove();
}
console.log(JSON.stringify(counts));
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'nothing lost, nothing wrong' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
