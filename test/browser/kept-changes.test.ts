import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { idle } from './steps/idle.js';
import { keptRows } from './steps/kept-data.js';
import { logIn, openLoggedIn } from './steps/log-in.js';
import { freshRoutine, putRoutines } from './steps/routines-elsewhere.js';
import { watchText } from './steps/seen-text.js';
import { memberWithRoutine, nextCheck, readyWithoutNetwork } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const navigator: any;
declare const scrollTo: any;

jest.setTimeout(300_000);

const WITHIN_MS = 60_000;
const ROUTINES = '/api/myfit/routines/workout';
const network = phoneNetwork();
let member: TestMember;

const routines = async (): Promise<any[]> =>
  (await network.t.get(ROUTINES, { token: member.token })).body.routines;
const workouts = async (): Promise<any[]> =>
  (await network.t.get(`${ROUTINES}/${(await routines())[0].routineId}`, { token: member.token })).body;

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `${from} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '이름 수정' }).click();
  const field = page.getByRole('textbox', { name: '루틴 이름' });
  await field.fill(to);
  await field.press('Enter');
  await page.getByRole('button', { name: to, exact: true }).waitFor();
}

async function makeHeavier(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^바벨 벤치프레스.*자세히 보기/ }).click();
  await page
    .getByRole('button', { name: /무게.*늘리기/ })
    .first()
    .click();
}

/** A change that waits on a phone without a network. */
async function renamedOffline(page: Page): Promise<void> {
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await rename(page, '가슴과 팔', '월요일');
  await page.getByText('보내지 않은 변경 1개가 이 기기에 있어요').waitFor();
}

const changesKept = async (page: Page) =>
  Object.values(await keptRows(page)).find(rows => 'changes' in rows)?.changes;

test('what was kept is sent as well where the phone is full by now, and a change that can neither wait nor be sent says why', async () => {
  member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  await renamedOffline(page);
  await phone.wroteDown('routineup.session');

  ({ page } = await phone.restartFull(network.url));
  page.setDefaultTimeout(WITHIN_MS);
  await network.on(page);
  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  await eventually(async () => expect((await routines())[0].routineName).toBe('월요일'), WITHIN_MS);
  await page.getByText('보내지 않은 변경').waitFor({ state: 'detached' });
  await network.off(page);
  await page.getByRole('button', { name: '월요일 메뉴' }).click();
  await page.getByRole('menuitem', { name: '이름 수정' }).click();
  await page.getByRole('textbox', { name: '루틴 이름' }).fill('화요일');
  await page.keyboard.press('Enter');
  await page.getByText(/기기의 저장 공간이 가득 차서 담아 두지도 못했어요/).waitFor();
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  await network.on(page);
});

test('what is changed without a network survives a kill, is sent when there is one, and asks where somebody else changed it', async () => {
  member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await page.getByText('바벨 벤치프레스').first().waitFor();
  await eventually(
    async () =>
      expect(Object.values(await keptRows(page)).find(rows => 'plans' in rows)?.plans).toBeGreaterThanOrEqual(
        4,
      ),
    WITHIN_MS,
  );

  await network.off(page);
  await rename(page, '가슴과 팔', '월요일');
  await makeHeavier(page);
  await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
  // These lines move the menu down: the tabs at the bottom must not cover its last entry.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: '월요일 메뉴' }).click();
  await page.getByRole('menuitem', { name: '루틴 지우기' }).click({ trial: true });
  await page.keyboard.press('Escape');
  // The browser writes local storage to disk seconds later.
  await phone.wroteDown('routineup.session');

  await phone.kill();
  page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  await page.goto(`${network.url}/mypage`).catch(() => undefined);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
  expect((await routines())[0].routineName).toBe('가슴과 팔');

  // The logout asks for confirmation.
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByRole('heading', { name: '아직 보내지 못한 변경 2개가 있어요' }).waitFor();
  await page.getByRole('button', { name: '취소' }).click();

  // Meanwhile another device renamed the same routine and added one.
  const [routine] = await routines();
  const [{ weight }] = await workouts();
  await network.t.post(
    ROUTINES,
    {
      routines: [
        { ...routine, routineName: '가슴의 날' },
        { routineId: -1, routineIndex: 1, routineName: '하체' },
      ],
    },
    { token: member.token },
  );
  await network.on(page);
  await page.getByText(/다른 기기: 가슴의 날 ·\s이 기기: 월요일/).waitFor();
  await eventually(async () => expect((await workouts())[0].weight).toBeGreaterThan(weight), WITHIN_MS);
  expect((await routines())[0].routineName).toBe('가슴의 날');
  await page.getByRole('button', { name: '이 기기 것으로' }).click();
  const names = async () => (await routines()).map(({ routineName }) => routineName);
  await eventually(async () => expect(await names()).toEqual(['월요일', '하체']), WITHIN_MS);
  await eventually(async () => expect(await changesKept(page)).toBe(0), WITHIN_MS);

  // The other choice: the screen shows it, and the focus stays on the page.
  await network.off(page);
  await rename(page, '월요일', '화요일');
  await page.getByText('보내지 않은 변경 1개가 이 기기에 있어요').waitFor();
  const [renamed, added] = await routines();
  await network.t.post(
    ROUTINES,
    { routines: [{ ...renamed, routineName: '수요일' }, added] },
    { token: member.token },
  );
  await network.on(page);
  await page.getByText(/다른 기기: 수요일 ·\s이 기기: 화요일/).waitFor();
  await page.getByRole('button', { name: '다른 기기 것으로' }).click();
  await page.getByRole('button', { name: '수요일', exact: true }).waitFor();
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
});

test('what was changed without a network stays as changed on the screen when it is back', async () => {
  member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await renamedOffline(page);
  await page.evaluate(`
    globalThis.old = 0;
    new MutationObserver(() => (old += document.querySelector('main').innerText.includes('가슴과 팔')))
      .observe(document.body, { childList: true, subtree: true, characterData: true });
  `);
  // Long enough for the page to fetch again.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await network.on(page);
  await eventually(async () => expect((await routines())[0].routineName).toBe('월요일'), WITHIN_MS);
  await eventually(async () => expect(await changesKept(page)).toBe(0), WITHIN_MS);
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(await page.evaluate('old')).toBe(0);
});

test('an app opened with a network while changes wait shows them, never what the server still has', async () => {
  member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  await renamedOffline(page);
  await phone.wroteDown('routineup.session');
  await phone.kill();

  page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  const seen = await watchText(page);
  await network.on(page);
  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  await eventually(async () => expect((await routines())[0].routineName).toBe('월요일'), WITHIN_MS);
  await page.getByText('보내지 않은 변경').waitFor({ state: 'detached' });
  expect(seen.filter(words => words.includes('가슴과 팔'))).toEqual([]);
});

test('a workout that is added without a network is named in 내 루틴 and is in a session begun from it', async () => {
  member = await memberWithRoutine(network.t);
  await putRoutines(network.t, member, [...(await routines()), freshRoutine('등')]);
  const { workoutId } = (await workouts()).find(({ workoutName }) => workoutName === '덤벨 컬');
  const page = await network.phone().start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await page.getByRole('button', { name: '등', exact: true }).waitFor();
  await readyWithoutNetwork(page);
  await network.off(page);
  await page.goto(`${network.url}/searchworkout/1/workoutdetail/${workoutId}`);
  await page.getByRole('button', { name: '내 루틴에 담기' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('spinbutton', { name: '횟수' }).fill('15');
  await picker.getByRole('button', { name: '다음' }).click();
  await picker.getByLabel('등', { exact: true }).check();
  await picker.getByRole('button', { name: '담기', exact: true }).click();
  await page.getByText('연결되면 등에 운동을 담을게요.').waitFor();

  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '등', exact: true }).click();
  await page.getByText('연결되면 덤벨 컬을 담을게요.').waitFor();
  const [waits, age] = await Promise.all(
    [/^보내지 않은 변경 1개가/, /에 받은 내용이에요/].map(line => page.getByText(line).boundingBox()),
  );
  expect(age!.y).toBeGreaterThanOrEqual(waits!.y + waits!.height);

  const [, { routineId }] = await routines();
  await page.goto(`${network.url}/training/session/new?routine=${routineId}`);
  await page.getByText(/목표 15회/).waitFor();
  await network.on(page);
  await page.goto(`${network.url}/mypage?routine=${routineId}`);
  await page
    .getByRole('region', { name: '루틴' })
    .getByRole('button', { name: /^덤벨 컬/ })
    .waitFor();
  await eventually(async () => expect(await page.getByText(/연결되면/).count()).toBe(0), WITHIN_MS);
});

test('a session begun without a network is as changed here; an order changed elsewhere is asked about, and what is gone only told', async () => {
  member = await memberWithRoutine(network.t);
  const put = (list: object[]) => putRoutines(network.t, member, list);
  await put([...(await routines()), freshRoutine('등'), freshRoutine('하체')]);
  const [chest, back, legs] = await routines();
  const page = await network.phone().start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await rename(page, '가슴과 팔', '월요일');
  await makeHeavier(page);
  await page.getByRole('button', { name: /^덤벨 컬.*자세히 보기/ }).click();
  await page.getByRole('button', { name: '덤벨 컬 빼기' }).click();
  await page.getByRole('button', { name: '하체 메뉴' }).click();
  await page.getByRole('menuitem', { name: '순서 바꾸기: 왼쪽' }).click();
  await page.getByText('보내지 않은 변경 4개가 이 기기에 있어요').waitFor();

  await page.goto(`${network.url}/training/session/new?routine=${chest.routineId}`);
  await nextCheck(page).waitFor();
  await page.getByRole('heading', { name: '월요일' }).waitFor();
  expect(await page.getByText('덤벨 컬').count()).toBe(0);
  expect(await page.getByRole('button', { name: /\d세트 .*완료$/ }).count()).toBe(2);
  await page.getByText(/목표 42\.5kg × 10회/).waitFor();

  await put([back, chest, legs]);
  await put([back, legs]);
  await network.on(page);
  await page.goto(`${network.url}/mypage`);
  await page.getByText(/변경을 저장하지 못했어요. 그사이 지워진 루틴이나 운동이에요/).waitFor();
  await page.getByRole('button', { name: '확인했어요' }).click();
  const asked = page.getByText(
    '가슴과 팔은 그사이 다른 기기에서 바뀌었어요. 다른 기기: 지움 · 이 기기: 월요일',
  );
  await asked.waitFor();
  await page.getByRole('button', { name: '다른 기기 것으로' }).click();
  await asked.waitFor({ state: 'detached' });
  await eventually(async () => expect(await changesKept(page)).toBe(0), WITHIN_MS);
  // The other device has not changed 등 and 하체.
  const namesThere = async () => (await routines()).map(({ routineName }) => routineName);
  await eventually(async () => expect(await namesThere()).toEqual(['하체', '등']), WITHIN_MS);

  await put([legs, back, freshRoutine('어깨')]);
  const [, , shoulders] = await routines();
  await page.reload();
  await page.getByRole('button', { name: '어깨', exact: true }).waitFor();
  await network.off(page);
  await page.getByRole('button', { name: '어깨 메뉴' }).click();
  await page.getByRole('menuitem', { name: '순서 바꾸기: 왼쪽' }).click();
  await page.getByText('보내지 않은 변경 1개가 이 기기에 있어요').waitFor();
  await put([back, legs, shoulders]);
  await network.on(page);
  await page
    .getByText(
      '루틴 순서는 그사이 다른 기기에서 바뀌었어요. 다른 기기: 등, 하체, 어깨 · 이 기기: 하체, 어깨, 등',
    )
    .waitFor();
  expect(await namesThere()).toEqual(['등', '하체', '어깨']);
  await page.getByRole('button', { name: '이 기기 것으로' }).click();
  await eventually(async () => expect(await namesThere()).toEqual(['하체', '어깨', '등']), WITHIN_MS);
});

test('what waits when the server ends the login is announced, kept from the next member, and sent after the next login', async () => {
  member = await memberWithRoutine(network.t);
  const other = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await renamedOffline(page);
  expect((await network.t.get('/api/auth/logout', { token: member.refreshToken })).status).toBe(204);
  await network.on(page);
  await page.getByText('보내지 않은 것은 이 기기에 있어요. 다시 로그인하면 보낼게요.').waitFor();

  await logIn(page, other.email, other.password);
  await page.getByRole('button', { name: '가슴과 팔', exact: true }).waitFor();
  await readyWithoutNetwork(page);
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByText('로그아웃했어요.').waitFor();
  const { body: kept } = await network.t.get(ROUTINES, { token: other.token });
  expect(kept.routines[0].routineName).toBe('가슴과 팔');

  await page.goto(`${network.url}/login?next=/mypage`);
  await logIn(page, member.email, member.password);
  await page.getByRole('button', { name: '월요일', exact: true }).waitFor();
  member = await network.t.logIn(member);
  await eventually(async () => expect((await routines())[0].routineName).toBe('월요일'), WITHIN_MS);
  await eventually(async () => expect(await changesKept(page)).toBe(0), WITHIN_MS);
});
