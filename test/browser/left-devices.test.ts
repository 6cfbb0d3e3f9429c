import type { BrowserContext, Page } from 'playwright-core';
import { goOffline, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { keptRows, storedKeys } from './steps/kept-data.js';
import { logIn, openLoggedIn } from './steps/log-in.js';
import { beginRoutine, memberWithRoutine, nextCheck, serverLog } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const localStorage: any;

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

const idOf = ({ token }: TestMember): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub;
const logOf = (who: TestMember) => `routineup.training.${idOf(who)}`;
const databasesOf = (who: TestMember) => [
  `routineup.changes.${idOf(who)}`,
  `routineup.copy.${idOf(who)}`,
  logOf(who),
];

/** A phone with a session of one set, which the server has received. */
async function trainedOn(): Promise<Page> {
  const { page, context } = await openPage(live.browser, live.url, 'phone');
  contexts.push(context);
  await openLoggedIn(page, member, '/mypage');
  await page
    .getByRole('button', { name: '가슴과 팔', exact: true })
    .or(page.getByText('가슴과 팔'))
    .first()
    .waitFor();
  await page.goto('/training');
  await beginRoutine(page);
  await nextCheck(page).click();
  await page.getByRole('button', { name: /완료 취소$/ }).waitFor();
  await eventually(async () =>
    expect((await serverLog(live.t, member)).sets.some(set => set.doneAt)).toBe(true),
  );
  // No request is pending, and everything is stored.
  await eventually(async () => {
    const kept = Object.entries(await keptRows(page));
    expect(kept.map(([name]) => name.replace(/\d+$/, '')).sort()).toEqual([
      'routineup.changes.',
      'routineup.copy.',
      'routineup.training.',
    ]);
    expect(kept.find(([, rows]) => 'outbox' in rows)?.[1].outbox).toBe(0);
    expect(kept.find(([, rows]) => 'answers' in rows)?.[1].answers).toBeGreaterThan(0);
  });
  expect(await storedKeys(page)).toContain('routineup.routine');
  return page;
}

async function unsentOn(): Promise<Page> {
  const page = await trainedOn();
  await goOffline(page);
  await nextCheck(page).click();
  await page.getByText(/오프라인: 1세트 기기에 저장됨/).waitFor();
  return page;
}

async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('link', { name: /나가기/ }).click();
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
}

async function expectNothingKept(page: Page): Promise<void> {
  await eventually(async () => expect([await keptRows(page), await storedKeys(page)]).toEqual([{}, []]));
}

test('who logs out leaves nothing', async () => {
  const page = await trainedOn();
  await pressLogout(page);
  await page.getByText('로그아웃했어요.').waitFor();
  await expectNothingKept(page);
});

test('sets that were not sent can be thrown away with the logout', async () => {
  const page = await unsentOn();
  await pressLogout(page);
  await page.getByRole('button', { name: '이 기기에서 지우고 로그아웃' }).click();
  await page.getByText('로그아웃했어요.').waitFor();
  await expectNothingKept(page);
});

test('of sets that stay until the member is back nothing else stays, also when somebody else logs in', async () => {
  const page = await unsentOn();
  const theirs = logOf(member);
  await pressLogout(page);
  await page.getByRole('button', { name: '이 기기에 두고 로그아웃' }).click();
  await page.getByText('로그아웃했어요.').waitFor();
  const onlyUnsent = async (...others: string[]) => {
    const kept = Object.entries(await keptRows(page)).filter(([name]) => !others.includes(name));
    expect(kept).toEqual([[theirs, { sessions: 1, sets: 1, outbox: 1, drafts: 0, plans: 0, meta: 0 }]]);
  };
  await eventually(() => onlyUnsent());
  expect(await storedKeys(page)).toEqual([]);

  await page.context().setOffline(false);
  const another = await live.t.signUp();
  await page.goto('/login?next=/training');
  await logIn(page, another.email, another.password);
  await page.getByText('모두 저장됨').first().waitFor();
  await eventually(() => onlyUnsent(...databasesOf(another)));
});

test('a deleted account is deleted on the device it is deleted from and on every other that asks', async () => {
  const page = await trainedOn();
  const { page: other, context } = await openPage(live.browser, live.url, 'phone');
  contexts.push(context);
  await openLoggedIn(other, member, '/training');
  await eventually(async () => expect((await keptRows(other))[logOf(member)]?.sets).toBeGreaterThan(0));
  // Offline, so that none of its own requests learns of the deletion first.
  await goOffline(other);
  await page.goto('/mypage/account');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await question.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByText('계정과 모든 기록을 지웠어요.').waitFor();
  expect(await keptRows(page)).toEqual({});
  await expectNothingKept(page);

  await context.setOffline(false);
  await other.getByText('로그인이 만료됐어요. 다시 로그인해 주세요.').waitFor();
  await expectNothingKept(other);
});

test('who logs in after somebody whose login has run out finds nothing of theirs', async () => {
  const page = await trainedOn();
  const theirs = databasesOf(member);
  expect(Object.keys(await keptRows(page)).sort()).toEqual(theirs);
  await page.evaluate(() => localStorage.removeItem('routineup.session'));
  const another = await live.t.signUp();
  await page.goto('/login?next=/training');
  await logIn(page, another.email, another.password);
  await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
  await eventually(async () =>
    expect(Object.keys(await keptRows(page)).filter(name => theirs.includes(name))).toEqual([]),
  );
});
