/**
 * What the session screen costs a phone, with the CPU slowed four times, against a running built server (start it with
 * RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/training/screen.ts http://localhost:3000 <DATA_DIR of the server> [cold starts]
 *
 * Counts the taps of a session of twelve sets done as prescribed. Measures the time from a tap on ✓ to the frame that shows the set as done,
 * the time of every interaction to its next frame, and the time from starting a killed browser without a network to the first ✓.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { Phone } from '../../test/support/phone.js';
import { signUpThrough, type TestMember } from '../../test/support/sign-up.js';
import { bringIntoView, fingerTap } from '../web/phone-taps.js';

const [url = 'http://localhost:3000', dataDir = '.data', starts = '10'] = process.argv.slice(2);
const SLOWDOWN = 4;
const BETWEEN_SETS_MS = 1_500;
const BEFORE_TAP_MS = 300;
const SESSIONS = 3;
/** No warm-up sets: twelve rows. */
const ROUTINE = [
  ['덤벨 컬', 6, 12],
  ['사이드 레터럴 레이즈', 4, 12],
  ['푸시업', null, 10],
  ['크런치', null, 15],
] as const;

async function call(path: string, body?: unknown, token?: string) {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { status: response.status, text, body: text ? JSON.parse(text) : undefined };
}

async function memberWithRoutine(): Promise<TestMember> {
  const email = `bench${Date.now()}@example.com`;
  const member = await signUpThrough(call, dataDir, email);
  const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '열두 세트' }] };
  const { routineId } = (await call('/api/myfit/routines/workout', list, member.token)).body.routines[0];
  for (const [name, weight, rep] of ROUTINE) {
    const [found] = (await call(`/api/workouts/search/list?keyword=${encodeURIComponent(name)}`)).body;
    const amounts = weight === null ? { rep, setCount: 3 } : { weight, rep, setCount: 3 };
    const body = { workoutIds: [found.id], ...amounts };
    await call(`/api/myfit/routines/workout/${routineId}`, body, member.token);
  }
  return member;
}

/** Runs in the page. Records for each tap when it was answered and when its set was shown as done, plus the browser's own timings. */
const OBSERVE = `
  window.answered = [];
  window.painted = [];
  window.interactions = {};
  window.firstCheck = null;
  let tapped = null;
  let unanswered = null;
  // A message, as a timer of no time waits behind whatever else there is to do.
  const afterPaint = act =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => act(performance.now());
      port2.postMessage(null);
    });
  document.addEventListener(
    'click',
    event => {
      tapped = unanswered = event.timeStamp;
      performance.mark('tapped');
    },
    true,
  );
  new MutationObserver(changes => {
    const attribute = name => changes.some(({ type, target }) => type === 'attributes' && target.hasAttribute(name));
    if (attribute('aria-busy') && unanswered !== null) {
      const began = unanswered;
      unanswered = null;
      afterPaint(now => {
        window.answered.push(now - began);
        performance.mark('answered');
      });
    }
    // The row that is done, or where it makes room for the next workout the number of those that are.
    const done = attribute('data-done') || changes.some(({ target }) => /^\\d+$/.test(target.data ?? ''));
    if (done && tapped !== null) {
      const began = tapped;
      tapped = null;
      afterPaint(now => {
        window.painted.push(now - began);
        performance.mark('painted');
      });
    }
    if (window.firstCheck === null && document.querySelector('li[data-set]')) {
      window.firstCheck = 0;
      afterPaint(now => {
        window.firstCheck = now;
        window.saidFirstCheck?.('');
      });
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    attributeFilter: ['data-done', 'aria-busy'],
  });
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        window.interactions[interactionId] = Math.max(duration, window.interactions[interactionId] ?? 0);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Polls, as the page's CSP allows string evaluation only from the developer tools. */
async function until(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate(expression))) await page.waitForTimeout(25);
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Ticks all twelve sets of the session by touch; no other tool script runs in the page meanwhile. */
async function tick(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (let set = 1; set <= 12; set++) {
    const check = page.getByRole('button', { name: /세트 .*완료$/ }).first();
    await bringIntoView(check);
    await page.waitForTimeout(BEFORE_TAP_MS);
    await fingerTap(devtools, check);
    // Nobody does two sets within a second and a half.
    await page.waitForTimeout(BETWEEN_SETS_MS);
    await page.getByText(`${set}/12세트`).waitFor();
  }
}

/** Main-thread time from each tap to its answer and to the done set: nearly unaffected by other load. Milliseconds. */
async function workOfTicks(page: Page): Promise<Record<'answered' | 'painted', number[]>> {
  const devtools = await page.context().newCDPSession(page);
  const marks: { name: string; tts?: number; ts: number }[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => marks.push(...(value as unknown as typeof marks)));
  const ended = new Promise<void>(resolve => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', { categories: 'blink.user_timing' });
  await tick(page);
  await devtools.send('Tracing.end');
  await ended;
  const work = { answered: [] as number[], painted: [] as number[] };
  let tapped: number | undefined;
  for (const { name, tts } of marks.sort((a, b) => a.ts - b.ts)) {
    if (tts === undefined) continue;
    if (name === 'tapped') tapped = tts;
    else if ((name === 'answered' || name === 'painted') && tapped !== undefined)
      work[name].push((SLOWDOWN * (tts - tapped)) / 1000);
  }
  return work;
}

/** Opens a freshly started browser, logged in. */
async function open(phone: Phone, { token, refreshToken }: TestMember): Promise<Page> {
  const page = await phone.start();
  const session = JSON.stringify({ accessToken: token, refreshToken, rememberMe: true });
  await page.addInitScript(`localStorage.setItem('routineup.session', ${JSON.stringify(session)});`);
  await page.addInitScript(OBSERVE);
  return page;
}

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
const ms = (value: number) => `${value.toFixed(0)} ms`;

const member = await memberWithRoutine();
const phone = new Phone([]);
try {
  const page = await open(phone, member);
  await page.goto(`${url}/training`);
  await until(page, 'navigator.serviceWorker?.controller');
  await until(page, "caches.open('texts').then(async cache => (await cache.keys()).length === 4)");

  const start = async () => {
    await page.getByRole('link', { name: '열두 세트 운동 시작' }).click();
    await page.locator('li[data-set]').first().waitFor();
  };
  const finish = async () => {
    await page.getByRole('button', { name: '다 했어요! 끝내기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '끝내기', exact: true }).click();
    await page.getByRole('heading', { name: '오늘도 해냈어요!' }).waitFor();
  };
  await start();
  const work = await workOfTicks(page);
  await finish();
  await slow(page);
  const measured = { answered: [] as number[], painted: [] as number[], interactions: [] as number[] };
  let address = '';
  let taps = 0;
  for (let session = 0; session < SESSIONS; session++) {
    await page.goto(`${url}/training`);
    await page.evaluate(`window.taps = 0; document.addEventListener('click', () => window.taps++, true);`);
    await start();
    address = page.url();
    await page.evaluate('window.interactions = {}');
    await tick(page);
    measured.answered.push(...(await page.evaluate<number[]>('window.answered')));
    measured.painted.push(...(await page.evaluate<number[]>('window.painted')));
    measured.interactions.push(...(await page.evaluate<number[]>('Object.values(window.interactions)')));
    await finish();
    taps = await page.evaluate<number>('window.taps');
  }
  await page.getByRole('button', { name: '이어서 더 하기' }).click();
  await page.locator('li[data-set]').first().waitFor();
  await page.getByText('모두 저장됨').first().waitFor();
  console.log(`taps of twelve sets as prescribed: ${taps}`);
  const told = (values: number[]) =>
    `(${values.length}): p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}, worst ${ms(Math.max(...values))}`;
  console.log(`✓ to its answer painted ${told(measured.answered)}`);
  console.log(`✓ to the set kept and painted as done ${told(measured.painted)}`);
  console.log(`the two in processor time of the page's thread, times ${SLOWDOWN}:`);
  console.log(`  ${told(work.answered)}\n  ${told(work.painted)}`);
  // The browser does not list interactions of 16 ms or less.
  const { interactions } = measured;
  while (interactions.length < measured.answered.length) interactions.push(16);
  console.log(
    `interactions (${interactions.length}): p75 ${ms(percentile(interactions, 0.75))}, worst ${ms(Math.max(...interactions))}`,
  );
  await phone.kill();

  const cold: number[] = [];
  const worked: number[] = [];
  for (let start = 0; start < Number(starts); start++) {
    const started = await open(phone, member);
    // Every second start runs at full speed: its main-thread time is nearly unaffected by other load.
    const counted = start % 2 === 1;
    const devtools = await started.context().newCDPSession(started);
    if (counted) await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    else await slow(started);
    await started.context().setOffline(true);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'saidFirstCheck' });
    const shown = new Promise<void>(resolve => devtools.once('Runtime.bindingCalled', () => resolve()));
    await started.goto(address);
    await shown;
    if (counted) {
      const { metrics } = await devtools.send('Performance.getMetrics');
      worked.push(SLOWDOWN * 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value);
    } else cold.push(await started.evaluate<number>('window.firstCheck'));
    await phone.kill();
  }
  console.log(
    `cold start without a network (${cold.length}): median ${ms(percentile(cold, 0.5))}, ${cold.map(value => value.toFixed(0)).join(', ')}`,
  );
  console.log(
    `the same in processor time of the page's thread, times ${SLOWDOWN} (${worked.length}): median ${ms(percentile(worked, 0.5))}`,
  );
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await phone.remove();
}
