import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { phoneNetwork } from '../support/phone-network.js';
import { openLoggedIn } from './steps/log-in.js';
import { memberWithRoutine, readyWithoutNetwork } from './steps/training.js';

jest.setTimeout(300_000);

const WITHIN_MS = 60_000;
const network = phoneNetwork();
const FROM_DEVICE = '서버에 연결할 수 없어서 이 기기에 있는 운동에서 찾았어요.';

/** As typed, by initial consonants, misspelt, on the wrong keyboard layout, without spaces, by part, and without a match. */
const KEYWORDS = ['벤치', 'ㄷㄷㄹㅍㅌ', '밴치프래스', 'qpscl', '등운동', '스쾃', '얼음낚시'];

async function search(page: Page, keyword: string): Promise<void> {
  const box = page.getByRole('combobox', { name: '운동 이름 검색' });
  await box.fill(keyword);
  await box.press('Enter');
  await page
    .getByRole('heading', { name: new RegExp(`${keyword}.*\\d+개`) })
    .or(page.getByText('찾는 운동이 없어요'))
    .first()
    .waitFor();
}
const names = (page: Page) => page.locator('main li h3').allTextContents();

test('workouts are found without a network as the server finds them, and open with all that is known of them', async () => {
  const member = await memberWithRoutine(network.t);
  const page = await network.phone().start();
  page.setDefaultTimeout(WITHIN_MS);
  await openLoggedIn(page, member, '/training', network.url);
  await readyWithoutNetwork(page);
  const answers = new Map<string, { names: string[]; total: number }>();
  for (const searchKeyword of KEYWORDS) {
    const { body, headers } = await network.t.post('/api/workouts/search/list/1', { searchKeyword });
    const found = body.map(({ koreanName }: { koreanName: string }) => koreanName);
    answers.set(searchKeyword, { names: found, total: Number(headers['x-total-count']) });
  }

  await network.off(page);
  await page.goto(`${network.url}/searchworkout/1`);
  await page.getByText(FROM_DEVICE).waitFor();
  for (const keyword of KEYWORDS) {
    await search(page, keyword);
    const answer = answers.get(keyword)!;
    await eventually(async () => expect([keyword, await names(page)]).toEqual([keyword, answer.names]));
    await page.getByText(new RegExp(`검색 결과 ${answer.total}개`)).waitFor();
  }

  // Opens a workout that is in no routine.
  const box = page.getByRole('combobox', { name: '운동 이름 검색' });
  await box.fill('ㄷㄷㄹㅍ');
  await page
    .getByRole('option', { name: /데드리프트/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /데드리프트/ }).waitFor();
  await page.getByText('안전하게 하려면').waitFor();

  // The server's results replace them once there is a network.
  await page.goto(`${network.url}/searchworkout/1?keyword=벤치`);
  await page.getByText(FROM_DEVICE).waitFor();
  await network.on(page);
  await page.getByText(FROM_DEVICE).waitFor({ state: 'detached' });
  await eventually(async () => expect(await names(page)).toEqual(answers.get('벤치')!.names));

  // Connections are accepted and never answered.
  network.stall();
  await search(page, '스쿼트');
  await page.getByText(FROM_DEVICE).waitFor({ timeout: 10_000 });
  await network.on();

  // Of the page itself only the head comes.
  network.stallAfterHeads();
  await page.goto(`${network.url}/searchworkout/1`);
  await page.getByText(FROM_DEVICE).waitFor();
  await network.on();

  // In Firefox the request that the browser itself makes beside the worker's start does not fail then: it answers with an error.
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(
    "Object.defineProperty(FetchEvent.prototype, 'preloadResponse', { get: () => Promise.resolve(Response.error()) })",
  );
  await network.off(page);
  await page.goto(`${network.url}/searchworkout/1`);
  await page.getByText(FROM_DEVICE).waitFor();
  await network.on(page);
  // Such an answer is none where the worker reaches the server.
  await page.goto(`${network.url}/searchworkout/1`);
  await page.locator('main li h3').first().waitFor();
  expect(await page.getByText(FROM_DEVICE).count()).toBe(0);
});
