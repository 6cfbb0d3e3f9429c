import type { BrowserContext, Page } from 'playwright-core';
import { goOffline, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { axeViolations } from './screens/axe.js';
import { logIn, openLoggedIn } from './steps/log-in.js';
import { beginRoutine, memberWithRoutine, nextCheck, serverLog } from './steps/training.js';

const live = liveBrowser();
let member: TestMember;
let contexts: BrowserContext[];

beforeEach(async () => {
  member = await memberWithRoutine(live.t);
  contexts = [];
});
afterEach(async () => {
  for (const context of contexts) await context.close();
});

/** A new phone of the member's, logged in at 오늘 운동. */
async function phone(path = '/training'): Promise<Page> {
  const { page, context } = await openPage(live.browser, live.url, 'phone');
  contexts.push(context);
  await openLoggedIn(page, member, path);
  return page;
}

const saved = (page: Page) => page.getByText('모두 저장됨').first().waitFor();
const done = async (page: Page) => page.getByRole('button', { name: /완료 취소$/ }).count();
const log = () => serverLog(live.t, member);
const doneOnServer = async () => (await log()).sets.filter(set => set.doneAt !== null && !set.deleted);

/** Two done sets that the server has not seen. */
async function twoUnsent(page: Page): Promise<void> {
  await beginRoutine(page);
  await saved(page);
  await goOffline(page);
  for (const count of [1, 2]) {
    await nextCheck(page).click();
    await page.getByText(`오프라인: ${count}세트 기기에 저장됨`).waitFor();
  }
}

/** Presses 로그아웃 in the account menu. */
async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('link', { name: /나가기/ }).click();
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
}

test('a whole session as prescribed is on the server, with its answer and its end', async () => {
  const page = await phone();
  await beginRoutine(page);
  await page.getByText(/^목표 40kg × 10회/).waitFor();
  const sets = Number(/\/(\d+)세트/.exec((await page.locator('header p').first().textContent()) ?? '')?.[1]);
  expect(sets).toBeGreaterThanOrEqual(4);
  for (let set = 1; set <= sets; set++) {
    await nextCheck(page).click();
    await page.getByText(`${set}/${sets}세트`).waitFor();
  }
  await page.getByRole('button', { name: '적당했어요' }).click();
  await page.getByRole('button', { name: '다 했어요! 끝내기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '끝내기', exact: true }).click();
  await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  await saved(page);
  const { sessions, sets: rows } = await eventually(async () => {
    const found = await log();
    expect(found.sessions[0]?.endedAt).toEqual(expect.anything());
    return found;
  });
  expect(sessions).toHaveLength(1);
  expect(rows.filter(row => !row.deleted && row.doneAt !== null)).toHaveLength(sets);
  expect(rows.map(row => row.answer).filter(Boolean)).toContain('RIGHT');
});

test('the rest goes on across a reload', async () => {
  const page = await phone();
  // A fake clock, so that the test need not wait.
  await page.clock.install();
  await page.reload();
  await beginRoutine(page);
  await nextCheck(page).click();
  const timer = page.getByRole('timer');
  await timer.waitFor();
  const seconds = async () => {
    const [minutes, rest] = ((await timer.textContent()) ?? '').split(':').map(Number);
    return minutes! * 60 + rest!;
  };
  const before = await seconds();
  await page.clock.fastForward(20_000);
  await page.reload();
  await timer.waitFor();
  const after = await seconds();
  expect(before - after).toBeGreaterThanOrEqual(20);
  expect(after).toBeGreaterThan(30);
});

test('a set done on one phone is done on the other; what both changed differently becomes a question', async () => {
  const [one, other] = [await phone(), await phone()];
  await beginRoutine(one);
  await nextCheck(one).click();
  await saved(one);
  await eventually(async () => expect(await doneOnServer()).toHaveLength(1));
  await other.reload();
  await other.getByRole('link', { name: '이어서 하기' }).click();
  await nextCheck(other).waitFor();
  await eventually(async () => expect(await done(other)).toBe(1));

  // The same set on two devices, one offline: equal numbers merge into one.
  const apart = async (expected: number) => {
    await nextCheck(other).click();
    await other.getByText('오프라인: 1세트 기기에 저장됨').waitFor();
    await nextCheck(one).click();
    await eventually(async () => expect(await doneOnServer()).toHaveLength(expected));
    await other.context().setOffline(false);
  };
  await goOffline(other);
  await apart(2);
  await saved(other);
  expect(await other.getByRole('link', { name: /확인할 기록/ }).count()).toBe(0);

  await goOffline(other);
  await other
    .getByRole('button', { name: /고치기$/ })
    .nth(2)
    .click();
  await other.getByRole('button', { name: '횟수 1회 줄이기' }).click();
  await other.getByText('9회').first().waitFor();
  await apart(3);
  await other.getByRole('link', { name: '확인할 기록 1개' }).click();
  await other.getByText(/다른 기기에서도 바꿨어요$/).waitFor();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: '저장된 것 그대로' }).click();
  await other.getByText(/다른 기기에서도 바꿨어요$/).waitFor({ state: 'detached' });
  expect(await doneOnServer()).toHaveLength(3);
});

test('a session that was refused for its day is saved with all its sets once the member says when it was', async () => {
  const page = await phone();
  // A phone whose clock is ten days ahead.
  await page.clock.install({ time: Date.now() + 10 * 86_400_000 });
  await page.reload();
  await beginRoutine(page);
  for (const count of [1, 2]) {
    await nextCheck(page).click();
    await eventually(async () => expect(await done(page)).toBe(count));
  }
  const question = page.getByRole('link', { name: '확인할 기록 1개' });
  await question.waitFor();
  await page.getByText('나머지는 저장됨').first().waitFor();
  expect(await doneOnServer()).toHaveLength(0);
  await question.click();
  await page.getByText(/언제 했는지 알려 주세요$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '이 날로 저장' }).click();
  await page.getByText('날짜를 골라 주세요.').waitFor();
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('운동한 날').fill(day);
  await page.getByRole('button', { name: '이 날로 저장' }).click();
  await page.getByText(/언제 했는지 알려 주세요$/).waitFor({ state: 'detached' });
  await saved(page);
  await eventually(async () => expect(await doneOnServer()).toHaveLength(2));
  expect((await log()).sessions.map(({ localDate }) => localDate)).toEqual([day]);
  expect(await page.getByRole('heading', { name: /확인할 기록/ }).count()).toBe(0);
});

test('two tabs show the same session', async () => {
  const page = await phone();
  await beginRoutine(page);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await nextCheck(tab).waitFor();
  await nextCheck(page).click();
  await eventually(async () => expect(await done(tab)).toBe(1));
  await nextCheck(tab).click();
  await eventually(async () => expect(await done(page)).toBe(2));
  await eventually(async () => expect(await doneOnServer()).toHaveLength(2));
});

test('whoever logs out is asked about sets that were not sent, and can send them first', async () => {
  const page = await phone();
  await twoUnsent(page);
  await pressLogout(page);
  const sheet = page.getByRole('dialog', { name: '아직 보내지 못한 세트 2개가 있어요' });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: '보내고 로그아웃' }).click();
  await sheet.getByText(/^지금은 보낼 수 없어요/).waitFor();
  await sheet.getByRole('button', { name: '취소' }).click();
  expect(new URL(page.url()).pathname).toBe('/training');

  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await sheet.waitFor();
  await page.context().setOffline(false);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /로그아웃$/ })
    .first()
    .click();
  await page.getByText('로그아웃했어요.').waitFor();
  // The earlier login has expired.
  member = await live.t.logIn(member);
  expect(await doneOnServer()).toHaveLength(2);
});

test('sets that stay on the device are neither seen nor sent by another member, and go out with the next login of their own', async () => {
  const page = await phone();
  await twoUnsent(page);
  await pressLogout(page);
  await page.getByRole('button', { name: '이 기기에 두고 로그아웃' }).click();
  await page.getByText('로그아웃했어요.').waitFor();
  await page.context().setOffline(false);

  const another = await live.t.signUp();
  await page.goto('/login?next=/training');
  await logIn(page, another.email, another.password);
  await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
  await saved(page);
  expect(await page.getByText('하던 운동이 있어요').count()).toBe(0);
  expect(await doneOnServer()).toHaveLength(0);
  expect((await serverLog(live.t, another)).sets).toEqual([]);
  // This member has nothing pending: no question.
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByText('로그아웃했어요.').waitFor();

  await page.goto('/login');
  await logIn(page, member.email, member.password);
  await eventually(async () => expect(await doneOnServer()).toHaveLength(2));
});

test('a session that is still open is asked about before another begins', async () => {
  const page = await phone();
  await beginRoutine(page);
  const first = page.url();
  await nextCheck(page).click();
  await page.getByRole('button', { name: /완료 취소$/ }).waitFor();
  await page.goto('/training');
  await page.getByRole('link', { name: '루틴 없이 시작하기' }).click();
  const question = page.getByRole('dialog', { name: '하던 운동이 있어요' });
  await question.getByRole('button', { name: '이어서 하기' }).click();
  await nextCheck(page).waitFor();
  expect(page.url()).toBe(first);

  await page.goto('/training/session/new');
  await question.waitFor();
  await question.getByRole('button', { name: '끝내고 새로 시작' }).click();
  await page.getByText('어떤 운동부터 할까요?').waitFor();
  expect(page.url()).not.toBe(first);
  await eventually(async () => {
    const { sessions } = await log();
    expect(sessions.map(session => session.endedAt === null).sort()).toEqual([false, true]);
  });
});

test('what is typed counts when the set is ticked right after', async () => {
  const page = await phone();
  await beginRoutine(page);
  await page
    .getByRole('button', { name: /고치기$/ })
    .first()
    .click();
  await page.getByRole('spinbutton', { name: '횟수' }).fill('3');
  await nextCheck(page).click();
  await eventually(async () => expect((await doneOnServer()).map(set => set.reps)).toEqual([3]));
});
