import { jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { mondayOf } from '../../src/common/time/dates.js';
import { launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { idle } from './steps/idle.js';
import { keptRows } from './steps/kept-data.js';
import { openLoggedIn } from './steps/log-in.js';
import { dayMenu, doEverySet, nextCheck, readyWithoutNetwork } from './steps/training.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const navigator: any;

jest.setTimeout(300_000);

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const plansKept = async (page: Page) =>
  Object.values(await keptRows(page)).find(rows => 'plans' in rows)?.plans;

/** A member's Monday, Wednesday and Friday, accepted on the next Monday by the server's clock. */
async function acceptedWeek(cardio: object[] = []) {
  const { t } = network;
  const monday = t.nextMonday();
  const member = await t.signUp();
  const days = [1, 3, 5].map(day => ({ day, minutes: 45, place: 'gym' }));
  const { id } = (await t.post('/api/recommendation/week', { startsOn: monday, days, cardio }, member)).body;
  await eventually(async () =>
    expect((await t.get(`/api/recommendation/week/history/${id}`, member)).status).toBe(200),
  );
  await t.post(`/api/week?on=${monday}`, { historyId: id }, member);
  return { monday, member };
}

describe('a week on a phone', () => {
  it('is planned, and begun in two presses more', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await page.getByRole('heading', { name: '이렇게 할 수 있어요' }).waitFor();
    await accept.click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    await page.getByText('왜 이렇게 짰나요').waitFor();

    const start = page.getByRole('link', { name: /운동 시작$/ }).first();
    const title = (await start.getAttribute('aria-label'))!.replace(' 운동 시작', '');
    await start.click();
    await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
    await page.getByText(title).first().waitFor();
    await nextCheck(page).waitFor();
    await page.close();
  });

  it('after this one is planned ahead, and is there without a network once it has begun', async () => {
    const member = await network.t.signUp();
    const page = await network.phone().start();
    await openLoggedIn(page, member, '/week', network.url);
    await page.getByRole('link', { name: '다음 주' }).click();
    await page.getByRole('heading', { level: 1, name: '다음 주' }).waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    const days = page.getByRole('list', { name: '다음 주의 날' });
    await days.getByRole('button', { name: /^월요일, .*, 할 운동$/ }).click();
    const first = page.getByRole('region', { name: /월요일에 할 운동$/ });
    await first.getByText(/kg/).first().waitFor();
    expect(await page.getByRole('link', { name: /운동 시작$/ }).count()).toBe(0);
    await readyWithoutNetwork(page);
    // Every day of it, not the one on screen alone.
    const today = new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10);
    const monday = Date.parse(mondayOf(today));
    const within = new Date(monday + 7 * DAY_S * 1_000).toISOString().slice(0, 10);
    const { plan } = (await network.t.get(`/api/week?on=${today}&within=${within}`, member)).body;
    const ids = plan.days.flatMap(({ items }: any) => items.map(({ workoutId }: any) => workoutId));
    await eventually(async () => expect(await plansKept(page)).toBeGreaterThan(new Set(ids).size));

    await network.off(page);
    await page.clock.setFixedTime(monday + 9 * DAY_S * 1_000 + 3 * HOUR_MS);
    await page.goto(network.url);
    await page.getByRole('button', { name: /^월요일, .*, 놓쳤어요$/ }).waitFor();
    const card = page.getByRole('region', { name: /오늘 할 운동$/ });
    await card.getByRole('link', { name: /운동 시작$/ }).click();
    await nextCheck(page).waitFor();
  });

  it('says what is proved later of the week that is shown, and leaves its days', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    let go = (): void => undefined;
    const seen = new Promise<void>(resolve => (go = resolve));
    // As if the first search had ended sooner.
    await page.route(/\/week\/history\/\d+$/, async route => {
      const response = await route.fetch();
      const body = await response.json();
      const proof = { proved: false, gapPercent: 4.4 };
      await route.fulfill({ response, json: body.proof ? { ...body, proof } : body });
    });
    await page.route(/\/week\/history\/\d+\/gains$/, async route => {
      await seen;
      await route.continue();
    });
    await openLoggedIn(page, member, '/week');
    const early = page.getByText('이 조건에서 가장 좋은 주와 많아야 4.4% 차이예요.');
    await early.waitFor();
    const days = page.getByRole('region', { name: '이렇게 할 수 있어요' }).getByRole('listitem');
    const before = await days.allTextContents();
    go();
    await early.waitFor({ state: 'detached' });
    await page.getByText(/가장 좋은 주(예요\. \(증명됨\)|와 많아야 [\d.]+% 차이예요\.)$/).waitFor();
    expect(await days.allTextContents()).toEqual(before);
    await page.close();
  });

  it('without days: one is left out and taken up again, another week takes the place of this one', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
    await page.getByRole('button', { name: '요일은 그때그때' }).click();
    // On a Sunday one day is left, on other days more are: twice from the most, whatever the day.
    const more = page.getByRole('button', { name: '일주일에 1번 늘리기' });
    while (await more.isEnabled()) await more.click();
    for (let times = 6; times > 2; times--)
      await page.getByRole('button', { name: '일주일에 1번 줄이기' }).click();
    await page
      .getByRole('region', { name: '시간을 더 내면' })
      .getByText(/^하루 더 하면 적어도 [\d.]+% 더 좋은 주예요\.$/)
      .waitFor();
    await page.getByRole('button', { name: '하루 더하기' }).click();
    await page.getByText('3번째').waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    const card = page.getByRole('region', { name: /다음 운동$/ });
    const start = card.getByRole('link', { name: /운동 시작$/ });
    const first = await start.getAttribute('href');
    await dayMenu(card).click();
    await page.getByRole('menuitem', { name: '이번 주는 쉬기' }).click();
    await eventually(async () => expect(await start.getAttribute('href')).not.toBe(first));
    await page.getByRole('button', { name: '다시 짜기' }).click();
    await page.getByRole('radio', { name: '30분' }).check({ force: true });
    await page
      .getByText(/^(2\d|30)분쯤$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page.getByRole('button', { name: '다시 짜기' }).waitFor();
    const drop = page.getByRole('button', { name: '계획 지우기' });
    await drop.click();
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
    await drop.click();
    await page.getByRole('dialog').getByRole('button', { name: '지우기', exact: true }).click();
    await page.getByRole('button', { name: '이 주로 정하기' }).waitFor();
    await page.close();
  });

  it('has no workout that the member leaves out, and keeps one that is to stay', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/week');
    const plan = page.getByRole('region', { name: '이렇게 할 수 있어요' });
    const menus = plan.getByRole('button', { name: /바꾸기$/ });
    const labels = await eventually(async () => {
      const found = await menus.evaluateAll((all: any[]) =>
        all.map(each => each.getAttribute('aria-label').replace(' 바꾸기', '')),
      );
      expect(found.length).toBeGreaterThan(3);
      return found as string[];
    });
    const out = labels[0]!;
    const stays = labels.find(name => name !== out)!;
    const menuOf = (name: string) =>
      plan.getByRole('button', { name: new RegExp(`^${name} (고정됨, )?바꾸기`) });
    await menuOf(out).first().click();
    await page.getByRole('menuitem', { name: '이 운동은 빼기' }).click();
    await eventually(async () => expect(await menuOf(out).count()).toBe(0));
    await menuOf(stays).first().click();
    await page.getByRole('menuitem', { name: '이 운동은 꼭 넣기' }).click();
    await plan
      .getByRole('button', { name: `${stays} 고정됨, 바꾸기` })
      .first()
      .waitFor();
    await page.getByRole('button', { name: `${out}: 뺄 운동에서 빼기` }).waitFor();
    await page.getByRole('button', { name: `${stays}: 꼭 넣을 운동에서 빼기` }).waitFor();
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await eventually(async () => expect(await accept.isEnabled()).toBe(true));
    await accept.click();
    await page.getByRole('list', { name: '이번 주의 날' }).waitFor();
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const { plan: accepted } = (await network.t.get(`/api/week?on=${today}`, member)).body;
    const names = accepted.days.flatMap(({ items }: any) => items.map(({ koreanName }: any) => koreanName));
    expect(names).not.toContain(out);
    expect(names).toContain(stays);
    await page.close();
  });

  it('is moved without a network, sent later, and asked about where another device has moved the same day', async () => {
    const { t } = network;
    const { monday, member } = await acceptedWeek([{ day: 6, minutes: 30, effort: 'moderate' }]);
    const stored = async () => (await t.get(`/api/week?on=${monday}`, member)).body;
    const daysOf = async () => (await stored()).plan.days.map(({ day }: any) => day);

    const page = await network.phone().start();
    await page.clock.setFixedTime(new Date(Date.parse(monday) + 3 * 3_600_000));
    await openLoggedIn(page, member, '/week', network.url);
    const strip = page.getByRole('list', { name: '이번 주의 날' });
    const dayIn = (name: RegExp) => strip.getByRole('button', { name });
    const press = async (menu: Locator, item: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await dayIn(/^수요일/).click();
    await readyWithoutNetwork(page);
    await network.off(page);
    await press(dayMenu(page), '목요일로 옮기기');
    await dayIn(/^목요일, .*할 운동$/).waitFor();
    await dayIn(/^토요일/).click();
    await press(page.getByRole('button', { name: '유산소 옮기기' }), '일요일로 옮기기');
    await dayIn(/^일요일, 쉬는 날, 유산소$/).waitFor();
    await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
    await page.reload();
    await dayIn(/^목요일, .*할 운동$/).waitFor();
    await page.getByText('보내지 않은 변경 2개가 이 기기에 있어요').waitFor();
    expect(await daysOf()).toEqual([1, 3, 5]);
    await network.on(page);
    await eventually(async () => expect(await daysOf()).toEqual([1, 4, 5]));
    await eventually(async () => expect((await stored()).cardio.planned[0].day).toBe(7));
    await page.getByText('보내지 않은 변경').waitFor({ state: 'detached' });
    await dayIn(/^목요일, .*할 운동$/).waitFor();

    // Both devices move Friday's day, this one without a network.
    await network.off(page);
    await dayIn(/^금요일/).click();
    await press(dayMenu(page), '토요일로 옮기기');
    await dayIn(/^토요일, .*할 운동$/).waitFor();
    // A change that was never tried without a network is the newer one, and nobody is asked.
    await page.getByText('보내지 않은 변경 1개가 이 기기에 있어요').waitFor();
    await t.put(`/api/week/${monday}/days/2?on=${monday}`, { day: 7 }, member);
    await network.on(page);
    await page.getByText(/다른 기기: 일요일 ·\s이 기기: 토요일/).waitFor();
    await page.getByRole('button', { name: '이 기기 것으로' }).click();
    await eventually(async () => expect(await daysOf()).toEqual([1, 4, 6]));
  });

  it('stands there without a network, and its day begins', async () => {
    const member = await network.t.signUp();
    const page = await network.phone().start();
    await openLoggedIn(page, member, '/week', network.url);
    await page.getByRole('button', { name: '요일은 그때그때' }).click();
    await page.getByRole('button', { name: '일주일에 1번 늘리기' }).click();
    await page.getByText('2번째').waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page
      .getByRole('region', { name: /다음 운동$/ })
      .getByText(/kg/)
      .first()
      .waitFor();
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await network.off(page);
    await page.reload();
    await page.getByRole('link', { name: /운동 시작$/ }).click();
    await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
    await nextCheck(page).click();

    // Half done, then done: 이번 주 knows it as 오늘 does.
    const openWeek = () => page.goto(`${network.url}/week`);
    const next = page.getByRole('region', { name: /다음 운동$/ });
    await openWeek();
    await next.waitFor();
    await idle(page);
    expect(await next.getByRole('link', { name: /운동 시작$/ }).count()).toBe(0);
    const title = (await next.getByRole('heading').textContent())!;
    await page.goto(`${network.url}/training`);
    await page.getByRole('link', { name: '이어서 하기' }).click();
    await (await doEverySet(page)).click();
    await page.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
    await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
    await openWeek();
    await page.getByRole('button', { name: `${title}, 했어요` }).waitFor();
    await network.on(page);
  });

  // Last: it puts the server's clock where no phone of another test is.
  it('whose days are over on its Sunday asks for one that is left', async () => {
    const { t } = network;
    const { monday, member } = await acceptedWeek();
    // The next week's Sunday; nothing was planned for that week.
    t.clock.advance(13 * DAY_S);
    const { page } = await openPage(browser, network.url, 'phone');
    await page.clock.setFixedTime(new Date(Date.parse(monday) + 13 * 86_400_000 + 3 * 3_600_000));
    await openLoggedIn(page, await t.logIn(member), '/week');
    await page.getByText('이번 주에 남은 요일이 없어요').waitFor();
    expect(await page.getByRole('button', { name: '이 주로 정하기' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '일요일' }).click();
    await page.getByRole('heading', { name: '이렇게 할 수 있어요' }).waitFor();
    await page.getByRole('button', { name: '이 주로 정하기' }).click();
    await page
      .getByRole('list', { name: '이번 주의 날' })
      .getByRole('button', { name: /^오늘 일요일, .*할 운동$/ })
      .waitFor();
    await page.close();
  });
});
