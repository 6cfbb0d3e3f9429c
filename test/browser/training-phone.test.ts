import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { axeViolations } from './screens/axe.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';
import {
  beginRoutine,
  memberWithRoutine,
  nextCheck,
  readyWithoutNetwork,
  serverLog,
} from './steps/training.js';

const network = phoneNetwork();

test('a phone that was killed trains without a network from the start, and the server gets exactly those sets', async () => {
  const member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  await phone.wroteDown('routineup.session');
  await network.off(page);
  await phone.kill();

  page = await phone.start();
  await network.off(page);
  await page.goto(`${network.url}/training`);
  await page.getByText('지금은 연결되어 있지 않아요.').waitFor();
  await beginRoutine(page);
  const drawing = page.getByRole('button', { name: '바벨 벤치프레스 동작 보기' }).locator('img');
  await eventually(async () =>
    expect(await drawing.evaluate((image: any) => image.complete && image.naturalWidth > 0)).toBe(true),
  );
  await nextCheck(page).click();
  await page.getByText('오프라인: 1세트 기기에 저장됨').waitFor();
  const address = page.url();

  // In the middle of the session, with no chance to clean up.
  await nextCheck(page).click();
  await page.getByText('오프라인: 2세트 기기에 저장됨').waitFor();
  await phone.kill();
  page = await phone.start();
  await network.off(page);
  await page.goto(address);
  await page.getByText('오프라인: 2세트 기기에 저장됨').waitFor();
  await eventually(async () =>
    expect(await page.getByRole('button', { name: /완료 취소$/ }).count()).toBe(2),
  );
  await page.reload();
  await nextCheck(page).click();
  await page.getByText('오프라인: 3세트 기기에 저장됨').waitFor();

  await page.getByRole('button', { name: '끝내기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
  await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  await page.getByText(/이 기록을 보낸 뒤에 보여 드려요/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The end survives a kill as well.
  await phone.kill();
  page = await phone.start();
  await network.off(page);
  await page.goto(address);
  await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  expect((await serverLog(network.t, member)).sets).toEqual([]);

  await network.on(page);
  await page.getByRole('heading', { name: '다음에는' }).waitFor();
  const { sessions, sets } = await eventually(async () => {
    const log = await serverLog(network.t, member);
    expect(log.sessions[0]?.endedAt).toEqual(expect.any(String));
    return log;
  });
  expect(sessions).toHaveLength(1);
  expect(new URL(address).pathname).toBe(`/training/session/${sessions[0].id}`);
  const done = sets.filter(set => set.doneAt !== null && !set.deleted);
  expect(done).toHaveLength(3);
  expect(new Set(sets.map(set => set.id)).size).toBe(sets.length);
});

afterEach(() => network.on());

test('how a workout moves and its safety are there without a network', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  await network.off(page);
  await page.reload();
  await beginRoutine(page);
  await page.getByRole('button', { name: '바벨 벤치프레스 동작 보기' }).click();
  await page.getByRole('heading', { name: '안전하게 하려면' }).waitFor();
});

test('a full device says so at once, pretends nothing, and goes on once there is room', async () => {
  const member = await memberWithRoutine(network.t);
  const phone = network.phone();
  let page = await phone.start();
  await openLoggedIn(page, member, '/training', network.url);
  await beginRoutine(page);
  await nextCheck(page).click();
  await page.getByText(/^0:\d\d ·\s1\//).waitFor();
  const address = page.url();
  await phone.wroteDown('routineup.session');

  const full = await phone.restartFull(network.url);
  page = full.page;
  await page.goto(address);
  await nextCheck(page).click();
  await page.getByText(/저장 공간이 가득 차서 방금 것은 저장하지 못했어요/).waitFor();
  expect(await page.getByRole('button', { name: /완료 취소$/ }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await full.makeRoom();
  await nextCheck(page).click();
  await eventually(async () => {
    const { sets } = await serverLog(network.t, member);
    expect(sets.filter(set => set.doneAt !== null && !set.deleted)).toHaveLength(2);
  });
});

test('where the browser’s data is cleared during a session, the page says so and goes on with what the server has', async () => {
  const member = await memberWithRoutine(network.t);
  const saved = async (count: number) => {
    const { sets } = await serverLog(network.t, member);
    expect(sets.filter(set => set.doneAt !== null && !set.deleted)).toHaveLength(count);
  };
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  await beginRoutine(page);
  await nextCheck(page).click();
  await eventually(() => saved(1));
  await idle(page);
  await network.off(page);
  await nextCheck(page).click();
  await page.getByText('오프라인: 1세트 기기에 저장됨').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: network.url, storageTypes: 'indexeddb' });
  await page.getByText('이 기기에 없는 기록이에요').waitFor();
  await network.on(page);
  await page.getByText(/^0:\d\d ·\s1\//).waitFor();
  await nextCheck(page).click();
  await eventually(() => saved(2));
});
