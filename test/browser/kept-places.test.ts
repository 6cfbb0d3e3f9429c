import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectFault } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { Phone } from '../support/phone.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { logIn, openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, readyWithoutNetwork } from './steps/training.js';

jest.setTimeout(300_000);

const WITHIN_MS = 60_000;
const network = phoneNetwork();

/** A member who has been recommended chest workouts once, so that a phone has what asking again needs. */
async function memberWhoAsked(): Promise<TestMember> {
  const member = await memberWithRoutine(network.t);
  await network.t.put('/api/user/health/readiness', { yes: [] }, member);
  const request = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸', '바벨', '덤벨', '평벤치'] };
  await network.t.post('/api/recommendation/workout', request, member);
  await eventually(async () => expect(await recommended(member)).toEqual(['DONE']));
  return member;
}
const recommended = async (member: TestMember): Promise<string[]> =>
  (await network.t.get('/api/recommendation', member)).body.map(({ status }: { status: string }) => status);
/** The machines of the member's places, by place. */
const placesOf = async (member: TestMember): Promise<Record<string, string[]>> => {
  const { body } = await network.t.get('/api/training/preferences', member);
  return Object.fromEntries(body.places.map((each: any) => [each.place, each.machineKoreanName]));
};

/** Opens the machines of 집 for chest workouts. */
async function openHome(page: Page): Promise<void> {
  await page.goto(`${network.url}/recommend/workout`);
  await page.getByRole('checkbox', { name: '가슴', exact: true }).check();
  await page.getByRole('button', { name: /^다음/ }).click();
  await page.getByRole('button', { name: /^집/ }).click();
  await unfolded(page);
}
/** The machines of a known place are collapsed, even while they are being read. */
async function unfolded(page: Page): Promise<void> {
  await chosenLine(page).waitFor();
  if (!(await machine(page, '덤벨').isVisible())) await chosenLine(page).click();
  await machine(page, '덤벨').waitFor();
}
const machine = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chosenLine = (page: Page) => page.getByText(/^기구 \d+개 골랐어요$/);
const ask = (page: Page) => page.getByRole('button', { name: '추천받기', exact: true }).click();
const result = (page: Page) => page.getByRole('heading', { name: /운동 \d개예요/ }).waitFor();

/** A phone on which machines of 집 and a recommendation for them wait for a network. */
async function askedOffline(phone: Phone, member: TestMember): Promise<Page> {
  const page = await phone.start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/mypage', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await openHome(page);
  await machine(page, '덤벨').check();
  await ask(page);
  await page.getByText(/연결되면 추천받아 둘게요/).waitFor();
  return page;
}

test('an own place made without a network is there after a kill, and sent once with what was asked for it; a full phone and a server at fault keep what was chosen', async () => {
  const member = await memberWhoAsked();
  const phone = network.phone();
  await askedOffline(phone, member);
  await phone.wroteDown('routineup.session');

  const { page } = await phone.restartFull(network.url);
  page.setDefaultTimeout(WITHIN_MS);
  await page.context().setOffline(true);
  await openHome(page);
  expect(await machine(page, '덤벨').isChecked()).toBe(true);
  await machine(page, '평벤치').check();
  await ask(page);
  await page.getByText(/기기의 저장 공간이 가득 차서 담아 두지도 못했어요/).waitFor();
  await page.reload();
  await unfolded(page);
  expect(await machine(page, '평벤치').isChecked()).toBe(true);

  await page.getByText('보내지 않은 변경 1개, 추천 요청 1개가 이 기기에 있어요').waitFor();
  expect(await placesOf(member)).toEqual({});
  await network.on(page);
  await eventually(async () => expect(await placesOf(member)).toEqual({ home: ['맨몸', '덤벨'] }), WITHIN_MS);
  await eventually(async () => expect(await recommended(member)).toHaveLength(2), WITHIN_MS);

  const message = page.getByText('기다리던 운동 추천을 받았어요.');
  await message.hover();
  for (const [width, textSize] of [
    [360, '200%'],
    [360, ''],
    [1280, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(`document.documentElement.style.fontSize = '${textSize}'`);
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    const [below, bar] = [await message.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()];
    expect(below!.y + below!.height).toBeLessThanOrEqual(bar!.y);
  }
  await page.route('**/api/training/preferences/places/*', route =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await ask(page);
  await page.getByText('문제가 생겼어요. 잠시 후 다시 시도해 주세요.').waitFor();
  await unfolded(page);
  expect(await machine(page, '평벤치').isChecked()).toBe(true);
  await page.unrouteAll();
  await ask(page);
  await result(page);
  expect((await placesOf(member)).home?.sort()).toEqual(['덤벨', '맨몸', '평벤치']);
  expect(await recommended(member)).toHaveLength(3);
  expectFault(phone.faults, /^500: \/api\/training\/preferences/);
});

test('a place and a recommendation that wait when the login ends are never sent as another member, and once as the same', async () => {
  const member = await memberWhoAsked();
  const other = await memberWhoAsked();
  const page = await askedOffline(network.phone(), member);
  expect((await network.t.get('/api/auth/logout', { token: member.refreshToken })).status).toBe(204);
  await network.on(page);
  const said = '보내지 않은 것은 이 기기에 있어요. 다시 로그인하면 보낼게요.';
  await page.getByRole('main').getByText(said).waitFor();

  await logIn(page, other.email, other.password);
  await page.waitForURL('**/recommend/**');
  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '가슴과 팔', exact: true }).waitFor();
  await readyWithoutNetwork(page);
  expect(await page.getByText('보내지 않은 변경').count()).toBe(0);
  await page.getByRole('button', { name: /홍길동님|내 계정/ }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByText('로그아웃했어요.').waitFor();

  await page.goto(`${network.url}/login?next=/mypage`);
  await logIn(page, member.email, member.password);
  const again = await network.t.logIn(member);
  await eventually(async () => expect(await placesOf(again)).toEqual({ home: ['맨몸', '덤벨'] }), WITHIN_MS);
  await page.getByText('기다리던 운동 추천을 받았어요.').waitFor();
  await page.reload();
  await readyWithoutNetwork(page);
  expect(await recommended(again)).toHaveLength(2);
  const otherAgain = await network.t.logIn(other);
  expect([await placesOf(otherAgain), await recommended(otherAgain)]).toEqual([{}, ['DONE']]);
});
