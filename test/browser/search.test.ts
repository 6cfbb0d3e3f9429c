import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { holdAnswers } from './steps/hold-answers.js';
import { story } from './steps/story.js';

const live = liveBrowser();
let page: Page;
let faults: string[];

beforeAll(async () => {
  ({ page, faults } = await live.openPage());
});

afterEach(() => expect(faults).toEqual([]));

const step = story();
const box = () => page.getByRole('combobox', { name: '운동 이름 검색' });
const cards = () => page.locator('main li h3');

step('initial consonants find what begins with them, with suggestions while typing', async () => {
  await page.goto('/searchworkout/1');
  await cards().first().waitFor();
  await box().fill('ㄷㄷㄹㅍㅌ');
  await page.getByRole('option').first().waitFor();
  await box().press('Enter');
  await page.getByRole('heading', { name: /검색 결과 \d+개/ }).waitFor();
  await eventually(async () => expect(await cards().first().textContent()).toContain('데드리프트'));
});

step(
  'a filter narrows it, its address can be opened again, and 검색 지우기 takes the keyword away',
  async () => {
    await page.getByRole('button', { name: '엉덩이', exact: true }).click();
    await eventually(() => expect(decodeURIComponent(page.url())).toMatch(/엉덩이/));
    const address = page.url();
    await page.goto('/');
    await page.goto(address);
    await page.getByRole('heading', { name: /검색 결과/ }).waitFor();
    await page.getByRole('button', { name: '엉덩이', exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: '검색 지우기' }).click();
    await page.getByRole('heading', { name: /^엉덩이 운동/ }).waitFor();
  },
);

step('pages turn, are capped at the last one, and back from a detail returns to the same place', async () => {
  await page.goto('/searchworkout/1');
  await cards().first().waitFor();
  expect(await page.getByRole('button', { name: '이전 페이지' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '다음 페이지' }).click();
  await page.waitForURL('**/searchworkout/2*');
  await eventually(async () => expect(await page.evaluate<number>('window.scrollY')).toBe(0));
  await page.goto('/searchworkout/9999');
  await eventually(async () => expect(page.url()).not.toContain('9999'));
  await eventually(async () =>
    expect(await page.getByRole('button', { name: '다음 페이지' }).isDisabled()).toBe(true),
  );

  await page.goto('/searchworkout/2');
  const last = cards().last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.textContent();
  const place = await page.evaluate<number>('window.scrollY');
  expect(place).toBeGreaterThan(100);
  await last.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: name! }).waitFor();
  await page.goBack();
  await last.waitFor();
  await eventually(async () =>
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - place)).toBeLessThan(40),
  );
});

step('nothing found says so and offers a way on; a search with a slow answer shows skeletons', async () => {
  await page.goto(`/searchworkout/1?keyword=${encodeURIComponent('우주선')}`);
  await page.getByText('찾는 운동이 없어요').waitFor();
  const { come: answer } = await holdAnswers(page, '**/api/supplements/search/list/**');
  await page.goto(`/searchsupplement/1?keyword=${encodeURIComponent('프로틴')}`);
  await page.locator('[aria-busy=true]').first().waitFor();
  answer();
  await cards().first().waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

step('a server that is down is said in words, with a way to try again', async () => {
  await page.route('**/api/**', route => route.abort());
  await page.goto(`/searchsupplement/1?keyword=${encodeURIComponent('웨이')}`);
  const again = page.getByRole('button', { name: /다시/ });
  await again.first().waitFor({ timeout: 20_000 });
  await page.unrouteAll();
  await again.first().click();
  await cards().first().waitFor();
});

step('a visitor who adds from a detail is asked to log in', async () => {
  await cards().first().getByRole('link').click();
  await page.getByRole('button', { name: '내 보충제에 추가' }).first().click();
  await page.getByRole('dialog', { name: '로그인이 필요해요' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

step('a long keyword without a space that finds nothing stays within a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const keyword = '가나다라마바사아자차카타파하'.repeat(3);
  await page.goto(`/searchworkout/1?keyword=${encodeURIComponent(keyword)}`);
  await page.getByText('찾는 운동이 없어요').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.getByRole('button', { name: '검색 지우기' }).click();
  await cards().first().waitFor();
});
