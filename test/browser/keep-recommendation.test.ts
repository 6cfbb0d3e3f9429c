import { liveBrowser } from '../support/live-browser.js';
import { createDemo } from './screens/demo.js';
import { SCREENS, showScreen } from './screens/screens.js';

const live = liveBrowser();

it('makes a routine of a recommendation by one press on a phone', async () => {
  const demo = await createDemo({
    url: live.url,
    admin: live.t.config.admin,
    lastCode: email => live.t.lastCode(email),
  });
  const { page } = await live.openPage('phone');
  await showScreen(
    page,
    SCREENS.find(({ name }) => name === 'recommend-result')!,
    demo,
  );
  const recommended = await page.getByRole('button', { name: /접기$|자세히 보기/ }).count();
  expect(recommended).toBeGreaterThan(2);
  await page.getByRole('button', { name: '이 추천으로 루틴 만들기' }).click();
  await page.getByText(`운동 ${recommended}개를 담았어요.`).waitFor();
  await page.getByRole('link', { name: '만든 루틴 보기' }).click();
  const places = page.getByRole('button', { name: /순서 바꾸기/ });
  await places.first().waitFor();
  expect(await places.count()).toBe(recommended);

  // On paper: only that routine, with a checkbox for every set.
  const sets = (await page.getByText(/× \d세트$/).allTextContents()).map(text =>
    Number(/(\d)세트$/.exec(text)?.[1]),
  );
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
  const sheet = page.getByRole('region', { name: '인쇄할 표' });
  expect(await sheet.getByRole('row').count()).toBe(recommended + 1);
  for (const [index, boxes] of sets.entries()) {
    const row = sheet.getByRole('row').nth(index + 1);
    expect((await row.getByRole('cell').nth(4).innerText()).split('\n')).toEqual(
      Array.from({ length: boxes }, (_, set) => String(set + 1)),
    );
  }
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await places.first().isVisible()).toBe(false);
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await sheet.waitFor({ state: 'detached' });
});
