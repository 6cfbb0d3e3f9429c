// Both databases: one row a browser, times, jobs.
import { mondayOf } from '../../src/common/time/dates.js';
import type { Type } from '@nestjs/common';
import { Clock } from '../../src/common/time/clock.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { Intake } from '../../src/intake/public.js';
import { MyWeeks } from '../../src/week/public.js';
import { PushSender } from '../../src/push/push-sender.service.js';
import { PushSchedule } from '../../src/push/push-schedule.sweep.js';
import { PushSubscriptions } from '../../src/push/push-subscriptions.service.js';
import { PushSubscriptionRow } from '../../src/push/entities/push-subscription.entity.js';
import { eventually } from '../support/eventually.js';
import { PushService, type PushBrowser } from '../support/push-service.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const SUBJECT = 'mailto:push@example.com';
const SESSION = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const KOREA_H = 9;

const until = (check: () => boolean | Promise<boolean>) =>
  eventually(async () => expect(await check()).toBe(true));

describe('pushes', () => {
  let t: TestApp;
  let service: PushService;
  let member: TestMember;
  const lines: string[] = [];
  beforeAll(async () => {
    service = await PushService.start();
    t = await startTestApp({
      env: {
        VAPID_SUBJECT: SUBJECT,
        PUSH_SERVICES: service.origin,
        LOG_LEVEL: 'trace',
        ACCESS_TOKEN_TTL: '90d',
      },
      logs: { write: line => lines.push(line) },
    });
    service.serverKey = t.config.push!.publicKey;
    // A Monday, 08:00 in Korea: the hour first, which may be tomorrow's.
    toHour(8);
    t.nextMonday();
  });
  beforeEach(async () => {
    member = await t.signUp();
    service.received.length = 0;
    service.answers.clear();
    service.asked = 0;
  });
  afterEach(() => expect(service.faults).toEqual([]));
  afterAll(async () => {
    await t.close();
    await service.close();
  });

  const path = '/api/user/push';
  const as = (who = member) => ({ token: who.token });
  const rows = () => t.database.read.find(PushSubscriptionRow);
  /** Sets the clock to the hour in Korea, never back. */
  function toHour(hour: number): void {
    const now = t.clock.now();
    const seconds = (now.getTime() / 1000 + KOREA_H * HOUR_S) % DAY_S;
    // A second past it.
    t.clock.advance(((hour * HOUR_S - seconds + DAY_S) % DAY_S) + 1);
  }
  async function subscribe(who = member): Promise<PushBrowser> {
    const browser = service.browser();
    const answer = await t.post(path, browser.subscription, as(who));
    expect(answer).toMatchObject({ status: 200, body: { here: true, publicKey: service.serverKey } });
    return browser;
  }
  const sweep = () => t.app.get(PushSchedule, { strict: false }).run();
  /** All push jobs have ended. */
  const idle = () =>
    until(async () => {
      const [{ waiting }] = await t.database.read.query(
        "SELECT COUNT(*) AS waiting FROM jobs WHERE name LIKE 'push-%' AND state IN ('PENDING', 'RUNNING') AND delayMs = 0",
      );
      return Number(waiting) === 0;
    });
  async function tell(): Promise<void> {
    await sweep();
    await idle();
  }
  async function logIn(who = member): Promise<TestMember> {
    const { email: loginEmail, password } = who;
    const { body } = await t.post('/api/auth/login', { loginEmail, password });
    return { ...who, token: body.accessToken, refreshToken: body.refreshToken };
  }
  const takes = (over: object = {}) =>
    t.post(
      '/api/intake',
      {
        name: '비밀 비타민',
        nutrients: [],
        servingsPerDay: 1,
        slots: [],
        servingsPerPack: 30,
        boughtOn: t.daysAgo(26),
        ...over,
      },
      as(),
    );
  /** A session on each day of this week. */
  async function plan(): Promise<void> {
    const startsOn = mondayOf(t.daysAgo(0));
    const days = [1, 3, 5].map(day => ({ day, minutes: 60, place: 'gym' }));
    const wishes = { startsOn, days, goal: '근비대', experience: '보통' };
    const { id: historyId } = (await t.post('/api/recommendation/week', wishes, as())).body;
    await until(
      async () => (await t.get(`/api/recommendation/week/history/${historyId}`, as())).status === 200,
    );
    expect((await t.post(`/api/week?on=${startsOn}`, { historyId }, as())).status).toBe(200);
  }

  it('tell in the morning that a session is planned, encrypted for the browser and signed', async () => {
    expect((await t.get(path, as())).body).toEqual({
      publicKey: service.serverKey,
      here: false,
      settings: { today: true, rest: true, refill: true, hour: 9 },
    });
    const browser = await subscribe();
    await plan();
    await tell();
    expect(service.received).toEqual([]);
    toHour(9);
    await tell();
    await tell();
    expect(service.of(browser)).toEqual([
      expect.objectContaining({
        message: {
          title: '오늘은 운동하는 날이에요',
          body: '계획해 둔 운동이 있어요.',
          url: '/training',
          tag: `day-${t.daysAgo(0)}`,
        },
        subject: SUBJECT,
        urgency: 'normal',
        topic: 'day',
      }),
    ]);
    // Until 21:00.
    expect(service.received[0]!.ttl).toBeGreaterThan(11.9 * HOUR_S);
    expect(service.received[0]!.ttl).toBeLessThanOrEqual(12 * HOUR_S);
    // Tuesday has no session.
    t.clock.advance(DAY_S);
    await tell();
    expect(service.received).toHaveLength(1);
  });

  it('tell once of what runs out, without its name', async () => {
    const browser = await subscribe();
    await takes();
    await takes({ boughtOn: t.daysAgo(10) });
    toHour(9);
    for (let day = 0; day < 3; day++) {
      await tell();
      t.clock.advance(DAY_S);
    }
    expect(service.of(browser).map(({ message }) => [message.title, message.url])).toEqual([
      ['다시 살 것이 있어요', '/mypage/intake'],
    ]);
    expect(JSON.stringify(service.received.map(({ message }) => message))).not.toMatch(/비타민|영양|보충/);
  });

  it('tell nothing at night, however late a process starts', async () => {
    toHour(8);
    const browser = await subscribe();
    await takes();
    toHour(21);
    await tell();
    t.clock.advance(6 * HOUR_S);
    await tell();
    expect(service.of(browser)).toEqual([]);
    toHour(9);
    await tell();
    expect(service.of(browser)).toHaveLength(1);
  });

  it.each([
    ['night has come', 12],
    ['it is another day', 24],
  ])('tell no further browser where %s meanwhile', async (_, hours) => {
    toHour(8);
    const [one, other] = [await subscribe(), await subscribe(await logIn())];
    await takes();
    service.answers.set(one.path, response => {
      t.clock.advance(hours * HOUR_S);
      response.writeHead(201).end();
    });
    toHour(9);
    await tell();
    expect(service.asked).toBe(1);
    expect(service.of(other)).toEqual([]);
  });

  it('tell a browser that comes back tomorrow what it was not told today', async () => {
    toHour(8);
    await subscribe();
    await takes();
    await t.delete(path, as());
    toHour(14);
    const browser = await subscribe();
    await tell();
    expect(service.of(browser)).toEqual([]);
    toHour(9);
    await tell();
    expect(service.of(browser)).toHaveLength(1);
  });

  it('are decided once by two processes', async () => {
    toHour(8);
    const browser = await subscribe();
    await takes();
    toHour(9);
    const of = <T>(token: Type<T> | symbol) => t.app.get<T>(token, { strict: false });
    const parts = [of(Database), of(Clock), of(Jobs), of(MyWeeks), of(Intake), t.config] as const;
    await Promise.all([...parts.map(() => new PushSchedule(...parts).run()), sweep()]);
    await idle();
    expect(service.of(browser)).toHaveLength(1);
  });

  it('tell at the chosen hour, what was chosen, and once a day whatever is chosen later', async () => {
    const browser = await subscribe();
    await takes();
    const settings = { today: true, rest: true, refill: true, hour: 12 };
    const saved = await t.put(path, settings, as());
    expect(saved).toMatchObject({ status: 200, body: { settings, here: true } });
    toHour(11);
    await tell();
    expect(service.of(browser)).toEqual([]);
    toHour(12);
    await tell();
    expect(service.of(browser)).toHaveLength(1);
    await t.put(path, { ...settings, hour: 14 }, as());
    await takes({ boughtOn: t.daysAgo(27) });
    toHour(14);
    await tell();
    expect(service.of(browser)).toHaveLength(1);
    t.clock.advance(DAY_S);
    await t.put(path, { ...settings, refill: false }, as());
    await tell();
    expect(service.of(browser)).toHaveLength(1);
    for (const hour of [8, 21, 9.5, '9', null])
      expect((await t.put(path, { ...settings, hour }, as())).status).toBe(400);
  });

  it('tell a locked phone that its rest has ended, unless the member looks again', async () => {
    const [phone, tablet] = [await subscribe(), await logIn()];
    const other = await subscribe(tablet);
    const rest = { seconds: 1, sessionId: SESSION };
    const began = Date.now();
    expect((await t.put(`${path}/rest`, rest, as())).status).toBe(204);
    await t.put(`${path}/rest`, rest, as(tablet));
    await t.delete(`${path}/rest`, as(tablet));
    await until(() => service.received.length > 0);
    const [{ message, at, ttl, urgency, topic }] = service.of(phone) as [any];
    expect(message).toMatchObject({ title: '휴식이 끝났어요', url: `/training/session/${SESSION}` });
    expect(message.tag).toMatch(/^rest-[\w-]{36}$/);
    expect({ urgency, topic, ttl }).toEqual({ urgency: 'high', topic: 'rest', ttl: 120 });
    expect(at - began).toBeGreaterThanOrEqual(990);
    expect(at - began).toBeLessThan(10_000);
    // A longer rest replaces the running one.
    await t.put(`${path}/rest`, rest, as());
    await t.put(`${path}/rest`, { ...rest, seconds: 2 }, as());
    await until(() => service.of(phone).length > 1);
    await until(async () => (await rows()).every(({ restId }) => restId === null));
    expect(service.of(phone)).toHaveLength(2);
    expect(service.of(other)).toEqual([]);
    for (const wrong of [{ seconds: 0 }, { seconds: 3601 }, { seconds: '90' }, { sessionId: '../mypage' }])
      expect((await t.put(`${path}/rest`, { ...rest, ...wrong }, as())).status).toBe(400);
  });

  it('tell nobody of a rest that ended minutes ago', async () => {
    await subscribe();
    await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
    t.clock.advance(5 * 60 + 2);
    await until(async () => {
      const [job] = await t.database.read.query(
        "SELECT state FROM jobs WHERE name = 'push-rest' ORDER BY id DESC",
      );
      return job.state === 'DONE';
    });
    expect(service.received).toEqual([]);
    await t.delete(`${path}/rest`, as());
  });

  it('are asked for a rest only by a device that has them, and not where rests are off', async () => {
    const before = await t.database.read.query("SELECT COUNT(*) AS n FROM jobs WHERE name = 'push-rest'");
    await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
    await subscribe();
    await t.put(path, { today: true, rest: false, refill: true, hour: 9 }, as());
    await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
    expect(await t.database.read.query("SELECT COUNT(*) AS n FROM jobs WHERE name = 'push-rest'")).toEqual(
      before,
    );
  });

  it('end with the device: logged out, removed, all others, a new password, the account', async () => {
    const devices = [member, await logIn(), await logIn(), await logIn()];
    for (const device of devices) await subscribe(device);
    const count = async () =>
      (await rows()).filter(({ endpoint }) => endpoint.startsWith(service.origin)).length;
    const before = await count();
    await t.get('/api/auth/logout', { token: devices[3]!.refreshToken });
    expect(await count()).toBe(before - 1);
    const sessions = (await t.get('/api/user/sessions', as())).body;
    const removed = sessions.find(({ current }: any) => !current);
    await t.post(`/api/user/sessions/delete/${removed.id}`, undefined, as());
    expect(await count()).toBe(before - 2);
    await t.post('/api/user/sessions/delete', undefined, as());
    expect(await count()).toBe(before - 3);
    const { password: oldPassword } = member;
    await t.post('/api/user/private/password', { oldPassword, newPassword: 'password2' }, as());
    expect(await count()).toBe(before - 4);
    const again = await logIn({ ...member, password: 'password2' });
    await subscribe(again);
    await t.delete(path, as(again));
    expect(await count()).toBe(before - 4);
    await subscribe(again);
    expect((await t.post('/api/user/delete', { password: 'password2' }, as(again))).status).toBe(204);
    expect(await count()).toBe(before - 4);
  });

  it('are not begun by a device that was just logged out', async () => {
    const { sub, login } = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString());
    await t.get('/api/auth/logout', { token: member.refreshToken });
    const subscriptions = t.app.get(PushSubscriptions, { strict: false });
    const before = (await rows()).length;
    const principal = { role: 'member', id: Number(sub), loginId: Number(login) } as const;
    await expect(subscriptions.subscribe(principal, service.browser().subscription)).rejects.toThrow();
    expect(await rows()).toHaveLength(before);
  });

  it('end by one press in a notification, without a login, whatever the address', async () => {
    const browser = await subscribe();
    const { endpoint } = browser.subscription;
    expect((await t.post('/api/push/off', { endpoint })).status).toBe(204);
    expect((await t.get(path, as())).body.here).toBe(false);
    expect((await t.post('/api/push/off', { endpoint })).status).toBe(204);
    expect((await t.post('/api/push/off', { endpoint: 'https://example.com/x' })).status).toBe(204);
    expect((await t.post('/api/push/off', { endpoint: 7 })).status).toBe(400);
  });

  it('belong to the member who subscribed last with a browser', async () => {
    const browser = await subscribe();
    const other = await t.signUp();
    await t.post(path, browser.subscription, as(other));
    expect((await t.get(path, as())).body.here).toBe(false);
    expect((await t.get(path, as(other))).body.here).toBe(true);
  });

  it('go to at most ten browsers of a member; the oldest makes room', async () => {
    const devices = [member];
    for (let n = 1; n < 12; n++) devices.push(await logIn());
    for (const device of devices) await subscribe(device);
    const here = await Promise.all(devices.map(async device => (await t.get(path, as(device))).body.here));
    expect(here).toEqual([false, false, ...Array(10).fill(true)]);
    // One login has one browser, however often it subscribes.
    for (let n = 0; n < 30; n++) await subscribe(devices[11]);
    const { body } = await t.get('/api/user/export', as());
    expect(body.push.devices).toHaveLength(10);
  });

  it('stay ten however many browsers a member subscribes at once', async () => {
    const devices = [member];
    for (let n = 1; n < 15; n++) devices.push(await logIn());
    const principals = await Promise.all(
      devices.map(async device => {
        const { sub, login } = JSON.parse(Buffer.from(device.token.split('.')[1]!, 'base64url').toString());
        return { role: 'member', id: Number(sub), loginId: Number(login) } as const;
      }),
    );
    const subscriptions = t.app.get(PushSubscriptions, { strict: false });
    const { p256dh, auth } = service.browser().subscription;
    let most = 0;
    // Twice as many at once as there are connections: a hundred waited too long for one on a busy machine.
    for (let from = 0; from < 1_000; from += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const endpoint = `${service.origin}/push/${from + n}`;
          return subscriptions.subscribe(principals[n % 15]!, { endpoint, p256dh, auth });
        }),
      );
      const { id: userId } = principals[0]!;
      most = Math.max(most, await t.database.read.countBy(PushSubscriptionRow, { userId }));
    }
    expect(most).toBe(10);
  });

  it('go to no other server', async () => {
    const { subscription } = service.browser();
    const own = new URL(service.origin).port;
    for (const endpoint of [
      'https://127.0.0.1/x',
      'http://169.254.169.254/latest/meta-data',
      'https://[::1]/x',
      `http://localhost:${own}/x`,
      `http://127.0.0.1:${own}@evil.example/x`,
      `http://user@127.0.0.1:${own}/x`,
      `http://127.0.0.1:${own}\\@evil.example/x`,
      'https://fcm.googleapis.com.evil.example/x',
      'file:///etc/passwd',
      'gopher://127.0.0.1/x',
      'javascript:alert(1)',
      '',
      'x'.repeat(2_000),
      `${service.origin}/${'x'.repeat(1_000)}`,
    ]) {
      const answer = await t.post(path, { ...subscription, endpoint }, as());
      expect({ endpoint, status: answer.status }).toEqual({ endpoint, status: 400 });
    }
    for (const keys of [
      { p256dh: `B${'A'.repeat(86)}` },
      { p256dh: 'x' },
      { auth: 'x' },
      { auth: 1 },
      { p256dh: null },
    ])
      expect((await t.post(path, { ...subscription, ...keys }, as())).status).toBe(400);
  });

  it.each([404, 410])('end at once where the push service answers %i', async status => {
    const browser = await subscribe();
    await takes();
    service.answers.set(browser.path, response => response.writeHead(status).end());
    toHour(9);
    await tell();
    expect((await t.get(path, as())).body.here).toBe(false);
  });

  it('end after five refusals in a row, and are not asked for again on the same day', async () => {
    const browser = await subscribe();
    const refuse = () => service.answers.set(browser.path, response => response.writeHead(400).end());
    const morning = async () => {
      toHour(9);
      await takes();
      await tell();
      t.clock.advance(HOUR_S);
      return (await t.get(path, as())).body.here;
    };
    refuse();
    for (let n = 0; n < 4; n++) expect(await morning()).toBe(true);
    expect(service.asked).toBe(4);
    service.answers.clear();
    expect(await morning()).toBe(true);
    refuse();
    for (let n = 0; n < 4; n++) expect(await morning()).toBe(true);
    expect(await morning()).toBe(false);
  });

  it('are tried again where the service is overloaded, only at the device that has not got it', async () => {
    const [one, other] = [await subscribe(), await subscribe(await logIn())];
    const rest = { seconds: 1, sessionId: SESSION };
    let tries = 0;
    service.answers.set(one.path, response => {
      if (++tries === 2) service.answers.clear();
      response.writeHead(tries === 1 ? 429 : 503).end();
    });
    await t.put(`${path}/rest`, rest, as());
    await until(() => service.of(one).length > 0);
    expect(tries).toBe(2);
    await takes();
    service.answers.set(one.path, response => response.writeHead(503).end());
    toHour(9);
    await sweep();
    await until(async () => {
      const [job] = await t.database.read.query(
        "SELECT state, attempts FROM jobs WHERE name = 'push-day' ORDER BY id DESC",
      );
      return job.state === 'PENDING' && Number(job.attempts) === 1;
    });
    expect(service.of(other)).toHaveLength(1);
    expect((await rows()).find(({ endpoint }) => endpoint === one.subscription.endpoint)).toMatchObject({
      failures: 0,
      toldOn: null,
    });
    service.answers.clear();
    t.clock.advance(35);
    await until(async () => {
      const [job] = await t.database.read.query(
        "SELECT state FROM jobs WHERE name = 'push-day' ORDER BY id DESC",
      );
      return job.state === 'DONE';
    });
    expect([service.of(one).length, service.of(other).length]).toEqual([2, 1]);
  });

  it('are not tried again before the time that the service names', async () => {
    const browser = await subscribe();
    service.answers.set(browser.path, response => response.writeHead(429, { 'retry-after': '40' }).end());
    await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
    const job = async () => {
      const [row] = await t.database.read.query(
        "SELECT state, attempts, delayMs FROM jobs WHERE name = 'push-rest' ORDER BY id DESC",
      );
      return { state: row.state, attempts: Number(row.attempts), delayMs: Number(row.delayMs) };
    };
    await eventually(async () =>
      expect(await job()).toEqual({ state: 'PENDING', attempts: 1, delayMs: 40_000 }),
    );
    expect(service.asked).toBe(1);
    await t.delete(`${path}/rest`, as());
  });

  it('follow no service to another server, and are sent to none that a row names', async () => {
    const inner = await PushService.start();
    try {
      const browser = await subscribe();
      for (const status of [301, 302, 303, 307, 308]) {
        const location = inner.browser().subscription.endpoint;
        service.answers.set(browser.path, response => response.writeHead(status, { location }).end());
        await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
        await until(async () => (await rows()).every(({ restId }) => restId === null));
        const { endpoint } = browser.subscription;
        await t.database.write(manager => manager.update(PushSubscriptionRow, { endpoint }, { failures: 0 }));
      }
      expect(service.asked).toBe(5);
      // As an earlier list of services, or somebody with access to the table, left it.
      const { endpoint } = inner.browser().subscription;
      await t.database.write(manager =>
        manager.update(PushSubscriptionRow, { endpoint: browser.subscription.endpoint }, { endpoint }),
      );
      await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
      await until(async () => !(await t.get(path, as())).body.here);
      expect(inner.asked).toBe(0);
    } finally {
      await inner.close();
    }
  });

  it('of another key are dropped at the start', async () => {
    const browser = await subscribe();
    const kept = await subscribe(await logIn());
    const { endpoint } = browser.subscription;
    await t.database.write(manager =>
      manager.update(PushSubscriptionRow, { endpoint }, { serverKey: `B${'A'.repeat(86)}` }),
    );
    // Until then a process with our key does not send to them.
    await t.put(`${path}/rest`, { seconds: 1, sessionId: SESSION }, as());
    await until(async () => {
      const [job] = await t.database.read.query(
        "SELECT state FROM jobs WHERE name = 'push-rest' ORDER BY id DESC",
      );
      return job.state === 'DONE';
    });
    expect(service.asked).toBe(0);
    await takes();
    toHour(9);
    await tell();
    expect([service.asked, service.of(kept).length]).toEqual([1, 1]);
    await t.app.get(PushSubscriptions, { strict: false }).onApplicationBootstrap();
    const left = (await rows()).map(each => each.endpoint);
    expect(left).not.toContain(endpoint);
    expect(left).toContain(kept.subscription.endpoint);
  });

  it('are exported without addresses and keys', async () => {
    const { subscription } = await subscribe();
    const { body, text } = await t.get('/api/user/export', as());
    expect(body.push).toEqual({
      settings: { today: true, rest: true, refill: true, hour: 9 },
      devices: [{ service: '127.0.0.1', createdAt: expect.any(String) }],
    });
    for (const secret of Object.values(subscription)) expect(text).not.toContain(secret);
  });

  it('stand in no log: no address, no key, no words', async () => {
    const log = lines.join('');
    expect(log).toContain('push-rest');
    expect(log).not.toMatch(/\/push\/[\w-]{22}/);
    for (const { p256dh, auth, endpoint } of await rows())
      for (const secret of [p256dh, auth, endpoint]) expect(log).not.toContain(secret);
    expect(log).not.toContain(t.config.push!.privateKey);
    expect(log).not.toContain('휴식이 끝났어요');
  });
});

it('go to no known service whose name leads inside, at whatever moment it begins to', async () => {
  const lines: string[] = [];
  const t = await startTestApp({
    env: { VAPID_SUBJECT: SUBJECT, LOG_LEVEL: 'warn' },
    logs: { write: line => lines.push(line) },
  });
  const service = await PushService.start();
  try {
    const { limits } = t.app.get(PushSender, { strict: false });
    const asked: string[] = [];
    let address = '142.250.0.1';
    limits.resolve = (name, _, done) => {
      asked.push(`${name} ${address}`);
      // An address that is judged public is not really contacted here.
      if (limits.mayAsk(address)) return done(Object.assign(new Error('none'), { code: 'ENETUNREACH' }), []);
      done(null, [{ address, family: 4 }]);
    };
    const { token } = await t.signUp();
    const subscription = {
      ...service.browser().subscription,
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-secret',
    };
    expect((await t.post('/api/user/push', subscription, { token })).status).toBe(200);
    const refusals = () => lines.filter(line => line.includes('push service has an inner address'));
    await t.put('/api/user/push/rest', { seconds: 1, sessionId: SESSION }, { token });
    await until(() => asked.length > 0);
    expect(refusals()).toEqual([]);
    address = '127.0.0.1';
    await until(() => refusals().length > 0);
    expect(asked[0]).toBe('fcm.googleapis.com 142.250.0.1');
    expect(asked.at(-1)).toBe('fcm.googleapis.com 127.0.0.1');
    expect(lines.join('')).not.toContain('a-secret');
    // The device did nothing wrong.
    expect((await t.get('/api/user/push', { token })).body.here).toBe(true);
  } finally {
    await service.close();
    await t.close();
  }
});

describe('without a contact', () => {
  it('nothing is offered, and everything else works', async () => {
    const t = await startTestApp();
    try {
      const { token } = await t.signUp();
      expect((await t.get('/api/user/push', { token })).body).toMatchObject({ publicKey: null, here: false });
      const service = await PushService.start();
      const answer = await t.post('/api/user/push', service.browser().subscription, { token });
      await service.close();
      expect(answer).toMatchObject({ status: 409, body: { status: 'PUSH_OFF_EXCEPTION' } });
      expect((await t.put('/api/user/push/rest', { seconds: 5, sessionId: SESSION }, { token })).status).toBe(
        204,
      );
    } finally {
      await t.close();
    }
  });
});
