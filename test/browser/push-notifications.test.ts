import { mondayOf } from '../../src/common/time/dates.js';
import { jest } from '@jest/globals';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { PushService, type PushBrowser } from '../support/push-service.js';
import { axeViolations } from './screens/axe.js';
import { openLoggedIn } from './steps/log-in.js';
import {
  beginRoutine,
  doEverySet,
  memberWithRoutine,
  nextCheck,
  readyWithoutNetwork,
} from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page or its service worker. */
declare const document: any;
declare const Event: any;
declare const PushManager: any;
declare const registration: any;
declare const self: any;

jest.setTimeout(180_000);

let service: PushService;
const env = { VAPID_SUBJECT: 'mailto:push@example.com', PUSH_SERVICES: '' };
beforeAll(async () => {
  service = await PushService.start();
  env.PUSH_SERVICES = service.origin;
});
const network = phoneNetwork({ env });
beforeAll(() => {
  service.serverKey = network.t.config.push!.publicKey;
});
afterEach(() => expect(service.faults).toEqual([]));
afterAll(() => service.close());

/** A headless browser has neither a push service nor a place for notifications: these stand in, for the page and its service worker. */
const SUBSCRIPTIONS = ({ endpoint, p256dh, auth }: PushBrowser['subscription']) => `
  const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0));
  const keys = { p256dh: bytes(${JSON.stringify(p256dh)}), auth: bytes(${JSON.stringify(auth)}) };
  globalThis.subscribed ??= null;
  PushManager.prototype.subscribe = async options => (globalThis.subscribed = {
    endpoint: ${JSON.stringify(endpoint)},
    options: { applicationServerKey: options.applicationServerKey.buffer },
    getKey: name => keys[name].buffer,
    unsubscribe: async () => { globalThis.subscribed = null; return true; },
  });
  PushManager.prototype.getSubscription = async () => globalThis.subscribed;
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
  globalThis.notifications ??= new Map();
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const close = () => {
      globalThis.notifications.delete(options.tag);
      if (options.silent) globalThis.silently = options.tag;
    };
    globalThis.notifications.set(options.tag, { ...options, title, close });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...globalThis.notifications.values()];
`;

async function openPhone(member: Awaited<ReturnType<typeof memberWithRoutine>>, path: string) {
  const browser = service.browser();
  const page = await network.phone().start();
  await page.addInitScript(SUBSCRIPTIONS(browser.subscription));
  await openLoggedIn(page, member, path, network.url);
  await readyWithoutNetwork(page);
  const worker = await workerOf(page);
  await worker.evaluate(SUBSCRIPTIONS(browser.subscription));
  return { page, browser, worker };
}

async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** Hands a message to the service worker, as the browser does. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: network.url,
    registrationId: await known,
    data,
  });
}

const shown = (worker: Worker) =>
  worker.evaluate(async () =>
    (await registration.getNotifications()).map(({ title, body, tag, data }: any) => ({
      title,
      body,
      tag,
      data,
    })),
  );

/** A press on the notification that is shown, or on its button. */
const press = (worker: Worker, action: string) =>
  worker.evaluate(async pressed => {
    const [notification] = await registration.getNotifications();
    const event = new Event('notificationclick') as any;
    Object.assign(event, { notification, action: pressed });
    // Only the browser's own events may wait.
    const waits: Promise<unknown>[] = [];
    event.waitUntil = (work: Promise<unknown>) => waits.push(work);
    self.dispatchEvent(event);
    await Promise.all(waits);
  }, action);

const setVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

test('are offered after the second session and not before, arrive when a rest ends on a locked phone, and end by one press', async () => {
  const member = await memberWithRoutine(network.t, [['바벨 벤치프레스', 40, 10, 2]]);
  const { page, browser, worker } = await openPhone(member, '/training');
  const offer = page.getByRole('region', { name: '알림을 받을까요?' });
  const finish = async () => {
    await (await doEverySet(page)).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /끝내기/ })
      .click();
    await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  };
  await beginRoutine(page);
  await finish();
  await page.getByRole('link', { name: '기록 보기' }).waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto(`${network.url}/training`);
  await beginRoutine(page);
  await finish();
  await offer.getByText('하루 한 번 오전 9시에').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: '알림 받기' }).click();
  await page.getByText('이제 알려 드릴게요.').waitFor();
  await offer.waitFor({ state: 'detached' });

  await page.goto(`${network.url}/training`);
  await beginRoutine(page);
  await nextCheck(page).click();
  const timer = page.getByRole('timer');
  await timer.waitFor();
  // Short, but not over before a busy machine has left the page.
  for (let n = 0; n < 20 && (await page.getByRole('button', { name: '휴식 −15초' }).isEnabled()); n++) {
    const [minutes, seconds] = (await timer.innerText()).split(':').map(Number) as [number, number];
    if (minutes * 60 + seconds <= 60) break;
    await page.getByRole('button', { name: '휴식 −15초' }).click();
  }
  // Looking away and back takes it back.
  await setVisible(page, false);
  await setVisible(page, true);
  // On another page of ours, too.
  const session = new URL(page.url()).pathname;
  await page.goBack();
  await page.waitForURL('**/training');
  await setVisible(page, false);
  await eventually(() => expect(service.of(browser)).toHaveLength(1), 75_000);
  const [{ message }] = service.of(browser) as [any];
  expect(message.url).toBe(session);

  await deliver(page, message);
  const { title, body, tag, url: data } = message;
  await eventually(async () => expect(await shown(worker)).toEqual([{ title, body, tag, data }]));
  // Sent twice, shown once; another rest replaces it.
  await deliver(page, message);
  await deliver(page, { ...message, tag: 'rest-other' });
  await eventually(async () =>
    expect(await shown(worker)).toEqual([{ title, body, tag: 'rest-other', data }]),
  );

  // Sent again because its sender died, after the member has closed it: it stays closed, and the next one comes.
  await worker.evaluate(async () => (await registration.getNotifications())[0].close());
  await deliver(page, { ...message, tag: 'rest-other' });
  await eventually(async () => expect(await worker.evaluate(() => self.silently)).toBe('rest-other'));
  expect(await shown(worker)).toEqual([]);
  await deliver(page, { ...message, tag: 'rest-next' });
  await eventually(async () =>
    expect(await shown(worker)).toEqual([{ title, body, tag: 'rest-next', data }]),
  );
  expect(await worker.evaluate(() => self.silently)).toBe('rest-other');

  await worker.evaluate(async () => {
    await PushManager.prototype.subscribe({ applicationServerKey: new Uint8Array(65) });
  });
  await press(worker, 'off');
  expect(await shown(worker)).toEqual([]);
  expect((await network.t.get('/api/user/push', { token: member.token })).body.here).toBe(false);
  expect(await worker.evaluate(() => self.subscribed)).toBeNull();

  // A push that was under way tells that there are none any more, and nothing else.
  await deliver(page, message);
  await eventually(async () => expect(await shown(worker)).toMatchObject([{ title: '루틴업', tag: 'off' }]));
});

test('are switched on, chosen and switched off in the account; a refusal in the plan is remembered', async () => {
  const member = await memberWithRoutine(network.t);
  const { page } = await openPhone(member, '/mypage/account');
  const section = page.getByRole('region', { name: '알림', exact: true });
  await section.getByRole('button', { name: '이 기기에서 알림 받기' }).click();
  await section.getByRole('checkbox', { name: '오늘 운동' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await section.getByRole('checkbox', { name: '쉬는 시간 끝' }).uncheck();
  await section.getByLabel('하루 한 번 알릴 시각').selectOption({ label: '오후 7시' });
  const read = async () => (await network.t.get('/api/user/push', { token: member.token })).body;
  await eventually(async () =>
    expect(await read()).toMatchObject({
      here: true,
      settings: { today: true, rest: false, refill: true, hour: 19 },
    }),
  );
  await page.reload();
  expect(await section.getByRole('checkbox', { name: '쉬는 시간 끝' }).isChecked()).toBe(false);
  // The server has lost it: the page subscribes anew when it is opened.
  await network.t.delete('/api/user/push', { token: member.token });
  await page.goto(`${network.url}/mypage/health`);
  await eventually(async () => expect((await read()).here).toBe(true));
  await page.goto(`${network.url}/mypage/account`);
  await section.getByRole('button', { name: '이 기기에서 끄기' }).click();
  await section.getByRole('button', { name: '이 기기에서 알림 받기' }).waitFor();
  expect((await read()).here).toBe(false);

  const startsOn = mondayOf(network.t.daysAgo(0));
  const days = [{ day: 7, minutes: 30, place: 'gym' }];
  const as = { token: member.token };
  const wishes = { startsOn, days, goal: '근비대', experience: '보통' };
  const { id: historyId } = (await network.t.post('/api/recommendation/week', wishes, as)).body;
  await eventually(async () =>
    expect((await network.t.get(`/api/recommendation/week/history/${historyId}`, as)).status).toBe(200),
  );
  await network.t.post(`/api/week?on=${network.t.daysAgo(0)}`, { historyId }, as);
  await page.goto(`${network.url}/week`);
  const offer = page.getByRole('region', { name: '알림을 받을까요?' });
  await offer.getByRole('button', { name: '괜찮아요' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: '계획 지우기' }).waitFor();
  // Until its script has run, the page is shown as it last stood.
  await offer.waitFor({ state: 'detached' });
});
