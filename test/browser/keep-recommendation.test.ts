import { jest } from '@jest/globals';
import { liveBrowser } from '../support/live-browser.js';
import { createDemo } from './screens/demo.js';
import { SCREENS, showScreen } from './screens/screens.js';

jest.setTimeout(120_000);

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
});
