import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, nextCheck, readyWithoutNetwork, serverLog } from './steps/training.js';

/** A page that waited for the network would say so only after 15 s. */
const BEFORE_GIVING_UP_MS = 10_000;

/** Browser globals, untyped here: used in code that runs in the page. */
declare const caches: any;

const network = phoneNetwork();

test('where connections are taken and never answered, a member trains as without a network', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  network.stall();
  const start = page.getByRole('link', { name: '가슴과 팔 운동 시작' });
  await page.reload();
  await start.waitFor({ timeout: BEFORE_GIVING_UP_MS });

  // Cached numbers stand in for those that do not arrive.
  await start.click();
  await nextCheck(page).waitFor({ timeout: BEFORE_GIVING_UP_MS });
  await nextCheck(page).click();
  const undo = page.getByRole('button', { name: /완료 취소$/ });
  await undo.waitFor();
  await page.getByText('오프라인: 1세트 기기에 저장됨').waitFor();
  await page.reload();
  await nextCheck(page).click();
  await undo.nth(1).waitFor();
  // After two warm-up sets.
  await nextCheck(page).click();
  await undo.nth(2).waitFor();

  await page.getByRole('button', { name: '바벨 벤치프레스 동작 보기' }).click();
  await page.getByRole('heading', { name: '안전하게 하려면' }).waitFor({ timeout: BEFORE_GIVING_UP_MS });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '끝내기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
  await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
  await page.getByText(/이 기록을 보낸 뒤에 보여 드려요/).waitFor();

  await page.goto(`${network.url}/training/history`);
  await page.getByRole('link', { name: /가슴과 팔/ }).waitFor({ timeout: BEFORE_GIVING_UP_MS });

  await network.on();
  await eventually(async () => {
    const { sets } = await serverLog(network.t, member);
    expect(sets.filter(set => set.doneAt !== null && !set.deleted)).toHaveLength(3);
  }, 30_000);
});

test('a page that a network in between sends for everything is kept for nothing', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  const precached = readFileSync('dist/client/sw.js', 'utf8');
  const later = readdirSync('dist/client/assets').find(
    name => name.endsWith('.js') && !precached.includes(name),
  )!;
  const addresses = [`/assets/${later}`, '/figures/hack-squat.svg', '/api/workouts/copy'];
  const kindOf = (url: string) =>
    page.evaluate(async address => (await fetch(address)).headers.get('content-type'), url);

  network.answerItself();
  for (const address of addresses) await kindOf(address);
  await network.on();
  for (const address of addresses)
    expect([address, await kindOf(address)]).not.toEqual([address, 'text/html']);
});

test('what is from the phone is fetched anew once answers come again, though no browser tells of it', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/mypage', network.url);
  await readyWithoutNetwork(page);
  for (const [path, words] of [
    ['/mypage', /에 받은 내용이에요/],
    ['/searchworkout/1', /이 기기에 있는 운동에서 찾았어요/],
  ] as const) {
    network.stall();
    await page.goto(network.url + path);
    await page.getByText(words).waitFor();
    await network.on();
    await page.getByText(words).waitFor({ state: 'detached' });
  }
});

test('where the browser dropped the caches alone, member pages open without a network after one opening with it', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  const entries = () =>
    page.evaluate(async () => {
      const names: string[] = await caches.keys();
      const precache = await caches.open(names.find(name => name.includes('precache')));
      return (await precache.keys()).length as number;
    });
  const all = await entries();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
  await eventually(async () => expect(await entries()).toBe(all));
  await network.off(page);
  // Not opened since.
  await page.goto(`${network.url}/mypage`);
  await page.getByRole('button', { name: '가슴과 팔 메뉴' }).waitFor();
});
