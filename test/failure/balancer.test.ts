import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import {
  AppProcess,
  BuiltProcess,
  launchCommand,
  startAppProcess,
  startWorkerProcess,
} from '../support/app-process.js';
import { freePort } from '../support/free-port.js';
import { eventually } from '../support/eventually.js';
import type { TestMember } from '../support/sign-up.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const OPS = join(import.meta.dirname, '../../ops');
/** Calls in flight at once. */
const WRITERS = 4;

// Debian's own packages, which .ci/run installs. A user's PATH may lack sbin.
const PATH = `${process.env.PATH}:/usr/sbin`;
const isInstalled = (command: string) =>
  spawnSync('which', [command], { env: { PATH }, stdio: 'ignore' }).status === 0;
const withProxies =
  process.env.TEST_SERVERS !== '' && isInstalled('caddy') && isInstalled('haproxy')
    ? describe
    : describe.skip;

const until = (holds: () => boolean | Promise<boolean>) =>
  eventually(async () => expect(await holds()).toBe(true), 20_000);

withProxies('two apps and two workers behind the proxy and the balancer of the deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-proxies-'));
  let stack: TestStack;
  let env: NodeJS.ProcessEnv;
  /** The proxy that members' browsers talk to. */
  let proxy: AppProcess;
  let member: TestMember;
  let apps: AppProcess[] = [];
  let workers: BuiltProcess[] = [];
  let balancer: BuiltProcess;
  let database: TcpProxy;

  /** Uses local ports; everything else is as deployed. */
  const configured = (file: string, changes: [from: string, to: string][]) => {
    let text = readFileSync(join(OPS, file), 'utf8');
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      text = text.replaceAll(from, to);
    }
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  /** Waits for balancer output from now on. */
  const hears = () => {
    const from = balancer.output.length;
    return (words: string) => until(() => balancer.output.slice(from).includes(words));
  };
  const startAgain = async (n: number) => {
    const heard = hears();
    apps[n] = await startAppProcess(env, { port: apps[n]!.port });
    await heard(`Server apps/app${n} is UP`);
  };
  const answersOf = async (count: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) statuses.push((await proxy.get('/api/health/ready')).status);
    return new Set(statuses);
  };
  const recommended = async (goal: string) => {
    const asked = await proxy.post(
      '/api/recommendation/workout',
      { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸', '덤벨'], goal, experience: '보통' },
      { token: member.token },
    );
    expect(asked.status).toBe(202);
    const path = `/api/recommendation/workout/history/${asked.body.id}`;
    await until(async () => (await proxy.get(path, { token: member.token })).status === 200);
    return (await proxy.get(path, { token: member.token })).body.status as string;
  };

  beforeAll(async () => {
    stack = await createStack('server');
    const url = new URL(stack.env.DATABASE_URL!);
    database = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
    const DATABASE_URL = database.urlFor(stack.env.DATABASE_URL!);
    env = { ...stack.env, DATABASE_URL, WORKER: 'none', TRUST_PROXY: '1', RATE_LIMIT: 'off' };
    apps = [await startAppProcess(env), await startAppProcess(env)];
    workers = [await startWorkerProcess(env), await startWorkerProcess(env)];
    const balancerPort = await freePort();
    const proxyPort = await freePort();
    const servers = apps.map(({ port }, n) => `  server app${n} 127.0.0.1:${port}`).join('\n');
    const config = configured('haproxy.cfg', [
      ['bind :8080', `bind 127.0.0.1:${balancerPort}`],
      ['  server-template app 1-20 app:3000 resolvers network init-addr none', servers],
    ]);
    const caddyfile = configured('Caddyfile', [['balancer:8080', `127.0.0.1:${balancerPort}`]]);
    balancer = new BuiltProcess(launchCommand(['haproxy', '-db', '-f', config], { PATH }));
    const caddy = launchCommand(['caddy', 'run', '--config', caddyfile, '--adapter', 'caddyfile'], {
      PATH,
      PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    proxy = new AppProcess(caddy, proxyPort, env.DATA_DIR!);
    await proxy.ready();
    member = await proxy.signUp();
  });
  afterAll(async () => {
    await proxy.end('SIGKILL');
    for (const one of [balancer, ...apps, ...workers]) await one.end('SIGKILL');
    await database.close();
    await stack.remove();
    rmSync(folder, { recursive: true });
  });

  it('lose nothing when one of each is killed, and only what was on its way is not answered', async () => {
    const writes = new AcknowledgedWrites(() => proxy, member);
    const statuses: number[] = [];
    let over = false;
    const writer = async () => {
      while (!over) statuses.push(await writes.write());
    };
    const writers = Array.from({ length: WRITERS }, writer);
    await until(() => statuses.length > 40);
    await Promise.all([apps[0]!.end('SIGKILL'), workers[0]!.end('SIGKILL')]);
    const before = statuses.length;
    await until(() => statuses.length > before + 200);
    over = true;
    await Promise.all(writers);

    expect(statuses.filter(status => status === 503)).toEqual([]);
    // A write that was sent is never retried: its client is told that it may or may not be saved.
    expect(statuses.filter(status => status !== 201).length).toBeLessThanOrEqual(WRITERS);
    expect((await writes.differences()).lost).toEqual([]);
    expect(await recommended('근력')).toBe('DONE');
  });

  it('take one back that has started again', async () => {
    await startAgain(0);
    await apps[1]!.end('SIGKILL');
    expect(await answersOf(20)).toEqual(new Set([200]));
    expect((await proxy.get('/api/user/private', { token: member.token })).status).toBe(200);
  });

  it('one that ends in order is left out without one call refused', async () => {
    await startAgain(1);
    const statuses: number[] = [];
    const writes = new AcknowledgedWrites(() => proxy, member);
    let over = false;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!over) statuses.push(await writes.write());
    });
    await until(() => statuses.length > 20);
    expect((await apps[0]!.end('SIGTERM')).code).toBe(0);
    const after = statuses.length;
    await until(() => statuses.length > after + 50);
    over = true;
    await Promise.all(writers);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await writes.differences()).lost).toEqual([]);
  });

  it('answer pages and searches while MariaDB is away, and all again once it is back', async () => {
    await startAgain(0);
    const search = () => proxy.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
    const page = () => proxy.get('/');
    const heard = hears();
    await database.refuse();
    await heard('backend apps has no server available');
    for (let n = 0; n < 20; n++) expect([(await search()).status, (await page()).status]).toEqual([200, 200]);
    expect((await proxy.get('/api/bodyData', { token: member.token })).status).toBe(503);
    await database.pass();
    await until(async () => (await proxy.get('/api/bodyData', { token: member.token })).status === 200);
  });

  it('say in Korean that nobody is there', async () => {
    const heard = hears();
    for (const app of apps) await app.end('SIGKILL');
    await heard('backend apps_alive has no server available');
    const answer = await proxy.get('/api/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toEqual({
      status: 'SERVICE_UNAVAILABLE_EXCEPTION',
      message: '지금은 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });
});
