import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { idle } from './steps/idle.js';
import { openLoggedIn } from './steps/log-in.js';

const live = liveBrowser();
const SEARCH = '/searchsupplement/1';

async function recommended(as: { token: string }, bodyPartKoreanName: string[]): Promise<any> {
  const { t } = live;
  const { body: machines } = await t.post('/api/machines', { bodyPartKoreanName });
  const machineKoreanName = machines.map(({ koreanName }: { koreanName: string }) => koreanName);
  const asked = await t.post('/api/recommendation/workout', { bodyPartKoreanName, machineKoreanName }, as);
  return eventually(async () => {
    const { status, body } = await t.get(`/api/recommendation/workout/history/${asked.body.id}`, as);
    expect(status).toBe(200);
    return body;
  });
}

it('a part that is fit instead is recommended by one press', async () => {
  const { t } = live;
  const member = await t.signUp({ sex: '여', birthDate: '1994-05-05', height: 163, weight: 68, bodyFat: 31 });
  const health = { conditions: ['최근 수술'], surgeryAreas: ['배·골반'], surgeryWeeks: 3, confirmed: true };
  expect((await t.post('/api/user/health', health, { token: member.token })).status).toBe(200);
  const asked = await recommended(member, ['복부']);
  expect(asked.recommends.length).toBeLessThan(3);
  const [part] = asked.instead.bodyParts;

  const { page } = await live.openPage('phone');
  await openLoggedIn(page, member, `/recommend/machineresult?history=${asked.id}`);
  const offered = page.getByRole('group', { name: '대신 추천받을 부위' });
  await offered.waitFor();
  expect(await offered.getByRole('button').allInnerTexts()).toEqual(asked.instead.bodyParts);
  await offered.getByRole('button', { name: `${part} 운동 추천받기` }).click();
  await page.getByRole('heading', { name: new RegExp(`^${part} 운동 \\d+개예요`) }).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('history'));
  expect(id).not.toBe(asked.id);
  const { body } = await t.get(`/api/recommendation/workout/history/${id}`, { token: member.token });
  expect(body.requestedBodyParts).toEqual([part]);
  expect(body.request.machineKoreanName).toEqual(asked.request.machineKoreanName);
  expect(body.recommends.length).toBeGreaterThanOrEqual(3);
  for (const { koreanName, bodyPartKoreanName, against } of body.recommends) {
    expect([koreanName, bodyPartKoreanName.includes(part), against]).toEqual([koreanName, true, null]);
    await page.getByText(koreanName, { exact: true }).first().waitFor();
  }
  expect(await page.getByText('쉬어 가요').count()).toBe(0);
});

it('a severely thin member never sees what is for losing weight, not even in the page as the server rendered it', async () => {
  const { t } = live;
  const member = await t.signUp({
    sex: '여',
    birthDate: '2009-03-01',
    height: 160,
    weight: 39.7,
    bodyFat: 14,
  });
  const { page, faults } = await live.openPage('phone');
  const losing = page.locator('[data-for-losing]');
  await page.goto(SEARCH);
  let found = 0;
  for (let number = 1; number <= 6 && found === 0; number++) {
    await page.goto(`/searchsupplement/${number}`);
    await page.locator('main li h3').first().waitFor();
    found = (await losing.count()) > 0 ? number : 0;
  }
  expect(found).toBeGreaterThan(0);
  expect(await losing.first().isVisible()).toBe(true);
  const address = `/searchsupplement/${found}`;

  // Only scripts that run before the first paint arrive.
  await page.route(/\/assets\/.*\.js$/, route => route.abort());
  await openLoggedIn(page, member, address);
  await page.locator('main li h3').first().waitFor();
  expect(await losing.count()).toBeGreaterThan(0);
  for (const card of await losing.all()) expect(await card.isVisible()).toBe(false);
  await page.unrouteAll();
  faults.length = 0;

  await page.goto(address);
  await eventually(async () => expect(await losing.count()).toBe(0));
  const answered = page.waitForResponse(/search\/list\?keyword/);
  await page.getByRole('combobox', { name: '보충제 이름 검색' }).fill('가르시니아');
  await answered;
  await idle(page);
  expect(await page.getByRole('option', { name: /가르시니아/ }).count()).toBe(0);
  expect(await losing.count()).toBe(0);
});

it('a member who weighs enough finds them once the body is read', async () => {
  const member = await live.t.signUp();
  const { page } = await live.openPage('desktop');
  await openLoggedIn(page, member, `${SEARCH}?keyword=${encodeURIComponent('가르시니아')}`);
  await page.locator('[data-for-losing]').first().waitFor({ state: 'visible' });
});
