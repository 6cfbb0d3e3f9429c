import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { keptRows } from './steps/kept-data.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';
import { memberWithRoutine } from './steps/training.js';

const ROUTINES = '/api/myfit/routines/workout';
const live = liveBrowser();
let page: Page;
let member: TestMember;
const step = story();

const read = async (path: string): Promise<any> => (await live.t.get(path, { token: member.token })).body;
const routines = async (): Promise<any[]> => (await read(ROUTINES)).routines;
const workouts = async (): Promise<any[]> => read(`${ROUTINES}/${(await routines())[0].routineId}`);

beforeAll(async () => {
  ({ page } = await live.openPage('phone'));
  member = await memberWithRoutine(live.t);
  await live.t.put('/api/user/health/readiness', { yes: [] }, { token: member.token });
});

/** The server processes what `act` posts to `path`, but the answer is lost; the client retries once, without asking the user. */
async function losingTheAnswer(path: string, act: () => Promise<void>): Promise<void> {
  let lost = 0;
  await page.route(`${live.url}${path}`, async route => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await act();
  await eventually(async () => {
    expect(lost).toBe(1);
    const kept = Object.values(await keptRows(page)).find(rows => 'changes' in rows);
    expect(kept?.changes ?? 0).toBe(0);
  }, 60_000);
  await page.unrouteAll();
  expect(await page.getByText('다른 기기:').count()).toBe(0);
}

step('a routine’s name', async () => {
  await openLoggedIn(page, member, '/mypage');
  await losingTheAnswer(ROUTINES, async () => {
    await page.getByRole('button', { name: '가슴과 팔 메뉴' }).click();
    await page.getByRole('menuitem', { name: '이름 수정' }).click();
    const field = page.getByRole('textbox', { name: '루틴 이름' });
    await field.fill('월요일');
    await field.press('Enter');
  });
  expect((await routines()).map(({ routineName }) => routineName)).toEqual(['월요일']);
});

step('a weight', async () => {
  const [{ weight }] = await workouts();
  await page.getByRole('button', { name: /^바벨 벤치프레스.*자세히 보기/ }).click();
  await losingTheAnswer(`${ROUTINES}/update/*`, () =>
    page
      .getByRole('button', { name: /무게.*늘리기/ })
      .first()
      .click(),
  );
  expect((await workouts())[0].weight).toBeGreaterThan(weight);
});

step('a workout that goes', async () => {
  await losingTheAnswer(`${ROUTINES}/delete/*`, () =>
    page.getByRole('button', { name: '바벨 벤치프레스 빼기' }).click(),
  );
  expect((await workouts()).map(({ workoutName }) => workoutName)).toEqual(['덤벨 컬']);
});

step('body data of which nothing was measured', async () => {
  await page.goto(`${live.url}/mypage/fixbodyinfo`);
  await page.getByLabel('체중').fill('71.5');
  await page.getByText('체형으로 고르기').click();
  await page.getByRole('radio', { name: /모르겠어요/ }).check({ force: true });
  await losingTheAnswer('/api/bodyData', () =>
    page.getByRole('button', { name: '완료', exact: true }).click(),
  );
  expect((await read('/api/bodyData/recent')).weight).toBe(71.5);
});

step('answers about health', async () => {
  await page.goto(`${live.url}/mypage/health`);
  await page.getByRole('button', { name: '우유', exact: true }).click();
  await losingTheAnswer('/api/user/health', () =>
    page.getByRole('button', { name: '저장', exact: true }).click(),
  );
  expect((await read('/api/user/health')).allergens).toEqual(['우유']);
});

const histories = (): Promise<any[]> => read('/api/recommendation');

step('supplements that are asked for', async () => {
  await page.goto(`${live.url}/recommend/supplementpurpose`);
  await page.getByRole('checkbox', { name: /^근육 증가/ }).check();
  await page.getByRole('button', { name: /^다음/ }).click();
  await losingTheAnswer('/api/recommendation/supplement', () =>
    page.getByRole('button', { name: '추천받기', exact: true }).click(),
  );
  expect((await histories()).map(({ type }) => type)).toEqual(['supplement']);
});

step('workouts that are asked for', async () => {
  await page.goto(`${live.url}/recommend/workout`);
  await page.getByRole('checkbox', { name: '가슴', exact: true }).check();
  await page.getByRole('button', { name: /^다음/ }).click();
  await page.getByRole('button', { name: /^기구 직접 고르기/ }).click();
  await page.getByRole('checkbox', { name: '덤벨', exact: true }).check();
  await losingTheAnswer('/api/recommendation/workout', () =>
    page.getByRole('button', { name: '추천받기', exact: true }).click(),
  );
  expect((await histories()).map(({ type }) => type)).toEqual(['workout', 'supplement']);
});

step('the same with a sore knee', async () => {
  const [{ id }] = await histories();
  await page.goto(`${live.url}/recommend/machineresult?history=${id}`);
  await page.getByRole('button', { name: /아픈 곳/ }).click();
  await losingTheAnswer('/api/recommendation/workout', () =>
    page.getByRole('button', { name: '무릎', exact: true }).click(),
  );
  expect(await histories()).toHaveLength(3);
  expect((await read('/api/user/health')).soreAreas).toEqual(['무릎']);
});
