import { jest } from '@jest/globals';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { expectFault, launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
import { forgetCopy, keptRows } from './steps/kept-data.js';
import { appendFileSync, mkdirSync } from 'node:fs';
import { memberWithRoutine, nextCheck, readyWithoutNetwork } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const history: any;
declare const localStorage: any;
declare const location: any;
declare const sessionStorage: any;
declare const PopStateEvent: any;
declare const StorageEvent: any;
declare const window: any;

jest.setTimeout(600_000);

const network = phoneNetwork({ env: { VAPID_SUBJECT: 'mailto:push@example.com' } });

/** A member page, its text for a member who has everything, and its text for one who has nothing. */
interface Screen {
  path: string;
  name: string;
  known: string | RegExp;
  none?: RegExp;
  /** `device`: needs no server data. `server`: only the server has the data. */
  from?: 'device' | 'server';
  /** The heading of the part that is looked at; without it the whole page. */
  part?: string;
}
/** By name: browsers make no passkeys for an address. */
const origin = () => network.url.replace('127.0.0.1', 'localhost');

let workoutResult = 0;
let supplementResult = 0;
/** The wizards half-way: without these their later steps lead back to the first. */
const DRAFTS = {
  'recommend-workout': { bodyParts: ['가슴'], place: 'gym', remembered: true },
  'recommend-supplement': { purposes: ['근육 증가'] },
};
const screens = (): readonly Screen[] => [
  {
    path: '/training',
    name: '오늘',
    known: '이번 주 근육',
    none: /(?<!이 기기에는 )아직 루틴이 없어요|이번 주를 짜 드릴까요/,
  },
  { path: '/week', name: '이번 주', known: '이번 주 근육', none: /이 주로 정하기|이렇게 할 수 있어요/ },
  {
    path: '/mypage',
    name: '내 루틴',
    known: '바벨 벤치프레스',
    none: /아직 루틴이 없어요\.|몸 정보를 입력하면/,
  },
  { path: '/mypage/fixprofile', name: '계정 정보', known: /님의 정보/ },
  {
    path: '/mypage/fixbodyinfo',
    name: '몸 정보',
    known: /에 저장한 정보예요/,
  },
  { path: '/mypage/bodyhistory', name: '몸 변화', known: '모든 기록', none: /아직 기록이 없어요/ },
  { path: '/mypage/health', name: '건강 정보', known: '알레르기' },
  { path: '/mypage/fixbodyinfo/direct', name: '오늘 기록하기', known: '체중' },
  { path: '/mypage/devices', name: '로그인한 기기', known: '이 기기', from: 'server' },
  { path: '/mypage/devices', name: '로그인한 기기', part: '패스키', known: '패스키 추가', from: 'server' },
  { path: '/mypage/fixpassword', name: '비밀번호 변경', known: '새 비밀번호', from: 'device' },
  // An address for the calendar is there: making one would end it.
  {
    path: '/mypage/account',
    name: '설정·탈퇴',
    known: '탈퇴',
    none: /주소 만들기/,
    from: 'device',
  },
  {
    path: '/mypage/account',
    name: '설정·탈퇴',
    part: '빼 둔 운동',
    known: '플랭크',
    none: /추천받은 운동에서 ‘이건 빼 주세요’를/,
  },
  {
    path: '/mypage/account',
    name: '설정·탈퇴',
    part: '알림',
    known: /이 기기에서 알림 받기|알림을 허용해 주세요/,
    from: 'server',
  },
  { path: '/mypage/intake', name: '내 영양제', known: '약국 아연', none: /아직 적은 것이 없어요/ },
  {
    path: '/mypage/intake/check',
    name: '영양제 검사',
    known: '성분마다 하루에',
    none: /검사할 것이 없어요/,
  },
  { path: '/training/import', name: '기록 가져오기', known: /CSV/, from: 'device' },
  {
    path: '/training/history',
    name: '운동 기록',
    // None until the offline session below.
    known: /(?<!이 기기에는 )아직 운동 기록이 없어요|하는 중|저장 공간을 비우면 가져올게요/,
  },
  {
    path: '/training/history/workout/1',
    name: '운동 기록',
    known: '아직 마친 세트가 없어요',
    from: 'server',
  },
  { path: '/recommend/readiness', name: '운동 추천', known: /가슴이 아픈/ },
  { path: '/recommend', name: '추천받기', known: /운동을 추천해요/, from: 'device' },
  { path: '/recommend/category', name: '추천받기', known: '운동, 무게, 횟수', from: 'device' },
  { path: '/recommend/workout', name: '운동 추천', known: '가슴' },
  { path: '/recommend/place', name: '운동 추천', known: '헬스장 전체', from: 'device' },
  { path: '/recommend/machine', name: '운동 추천', known: /기구 [1-9]\d*개 골랐어요/, none: /기구 0개/ },
  { path: '/recommend/supplementpurpose', name: '보충제 추천', known: '근육 증가' },
  { path: '/recommend/supplementbudget', name: '보충제 추천', known: '이 정보로 골라요' },
  {
    path: `/recommend/machineresult?history=${workoutResult}`,
    name: '운동 추천 결과',
    known: /운동 \d개예요/,
  },
  {
    path: `/recommend/supplementresult?history=${supplementResult}`,
    name: '보충제 추천 결과',
    known: /월 \S+으로 맞춘/,
  },
  { path: '/recommend/history', name: '추천 기록', known: /운동 ·\s/, none: /아직 추천받은 기록이 없어요/ },
];

/** Only failures wait this long: the machine may be busy. */
const SHOWN_WITHIN_MS = 60_000;

let member: TestMember;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithRoutine(network.t);
  const { token } = member;
  const plank = await network.t.get(`/api/workouts/search/list?keyword=${encodeURIComponent('플랭크')}`);
  const { id: excluded } = plank.body.find((each: { koreanName: string }) => each.koreanName === '플랭크');
  await network.t.put(`/api/training/preferences/excludedWorkouts/${excluded}`, {}, { token });
  await network.t.put('/api/user/health/readiness', { yes: [] }, { token });
  const ask = async (type: string, request: object): Promise<number> =>
    (await network.t.post(`/api/recommendation/${type}`, request, { token })).body.id;
  const machines = ['맨몸', '바벨', '덤벨', '평벤치'];
  workoutResult = await ask('workout', { bodyPartKoreanName: ['가슴'], machineKoreanName: machines });
  supplementResult = await ask('supplement', { monthlyBudget: 70_000, purpose: ['근육 증가'] });
  await eventually(async () => {
    const { body: list } = await network.t.get('/api/recommendation', { token });
    expect(list.map(({ status }: { status: string }) => status)).toEqual(['DONE', 'DONE']);
  });
  await planWeek(token);
  const nutrients = [{ nutrient: 'zincMg', amount: 10 }];
  const own = { name: '약국 아연', nutrients, servingsPerDay: 1, slots: [] };
  for (const [path, body] of [
    ['/api/intake', own],
    ['/api/user/calendar', { startTime: '' }],
  ] as const)
    expect((await network.t.post(path, body, { token })).status).toBeLessThan(300);
});

/** Two days of this week, whenever they suit. */
async function planWeek(token: string): Promise<void> {
  const { t } = network;
  const today = t.daysAgo(0);
  const startsOn = t.daysAgo((new Date(today).getUTCDay() + 6) % 7);
  const day = { day: null, minutes: 45, place: 'gym' };
  const wishes = { startsOn, days: [day, day], goal: '근비대', experience: '보통' };
  const { id: historyId } = (await t.post('/api/recommendation/week', wishes, { token })).body;
  await eventually(async () =>
    expect((await t.get(`/api/recommendation/week/history/${historyId}`, { token })).status).toBe(200),
  );
  expect((await t.post(`/api/week?on=${today}`, { historyId }, { token })).status).toBeLessThan(300);
}

afterAll(() => browser.close());
afterEach(async () => {
  await network.on();
  for (const context of browser.contexts()) await context.close();
});

/** Navigates to another page without a reload. */
async function open(page: Page, { path, name }: Screen): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(title => document.title.startsWith(title), name, { timeout: SHOWN_WITHIN_MS });
}

/** Every document opens with the wizards half-way. */
const beginWizards = (page: Page) =>
  page.addInitScript(drafts => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    for (const [name, values] of Object.entries(drafts))
      sessionStorage.setItem(`routineup.draft.${name}`, JSON.stringify({ state: { values }, version: 0 }));
  }, DRAFTS);

const says = async (page: Page) => (await page.locator('body').innerText()).replaceAll('\n', ' ');

async function expectNothingUntrue(page: Page, { path, none }: Screen): Promise<void> {
  if (none) expect([path, await says(page)]).toEqual([path, expect.not.stringMatching(none)]);
}

const NOT_HERE = /이 기기에는 아직|연결되면|연결할 수 없|응답이 없|서버 대신 답했어요/;
const AGE = /에 받은 내용이에요\. 연결되면 새로 가져올게요/;
const AT_FAULT = /문제가 생겼어요|불러오지 못했어요|확인하지 못했어요/;

/** A page, or the part of it that the row of the table is about. */
const lookedAt = (page: Page, { part }: Screen): Locator =>
  part ? page.locator('main').getByRole('region', { name: part }) : page.locator('main');

/** Waits for the end of the page's own pauses before it asks again, and of its patience; its clock is a fake one. */
const shownAtLast = (page: Page, found: Locator): Promise<void> =>
  eventually(async () => {
    if (!(await found.isVisible())) await page.clock.fastForward(1000);
    expect(await found.isVisible()).toBe(true);
  }, SHOWN_WITHIN_MS);

/** Opens every page in turn: it shows `shows(screen)`, stops loading, and says nothing untrue. */
async function expectEach(page: Page, shows: (screen: Screen) => string | RegExp): Promise<void> {
  for (const screen of screens()) {
    await open(page, screen);
    const found = lookedAt(page, screen).getByText(shows(screen)).first();
    await (screen.from === 'server' ? shownAtLast(page, found) : found.waitFor({ timeout: SHOWN_WITHIN_MS }));
    // Whatever is missing, it says which page this is.
    expect([screen.path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([screen.path, 1]);
    await expectNothingUntrue(page, screen);
  }
}

/** Reloads one page, so that nothing is left in memory, and then opens every other. */
async function expectAllKnown(page: Page, without = NOT_HERE): Promise<void> {
  await page.goto(`${origin()}/mypage/health`);
  await expectEach(page, ({ known, from }) => (from === 'server' ? without : known));
}


void expectEach; void expectAllKnown; void expectFault; void AT_FAULT; 
const SIGN = { body: '<title>Wi-Fi</title>', contentType: 'text/html' };
const DIR = '/tmp/pocket/shots'; mkdirSync(DIR, { recursive: true });
const log = (...all: any[]) => appendFileSync('/tmp/pocket/copy.log', all.map(a => typeof a === 'string' ? a : JSON.stringify(a)).join(' ') + '\n');
/** Opens every page, waits until nothing loads, and logs its words. */
async function survey(page: Page, label: string, patient = 60) {
  let n = 0;
  const seenPaths = new Set<string>();
  for (const screen of screens()) {
    if (seenPaths.has(screen.path)) continue;
    seenPaths.add(screen.path);
    await open(page, screen).catch(e => log(label, screen.path, 'NOT OPENED', String(e).slice(0, 200)));
    let busy = -1;
    for (let i = 0; i < patient; i++) {
      busy = await page.locator('main [aria-busy=true]').count();
      if (busy === 0 && i > 2) break;
      await page.clock.fastForward(1000);
      await page.waitForTimeout(60);
    }
    const words = await says(page);
    const main = (await page.locator('main').innerText()).replaceAll('\n', ' ');
    const flags = [busy && 'BUSY', AGE.test(words) && 'age', /새로 가져오지 못했어요/.test(words) && 'age-not-new', screen.none?.test(words) && 'UNTRUE', /불러오지 못했|문제가/.test(words) && 'fault', NOT_HERE.test(main) && 'nothere'].filter(Boolean).join(',');
    log(`${label} ${screen.path} [${flags}] H: ${words.slice(0, 260)} M: ${main.slice(0, 300)}`);
    await page.screenshot({ path: `${DIR}/${label}-${n++}${screen.path.split('?')[0]!.replaceAll('/', '-')}.png` });
  }
}
const sums = (page: Page) => page.evaluate(async () => {
  const done = (r: any) => new Promise<any>((y, n) => { r.onsuccess = () => y(r.result); r.onerror = () => n(r.error); });
  const out: any = {};
  for (const { name } of await (globalThis as any).indexedDB.databases()) {
    if (!name.startsWith('routineup.copy')) continue;
    const db = await done((globalThis as any).indexedDB.open(name));
    const store = db.transaction('answers').objectStore('answers');
    for (const { key, at, data } of await done(store.getAll())) out[JSON.stringify(key)] = [at, JSON.stringify(data).length];
    db.close();
  }
  return out;
});
const compare = (label: string, a: any, b: any) => { for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) if (JSON.stringify(a[k]) !== JSON.stringify(b[k])) log(label, 'CHANGED', k, a[k] ?? 'none', b[k] ?? 'none'); };

async function ready() {
  const phone = network.phone();
  const page = await phone.start();
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await beginWizards(page);
  await page.clock.install();
  await openLoggedIn(page, member, '/mypage/health', origin());
  await readyWithoutNetwork(page);
  return { phone, page };
}

const LIMITED = { status: 429, headers: { 'retry-after': '30' }, contentType: 'application/json', body: JSON.stringify({ status: 'TOO_MANY_REQUESTS_EXCEPTION', message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', timestamp: new Date().toISOString() }) };
const answers: [string, any][] = [
  ['429', LIMITED],
  ['429html', { status: 429, body: '<title>429</title>', contentType: 'text/html' }],
  ['portal200', SIGN],
  ['portal302', { status: 302, headers: { location: 'http://wifi.localhost/' } }],
];
test.each(answers)('4 kept, and %s', async (label, answer) => {
  const { page } = await ready();
  const before = await sums(page);
  await page.context().route('**/api/**', r => r.fulfill(answer));
  await page.goto(`${origin()}/mypage/health`);
  await survey(page, `kept-${label}`);
  compare(`kept-${label}`, before, await sums(page));
  await page.context().unrouteAll();
});
test.each(answers.slice(0, 2))('4b nothing kept, and %s', async (label, answer) => {
  const { page, context } = await openPage(browser, origin(), 'phone');
  await page.clock.install();
  await beginWizards(page);
  await page.route('**/api/**', r => r.fulfill(answer));
  await openLoggedIn(page, member, '/mypage/health');
  await survey(page, `none-${label}`);
  await context.close();
});
test('3 worker there, copy empty, offline', async () => {
  const { page } = await ready();
  await page.goto(`${origin()}/robots.txt`);
  await page.evaluate(async () => {
    for (const { name } of await (globalThis as any).indexedDB.databases()) await new Promise(r => { const q = (globalThis as any).indexedDB.deleteDatabase(name); q.onsuccess = q.onerror = q.onblocked = r; });
  });
  log('kept after wipe', await keptRows(page)); void forgetCopy;
  await network.off(page);
  await page.goto(`${origin()}/mypage/health`);
  await survey(page, 'empty');
  await network.on(page);
});
test.each([3, 8, 14])('3b fill cut off after %s answers, then offline', async count => {
  const phone = network.phone();
  const page = await phone.start();
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await beginWizards(page);
  await page.clock.install();
  await openLoggedIn(page, member, '/about', origin());
  await page.waitForFunction(() => (globalThis as any).navigator.serviceWorker?.controller);
  // wait for shell
  await page.waitForTimeout(3000);
  await page.evaluate(async () => {
    for (const { name } of await (globalThis as any).indexedDB.databases()) if (/copy/.test(name)) await new Promise(r => { const q = (globalThis as any).indexedDB.deleteDatabase(name); q.onsuccess = q.onerror = q.onblocked = r; });
  });
  let n = 0;
  await page.context().route('**/api/**', r => (n++ < count ? r.continue() : r.abort('internetdisconnected')));
  await page.goto(`${origin()}/mypage/health`);
  await page.waitForTimeout(4000);
  log('cut', count, n, Object.keys(await sums(page)));
  await network.off(page);
  await page.goto(`${origin()}/mypage/health`);
  await survey(page, `cut${count}`);
  await network.on(page);
});
test('3c IndexedDB there, caches deleted, offline then online', async () => {
  const { page } = await ready();
  await page.goto(`${origin()}/robots.txt`);
  await page.evaluate(async () => { for (const k of await (globalThis as any).caches.keys()) await (globalThis as any).caches.delete(k); });
  await network.off(page);
  await page.goto(`${origin()}/mypage`).catch(e => log('nocache goto', String(e).slice(0, 150)));
  log('nocache', page.url(), await says(page).catch(e => String(e)));
  await network.on(page);
  await page.goto(`${origin()}/mypage`);
  await page.waitForTimeout(2500);
  log('nocache online', await says(page));
  await page.reload(); await page.waitForTimeout(2500);
  await network.off(page);
  await page.goto(`${origin()}/mypage`).catch(e => log('nocache goto2', String(e).slice(0, 150)));
  log('nocache offline again', page.url(), await says(page).catch(e => String(e)));
  await network.on(page);
});
