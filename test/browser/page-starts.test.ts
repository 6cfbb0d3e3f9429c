import type { Locator, Page, Request } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { holdAnswers } from './steps/hold-answers.js';
import { idle } from './steps/idle.js';
import { untilInteractive, watchInteractive } from './steps/interactive.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const PerformanceObserver: any;
declare const requestAnimationFrame: any;
declare const window: any;

const ROUTINES = '/api/myfit/routines/workout';
const live = liveBrowser();
let member: TestMember;
let page: Page;
let asked: string[];

beforeAll(async () => {
  member = await memberWithRoutine(live.t);
});

beforeEach(async () => {
  ({ page } = await live.openPage('phone'));
  asked = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
});

afterEach(() => page.context().close());

const times = (path: string) => asked.filter(each => each === path).length;
/** Questions for one routine's workouts. */
const ofOne = () => asked.filter(path => path.startsWith(`${ROUTINES}/`)).length;
const codeOf = (name: string) => asked.filter(path => path.startsWith(`/assets/${name}-`)).length;

it('a page of a member is asked for, code and answers, before any module has run, and once', async () => {
  const { come: release } = await holdAnswers(page, '**/assets/index-*.js');
  const opening = openLoggedIn(page, member, '/mypage');
  await eventually(() => {
    expect(codeOf('routine-page')).toBe(1);
    expect([times(ROUTINES), times('/api/bodyData'), times('/api/myfit/routines/supplement')]).toEqual([
      1, 1, 1,
    ]);
    // The first, on a device that has shown none yet.
    expect(ofOne()).toBe(1);
  });
  release();
  await opening;
  await page.getByText('바벨 벤치프레스').waitFor();
  expect([times(ROUTINES), ofOne()]).toEqual([1, 1]);
});

it('오늘 has the log of a new device asked for before any module has run, and once', async () => {
  const { come: release } = await holdAnswers(page, '**/assets/index-*.js');
  const { come: answer } = await holdAnswers(page, '**/api/training/changes?*');
  const opening = openLoggedIn(page, member, '/training');
  await eventually(() => expect(times('/api/training/changes')).toBe(1));
  release();
  await opening;
  // Only while the first answer is out: a page that becomes visible asks for what is new since.
  await eventually(async () => {
    const left = await page.evaluate(() => Object.keys(window.routineupEarly?.answers ?? {}));
    expect(left.filter((url: string) => url.startsWith('/api/training/changes'))).toEqual([]);
  });
  expect(times('/api/training/changes')).toBe(1);
  answer();
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
});

it('a visitor asks nothing', async () => {
  await page.goto('/mypage');
  await page.waitForURL('**/login?next=*');
  expect(times(ROUTINES)).toBe(0);
});

it.each([
  [
    'a finger',
    async (button: Locator) => {
      await button.hover();
      await page.mouse.down();
      return () => page.mouse.up();
    },
  ],
  [
    'the space bar',
    async (button: Locator) => {
      await button.focus();
      await page.keyboard.down(' ');
      return () => page.keyboard.up(' ');
    },
  ],
])(
  '%s that holds 닫기 while the client takes over closes the dialog that asks for a login',
  async (_, hold) => {
    await watchInteractive(page);
    let bring = () => {};
    const code = new Promise<void>(resolve => (bring = resolve));
    await page.route('**/assets/*.js', route => code.then(() => route.continue()));
    await page.goto('/searchworkout/1/workoutdetail/1');
    await page.getByRole('button', { name: '내 루틴에 담기' }).click();
    const release = await hold(page.locator('#asked').getByRole('button', { name: '닫기' }));
    bring();
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    await idle(page);
    await release();
    await eventually(async () => expect(await page.locator('dialog').count()).toBe(0));
  },
);

/** The chosen filters of each frame, one after the other where they change. */
const watchFilters = () =>
  page.addInitScript(() => {
    window.chosen = [];
    const look = () => {
      const now = Array.from(
        document.querySelectorAll('main [aria-pressed=true]'),
        ({ textContent }: any) => textContent,
      );
      if (now.join() !== window.chosen.at(-1)) window.chosen.push(now.join());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

it('a filter pressed before the client runs is the chosen one at once, and stays it', async () => {
  await watchFilters();
  const { come } = await holdAnswers(page, '**/assets/*.js');
  await page.goto('/searchworkout/1');
  await page.getByRole('button', { name: '등', exact: true }).click();
  await page.getByRole('button', { name: '등', exact: true, pressed: true }).waitFor();
  come();
  await page.getByRole('heading', { name: /^등 운동/ }).waitFor();
  expect(await page.evaluate('window.chosen.filter(Boolean)')).toEqual(['전체', '등']);
});

it('only the last press before the client runs counts: a filter pressed before it is not chosen', async () => {
  const { come } = await holdAnswers(page, '**/assets/*.js');
  await page.goto('/searchworkout/1');
  await page.getByRole('button', { name: '등', exact: true }).click();
  await page.getByRole('button', { name: '다음 페이지' }).click();
  await page.getByRole('button', { name: '전체', pressed: true }).waitFor();
  come();
  await page.waitForURL('**/searchworkout/2');
  expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['전체']);
});

it('a dialog and a page in files of their own open as soon as the files are there', async () => {
  await watchInteractive(page);
  await page.clock.install();
  await page.goto('/searchworkout/1/workoutdetail/1');
  await page.mouse.wheel(0, 10);
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  // No timer ends any more.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: '내 루틴에 담기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그인하기' }).click();
  await page.getByLabel('비밀번호', { exact: true }).waitFor();
});

it('a finger on a link brings the page it leads to, before it is lifted', async () => {
  await openLoggedIn(page, member, '/recommend');
  await page.getByRole('heading', { level: 1 }).waitFor();
  asked.length = 0;
  await page
    .getByRole('navigation', { name: '하단 메뉴' })
    .getByRole('link', { name: '내 루틴' })
    .dispatchEvent('pointerdown');
  await eventually(() => expect([codeOf('routine-page'), times('/api/bodyData')]).toEqual([1, 1]));
  expect(new URL(page.url()).pathname).toBe('/recommend');
});

it.each([
  ['/mypage', '바벨 벤치프레스'],
  ['/training', '가슴과 팔'],
])('nothing of %s moves while its answers come one after the other', async (path, content) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list: any) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let late = 0;
  await page.route('**/api/**', async route => {
    // Each answer arrives in its own frame, and all arrive before a person loses patience.
    await new Promise(resolve => setTimeout(resolve, 100 * (1 + (late++ % 4))));
    await route.continue();
  });
  await openLoggedIn(page, member, path);
  await page.locator('main').getByText(content).first().waitFor();
  await eventually(async () => expect(await page.locator('main [aria-busy=true]').count()).toBe(0));
  expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(0.02);
});
