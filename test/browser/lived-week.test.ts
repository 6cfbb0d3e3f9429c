import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { dayMenu, doEverySet, nextCheck, readyWithoutNetwork } from './steps/training.js';

jest.setTimeout(400_000);

/** Browser globals, untyped here: used in code that runs in the page. */
declare const caches: any;

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const NOON_IN_KOREA_MS = 3 * 3_600_000;

const network = phoneNetwork();

const strip = (page: Page) => page.getByRole('list', { name: '이번 주의 날' });
const dayIn = (page: Page, name: RegExp | string) => strip(page).getByRole('button', { name });
/** Does everything that is planned and ends the session. */
async function train(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /운동 시작$/ })
    .first()
    .click();
  await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
  await nextCheck(page).waitFor();
  await (await doEverySet(page)).click();
  const sheet = page.getByRole('dialog', { name: '운동을 끝낼까요?' });
  await sheet.getByRole('button', { name: '끝내기' }).click();
  await sheet.waitFor({ state: 'detached' });
}

describe('a week on a phone, lived to its end', () => {
  it('is planned in two presses; a day is missed, one moved, one lost to an illness, two trained without a network', async () => {
    const { t } = network;
    const now = t.clock.now().getTime();
    const weekday = (new Date(t.daysAgo(0)).getUTCDay() + 6) % 7;
    const monday = Date.parse(t.daysAgo(0)) + (7 - weekday) * DAY_MS + NOON_IN_KOREA_MS;
    t.clock.advance((monday - now) / 1000);
    const member = await t.signUp();
    const page = await network.phone().start();
    let day = 1;
    const at = (on: number) => new Date(monday + (on - 1) * DAY_MS);
    const until = async (next: number) => {
      t.clock.advance((next - day) * DAY_SECONDS);
      day = next;
      await page.clock.setFixedTime(at(day));
      await page.goto(`${network.url}/`);
      await strip(page).waitFor();
    };

    // Monday: the first week in two presses, its first day without a network.
    await page.clock.setFixedTime(at(1));
    await openLoggedIn(page, member, '/', network.url);
    await page.getByRole('button', { name: '이번 주 짜기' }).click();
    const accept = page.getByRole('button', { name: '이 주로 정하기' });
    await eventually(async () => expect(await accept.isEnabled()).toBe(true));
    await accept.click();
    await strip(page).waitFor();
    await dayIn(page, /^오늘 월요일, .*오늘 할 운동$/).waitFor();
    await page.getByText(/kg/).first().waitFor();
    await readyWithoutNetwork(page);
    await page.waitForFunction(() => caches.has('routineup:member'));
    await network.off(page);
    await page.reload();
    await train(page);
    await network.on(page);

    // Tuesday: the server knows what was done offline.
    await until(2);
    await dayIn(page, /^월요일, .*했어요$/).waitFor();
    await dayIn(page, /^수요일, .*할 운동$/).waitFor();

    // Thursday: Wednesday was missed.
    await until(4);
    const question = page.getByRole('region', { name: '놓친 운동' });
    await question.getByRole('heading', { name: '수요일을 놓쳤어요' }).waitFor();
    await question
      .getByText(/다른 날은 그대로예요|대신|더해요|빼요|달라요/)
      .first()
      .waitFor();
    const press = question.getByRole('button', { name: /로 옮기기$/ });
    const to = (await press.textContent())!.replace('로 옮기기', '');
    await press.click();
    await question.waitFor({ state: 'detached' });
    await dayIn(page, new RegExp(`${to}, .*할 운동$`)).waitFor();
    await dayIn(page, /^금요일, .*할 운동$/).waitFor();
    await dayIn(page, /^월요일, .*했어요$/).waitFor();

    // Moves Friday's day to Sunday.
    await dayIn(page, /^금요일/).click();
    await dayMenu(page).click();
    await page.getByRole('menuitem', { name: '일요일로 옮기기' }).click();
    await dayIn(page, /^일요일, .*할 운동$/).waitFor();

    // Friday: ill until Saturday.
    await until(5);
    await page.getByRole('button', { name: '이번 주 바꾸기' }).click();
    const dialog = page.getByRole('dialog', { name: '이번 주 바꾸기' });
    await dialog.getByRole('combobox', { name: '언제까지인가요?' }).selectOption({ index: 1 });
    const take = dialog.getByRole('button', { name: '이렇게 바꾸기' });
    await eventually(async () => expect(await take.isEnabled()).toBe(true));
    await take.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: '쉬는 중' }).waitFor();

    // Sunday: well again; nothing was missed, and the session is lighter, without a network.
    await until(7);
    expect(await question.count()).toBe(0);
    await dayIn(page, /^금요일, .*쉬어요$/).waitFor();
    await dayIn(page, /^오늘 일요일, .*오늘 할 운동$/).waitFor();
    await page.getByText(/^아파서 쉬었다가/).waitFor();
    await page.getByText(/kg/).first().waitFor();
    await network.off(page);
    await page.reload();
    await page
      .getByRole('link', { name: /운동 시작$/ })
      .first()
      .click();
    const light = page.getByRole('dialog', { name: '이번에는 가볍게 할까요?' });
    await light.getByText(/^아파서 쉬었다가/).waitFor();
    await light.getByRole('button', { name: '가볍게 하기' }).click();
    await page.waitForURL(/\/training\/session\/[0-9a-f-]{36}/);
    await page
      .getByText(/\(가볍게\)/)
      .first()
      .waitFor();
    await nextCheck(page).click();
    await network.on(page);
  });
});
