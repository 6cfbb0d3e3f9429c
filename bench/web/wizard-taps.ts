/**
 * How fast the recommendation wizard answers taps on a phone (360 × 740, CPU slowed four times), against a running built server
 * (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/wizard-taps.ts http://localhost:3000 <DATA_DIR of the server> [rounds]
 *
 * Taps go through the browser's input, 70 ms each, timed to the next frame by the browser itself (Event Timing, the basis of Interaction to
 * Next Paint). An unlisted interaction took less than 16 ms and counts as 16. Leave the machine idle meanwhile.
 */
import { loadavg } from 'node:os';
import { signUpThrough } from '../../test/support/sign-up.js';
import { bringIntoView, fingerTap, openPhone } from './phone-taps.js';

const [url = 'http://localhost:3000', dataDir = '.data', rounds = '3'] = process.argv.slice(2);
const SLOWDOWN = 4;
const LISTED_FROM_MS = 16;
const GOAL_MS = 50;

async function call(path: string, body: unknown, token?: string, method = 'POST') {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { status: response.status, text, body: text ? JSON.parse(text) : undefined };
}

interface Listed {
  duration: number;
  name: string;
}

const OBSERVE = `
  window.interactions = {};
  new PerformanceObserver(list => {
    for (const { interactionId, duration, name, target } of list.getEntries())
      if (interactionId && !(window.interactions[interactionId]?.duration >= duration))
        window.interactions[interactionId] = { duration, name: name + ' ' + (target?.ariaLabel ?? target?.textContent ?? '').slice(0, 20) };
  }).observe({ type: 'event', durationThreshold: ${LISTED_FROM_MS}, buffered: true });
`;

const member = await signUpThrough(
  (path, body) => call(path, body),
  dataDir,
  `wizard${Date.now()}@example.com`,
);
await call('/api/user/health/readiness', { yes: [] }, member.token, 'PUT');
const { page, close } = await openPhone();
try {
  const session = JSON.stringify({
    accessToken: member.token,
    refreshToken: member.refreshToken,
    rememberMe: true,
  });
  await page.addInitScript(`localStorage.setItem('routineup.session', ${JSON.stringify(session)});`);
  await page.addInitScript(OBSERVE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let taps = 0;
  const all: Listed[] = [];
  const tap = async (role: 'button' | 'radio' | 'checkbox' | 'link', name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: true }).first();
    await target.waitFor();
    await bringIntoView(target);
    await page.waitForTimeout(300);
    await fingerTap(devtools, target);
    taps++;
    await page.waitForTimeout(500);
  };
  for (let round = 0; round < Number(rounds); round++) {
    await page.goto(`${url}/recommend/workout`);
    await page.getByRole('checkbox', { name: '가슴', exact: true }).waitFor();
    // Clears what the account kept from the last round, unmeasured.
    const chosen = page.getByRole('checkbox', { checked: true });
    while ((await chosen.count()) > 0) await chosen.first().uncheck({ force: true });
    await page.evaluate('window.interactions = {}');
    for (const part of ['가슴', '등', '어깨', '어깨', '복부']) await tap('checkbox', part);
    await tap('button', /^다음/);
    for (const place of [/^집/, /^맨몸/, /^헬스장/, /^내 헬스장/] as const) await tap('radio', place);
    for (const machine of ['덤벨', '바벨', '케틀벨', '덤벨']) await tap('checkbox', machine);
    await tap('button', '전체 선택');
    await tap('button', '전체 해제');
    await tap('radio', /^헬스장/);
    for (const wish of ['근력', '근비대', '처음이에요', '보통', '45분']) await tap('button', wish);
    await tap('button', '추천받기');
    await page.getByRole('heading', { name: /운동 \d개예요/ }).waitFor();
    const listed = await page.evaluate<Listed[]>('Object.values(window.interactions)');
    all.push(...listed);
  }
  const durations = all.map(({ duration }) => duration);
  // Unlisted interactions were faster than listed ones.
  while (durations.length < taps) durations.push(LISTED_FROM_MS);
  durations.sort((a, b) => a - b);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(share * durations.length))]!;
  const slowest = all.sort((a, b) => b.duration - a.duration).slice(0, 5);
  console.log(`${taps} taps: p50 ${at(0.5)}, p75 ${at(0.75)}, worst ${durations.at(-1)} ms`);
  console.log(`slowest: ${slowest.map(({ duration, name }) => `${name} ${duration}`).join(', ')}`);
  console.log(
    `${at(0.75) < GOAL_MS ? 'within' : 'MISSED:'} ${GOAL_MS} ms; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
} finally {
  await close();
}
