import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { goOffline } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { axeViolations } from './screens/axe.js';
import { openLoggedIn } from './steps/log-in.js';
import {
  beginRoutine,
  memberWithRoutine,
  nextCheck,
  readyWithoutNetwork,
  serverLog,
} from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const navigator: any;
declare const caches: any;

const dist = join(import.meta.dirname, '../../dist');
const projectRoot = mkdtempSync(join(tmpdir(), 'installed-'));
for (const part of ['client', 'render'])
  cpSync(join(dist, part), join(projectRoot, 'dist', part), { recursive: true });
afterAll(() => rmSync(projectRoot, { recursive: true, force: true }));

const network = phoneNetwork({ projectRoot });
let member: TestMember;
let page: Page;

beforeAll(async () => {
  member = await memberWithRoutine(network.t);
  page = await network.phone().start();
});

const open = (path: string) => page.goto(network.url + path);
const noticeOn = (which: Page) => which.getByText('새 버전이 있어요');
const notice = () => noticeOn(page);
/** The update check that the browser runs by itself now and then; returns whether it found a new version. */
const lookForUpdate = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return Boolean(registration.installing ?? registration.waiting);
  });
const waits = () =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
/** A deployment, as browsers see it. */
function deploy(): void {
  for (const end of ['.br', '.gz']) rmSync(join(projectRoot, 'dist/client', `sw.js${end}`), { force: true });
  appendFileSync(join(projectRoot, 'dist/client/sw.js'), `\n// ${Date.now()}\n`);
}

test('a visitor gets no service worker; its script is asked for anew each time', async () => {
  expect((await network.t.get('/sw.js')).headers['cache-control']).toBe('no-cache');
  await open('/searchworkout/1');
  await page.locator('main li h3').first().waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
});

test('Chromium finds nothing missing for an installation', async () => {
  await open('/');
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const named = JSON.parse(manifest.data!);
  expect(named).toMatchObject({ lang: 'ko', name: '루틴업', start_url: '/training', display: 'standalone' });
  for (const { src } of named.icons) expect((await network.t.get(src)).status).toBe(200);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  await devtools.detach();
});

test('pages for everybody stay the server’s, rendered, while there is a network; without one the shell speaks', async () => {
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  const answer = await open('/searchworkout/1');
  expect(answer!.fromServiceWorker()).toBe(true);
  expect(await answer!.text()).toContain('id="answers"');
  await network.off(page);
  await open('/mypage');
  await page.getByText('인터넷에 연결되어 있지 않아요.').waitFor();
  await network.on(page);
});

test('of the API only the workouts, the same for everybody, are kept', async () => {
  const kept = await page.evaluate(async () => {
    const names: string[] = await caches.keys();
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return lists.flat().map((request: any) => new URL(request.url).pathname);
  });
  expect(kept.filter((path: string) => path.startsWith('/api/'))).toEqual(['/api/workouts/copy']);
  expect(kept).toContain('/index.html');
});

test('a new version waits while a workout is being done, then takes over at a press and loses nothing', async () => {
  await open('/training');
  await beginRoutine(page);
  deploy();
  expect(await lookForUpdate()).toBe(true);
  await nextCheck(page).click();
  const undo = page.getByRole('button', { name: /완료 취소$/ });
  await undo.waitFor();
  await page.goBack();
  await page.getByText('하던 운동이 있어요').waitFor();
  await eventually(async () => expect(await waits()).toBe(true));
  expect(await notice().count()).toBe(0);

  await page.getByRole('button', { name: '마지막 세트에서 끝내기' }).click();
  await notice().waitFor();
  await goOffline(page);
  const outage = page.getByText('인터넷에 연결되어 있지 않아요.');
  await outage.waitFor();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await Promise.all([outage, notice()].map(each => each.boundingBox()));
    const [above, below] = boxes.sort((a, b) => a!.y - b!.y);
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    // A trial click, which fails if something covers the link.
    await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).click({ trial: true });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.context().setOffline(false);
  await outage.waitFor({ state: 'detached' });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '새로고침' }).click();
  await loaded;
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
  await eventually(async () => expect(await waits()).toBe(false));
  expect(await notice().count()).toBe(0);
  const { sets } = await eventually(async () => {
    const log = await serverLog(network.t, member);
    expect(log.sets.length).toBeGreaterThan(0);
    return log;
  });
  expect(sets.filter(set => set.doneAt !== null && !set.deleted)).toHaveLength(1);
});

test('a request that hangs in the old version does not keep the new one waiting; another tab is offered it', async () => {
  await open('/training');
  const other = await page.context().newPage();
  await other.goto(`${network.url}/training`);
  deploy();
  expect(await lookForUpdate()).toBe(true);
  await notice().waitFor();
  await noticeOn(other).waitFor();
  await eventually(async () => expect(await waits()).toBe(true));
  network.stall();
  await page.evaluate(() => void fetch('/api/workouts/99').catch(() => undefined));
  await page.getByRole('button', { name: '새로고침' }).click();
  await eventually(async () => expect(await waits()).toBe(false), 10_000);
  await network.on();
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
  expect(await noticeOn(other).count()).toBe(1);
  await other.getByRole('button', { name: '새로고침' }).click();
  await noticeOn(other).waitFor({ state: 'detached' });
  await other.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
  await other.close();
});

test('the press is answered at once, and of what is not saved the browser asks once', async () => {
  await open('/mypage/health');
  const milk = page.getByRole('button', { name: '우유', exact: true });
  await milk.click();
  deploy();
  expect(await lookForUpdate()).toBe(true);
  await notice().waitFor();
  await eventually(async () => expect(await waits()).toBe(true));
  let asked = 0;
  let answer: 'dismiss' | 'accept' = 'dismiss';
  page.on('dialog', dialog => {
    asked++;
    void dialog[answer]();
  });
  // Another tab with an unanswered request keeps the old version busy for longer than the press waits.
  network.stall();
  const other = await page.context().newPage();
  // A server-rendered page: members' pages open from the device without waiting.
  const pending = other.waitForRequest('**/searchworkout/1');
  void other.goto(`${network.url}/searchworkout/1`).catch(() => undefined);
  await pending;
  const button = page.getByRole('button', { name: '새로고침' });
  // Waits from before the click: on a busy machine the state may be over before a later check.
  const busy = page.locator('button[aria-busy=true]', { hasText: '새로고침' }).waitFor();
  await button.click();
  await busy;
  await eventually(async () => expect(await button.getAttribute('aria-busy')).toBeNull());
  expect(asked).toBe(1);
  expect(await milk.getAttribute('aria-pressed')).toBe('true');

  // With its page still loading, Chromium may restart the old version instead of ending it.
  await other.close();
  await eventually(async () => expect(await waits()).toBe(false), 10_000);
  await network.on();
  answer = 'accept';
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await milk.waitFor();
  expect(await notice().count()).toBe(0);
  expect(asked).toBe(2);
});
