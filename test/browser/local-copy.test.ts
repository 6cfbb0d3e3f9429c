import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectFault, launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { keptRows } from './steps/kept-data.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, nextCheck } from './steps/training.js';

/** The page's own; what is evaluated there has no types here. */
declare const document: any;
declare const history: any;
declare const localStorage: any;
declare const navigator: any;
declare const PopStateEvent: any;
declare const StorageEvent: any;
declare const window: any;

jest.setTimeout(600_000);

const network = phoneNetwork();

/** A page of the member's area, what it shows of a member who has everything, and what it says to one who has nothing. */
interface Screen {
  path: string;
  name: string;
  known: string | RegExp;
  none?: RegExp;
}
const SCREENS: readonly Screen[] = [
  { path: '/training', name: '오늘', known: '가슴과 팔', none: /(?<!이 폰에는 )아직 루틴이 없어요/ },
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
  { path: '/recommend/history', name: '추천 기록', known: /운동 · /, none: /아직 추천받은 기록이 없어요/ },
];

/** Only what fails waits that long: the machine may be busy. */
const SHOWN_WITHIN_MS = 60_000;

let member: TestMember;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithRoutine(network.t);
  const { token } = member;
  const asked = await network.t.post(
    '/api/recommendation/workout',
    { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸', '바벨', '덤벨', '평벤치'] },
    { token },
  );
  if (asked.status >= 300) throw new Error(asked.text);
  await eventually(async () => {
    const { body: list } = await network.t.get('/api/recommendation', { token });
    expect(list[0].status).toBe('DONE');
  });
});

afterAll(() => browser.close());
afterEach(async () => {
  await network.on();
  for (const context of browser.contexts()) await context.close();
});

/** Another page of the application without loading it anew. */
async function open(page: Page, { path, name }: Screen): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(title => document.title.startsWith(title), name, { timeout: SHOWN_WITHIN_MS });
}

const says = async (page: Page) => (await page.locator('body').innerText()).replaceAll('\n', ' ');

async function expectNothingUntrue(page: Page, { path, none }: Screen): Promise<void> {
  if (none) expect([path, await says(page)]).toEqual([path, expect.not.stringMatching(none)]);
}

/** Loads one page anew, so that nothing is left in its memory, and then opens every other. */
async function expectAllKnown(page: Page): Promise<void> {
  await page.goto(`${network.url}/mypage/health`);
  for (const screen of SCREENS) {
    await open(page, screen);
    await page.locator('main').getByText(screen.known).first().waitFor({ timeout: SHOWN_WITHIN_MS });
    await expectNothingUntrue(page, screen);
  }
}

test('what was never opened on this phone is there whatever the network and the server do, and says how old it is', async () => {
  const phone = network.phone();
  const page = await phone.start();
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  // Somebody who has only looked at the health page: the rest was fetched behind it.
  await openLoggedIn(page, member, '/mypage/health', network.url);
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await eventually(async () => {
    const kept = Object.values(await keptRows(page));
    // Routines and their workouts, body, goal, health, choices, supplements, account, recommendations, parts.
    expect(kept.find(rows => 'answers' in rows)?.answers).toBeGreaterThanOrEqual(12);
    expect(kept.find(rows => 'plans' in rows)?.plans).toBeGreaterThanOrEqual(4);
  }, SHOWN_WITHIN_MS);

  network.stall();
  await expectAllKnown(page);
  await network.on();

  await network.off(page);
  await expectAllKnown(page);
  await page.getByText(/에 받은 내용이에요\. 연결되면 새로 가져올게요/).waitFor();
  // A routine made at home begins in the basement.
  await open(page, SCREENS[0]!);
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).click();
  await nextCheck(page).waitFor();
  await network.on(page);

  // What is old is shown first, and what the server has then.
  const { body } = await network.t.get('/api/myfit/routines/workout', { token: member.token });
  const routines = body.routines.map((routine: object) => ({ ...routine, routineName: '월요일' }));
  await network.t.post('/api/myfit/routines/workout', { routines }, { token: member.token });
  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  const named = (routineName: string) => routines.map((routine: object) => ({ ...routine, routineName }));
  await network.t.post(
    '/api/myfit/routines/workout',
    { routines: named('가슴과 팔') },
    { token: member.token },
  );

  await page.route('**/api/**', route => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${network.url}/mypage/health`);
  for (const screen of SCREENS) {
    await open(page, screen);
    const known = screen.name === '내 루틴' || screen.name === '오늘' ? /월요일|가슴과 팔/ : screen.known;
    await page.locator('main').getByText(known).first().waitFor();
    await expectNothingUntrue(page, screen);
  }
  await page.goto('about:blank');
  expectFault(phone.faults, /^500: \/api\//);
});

test.each([
  ['nothing answers', /이 폰에는 아직|연결되면/, null],
  ['the server is at fault', /문제가 생겼어요|불러오지 못했어요|확인하지 못했어요/, 500],
] as const)(
  'a phone that has fetched nothing says so where %s, and never that there is nothing',
  async (_, said, status) => {
    const { page, context, faults } = await openPage(browser, network.url, 'phone');
    page.setDefaultTimeout(SHOWN_WITHIN_MS);
    await page.route('**/api/**', route =>
      status === null ? route.abort('internetdisconnected') : route.fulfill({ status, body: '{}' }),
    );
    await openLoggedIn(page, member, '/mypage/health');
    for (const screen of SCREENS) {
      await open(page, screen);
      await page.locator('main').getByText(said).first().waitFor();
      await eventually(
        async () => expect(await page.locator('main [aria-busy=true]').count()).toBe(0),
        SHOWN_WITHIN_MS,
      );
      await expectNothingUntrue(page, screen);
    }
    await context.close();
    if (status !== null) expectFault(faults, /^500: \/api\//);
  },
);

test('a device that keeps nothing shows what the server says', async () => {
  const { page, context } = await openPage(browser, network.url, 'phone');
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  await openLoggedIn(page, member, '/mypage/health');
  for (const screen of SCREENS) {
    await open(page, screen);
    await page.locator('main').getByText(screen.known).first().waitFor();
  }
  await context.close();
});

test('a login that was ended leads to the login from every page', async () => {
  const { page, context } = await openPage(browser, network.url, 'phone');
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await page.goto('/login');
  for (const { path } of SCREENS) {
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
