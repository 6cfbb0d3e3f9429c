import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { logIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();

/** A visitor finds something, logs in when asked, and continues where they were. */
describe('details on a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const title = () => page.getByRole('heading', { level: 1 });
  const toast = () => page.getByRole('status', { name: '알림' });

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
  });

  /** Confirms the requested login, and returns to the same address with the same content. */
  const logInFromHere = async () => {
    const address = page.url();
    const shown = await title().textContent();
    const prompt = page.getByRole('dialog', { name: '로그인이 필요해요' });
    await prompt.getByRole('button', { name: '로그인하기' }).click();
    await page.waitForURL(/\/login\?next=/);
    await logIn(page, member.email, member.password);
    await page.waitForURL(address);
    await eventually(async () => expect(await title().textContent()).toBe(shown));
  };

  step('a visitor reads a workout, is asked to log in for adding it, and comes back to it', async () => {
    await page.goto('/searchworkout/2');
    await page.locator('main li h3').first().getByRole('link').click();
    await page.getByRole('heading', { name: '동작 방법' }).waitFor();
    const add = page.getByRole('button', { name: '내 루틴에 담기' });
    await add.click();
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await add.click();
    await logInFromHere();
  });

  step('adds it by a double click once, with its own numbers, to a routine made on the way', async () => {
    const name = (await title().textContent())!;
    await page.getByRole('button', { name: '내 루틴에 담기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: '횟수' }).fill('12');
    await dialog.getByRole('button', { name: '다음' }).click();
    await dialog.getByLabel('새 루틴 만들기').fill('아침 운동');
    await dialog.getByRole('button', { name: '만들기', exact: true }).click();
    await eventually(async () => expect(await dialog.getByLabel('아침 운동').isChecked()).toBe(true));
    await dialog.getByRole('button', { name: '담기', exact: true }).dblclick();
    await toast().getByText('아침 운동에 운동을 담았어요!').waitFor();
    await toast().getByRole('button', { name: '루틴 보기' }).click();
    await page.waitForURL('**/mypage');
    const cards = page.getByRole('region', { name: '루틴' }).locator('ol > li');
    await cards.filter({ hasText: name }).getByText('12회 × 3세트').waitFor();
    expect(await cards.count()).toBe(1);
  });

  step(
    'a supplement changes with its flavour and is added to my supplements, a second time not',
    async () => {
      await page.goto('/searchsupplement/1');
      await page.locator('main li h3').first().getByRole('link').click();
      const add = page.getByRole('button', { name: '내 보충제에 추가' });
      await add.waitFor();
      const name = (await title().textContent())!;
      const flavour = page.getByLabel('맛');
      const before = page.url();
      await flavour.selectOption({ index: 1 });
      await eventually(() => expect(page.url()).not.toBe(before));
      await page.reload();
      await eventually(async () => expect(await title().textContent()).toBe(name));
      await add.click();
      await toast().getByText('내 보충제에 추가했어요.').waitFor();
      await add.click();
      await toast().getByText('이미 내 보충제에 있어요.').waitFor();
    },
  );

  step('my supplements lead to the detail and back, one is taken out and put back', async () => {
    await page.goto('/mypage');
    const section = page.getByRole('region', { name: '내 보충제' });
    const items = section.getByRole('listitem');
    await items.first().getByRole('link').click();
    await page.waitForURL(/\/supplementdetail\/\d+$/);
    await title().waitFor();
    await page.goBack();
    await items
      .first()
      .getByRole('button', { name: / 빼기$/ })
      .click();
    await section.waitFor({ state: 'detached' });
    const back = page.waitForResponse(
      answer => answer.request().method() === 'POST' && answer.url().includes('/routines/supplement/'),
    );
    await toast().getByRole('button', { name: '되돌리기' }).click();
    await back;
    await items.first().waitFor();
    await page.reload();
    await eventually(async () => expect(await items.count()).toBe(1));
  });

  step('what is not there says so and leads on', async () => {
    await page.goto('/searchworkout/1/workoutdetail/999999');
    await page.getByText('운동을 찾을 수 없어요').waitFor();
    await page.goto('/searchsupplement/1/supplementdetail/nothing');
    await page.getByText('보충제를 찾을 수 없어요').waitFor();
    await page.goto('/no-such-page/at-all');
    await page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: '운동 둘러보기' }).click();
    await page.waitForURL('**/searchworkout/1');
    await page.locator('main li h3').first().waitFor();
  });
});
