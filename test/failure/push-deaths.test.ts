import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { PushService, type PushBrowser } from '../support/push-service.js';
import type { TestMember } from '../support/sign-up.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';
import { loadavg } from 'node:os';
import { newPushKey, publicKeyOf } from '../../src/config/push-config.js';

const RESTS = 200;
/** Sends under way in one process. */
const AT_ONCE = 10;
/** A member's devices. */
const DEVICES = 10;
const SECONDS = 12;

const SESSION = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';

interface Device {
  browser: PushBrowser;
  token: string;
}

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];

/** `embedded`: one process is app and worker. `server`: workers of their own, on MariaDB and Redis. */
describe.each(STACKS)('two hundred rests on the stack %s', stackOf => {
  let stack: TestStack;
  let service: PushService;
  let app: AppProcess;
  const workers: BuiltProcess[] = [];
  const devices: Device[] = [];

  const startWorker = async () => {
    const worker = await startWorkerProcess(stack.env, { nodeOptions: [] });
    workers.push(worker);
    return worker;
  };
  beforeAll(async () => {
    const key = newPushKey();
    service = await PushService.start(publicKeyOf(key));
    stack = await createStack(stackOf);
    const push = {
      VAPID_SUBJECT: 'mailto:push@example.com',
      VAPID_PRIVATE_KEY: key,
      PUSH_SERVICES: service.origin,
    };
    Object.assign(stack.env, push, stackOf === 'server' && { WORKER: 'none' });
    app = await startAppProcess(stack.env, { nodeOptions: [] });
    for (let n = 0; n < RESTS / DEVICES; n++) {
      const member = await app.signUp();
      for (let k = 0; k < DEVICES; k++) devices.push(await deviceOf(member));
    }
  }, 300_000);
  afterEach(async () => {
    expect(service.faults).toEqual([]);
    for (const worker of workers.splice(0)) await worker.end('SIGKILL');
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
    await service.close();
  });

  async function deviceOf({ email: loginEmail, password }: TestMember): Promise<Device> {
    const { body } = await app.post('/api/auth/login', { loginEmail, password });
    const browser = service.browser();
    const answer = await app.post('/api/user/push', browser.subscription, { token: body.accessToken });
    expect(answer.status).toBe(200);
    return { browser, token: body.accessToken };
  }

  /** All rests end within a second. Returns when each one ends, by this process' clock. */
  async function startRests(): Promise<Map<PushBrowser, number>> {
    service.received.length = 0;
    service.asked = 0;
    const until = Date.now() + SECONDS * 1000;
    const ends = new Map<PushBrowser, number>();
    for (let from = 0; from < RESTS; from += 20) {
      await Promise.all(
        devices.slice(from, from + 20).map(async ({ browser, token }) => {
          const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
          const told = Date.now();
          const answer = await app.put('/api/user/push/rest', { seconds, sessionId: SESSION }, { token });
          expect(answer.status).toBe(204);
          ends.set(browser, (told + Date.now()) / 2 + seconds * 1000);
        }),
      );
    }
    return ends;
  }

  /** Who was sent by the dead process and not recorded is sent again until then. */
  async function allDone(): Promise<void> {
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    const { body } = await app.post('/api/admin/login', { loginId, password });
    await eventually(async () => {
      const answer = await app.get('/api/admin/dashboard', { token: body.accessToken });
      expect(answer.body.jobs.filter(({ name }: { name: string }) => name === 'push-rest')).toEqual([]);
    }, 60_000);
  }

  const tags = () =>
    new Set(service.received.map(({ browser, message }) => `${browser.path} ${message.tag}`));
  const told = () => new Set(service.received.map(({ browser }) => browser));

  it('are told after their ends, each once', async () => {
    if (stackOf === 'server') await startWorker();
    const ends = await startRests();
    await eventually(() => expect(told().size).toBe(RESTS), 60_000);
    const late = service.received.map(({ browser, at }) => at - ends.get(browser)!);
    const [least, most] = [Math.min(...late), Math.max(...late)].map(Math.round);
    // The aim is two seconds on a machine that does nothing else; the figure is in bench/README.md.
    console.log(
      `200 rests were told ${least} to ${most} ms after their ends, load ${loadavg()[0]!.toFixed(1)}`,
    );
    expect(least).toBeGreaterThan(-1_000);
    await allDone();
    expect(service.asked).toBe(RESTS);
  });

  // What a browser does with the same tag is in test/browser/push-notifications.test.ts: it shows it once, also when it was closed meanwhile.
  it('are all told although a worker dies with messages that were taken and not noted, each with one tag', async () => {
    const victim = stackOf === 'server' ? (await Promise.all([startWorker(), startWorker()]))[0] : app;
    await startRests();
    await eventually(() => expect(told().size).toBeGreaterThan(40), 60_000);
    const answer = service.hold();
    // Of both workers, if there are two.
    const under = AT_ONCE * (victim === app ? 1 : 2);
    await eventually(() => expect(service.unanswered).toBe(under), 60_000);
    await victim.end('SIGKILL');
    const before = told().size;
    expect(before).toBeLessThan(RESTS);
    answer();
    if (victim === app) app = await startAppProcess(stack.env, { nodeOptions: [] });
    await eventually(() => expect(told().size).toBe(RESTS), 60_000);
    await allDone();
    // A repetition has the same tag, which replaces the notification.
    expect(tags().size).toBe(RESTS);
    const again = service.received.length - RESTS;
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(AT_ONCE);
    console.log(`killed after ${before} of ${RESTS}; ${again} were sent again`);
  }, 180_000);
});
