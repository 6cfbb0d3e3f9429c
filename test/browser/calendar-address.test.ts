import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();

test('an address for the calendar is made, shown once and taken back', async () => {
  const { page, context } = await live.openPage('phone');
  const member = await live.t.signUp();
  await openLoggedIn(page, member, '/mypage/account');
  const section = page.getByRole('region', { name: '캘린더에 넣기' });
  await section.getByLabel('운동 시작 시각').fill('19:30');
  await section.getByRole('button', { name: '주소 만들기' }).click();
  const field = section.getByLabel('캘린더 주소');
  await field.waitFor();
  const { pathname } = new URL(await field.inputValue());
  const file = await live.t.get(pathname);
  expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await live.t.get('/api/user/calendar', { token: member.token })).body.startTime).toBe('19:30');

  await page.reload();
  await section.getByText('다시 볼 수는 없으니').waitFor();
  expect(await page.content()).not.toContain(pathname);
  await section.getByRole('button', { name: '주소 없애기' }).click();
  await page.getByText('캘린더 주소를 없앴어요.').waitFor();
  expect((await live.t.get(pathname)).status).toBe(404);
  await section.getByRole('button', { name: '주소 만들기' }).waitFor();
  await context.close();
});
