import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import type { TestApp, TestMember } from '../../support/test-app.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const caches: any;
declare const navigator: any;

const ROUTINES = '/api/myfit/routines/workout';

/** Name, kg (null for body weight), repetitions and sets. */
type Planned = readonly [name: string, weight: number | null, rep: number, setCount: number];

const PLAN: readonly Planned[] = [
  ['바벨 벤치프레스', 40, 10, 2],
  ['덤벨 컬', 8, 12, 2],
];

/** A member with one routine, 가슴과 팔. */
export async function memberWithRoutine(t: TestApp, plan = PLAN): Promise<TestMember> {
  const member = await t.signUp();
  const { token } = member;
  const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴과 팔' }] };
  const { routineId } = (await t.post(ROUTINES, list, { token })).body.routines[0];
  for (const [name, weight, rep, setCount] of plan) {
    const found = await t.get(`/api/workouts/search/list?keyword=${encodeURIComponent(name)}`);
    const { id } = found.body.find((workout: any) => workout.koreanName === name);
    const amounts = weight === null ? { rep, setCount } : { weight, rep, setCount };
    const added = await t.post(`${ROUTINES}/${routineId}`, { workoutIds: [id], ...amounts }, { token });
    if (added.status >= 300) throw new Error(added.text);
  }
  return member;
}

/** Waits until the service worker controls the page and has cached its workouts, which come last: from now on no network is needed. */
export async function readyWithoutNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await eventually(async () =>
    expect(await page.evaluate(() => caches.match('/api/workouts/copy').then(Boolean))).toBe(true),
  );
}

/** Starts the routine from 오늘 운동. */
export async function beginRoutine(page: Page): Promise<void> {
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).click();
  await nextCheck(page).waitFor();
}

/** The ✓ of the next open set. */
export const nextCheck = (page: Page) =>
  page.getByRole('button', { name: /(?:준비 \d|\d세트) .*완료$/ }).first();

/** The menu of the planned day that is shown; each of its workouts has a button of the same ending. */
export const dayMenu = (within: Page | Locator) =>
  within.locator('button[aria-haspopup="menu"][aria-label$=" 바꾸기"]');

/** Does one set after the other, up to the button that ends the session; waits for each ✓ to go before looking for the next. */
export async function doEverySet(page: Page): Promise<Locator> {
  const end = page.getByRole('button', { name: '다 했어요! 끝내기' });
  for (;;) {
    await nextCheck(page).or(end).first().waitFor();
    if (await end.isVisible()) return end;
    const check = await nextCheck(page).elementHandle();
    await check!.click();
    await page.waitForFunction(
      (one: any) => !one.isConnected || !one.getAttribute('aria-label').endsWith('완료'),
      check,
    );
  }
}

/** A member's rows on the server. */
export async function serverLog(t: TestApp, member: TestMember): Promise<{ sessions: any[]; sets: any[] }> {
  const { body } = await t.get('/api/training/changes?after=0&limit=500', { token: member.token });
  return body;
}
