/**
 * How long a member is busy on a phone (360 × 740) from 내 영양제 without anything to the timetable of four products, against a running built
 * server (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/four-products.ts http://localhost:3000 <DATA_DIR of the server>
 *
 * Types and taps in real time at the pace of `paced-phone.ts`, with 6 s to read the result.
 */
import { loadavg } from 'node:os';
import { openLoggedIn } from '../../test/browser/steps/log-in.js';
import { signUpThrough } from '../../test/support/sign-up.js';
import { postTo } from '../post.js';
import { openPacedPhone, PACE } from './paced-phone.js';

const [url = 'http://localhost:3000', dataDir = '.data'] = process.argv.slice(2);
const READING_MS = 6_000;
const GOAL_S = 90;
const MOST_TAPS = 30;

const { page, close, spent, take, tap, type } = await openPacedPhone();

async function addFound(typed: string, pressed: number, product: RegExp): Promise<void> {
  await type(page.getByLabel('제품 찾기'), typed, pressed);
  const found = page.getByRole('list', { name: '찾은 제품' }).getByRole('button', { name: product });
  await tap(found.filter({ hasNotText: '직접 적기' }).first());
  await page.getByRole('heading', { name: product, level: 3 }).waitFor();
}

try {
  const member = await signUpThrough(postTo(url), dataDir, `stack${Date.now() % 1e6}@example.com`);
  await openLoggedIn(page, member, '/mypage/intake', url);
  await page.getByText('아직 적은 것이 없어요').waitFor();
  const start = Date.now();
  await take(PACE.screen);
  await addFound('마그네슘', 10, /마그네슘 250/);
  await addFound('ㅂㅌㅁ', 3, /비타민/);
  await addFound('크레아틴', 10, /크레아틴/);
  await type(page.getByLabel('제품 찾기'), '약국 아연', 11);
  await tap(page.getByRole('button', { name: '‘약국 아연’ 직접 적기' }));
  const form = page.getByRole('dialog');
  await take(PACE.screen);
  // A choice of the phone's own list: a press to open it, one swipe, one press.
  const nutrient = form.getByLabel('성분 1', { exact: true });
  await tap(nutrient);
  await take(PACE.swipe + PACE.decision + PACE.travel);
  spent.taps++;
  await nutrient.selectOption('zincMg');
  await type(form.getByLabel('성분 1의 양'), '50', 2);
  await tap(form.getByRole('button', { name: '더하기', exact: true }));
  await page.getByRole('heading', { name: '약국 아연', level: 3 }).waitFor();
  await tap(page.getByRole('link', { name: '4가지 검사하기' }));
  await page
    .getByText(/하루 50mg으로 한도 25mg을 넘어요/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: '하루 시간표' }).waitFor();
  await take(READING_MS);
  const seconds = (Date.now() - start) / 1000;
  console.log(`${seconds.toFixed(1)} s altogether: ${spent.taps} taps, ${spent.keys} keys`);
  console.log(
    `${(spent.doing / 1000).toFixed(1)} s of it the pace alone, the rest waiting for pages; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  const isMet = seconds <= GOAL_S && spent.taps <= MOST_TAPS;
  console.log(isMet ? `within ${GOAL_S} s and ${MOST_TAPS} taps` : `MISSED: ${GOAL_S} s, ${MOST_TAPS} taps`);
} finally {
  await close();
}
