import { mondayOf } from '../../src/common/time/dates.js';
import { jest } from '@jest/globals';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { expectFault, launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
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
    none: /추천받은 운동에서 ‘이건 빼 주세요’ 버튼을/,
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
  { path: '/recommend/place', name: '운동 추천', known: '모든 기구', from: 'device' },
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
  const startsOn = mondayOf(today);
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

/** Opens the pages in turn: each shows `shows(screen)`, stops loading, and says nothing untrue. */
async function expectEach(
  page: Page,
  shows: (screen: Screen) => string | RegExp,
  opened = screens(),
): Promise<void> {
  for (const screen of opened) {
    await open(page, screen);
    const found = lookedAt(page, screen).getByText(shows(screen)).first();
    await (screen.from === 'server' ? shownAtLast(page, found) : found.waitFor({ timeout: SHOWN_WITHIN_MS }));
    // Whatever is missing, it says which page this is.
    expect([screen.path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([screen.path, 1]);
    await expectNothingUntrue(page, screen);
  }
}

const FIRST_OF_ALL = 3;

/** Reloads one page, so that nothing is left in memory, and then opens the others. */
async function expectAllKnown(page: Page, count?: number): Promise<void> {
  await page.goto(`${origin()}/mypage/health`);
  await expectEach(
    page,
    ({ known, from }) => (from === 'server' ? NOT_HERE : known),
    screens().slice(0, count),
  );
}

test('what was never opened on this phone is there whatever the network and the server do, and says how old it is', async () => {
  const phone = network.phone();
  const page = await phone.start();
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await beginWizards(page);
  await page.clock.install();
  // Opens the health page only: the rest loads in the background.
  await openLoggedIn(page, member, '/mypage/health', origin());
  await readyWithoutNetwork(page);

  network.stallAfterHeads();
  await expectAllKnown(page);
  await network.on();

  // To a page these are what comes before and after: it only hears that an answer is late or that there is none.
  for (const enter of [network.stall, network.cutBodies]) {
    enter();
    await expectAllKnown(page, FIRST_OF_ALL);
    await network.on();
  }

  network.answerItself(true);
  await expectAllKnown(page);
  await open(
    page,
    screens().find(({ name }) => name === '내 영양제')!,
  );
  await page.getByText(AGE).waitFor();
  await network.on();

  await network.off(page);
  await expectAllKnown(page);
  for (const name of ['내 루틴', '건강 정보', '몸 변화', '내 영양제', '추천 기록']) {
    await open(
      page,
      screens().find(screen => screen.name === name)!,
    );
    // Nothing covers it.
    await page.getByText(AGE).click({ trial: true });
  }
  // A routine created online starts offline.
  await open(page, screens()[0]!);
  await page.getByText('루틴이나 다른 운동으로 시작하기').click();
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).click();
  await nextCheck(page).waitFor();
  await network.on(page);

  // Shows old data first, then the server's.
  const { body } = await network.t.get('/api/myfit/routines/workout', { token: member.token });
  const routines = body.routines.map((routine: object) => ({ ...routine, routineName: '월요일' }));
  await network.t.post('/api/myfit/routines/workout', { routines }, { token: member.token });
  await page.goto(`${origin()}/mypage`);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  const named = (routineName: string) => routines.map((routine: object) => ({ ...routine, routineName }));
  await network.t.post(
    '/api/myfit/routines/workout',
    { routines: named('가슴과 팔') },
    { token: member.token },
  );

  // A filter in between forbids everything.
  const forbidden = { status: 403, body: '<title>Blocked</title>', contentType: 'text/html' };
  await page.route('**/api/**', route => route.fulfill(forbidden));
  await page.goto(`${origin()}/mypage/intake`);
  await page.getByText(/에 받은 내용이에요\. 지금은 새로 가져오지 못했어요/).waitFor();
  await page.unrouteAll();

  await page.route('**/api/**', route => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${origin()}/mypage/health`);
  await expectEach(page, ({ name, known, from }) =>
    from === 'server' ? AT_FAULT : name === '내 루틴' ? /월요일|가슴과 팔/ : known,
  );
  await page.goto('about:blank');
  expectFault(phone.faults, /^500: \/api\//);
});

// Answers that are cut, redirects and refusals of a network are one of these to every page: client/src/shared/api/send.test.ts.
const SIGN_IN = { body: '<title>Wi-Fi</title>', contentType: 'text/html' };

test.each<[name: string, said: RegExp, answer: Parameters<Route['fulfill']>[0] | null]>([
  ['nothing answers', NOT_HERE, null],
  ['a network answers with its page', NOT_HERE, SIGN_IN],
  ['the server is at fault', AT_FAULT, { status: 500, body: '{}' }],
  [
    'a proxy says that the server rests',
    /잠시 쉬고 있어요|불러오지 못했어요|확인하지 못했어요/,
    { status: 503, body: '<title>503</title>' },
  ],
])(
  'a phone that has fetched nothing says so where %s, and never that there is nothing',
  async (_, said, answer) => {
    const { page, context, faults } = await openPage(browser, origin(), 'phone');
    page.setDefaultTimeout(SHOWN_WITHIN_MS);
    await page.clock.install();
    await beginWizards(page);
    await page.route('**/api/**', route =>
      answer === null ? route.abort('internetdisconnected') : route.fulfill(answer),
    );
    await openLoggedIn(page, member, '/mypage/health');
    for (const screen of screens()) {
      await open(page, screen);
      const shown = screen.from === 'device' ? screen.known : said;
      await shownAtLast(page, lookedAt(page, screen).getByText(shown).first());
      await eventually(
        async () => expect(await page.locator('main [aria-busy=true]').count()).toBe(0),
        SHOWN_WITHIN_MS,
      );
      await expectNothingUntrue(page, screen);
    }
    await context.close();
    if ((answer?.status ?? 0) >= 500) expectFault(faults, /^50[03]: \/api\//);
  },
);

test('a device that keeps nothing shows what the server says', async () => {
  const { page, context } = await openPage(browser, origin(), 'phone');
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await page.clock.install();
  await beginWizards(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: origin(), quotaSize: 1 });
  await openLoggedIn(page, member, '/mypage/health');
  await expectEach(page, ({ known }) => known);
  await context.close();
});

describe('a session', () => {
  /** Of each test: a session that another test began would be asked about first. */
  let starter: TestMember;
  let routine: number;
  beforeEach(async () => {
    starter = await memberWithRoutine(network.t);
    const { body } = await network.t.get('/api/myfit/routines/workout', { token: starter.token });
    routine = body.routines[0].routineId;
  });
  const start = (page: Page) => page.goto(`${origin()}/training/session/new?routine=${routine}`);

  test('starts from what is on the phone, whatever the network and the server do', async () => {
    const phone = network.phone();
    const page = await phone.start();
    page.setDefaultTimeout(SHOWN_WITHIN_MS);
    await openLoggedIn(page, starter, '/mypage/health', origin());
    await readyWithoutNetwork(page);
    const states: readonly (() => void | Promise<void>)[] = [
      () => network.stall(),
      () => network.stallAfterHeads(),
      () => network.off(page),
      () => page.route('**/api/**', route => route.fulfill({ status: 500, body: '{}' })),
    ];
    for (const [index, enter] of states.entries()) {
      await enter();
      await start(page);
      if (index > 0) await page.getByRole('button', { name: '그만두고 새로 시작' }).click();
      await nextCheck(page).waitFor();
      await network.on(page);
    }
    await page.goto('about:blank');
    expectFault(phone.faults, /^500: \/api\//);
  });

  test('starts without a network also where its plan came only at the second time, asked for during the first', async () => {
    const phone = network.phone();
    const page = await phone.start();
    const PLAN = `**/api/training/next/${routine}*`;
    const refused = page.waitForResponse(answer => answer.status() === 500);
    await page.route(PLAN, route => route.fulfill({ status: 500, body: '{}' }));
    let asked!: () => void;
    const holdUntilAsked = new Promise<void>(resolve => (asked = resolve));
    await page.route('**/api/week/kept*', route => holdUntilAsked.then(() => route.continue()));
    await openLoggedIn(page, starter, '/mypage/health', origin());
    await refused;
    await page.unroute(PLAN);
    // The phone is taken out of the pocket again; it never knew that it had no network.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    setTimeout(asked, 3000);
    await page.waitForResponse(answer => answer.url().includes(`/api/training/next/${routine}`));
    await readyWithoutNetwork(page);
    await network.off(page);
    await start(page);
    await nextCheck(page).waitFor();
    await network.on(page);
    await page.goto('about:blank');
    expectFault(phone.faults, /^500: \/api\/training/);
  });

  test.each([
    ['nothing answers', '이 기기에는 아직 없어요', null],
    ['the server is at fault', '문제가 생겼어요. 잠시 후 다시 시도해 주세요.', 500],
  ] as const)('of which nothing is on the phone says so where %s', async (_, said, status) => {
    const { page, context, faults } = await openPage(browser, origin(), 'phone');
    await page.route('**/api/**', route =>
      status === null ? route.abort('internetdisconnected') : route.fulfill({ status, body: '{}' }),
    );
    await openLoggedIn(page, starter, `/training/session/new?routine=${routine}`);
    await page.locator('main').getByRole('heading', { name: '운동 시작' }).waitFor();
    await page.locator('main').getByText(said).waitFor({ timeout: SHOWN_WITHIN_MS });
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await nextCheck(page).waitFor();
    await context.close();
    if (status !== null) expectFault(faults, /^500: \/api\//);
  });

  test('that a full phone cannot keep does not start, and says why', async () => {
    const { page, context } = await openPage(browser, origin(), 'phone');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: origin(), quotaSize: 1 });
    await openLoggedIn(page, starter, `/training/session/new?routine=${routine}`);
    await page
      .locator('main')
      .getByText(/저장 공간이 가득/)
      .waitFor({ timeout: SHOWN_WITHIN_MS });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: origin() });
    await page.getByRole('button', { name: '다시 시도' }).click();
    await nextCheck(page).waitFor();
    await context.close();
  });
});

test('a login that was ended leads to the login from every page', async () => {
  const { page, context } = await openPage(browser, origin(), 'phone');
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await beginWizards(page);
  for (const path of new Set(screens().map(screen => screen.path))) {
    // Loaded anew: the wizards forget with the login.
    await page.goto('/login');
    await page.evaluate(to => {
      const tokens = { accessToken: 'broken', refreshToken: 'broken', loginKey: to };
      localStorage.setItem('routineup.session', JSON.stringify(tokens));
      history.replaceState(null, '', to);
      window.dispatchEvent(new StorageEvent('storage', { key: 'routineup.session' }));
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForURL(url => url.pathname === '/login' && url.search.includes(encodeURIComponent(path)));
  }
  await context.close();
});
