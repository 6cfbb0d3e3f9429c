import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { keptRows } from './steps/kept-data.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, readyWithoutNetwork } from './steps/training.js';

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

const changesKept = async (page: Page) =>
  Object.values(await keptRows(page)).find(rows => 'changes' in rows)?.changes;

test('what was kept is sent as well where the phone is full by now, and a change that can neither wait nor be sent says why', async () => {
  member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await rename(page, '가슴과 팔', '월요일');
  await page.getByText('보내지 않은 변경 1개가 이 기기에 있어요').waitFor();
  await phone.wroteDown('routineup.session');
  await phone.kill();

  // A browser that has begun to write uses the earlier quota: full from its start.
  page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
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
  await page.getByRole('button', { name: /^바벨 벤치프레스.*자세히 보기/ }).click();
  await page
    .getByRole('button', { name: /무게.*늘리기/ })
    .first()
    .click();
  await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
  // These lines move the menu down: the tabs at the bottom must not cover its last entry.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: '월요일 메뉴' }).click();
  await page.getByRole('menuitem', { name: '루틴 삭제' }).click({ trial: true });
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
  await page.getByText(/다른 기기: 가슴의 날 · 이 기기: 월요일/).waitFor();
  await eventually(async () => expect((await workouts())[0].weight).toBeGreaterThan(weight), WITHIN_MS);
  expect((await routines())[0].routineName).toBe('가슴의 날');
  await page.getByRole('button', { name: '이 기기 것으로' }).click();
  const names = async () => (await routines()).map(({ routineName }) => routineName);
  await eventually(async () => expect(await names()).toEqual(['월요일', '하체']), WITHIN_MS);
  await eventually(async () => expect(await changesKept(page)).toBe(0), WITHIN_MS);
});
