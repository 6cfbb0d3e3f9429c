import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { mondayOf } from '../../src/common/time/dates.js';
import { launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import type { TestMember } from '../support/test-app.js';
import { axeViolations } from './screens/axe.js';
import { drawn } from './steps/drag.js';
import { holdAnswers } from './steps/hold-answers.js';
import { openLoggedIn } from './steps/log-in.js';
import { watchText } from './steps/seen-text.js';
import { dayMenu, memberWithRoutine, nextCheck } from './steps/training.js';

jest.setTimeout(300_000);

/** Browser globals, untyped here: used in code that runs in the page. */
declare const caches: any;
declare const navigator: any;
declare const document: any;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Monday of this week in Korea: requests to the server need its real time. */
const ON_MONDAY = mondayOf(new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10));
const dateAfter = (days: number) =>
  new Date(Date.parse(ON_MONDAY) + days * DAY_MS).toISOString().slice(0, 10);
const HERO = '오늘 들 무게, 내 몸이 알려 줘요';

const network = phoneNetwork();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A week with full-body sessions on these days (1 = Monday), accepted by its member. */
async function acceptedWeek(days: readonly number[]): Promise<TestMember> {
  const member = await network.t.signUp();
  const wishes = days.map(day => ({ day, minutes: 30, place: 'gym' }));
  const asked = await network.t.post(
    '/api/recommendation/week',
    { startsOn: ON_MONDAY, days: wishes, experience: '보통' },
    member,
  );
  const address = `/api/recommendation/week/history/${asked.body.id}`;
  await eventually(async () => expect((await network.t.get(address, member)).body.status).toBe('DONE'));
  const accepted = await network.t.post(`/api/week?on=${ON_MONDAY}`, { historyId: asked.body.id }, member);
  expect(accepted.status).toBe(200);
  return member;
}

/** Sets the page's clock to that day of the week. */
async function openOn(day: number, member: TestMember): Promise<Page> {
  const { page } = await openPage(browser, network.url, 'phone');
  await page.clock.setFixedTime(new Date(`${dateAfter(day - 1)}T03:00:00Z`));
  await openLoggedIn(page, member, '/');
  await strip(page).waitFor();
  return page;
}

const strip = (page: Page) => page.getByRole('list', { name: '이번 주의 날' });
const dayIn = (page: Page, name: RegExp | string) => strip(page).getByRole('button', { name });

describe('오늘 at /', () => {
  it('is a first week in two presses, and what a member sees of /', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, member, '/');
    await page.getByRole('button', { name: '이번 주 짜기' }).click();
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await eventually(async () => expect(await accept.isEnabled()).toBe(true));
    await accept.click();
    await strip(page).waitFor();
    await page.getByRole('region', { name: '이번 주 근육' }).waitFor();
    expect(await page.getByText(HERO).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    // The second day: started and done in two presses.
    await page.reload();
    await page
      .getByRole('link', { name: /운동 시작$/ })
      .first()
      .click();
    await nextCheck(page).click();
    await page.goto('/');
    await page.getByRole('link', { name: '이어서 하기' }).waitFor();
    await page.close();
  });

  it('searches, and leads to the landing page as 소개', async () => {
    const { page } = await openPage(browser, network.url, 'phone');
    await openLoggedIn(page, await memberWithRoutine(network.t), '/');
    await page.getByRole('link', { name: '가슴과 팔 운동 시작' }).waitFor();
    await page.getByRole('searchbox', { name: '운동 검색' }).fill('스쿼트');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/searchworkout/1?keyword=*');
    await page.getByRole('button', { name: /님$/ }).click();
    await page.getByRole('link', { name: '루틴업 소개' }).click();
    await page.getByRole('heading', { level: 1, name: HERO }).waitFor();
    await page.getByRole('link', { name: '루틴업 홈' }).click();
    await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
    await page.close();
  });

  it('keeps the focus in the week when the part for dragging arrives late', async () => {
    const member = await acceptedWeek([1, 4]);
    const { page } = await openPage(browser, network.url, 'phone');
    const { come: arrive } = await holdAnswers(page, '**/assets/drag-strip-*.js');
    await openLoggedIn(page, member, '/');
    const third = strip(page).getByRole('button').nth(2);
    await third.focus();
    await strip(page).evaluate((list: any) => (list.id = 'before'));
    arrive();
    await page.waitForFunction(() => document.getElementById('before') === null);
    await eventually(async () =>
      expect(await third.evaluate((day: any) => day === document.activeElement)).toBe(true),
    );
    await page.close();
  });

  it('is the landing page again for who logs out, and opens from this device without an answer', async () => {
    const member = await acceptedWeek([1, 4]);
    const page = await network.phone().start();
    await openLoggedIn(page, member, '/', network.url);
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await page.waitForFunction(() => caches.has('routineup:member'));
    // For a member it is not even requested.
    expect(await (await page.reload())!.text()).not.toContain('id="hero-title"');
    await network.off(page);
    const seen = await watchText(page);
    await page.reload();
    await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
    expect(seen.filter(words => words.includes(HERO))).toEqual([]);
    await network.on(page);
    await page.reload();
    await page.getByRole('button', { name: /님$/ }).click();
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: HERO }).waitFor();
    await page.waitForFunction(async () => !(await caches.has('routineup:member')));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: HERO }).waitFor();
  });

  it('shows nothing of the landing page where the server has sent it to a member', async () => {
    const member = await network.t.signUp();
    const { page } = await openPage(browser, network.url, 'phone');
    const { come: release } = await holdAnswers(page, '**/assets/*.js');
    const typefaces: string[] = [];
    page.on('request', request => request.resourceType() === 'font' && typefaces.push(request.url()));
    const asked = page.waitForRequest('**/api/week?on=*');
    const opening = openLoggedIn(page, member, '/');
    await page.waitForFunction(() => document.documentElement?.dataset.member === '');
    await asked;
    // Its own requests and scripts do not wait for the landing page's typeface.
    expect(typefaces).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    release();
    await opening;
    await page.getByRole('heading', { name: '오늘', exact: true }).waitFor();
    await page.close();
  });
});

describe('a day that was missed', () => {
  it('is asked about once, and moved', async () => {
    const page = await openOn(2, await acceptedWeek([1, 4]));
    const question = page.getByRole('region', { name: '놓친 운동' });
    await question.getByRole('heading', { name: '월요일을 놓쳤어요' }).waitFor();
    expect(await question.getByRole('img').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await question.getByText(/연속이에요|연달아 하는 부위는 없어요/).waitFor();
    await question.getByText(/세트를 덜 해요/).waitFor();
    const press = question.getByRole('button', { name: /로 옮기기$/ });
    const to = (await press.textContent())!.replace('로 옮기기', '');
    await press.click();
    await question.waitFor({ state: 'detached' });
    await dayIn(page, new RegExp(`${to}, .*할 운동$`)).waitFor();
    await page.reload();
    await strip(page).waitFor();
    expect(await question.count()).toBe(0);
    await page.close();
  });

  it('may be left as it is', async () => {
    const page = await openOn(2, await acceptedWeek([1, 4]));
    const question = page.getByRole('region', { name: '놓친 운동' });
    await question.getByRole('button', { name: '그대로 두기' }).click();
    await question.waitFor({ state: 'detached' });
    await dayIn(page, /^월요일, .*쉬기로 했어요$/).waitFor();
    await page.close();
  });
});

describe('a day that is moved', () => {
  it('by the mouse says what it costs and is taken back; by the keyboard and the menu it moves too', async () => {
    const member = await acceptedWeek([1, 4]);
    const { page } = await openPage(browser, network.url, 'desktop');
    await page.clock.setFixedTime(new Date(`${dateAfter(0)}T03:00:00Z`));
    await openLoggedIn(page, member, '/');
    const thursday = dayIn(page, /^목요일, .*할 운동$/);
    await thursday.waitFor();
    const toasts = page.getByRole('status', { name: '알림' });
    const cost = page.getByText(/^화요일로 옮기면: /);
    await eventually(async () => {
      const [from, to] = [await thursday.boundingBox(), await dayIn(page, /^화요일/).boundingBox()];
      await page.mouse.move(from!.x + from!.width / 2, from!.y + 20);
      await page.mouse.down();
      await page.mouse.move(to!.x + to!.width / 2, to!.y + 24, { steps: 8 });
      const said = await cost.count();
      if (said === 0) await page.mouse.up();
      expect(said).toBe(1);
    });
    await page.mouse.up();
    await toasts.getByText(/^화요일로 옮겼어요\. .*(이틀 연속이에요|연달아 하는 부위는 없어요)/).waitFor();
    await dayIn(page, /^화요일, .*할 운동$/).waitFor();
    await toasts.getByRole('button', { name: '되돌리기' }).click();
    await thursday.waitFor();

    await thursday.focus();
    await page.keyboard.press('Shift+ArrowRight');
    const friday = dayIn(page, /^금요일, .*할 운동$/);
    await friday.waitFor();
    await eventually(async () =>
      expect(await friday.evaluate((element: any) => element === element.ownerDocument.activeElement)).toBe(
        true,
      ),
    );

    await dayMenu(page).click();
    await page.getByRole('menuitem', { name: '토요일로 옮기기' }).click();
    await dayIn(page, /^토요일, .*할 운동$/).waitFor();
    await page.close();
  });

  it('under the pointer is not another one, where a device has put that in its place meanwhile', async () => {
    const member = await acceptedWeek([1, 4]);
    const { page } = await openPage(browser, network.url, 'desktop');
    await page.clock.setFixedTime(new Date(`${dateAfter(0)}T03:00:00Z`));
    await openLoggedIn(page, member, '/');
    const thursday = dayIn(page, /^목요일, .*할 운동$/);
    await thursday.waitFor();
    await eventually(async () => {
      const [from, to] = [await thursday.boundingBox(), await dayIn(page, /^금요일/).boundingBox()];
      await page.mouse.move(from!.x + from!.width / 2, from!.y + 20);
      await page.mouse.down();
      await page.mouse.move(to!.x + to!.width / 2, to!.y + 24, { steps: 8 });
      const said = await page.getByText(/^금요일로 옮기면: /).count();
      if (said === 0) await page.mouse.up();
      expect(said).toBe(1);
    });
    const dayOf = async (index: number, day: number) =>
      network.t.put(`/api/week/${ON_MONDAY}/days/${index}?on=${ON_MONDAY}`, { day }, member);
    await dayOf(1, 6);
    await dayOf(0, 4);
    // As when the network returns half an hour later.
    await page.clock.setFixedTime(new Date(`${dateAfter(0)}T03:30:00Z`));
    await page.evaluate(`for (const type of ['offline', 'online']) dispatchEvent(new Event(type))`);
    await dayIn(page, /^토요일, .*할 운동$/).waitFor();
    const sent: string[] = [];
    page.on('request', request => request.method() === 'PUT' && sent.push(request.url()));
    await page.mouse.up();
    await drawn(page);
    expect(sent).toEqual([]);
    await page.close();
  });
});

describe('a planned day', () => {
  it('has one workout swapped and taken back, is kept as a routine, and gives way to one', async () => {
    const page = await openOn(1, await acceptedWeek([1, 3]));
    const card = page.getByRole('region', { name: /오늘 할 운동$/ });
    const title = (await card.getByRole('heading').textContent())!;
    const swaps = card.getByRole('listitem').getByRole('button', { name: /바꾸기$/ });
    const first = (await swaps.first().getAttribute('aria-label'))!;
    await swaps.first().click();
    const choices = page.getByRole('dialog', { name: '다른 운동으로' });
    await choices.getByRole('listitem').first().getByRole('button').click();
    await choices.waitFor({ state: 'detached' });
    await eventually(async () => expect(await swaps.first().getAttribute('aria-label')).not.toBe(first));
    await page.getByRole('button', { name: '되돌리기' }).click();
    await card.getByRole('button', { name: first }).waitFor();

    await card.getByRole('button', { name: `${title} 바꾸기`, exact: true }).click();
    await page.getByRole('menuitem', { name: '루틴으로 저장' }).click();
    await page.getByText(`‘${title}’ 루틴으로 저장했어요.`).waitFor();

    const { come: plan } = await holdAnswers(page, '**/api/recommendation/week');
    await page.getByRole('button', { name: '이번 주 바꾸기' }).click();
    const dialog = page.getByRole('dialog', { name: '이번 주 바꾸기' });
    const byRoutine = dialog.getByRole('radio', { name: '내 루틴으로 해요' });
    const planning = dialog.getByText('남은 날을 다시 짜고 있어요.');
    await planning.waitFor();
    await dialog.evaluate((element: any) =>
      Promise.all(element.getAnimations().map(({ finished }: any) => finished)),
    );
    const place = await byRoutine.boundingBox();
    plan();
    await planning.waitFor({ state: 'detached' });
    expect(await byRoutine.boundingBox()).toEqual(place);
    await byRoutine.check({ force: true });
    await dialog.getByRole('combobox', { name: '어느 날인가요?' }).selectOption({ index: 2 });
    await dialog.getByRole('combobox', { name: '어느 루틴인가요?' }).selectOption({ label: title });
    const take = dialog.getByRole('button', { name: '이렇게 바꾸기' });
    await eventually(async () => expect(await take.isEnabled()).toBe(true));
    await take.click();
    await dialog.waitFor({ state: 'detached' });
    await dayIn(page, /^수요일/).click();
    const wednesday = page.getByRole('region', { name: `${title}, 다음 운동` });
    const start = await wednesday.getByRole('link', { name: /운동 시작$/ }).getAttribute('href');
    expect(start).toMatch(/^\/training\/session\/new\?routine=\d+$/);
    // A routine can only be changed where it is stored.
    expect(await wednesday.getByRole('listitem').getByRole('button').count()).toBe(0);
    await page.close();
  });

  it('that another device has moved since says so', async () => {
    const member = await acceptedWeek([1, 3]);
    const page = await openOn(1, member);
    await dayIn(page, /^수요일/).click();
    const card = page.getByRole('region', { name: /다음 운동$/ });
    const title = (await card.getByRole('heading').textContent())!;
    await card.getByRole('button', { name: `${title} 바꾸기`, exact: true }).click();
    // It is shown before the server has it, which is to have it before the other device's.
    const stored = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('menuitem', { name: '목요일로 옮기기' }).click();
    await dayIn(page, `목요일, ${title}, 할 운동`).waitFor();
    await stored;
    // On whichever page is open when this device learns of it.
    const told = page.getByText(/^다른 기기에서 .* 토요일로 옮겼어요\.$/).waitFor();
    await network.t.put(`/api/week/${ON_MONDAY}/days/1?on=${ON_MONDAY}`, { day: 6 }, member);
    await page.clock.setFixedTime(new Date(`${dateAfter(0)}T03:30:00Z`));
    await page.getByRole('link', { name: '한 주 모두 보기' }).click();
    await told;
    await page.close();
  });
});
