import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
import { freshRoutine, putRoutines } from './steps/routines-elsewhere.js';
import {
  beginRoutine,
  doEverySet,
  memberWithRoutine,
  readyWithoutNetwork,
  serverLog,
} from './steps/training.js';

jest.setTimeout(300_000);

const WITHIN_MS = 60_000;
const ROUTINES = '/api/myfit/routines/workout';
const network = phoneNetwork();
let member: TestMember;

/** A phone that needs no network any more, at a page of the member's. */
async function readyAt(path: string): Promise<Page> {
  const page = await network.phone().start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, path, network.url);
  await readyWithoutNetwork(page);
  return page;
}

test('an order made without a network is that of the routines which another device has left', async () => {
  member = await memberWithRoutine(network.t);
  const routines = async (): Promise<any[]> => (await network.t.get(ROUTINES, member)).body.routines;
  await putRoutines(network.t, member, [...(await routines()), freshRoutine('등'), freshRoutine('하체')]);
  const [chest, , legs] = await routines();
  const page = await readyAt('/mypage');
  await network.off(page);
  for (const name of ['등', '하체']) {
    await page.getByRole('button', { name: `${name} 메뉴` }).click();
    await page.getByRole('menuitem', { name: '순서 바꾸기: 왼쪽' }).click();
  }
  await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
  expect(await tabs(page)).toEqual(['등', '하체', '가슴과 팔']);

  await putRoutines(network.t, member, [chest, legs]);
  await network.on(page);
  await page.getByText('보내지 않은 변경').waitFor({ state: 'detached' });
  const named = async () => (await routines()).map(({ routineName }) => routineName);
  expect(await named()).toEqual(['하체', '가슴과 팔']);
  await eventually(async () => expect(await tabs(page)).toEqual(['하체', '가슴과 팔']), WITHIN_MS);
  expect(await page.getByText(/그사이|저장하지 못했어요/).count()).toBe(0);
});

/** The routines, as 내 루틴 shows them. */
const tabs = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: / 메뉴$/ })
    .evaluateAll((buttons: any[]) =>
      buttons
        .map(button => button.getAttribute('aria-label').replace(/ 메뉴$/, ''))
        .filter((name: string) => ['등', '하체', '가슴과 팔'].includes(name)),
    );

test('a set that was taken out and brought back without a network is there after a reload, and on the server', async () => {
  member = await memberWithRoutine(network.t);
  const page = await readyAt('/training');
  const rows = page.getByRole('button', { name: /^\d세트.*고치기$/ });
  const takeOut = async (count: number) => {
    await rows.first().click();
    await page.getByRole('button', { name: '이 세트 빼기' }).click();
    await eventually(async () => expect(await rows.count()).toBe(count), WITHIN_MS);
  };
  const setsThere = async (deleted: boolean) =>
    (await serverLog(network.t, member)).sets.filter(set => set.kind === 'work' && set.deleted === deleted)
      .length;
  await beginRoutine(page);
  await eventually(async () => expect(await setsThere(false)).toBe(4), WITHIN_MS);
  await network.off(page);
  await takeOut(1);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await eventually(async () => expect(await rows.count()).toBe(2), WITHIN_MS);
  await page.reload();
  await rows.nth(1).waitFor();
  await (await doEverySet(page)).click();
  await page.getByRole('dialog').getByRole('button', { name: '끝내기', exact: true }).click();
  await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  await network.on(page);
  await page.getByText('모두 저장됨').first().waitFor();
  expect([await setsThere(false), await setsThere(true)]).toEqual([4, 0]);

  // Taken out with a network, so that the server has it as deleted.
  const { sessions } = await serverLog(network.t, member);
  await page.goto(`${network.url}/training/session/${sessions[0].id}`);
  const edit = async () => {
    await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
    await page.getByRole('menuitem', { name: '세트 고치기' }).click();
  };
  await edit();
  await takeOut(3);
  await eventually(async () => expect(await setsThere(true)).toBe(1), WITHIN_MS);
  await network.off(page);
  await page.getByRole('button', { name: '처음대로' }).click();
  await page.getByText('고치기 전으로 되돌렸어요.').waitFor();
  await page.reload();
  await edit();
  await eventually(async () => expect(await rows.count()).toBe(4), WITHIN_MS);
  await network.on(page);
  await page.getByText('모두 저장됨').first().waitFor();
  await eventually(async () => expect(await setsThere(false)).toBe(4), WITHIN_MS);
});
