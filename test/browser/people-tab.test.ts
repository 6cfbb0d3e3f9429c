import type { Page } from 'playwright-core';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { SeedCorrections } from '../../src/catalogue/seed/corrections/seed-corrections.js';
import { loadSeedData } from '../../src/catalogue/seed/seed-data.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { logInAdmin } from './steps/log-in-admin.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const PASSWORD = 'long-and-not-guessed';
const ADDRESS = 'viewer@example.com';

const live = liveBrowser();
/** The tabs of the owner and of the invited person. */
let page: Page;
let guest: Page;
beforeAll(async () => {
  ({ page } = await live.openPage());
  ({ page: guest } = await live.openPage());
});

const step = story();

step('a member, and who has no login, see no page of the admins', async () => {
  const member = await live.t.signUp();
  const asked: string[] = [];
  guest.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/admin/')) asked.push(request.url());
  });
  for (const tab of ['workouts', 'reported', 'prices', 'history', 'dashboard', 'offers', 'people']) {
    await guest.goto(`/admin?tab=${tab}`);
    await guest.getByRole('heading', { name: '관리자 로그인' }).waitFor();
    await openLoggedIn(guest, member, `/admin?tab=${tab}`);
    await guest.getByRole('heading', { name: '관리자 로그인' }).waitFor();
  }
  expect(asked).toEqual([]);
});

step('an owner invites somebody by mail, who joins and only looks', async () => {
  await logInAdmin(page, live.t.config.admin, '/admin?tab=people');
  await page.getByLabel('초대할 사람의 이메일').fill(ADDRESS);
  await page.getByLabel('역할', { exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: '초대 메일 보내기' }).click();
  await page.getByRole('button', { name: `${ADDRESS} 초대 거두기` }).waitFor();
  const mail = await eventually(() => {
    const found = live.t.mails().find(({ to }) => to === ADDRESS);
    if (!found) throw new Error('no mail has come');
    return found;
  });
  const token = /\/admin\/join#([\w-]{43})/.exec(mail.text)![1]!;
  await guest.goto(`/admin/join#${token}`);
  await guest.getByLabel('아이디').fill('looker');
  await guest.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  // The next navigation would cancel the response.
  const joined = guest.waitForResponse(response => response.request().method() === 'POST');
  await guest.getByRole('main').locator('button[type=submit]').click();
  expect((await joined).ok()).toBe(true);
  await logInAdmin(guest, { loginId: 'looker', password: PASSWORD });
  await guest.getByRole('tab', { name: '현황' }).click();
  await guest.getByRole('heading', { name: '뒤에서 하는 작업' }).waitFor();
  expect(await guest.getByRole('tab', { name: '관리자', exact: true }).count()).toBe(0);
  await guest.getByRole('tab', { name: '기구' }).click();
  await guest.getByRole('region', { name: '기구 목록' }).waitFor();
  expect(await guest.getByRole('button', { name: '추가', exact: true }).count()).toBe(0);
});

step('the owner lets who only looked edit, and look again', async () => {
  const become = async (role: string) => {
    const answered = page.waitForResponse(response => response.request().method() === 'PUT');
    await page.getByLabel('looker의 역할').selectOption(role);
    expect((await answered).status()).toBe(200);
  };
  const add = guest.getByRole('button', { name: '추가', exact: true });
  await page.reload();
  await become('editor');
  await guest.reload();
  await add.waitFor();
  await become('viewer');
  await guest.reload();
  await guest.getByRole('region', { name: '기구 목록' }).waitFor();
  expect(await add.count()).toBe(0);
});

step('the last owner cannot go; who is kept out is out at once', async () => {
  await page.getByRole('button', { name: 'admin 로그인 막기' }).click();
  await page
    .getByRole('alert')
    .getByText(/소유자/)
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'looker 로그인 막기' }).click();
  await page.getByRole('button', { name: 'looker 다시 들이기' }).waitFor();
  await guest.getByRole('tab', { name: '현황' }).click();
  await guest.getByRole('heading', { name: '관리자 로그인' }).waitFor();
});

step('what a new version offers is taken field by field', async () => {
  const token = await live.t.adminToken();
  const at = '/api/admin/workouts/1';
  const { imgPath: _, id: _id, ...row } = (await live.t.get(at, { token })).body;
  // An admin's value differs from this version's, and the next version's differs from both.
  const [ours, next] = [1, 2, 3].filter(skill => skill !== row.skill);
  expect((await live.t.put(at, { ...row, skill: ours }, { token })).status).toBe(200);
  const { slug } = await live.t.database.read.findOneByOrFail(Workout, { id: 1 });
  const data = await loadSeedData();
  const workouts = data.workouts.map(seed => (seed.slug === slug ? { ...seed, skill: next as 1 } : seed));
  const { offered } = await live.t.database.write(manager =>
    new SeedCorrections(manager, new Date()).write({ ...data, workouts }),
  );
  expect(offered).toBe(1);
  await page.goto('/admin?tab=offers');
  await page.getByRole('tab', { name: '새 판 1', selected: true }).waitFor();
  const card = page.getByRole('article');
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: /고른 항목 바꾸기$/ }).click();
  await page.getByText('정할 것이 없어요').waitFor();
  expect((await live.t.get(at, { token })).body.skill).toBe(next);
});
