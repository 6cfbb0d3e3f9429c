/**
 * How fast the pages show up and react to presses on a phone (360 × 740, slow 4G), twice: with a CPU slowed four times, which is a mid-tier
 * phone on a fast desktop, and slowed by what makes such a phone of this machine (`machine-speed.ts`).
 * Starts the built server on an empty folder itself (run `npm run build` first):
 *
 *   node --import tsx bench/web/pages.ts [rounds] [pages]
 *
 * Each round opens each page in a fresh browser (cold), presses what a person presses there, and opens it once more in a browser that has
 * seen it (again: with the HTTP cache, for members also service worker and local copy). `LCP` is the browser's; `content` is the paint of the
 * page's main content. The developer tools slow down both network and CPU (but not the requests of a service worker). Leave the machine idle
 * meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { createDemo, type Demo } from '../../test/browser/screens/demo.js';
import { startAppProcess } from '../../test/support/app-process.js';
import { FLAGS } from '../../test/support/browser.js';
import { lastCode } from '../../test/support/sign-up.js';
import { machineSpeed, slowdownFor } from './machine-speed.js';
import { bringIntoView, fingerTap, PHONE } from './phone-taps.js';

const [rounds = '3', ...wanted] = process.argv.slice(2);
const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How long a person looks at the result of a tap. */
const LOOK_MS = 800;
/** A member's page opens from its picture, which is kept once the page is still. */
const PICTURED = `caches.open('routineup:member').then(kept => kept.match(location.href)).then(Boolean)`;
/** Without movement and requests for this long, the page is complete. */
const REST_MS = 1000;
/** Delay after which a page starts to fill the local copy. */
const FILL_MS = 4_000;
const LISTED_FROM_MS = 16;
const PHONE_ZONE = 'Asia/Seoul';
const LOGIN = { loginEmail: 'minji@example.com', password: 'routine1234', rememberMe: true };

type Press = readonly ['button' | 'link' | 'text', string | RegExp];

interface BenchPage {
  path: (demo: Demo) => string;
  member?: boolean;
  /** Selector of the page's main content. */
  content: string;
  /** For pages that run no script before it: the first touch and the element that answers it. */
  first?: readonly [press: Press, answer: string];
  presses: readonly Press[];
  /** The press that leads on, and the main content of the next page. */
  next: readonly [press: Press, content: string];
}

const CLOSE: Press = ['button', '닫기'];
const TRAINING_CONTENT = 'main a[href^="/training/session/new?routine"]';
const ROUTINE_CONTENT = 'main section ol > li';

const PAGES: Record<string, BenchPage> = {
  landing: {
    path: () => '/',
    content: 'main h1',
    first: [['button', '지금 추천받기'], 'dialog[open]'],
    presses: [CLOSE, ['button', '아래로 스크롤해 보세요'], ['button', '결과 보기'], ['button', '루틴 업']],
    next: [['link', '검색'], 'main li h3'],
  },
  search: {
    path: () => '/searchworkout/1',
    content: 'main li h3',
    first: [['button', '등'], 'main [role=group] button:nth-of-type(3)[aria-pressed=true]'],
    presses: [
      ['button', '가슴'],
      ['button', '전체'],
      ['button', '다음 페이지'],
      ['button', '이전 페이지'],
    ],
    next: [['link', '바벨 벤치프레스'], 'main figure'],
  },
  detail: {
    path: () => '/searchworkout/1/workoutdetail/1',
    content: 'main figure',
    first: [['button', '내 루틴에 담기'], 'dialog[open]'],
    presses: [CLOSE, ['button', '내 루틴에 담기'], CLOSE],
    next: [['button', '뒤로'], 'main li h3'],
  },
  result: {
    path: ({ workoutHistory }) => `/recommend/machineresult?history=${workoutHistory}`,
    member: true,
    content: 'main ol > li img',
    presses: [
      ['button', '아픈 곳이 있나요?'],
      ['button', /접기$/],
      ['button', /^머신 체스트 프레스 .*자세히 보기/],
      ['text', '왜 이 무게인가요?'],
      ['button', '머신 체스트 프레스 동작 보기'],
      CLOSE,
      ['button', '추천 결과 메뉴'],
    ],
    // Once the week's answer is there, it first asks whether to take a light week.
    next: [['link', '운동 시작'], 'li[data-set], dialog[open]'],
  },
  오늘: {
    path: () => '/',
    member: true,
    content: TRAINING_CONTENT,
    presses: [
      ['button', '김민지님'],
      ['button', '김민지님'],
    ],
    next: [['link', '내 루틴'], ROUTINE_CONTENT],
  },
  '내 루틴': {
    path: () => '/mypage',
    member: true,
    content: ROUTINE_CONTENT,
    presses: [
      ['button', /^랫 풀다운 .*자세히 보기/],
      ['button', '등 집중'],
      ['button', '가슴 집중'],
      ['button', '가슴 집중 메뉴'],
      ['button', '가슴 집중 메뉴'],
    ],
    next: [['link', '오늘'], TRAINING_CONTENT],
  },
};

/** Runs in the page before any of its scripts. */
const observe = (content: string) => `
  window.measured = { lcp: null, content: null, shift: 0, blocking: 0, interactions: {}, shifts: [] };
  window.awaited = null;
  const afterPaint = act =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => act(performance.now());
      port2.postMessage(null);
    });
  const described = node => (node?.parentElement ?? node)?.textContent?.trim().slice(0, 30) ?? '';
  new MutationObserver(() => {
    if (measured.content === null && document.querySelector(${JSON.stringify(content)})) {
      measured.content = 0;
      afterPaint(now => (measured.content = now));
    }
    if (awaited && awaited.from !== null && !awaited.seen && document.querySelector(awaited.selector)) {
      awaited.seen = true;
      const of = awaited;
      afterPaint(now => (of.took = now - of.from));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('touchstart', event => {
    if (awaited && awaited.from === null) awaited.from = event.timeStamp;
  }, { capture: true, passive: true });
  const on = (type, act, options) => new PerformanceObserver(list => list.getEntries().forEach(act)).observe({ type, buffered: true, ...options });
  on('largest-contentful-paint', entry => (measured.lcp = { at: entry.startTime, what: described(entry.element) || entry.url }));
  on('layout-shift', entry => {
    if (entry.hadRecentInput) return;
    measured.shift += entry.value;
    measured.shifts.push(entry.value.toFixed(4) + ' ' + Math.round(entry.startTime) + ' ' + entry.sources.map(({ node }) => described(node)).join('|'));
  });
  on('longtask', entry => (measured.blocking += Math.max(0, entry.duration - 50)));
  on('event', ({ interactionId, duration, name, target }) => {
    if (interactionId && !(measured.interactions[interactionId]?.duration >= duration))
      measured.interactions[interactionId] = { duration, name: name + ' ' + (target?.ariaLabel ?? target?.textContent ?? '').slice(0, 20) };
  }, { durationThreshold: ${LISTED_FROM_MS} });
`;

interface Measured {
  lcp: { at: number; what: string } | null;
  content: number | null;
  shift: number;
  shifts: string[];
  blocking: number;
  interactions: Record<string, { duration: number; name: string }>;
}

interface Visit {
  page: Page;
  devtools: CDPSession;
}

const dataDir = mkdtempSync(join(tmpdir(), 'routineup-pages-'));
const admin = { loginId: 'admin', password: 'admin-password-1' };
const app = await startAppProcess(
  {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ADMIN_LOGIN_ID: admin.loginId,
    ADMIN_PASSWORD: admin.password,
  },
  { nodeOptions: [] },
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
  // Also for the service worker, which no page's own time zone reaches: on another day than its page it shows no picture.
  env: { ...process.env, TZ: PHONE_ZONE },
});

const read = (page: Page) => page.evaluate<Measured>('window.measured');

/** Polls, as the page's CSP allows string evaluation only from the developer tools. */
async function until(page: Page, expression: string): Promise<void> {
  const giveUp = Date.now() + 60_000;
  while (!(await page.evaluate(expression))) {
    if (Date.now() > giveUp) throw new Error(`${page.url()}: never ${expression}`);
    await page.waitForTimeout(25);
  }
}

/** Resolves after half a second without requests; does not wait for endless polling. */
const quiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);

async function rest(page: Page): Promise<void> {
  await until(page, 'window.measured.content > 0');
  await quiet(page);
  await page.waitForTimeout(REST_MS);
}

/** A new phone: empty cache, a member logged in. */
async function newPhone({ member, content }: BenchPage) {
  const context = await browser.newContext({ ...PHONE, timezoneId: PHONE_ZONE });
  if (member) {
    const answer = await app.post('/api/auth/login', LOGIN);
    const { accessToken, refreshToken } = answer.body;
    const session = JSON.stringify({ accessToken, refreshToken, rememberMe: true });
    await context.addInitScript(
      `if (!localStorage.getItem('routineup.session')) localStorage.setItem('routineup.session', ${JSON.stringify(session)});`,
    );
  }
  await context.addInitScript(observe(content));
  return context;
}

async function openSlow(context: Awaited<ReturnType<Browser['newContext']>>, rate: number): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, devtools };
}

const found = (page: Page, [role, name]: Press) =>
  (role === 'text' ? page.getByText(name) : page.getByRole(role, { name, exact: true })).last();

async function press({ page, devtools }: Visit, what: Press): Promise<void> {
  const target = found(page, what);
  await target.waitFor();
  await bringIntoView(target);
  await page.waitForTimeout(300);
  await fingerTap(devtools, target);
}

/** Milliseconds from touch down to the paint of its result. */
async function pressFor(visit: Visit, what: Press, selector: string): Promise<number> {
  await visit.page.evaluate(
    `window.awaited = { selector: ${JSON.stringify(selector)}, from: null, took: null }`,
  );
  await press(visit, what);
  await until(visit.page, 'window.awaited.took !== null');
  return visit.page.evaluate<number>('window.awaited.took');
}

interface Figures {
  lcp: number[];
  content: number[];
  lcpAgain: number[];
  contentAgain: number[];
  shift: number[];
  blocking: number[];
  interactions: { duration: number; name: string }[];
  answered: number[];
  next: number[];
  notes: Set<string>;
}

async function measure(entry: BenchPage, demo: Demo, rate: number, figures: Figures): Promise<void> {
  const address = app.url + entry.path(demo);
  const context = await newPhone(entry);
  const visit = await openSlow(context, rate);
  const { page } = visit;
  await page.goto(address);
  await rest(page);
  const cold = await read(page);
  figures.lcp.push(cold.lcp!.at);
  figures.content.push(cold.content!);
  figures.blocking.push(cold.blocking);
  figures.notes.add(`LCP: ${cold.lcp!.what}`);

  const taps = entry.presses.length + (entry.first ? 1 : 0);
  if (entry.first) {
    figures.answered.push(await pressFor(visit, ...entry.first));
    await page.waitForTimeout(LOOK_MS);
  }
  for (const what of entry.presses) {
    await press(visit, what);
    await page.waitForTimeout(LOOK_MS);
  }
  const used = await read(page);
  figures.shift.push(used.shift);
  for (const shift of used.shifts)
    if (Number(shift.split(' ')[0]) >= 0.001) figures.notes.add(`shift ${shift}`);
  const listed = Object.values(used.interactions);
  // Unlisted interactions were faster than listed ones.
  while (listed.length < taps) listed.push({ duration: LISTED_FROM_MS, name: 'not listed' });
  figures.interactions.push(...listed);
  await context.close();

  // The press that leads on comes first: no earlier press may have fetched its target.
  const onward = await newPhone(entry);
  const leaving = await openSlow(onward, rate);
  await leaving.page.goto(address);
  await rest(leaving.page);
  // Before the first touch, a link loads a new document.
  if (entry.first) await fingerTap(leaving.devtools, leaving.page.locator('main h1'));
  await rest(leaving.page);
  figures.next.push(await pressFor(leaving, ...entry.next));
  await onward.close();

  const known = await newPhone(entry);
  const before = await known.newPage();
  await before.goto(address);
  if (entry.member) await until(before, 'navigator.serviceWorker?.controller');
  await rest(before);
  // The local copy fills in the background.
  await before.waitForTimeout(FILL_MS);
  await quiet(before);
  if (entry.member) await until(before, PICTURED);
  await before.close();
  const again = await openSlow(known, rate);
  await again.page.goto(address);
  await rest(again.page);
  const warm = await read(again.page);
  figures.lcpAgain.push(warm.lcp!.at);
  figures.contentAgain.push(warm.content!);
  figures.shift.push(warm.shift);
  for (const shift of warm.shifts)
    if (Number(shift.split(' ')[0]) >= 0.001) figures.notes.add(`again: shift ${shift}`);
  await known.close();
}

/** Executed script, gzip, in kB: before the first touch, and after a touch that requests nothing else. */
async function scriptRun(entry: BenchPage, demo: Demo): Promise<[before: number, after: number]> {
  const sizes: number[] = [];
  for (const touched of [false, true]) {
    const context = await newPhone(entry);
    const page = await context.newPage();
    await page.coverage.startJSCoverage();
    await page.goto(app.url + entry.path(demo));
    await rest(page);
    if (touched) await fingerTap(await context.newCDPSession(page), page.locator('main h1'));
    await rest(page);
    const scripts = await page.coverage.stopJSCoverage();
    // By their source: an inline script's address is the document's.
    const ran = new Set(
      scripts.flatMap(({ url, source, functions }) =>
        source &&
        url.startsWith(app.url) &&
        functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))
          ? [source]
          : [],
      ),
    );
    let bytes = 0;
    for (const source of ran) bytes += gzipSync(source, { level: 9 }).length;
    sizes.push(bytes / 1000);
    await context.close();
  }
  return [sizes[0]!, sizes[1]!];
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const percentile = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
function spread(values: number[], text: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(text);
  return low === high ? low! : `${text(percentile(values, 0.5))} (${low}–${high})`;
}
const seconds = (value: number) => (value / 1000).toFixed(2);
const whole = (value: number) => value.toFixed(0);

const HEAD =
  '| page | LCP cold, s | content cold, s | LCP again, s | content again, s | CLS, worst | presses to their frame, p75 / worst, ms | blocking, ms | touch to its answer, ms | press to the next page, s | script run before / after the touch, gzip kB |\n' +
  '|---|---|---|---|---|---|---|---|---|---|---|';

const row = (name: string, entry: BenchPage, figures: Figures, [before, after]: [number, number]): string => {
  const durations = figures.interactions.map(({ duration }) => duration);
  return `| ${[
    name,
    spread(figures.lcp, seconds),
    spread(figures.content, seconds),
    spread(figures.lcpAgain, seconds),
    spread(figures.contentAgain, seconds),
    Math.max(...figures.shift).toFixed(3),
    `${whole(percentile(durations, 0.75))} / ${whole(Math.max(...durations))}`,
    spread(figures.blocking, whole),
    entry.first ? spread(figures.answered, whole) : '–',
    spread(figures.next, seconds),
    `${before.toFixed(1)} / ${after.toFixed(1)}`,
  ].join(' | ')} |`;
};

const noFigures = (): Figures => ({
  ...{ lcp: [], content: [], lcpAgain: [], contentAgain: [], shift: [], blocking: [] },
  ...{ interactions: [], answered: [], next: [], notes: new Set<string>() },
});

try {
  const demo = await createDemo({ url: app.url, admin, lastCode: email => lastCode(dataDir, email) });
  const entries = Object.entries(PAGES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const speed = await machineSpeed(browser);
  const scripts = new Map<string, [number, number]>();
  for (const [name, entry] of entries) scripts.set(name, await scriptRun(entry, demo));
  for (const rate of new Set([SLOWDOWN, slowdownFor(speed)])) {
    const all = new Map(entries.map(([name]) => [name, noFigures()]));
    // Pages take turns, so that a disturbance affects all of them.
    for (let round = 0; round < Number(rounds); round++)
      for (const [name, entry] of entries) await measure(entry, demo, rate, all.get(name)!);
    console.log(
      `\nCPU slowed ${rate.toFixed(1)} times (speed of this machine ${whole(speed)}, afterwards ${whole(await machineSpeed(browser))}); median of ${rounds} (lowest–highest); ` +
        `load of the machine ${loadavg()[0]!.toFixed(1)}\n\n${HEAD}`,
    );
    for (const [name, entry] of entries) console.log(row(name, entry, all.get(name)!, scripts.get(name)!));
    for (const [name, { notes, interactions }] of all) {
      const slowest = interactions.sort((a, b) => b.duration - a.duration).slice(0, 4);
      console.log(`\n${name}: ${slowest.map(({ duration, name: of }) => `${of} ${duration}`).join(', ')}`);
      for (const note of notes) console.log(`  ${note}`);
    }
  }
} finally {
  await browser.close();
  await app.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
