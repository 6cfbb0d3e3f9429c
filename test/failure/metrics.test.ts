import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { freePort } from '../support/free-port.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const OPS = join(import.meta.dirname, '../../ops');
const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

/** Names of metrics exposed by any process. */
const seen = new Set<string>();

/** The values of all metrics, by name and labels as written. */
async function scrape(port: number): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter(line => line !== '' && !line.startsWith('#'));
  const values = new Map(
    lines.map(line => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
  for (const key of values.keys()) seen.add(key.split('{')[0]!);
  return values;
}

withServers('the metrics', () => {
  let stack: TestStack;
  let app: AppProcess;
  let worker: BuiltProcess | undefined;
  let redis: TcpProxy;
  let database: TcpProxy;
  let appPort: number;
  let workerPort: number;
  beforeAll(async () => {
    stack = await createStack('server');
    const targetOf = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
    redis = await TcpProxy.start(targetOf(stack.env.REDIS_URL!));
    database = await TcpProxy.start(targetOf(stack.env.DATABASE_URL!));
    [appPort, workerPort] = [await freePort(), await freePort()];
    app = await startAppProcess({
      ...stack.env,
      WORKER: 'none',
      METRICS_PORT: String(appPort),
      REDIS_URL: redis.urlFor(stack.env.REDIS_URL!),
      DATABASE_URL: database.urlFor(stack.env.DATABASE_URL!),
    });
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app.end('SIGKILL');
    await redis.close();
    await database.close();
    await stack.remove();
  });

  it('are on a port of their own, not on that of the public', async () => {
    expect((await app.get('/api/metrics')).status).toBe(404);
    expect((await app.get('/metrics')).text).not.toContain('routineup_');
    for (const [path, status] of [
      ['/live', 200],
      ['/ready', 200],
      ['/api/bodyParts', 404],
    ] as const) {
      expect({ path, status: (await fetch(`http://127.0.0.1:${appPort}${path}`)).status }).toEqual({
        path,
        status,
      });
    }
  });

  it('count answers by route, and what waits, runs and was given up', async () => {
    await app.get('/api/bodyParts');
    const member = await app.signUp();
    const request = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸'] };
    const asked = await app.post('/api/recommendation/workout', request, { token: member.token });
    expect(asked.status).toBe(202);
    const waiting = await eventually(async () => {
      const values = await scrape(appPort);
      expect(values.get('routineup_jobs_oldest_pending_seconds')).toBeGreaterThan(1);
      return values;
    });
    expect(
      waiting.get('http_request_duration_seconds_count{method="GET",route="/api/bodyParts",status="200"}'),
    ).toBe(1);
    expect(waiting.get('routineup_jobs{name="recommendation",state="PENDING"}')).toBe(1);
    const connections = ['busy', 'idle'].map(state =>
      waiting.get(`routineup_database_connections{state="${state}"}`)!,
    );
    expect(connections[0]! + connections[1]!).toBeGreaterThan(0);
    expect(waiting.get('routineup_database_waiting')).toBe(0);
    expect(waiting.get('routineup_disk_bytes{state="free"}')).toBeGreaterThan(0);

    worker = await startWorkerProcess({ ...stack.env, METRICS_PORT: String(workerPort) });
    await eventually(async () => {
      const done = await scrape(workerPort);
      expect(done.get('routineup_job_seconds_count{name="recommendation",ending="done"}')).toBe(1);
      expect(done.get('routineup_jobs_oldest_pending_seconds')).toBe(0);
      expect(done.get('routineup_part_up{part="database"}')).toBe(1);
      expect(done.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    });
    expect((await fetch(`http://127.0.0.1:${workerPort}/ready`)).status).toBe(200);
  });

  it('have every value that the alerts and the dashboard look at', () => {
    const files = ['alerts.yml', 'dashboard.json']
      .map(name => readFileSync(join(OPS, name), 'utf8'))
      .join('\n');
    const looked = new Set(files.match(/\b(?:routineup|http|nodejs|process)_[a-z0-9_]+/g));
    expect(looked.size).toBeGreaterThan(10);
    expect([...looked].filter(name => !seen.has(name))).toEqual([]);
  });

  it('show a part that is stalled, and answer in time while the database is', async () => {
    redis.stall();
    await eventually(async () => {
      const { parts, ms } = await partsOf(appPort);
      expect(parts).toEqual({ database: 1, queue: 0, storage: 1, mail: 1 });
      expect(ms).toBeLessThan(5_000);
    });
    await redis.pass();
    database.stall();
    await eventually(async () => expect((await partsOf(appPort)).parts.database).toBe(0));
    const stalled = await scrape(appPort);
    // The age is unknown: no value is better than a wrong one.
    expect(stalled.has('routineup_jobs_oldest_pending_seconds')).toBe(false);
    expect((await fetch(`http://127.0.0.1:${appPort}/ready`)).status).toBe(503);
    await database.pass();
  });

  async function partsOf(port: number) {
    const began = performance.now();
    const values = await scrape(port);
    const ms = performance.now() - began;
    const parts = [...values].flatMap(([key, value]) => {
      const part = /^routineup_part_up\{part="(\w+)"\}$/.exec(key)?.[1];
      return part === undefined ? [] : [[part, value] as const];
    });
    return { parts: Object.fromEntries(parts), ms };
  }
});

describe('the alerts', () => {
  it('are each explained', () => {
    const names = [...readFileSync(join(OPS, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(8);
    const page = readFileSync(join(OPS, '../docs/alerts.md'), 'utf8');
    expect(names.filter(name => !page.includes(`**${name}**`))).toEqual([]);
  });
});
