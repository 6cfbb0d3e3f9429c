import type { Page } from 'playwright-core';
import { liveBrowser } from '../support/live-browser.js';
import { createDemo, type Demo } from './screens/demo.js';
import { phoneNetwork } from '../support/phone-network.js';
import { aSession, sessionItem } from '../support/training-rows.js';
import { SCREENS, showScreen } from './screens/screens.js';
import { holdAnswers } from './steps/hold-answers.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, readyWithoutNetwork } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const PerformanceObserver: any;
declare const window: any;

const ANSWER_AFTER_MS = 200;
/** What follows a press within half a second counts as its effect. */
const LATE_ANSWER_MS = 700;
/** Longer than anybody should wait, though some must. */
const SLOW_ANSWER_MS = 1_500;
/** As the browser counts it, without what moves within half a second of a press. */
const MOST_SHIFT = 0.02;

const live = liveBrowser();
let demo: Demo;
let page: Page;

beforeAll(async () => {
  const { url, t } = live;
  demo = await createDemo({ url, admin: t.config.admin, lastCode: email => t.lastCode(email) });
});

/** Collects on every page what moves there by itself. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list: any) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.moved.push([value, sources.map(({ node }: any) => node?.textContent)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate<[shift: number, texts: string[]][]>('window.moved');
  const shift = moved.reduce((sum, [value]) => sum + value, 0);
  expect(shift > MOST_SHIFT ? moved : []).toEqual([]);
}

beforeEach(async () => {
  ({ page } = await live.openPage('phone'));
  await watch(page);
});

afterEach(() => page.context().close());

/**
 * Screens where something once moved: answers that come one after the other, and what a press opens. With how many times slower than this
 * machine: what the card shows must be drawn later than half a second after the press.
 */
it.each<[name: string, rate: number, latency?: number]>([
  ['recommend-confirm', 4],
  ['recommend-machines', 4],
  ['budget', 4],
  ['recommend-supplements', 4],
  ['routines-open-card', 10],
  ['training-swap', 4],
  ['training-summary', 4],
  ['training-history', 4],
  ['routines-unreachable', 4],
  ['profile', 4],
  ['body-info', 4],
  ['devices-linked', 4, SLOW_ANSWER_MS],
  ['account', 4, SLOW_ANSWER_MS],
  ['intake-form', 4, LATE_ANSWER_MS],
  ['share-routine', 4, LATE_ANSWER_MS],
  ['catalogue-add', 4, LATE_ANSWER_MS],
])(
  'nothing of %s moves by itself on a phone %i times slower',
  async (name, rate, latency = ANSWER_AFTER_MS) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const network = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await showScreen(
      page,
      SCREENS.find(screen => screen.name === name)!,
      demo,
    );
    await expectStill(page);
  },
);

const QUESTIONS = {
  log: /\/api\/training\/(sync|changes)/,
  routines: /\/api\/myfit\/routines\/workout$/,
  week: /\/api\/week\?/,
};
it.each<(keyof typeof QUESTIONS)[]>([
  ['routines', 'log', 'week'],
  ['routines', 'week', 'log'],
  ['week', 'log', 'routines'],
])(
  'nothing of 오늘 moves where a session is open elsewhere and the answers come as %s, %s, %s',
  async (...order) => {
    const member = await memberWithRoutine(live.t);
    const items = [sessionItem(aSession())];
    const sent = await live.t.post('/api/training/sync', { items }, { token: member.token });
    expect(sent.status).toBe(200);
    const answers = await Promise.all(order.map(question => holdAnswers(page, QUESTIONS[question])));
    await openLoggedIn(page, member, '/training');
    await page.locator('[aria-busy]').first().waitFor();
    for (const [index, question] of order.entries()) {
      const arrives = page.waitForResponse(QUESTIONS[question]);
      answers[index]!.come();
      await arrives;
      await idle(page);
    }
    await page.getByRole('link', { name: '이어서 하기' }).waitFor();
    await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
    await idle(page);
    await expectStill(page);
  },
);

const CHOICES = /\/api\/training\/preferences$/;
const BODY = /\/api\/bodyData\/recent$/;
it.each<[path: string, what: string, calls: RegExp, end: 'come' | 'fail', before: string, after: string]>([
  ['/training', 'the choices come late', CHOICES, 'come', '이번 주를 짜 드릴까요?', '이번 주 짜기'],
  ['/training', 'the body comes late', BODY, 'come', '운동 추천받기', '이번 주 짜기'],
  ['/training', 'the body does not come', BODY, 'fail', '운동 추천받기', '연결되면 몸 정보를 가져올게요.'],
  ['/mypage/bodyhistory', 'the goal comes late', /\/bodyData\/goal$/, 'come', '모든 기록', '목표 정하기'],
])('nothing of a newcomer’s %s moves where %s', async (path, _, calls, end, before, after) => {
  const last = await holdAnswers(page, calls);
  await openLoggedIn(page, await live.t.signUp(), path);
  await page.getByText(before).waitFor();
  await idle(page);
  last[end]();
  await page.getByText(after).waitFor();
  await idle(page);
  await expectStill(page);
});

describe('without a network', () => {
  const network = phoneNetwork();

  it('nothing moves where the age of what is on the phone comes above it', async () => {
    const member = await memberWithRoutine(network.t);
    const phone = await network.phone().start();
    await watch(phone);
    await openLoggedIn(phone, member, '/mypage/health', network.url);
    await readyWithoutNetwork(phone);
    await network.off(phone);
    for (const path of ['/mypage/health', '/mypage/fixbodyinfo', '/mypage', '/recommend/workout', '/week']) {
      await phone.goto(network.url + path);
      await phone.getByText(/에 받은 내용이에요/).waitFor();
      await idle(phone);
      await expectStill(phone);
    }
  });
});
