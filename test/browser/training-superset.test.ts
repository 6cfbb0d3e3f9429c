import { openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';
import { beginRoutine, memberWithRoutine, nextCheck } from './steps/training.js';

const live = liveBrowser();

/** Stubs the wake lock and locking the phone, as there is no real screen. */
const COUNT_WAKE_LOCKS = `
  window.locks = { taken: 0, released: 0 };
  navigator.wakeLock.request = () => {
    window.locks.taken++;
    return Promise.resolve({ release: () => Promise.resolve(window.locks.released++) });
  };
  window.lockPhone = locked => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (locked ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  };
`;

test('two workouts in turn rest after each round, also where one has a set more; the screen stays on until the session is left', async () => {
  const member = await memberWithRoutine(live.t, [
    ['덤벨 컬', 8, 12, 3],
    ['사이드 레터럴 레이즈', 4, 12, 2],
  ]);
  const { page, context } = await openPage(live.browser, live.url, 'phone');
  await page.addInitScript(COUNT_WAKE_LOCKS);
  await openLoggedIn(page, member, '/training');
  await beginRoutine(page);
  await page.getByRole('button', { name: '덤벨 컬 메뉴' }).click();
  await page.getByRole('menuitem', { name: '다음 운동과 번갈아 하기' }).click();

  const timer = page.getByRole('timer');
  const focused = () => page.evaluate<string | null>('document.activeElement.ariaLabel');
  const shown = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
  let done = 0;
  const tick = async () => {
    await nextCheck(page).click();
    await page.getByText(`${++done}/5세트`).waitFor();
  };
  for (let round = 1; round <= 2; round++) {
    await shown('덤벨 컬');
    await tick();
    await shown('사이드 레터럴 레이즈');
    await eventually(async () => expect(await focused()).toMatch(/^사이드 레터럴 레이즈 \d세트 .*완료$/));
    expect(await timer.count()).toBe(0);
    await tick();
    await timer.waitFor();
    await shown('덤벨 컬');
    await page.getByRole('button', { name: '휴식 건너뛰기' }).click();
    await timer.waitFor({ state: 'detached' });
  }
  await page
    .getByRole('region', { name: /어땠어요/ })
    .getByRole('button', { name: '적당했어요' })
    .click();
  await eventually(async () => expect(await focused()).toMatch(/^덤벨 컬 3세트 .*완료$/));
  await tick();
  // Nothing left to rest for.
  await page.getByRole('button', { name: '다 했어요! 끝내기' }).waitFor();
  expect(await timer.count()).toBe(0);

  const locks = () => page.evaluate<{ taken: number; released: number }>('({ ...window.locks })');
  const { taken } = await locks();
  expect(taken).toBeGreaterThanOrEqual(1);
  await page.evaluate('window.lockPhone(true)');
  expect((await locks()).taken).toBe(taken);
  await page.evaluate('window.lockPhone(false)');
  await eventually(async () => expect((await locks()).taken).toBe(taken + 1));
  await page.getByRole('link', { name: /나가기/ }).click();
  await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
  await eventually(async () => expect((await locks()).released).toBeGreaterThanOrEqual(1));
  await context.close();
});
