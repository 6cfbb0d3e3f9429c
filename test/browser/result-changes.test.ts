import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { holdAnswers } from './steps/hold-answers.js';
import { forgetCopy } from './steps/kept-data.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();
const REQUEST = {
  bodyPartKoreanName: ['허벅지 앞', '가슴'],
  machineKoreanName: ['맨몸', '바벨', '덤벨', '랙', '평벤치', '레그 프레스 머신', '레그 익스텐션 머신'],
};

/** Changes a member makes to a recommendation on the result page. */
describe('a result on a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const cards = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-expanded]') });
  const first = () => cards().getByRole('heading', { level: 3 }).first();
  const named = (end: string) => page.getByRole('button', { name: new RegExp(`${end}$`, 'u') }).first();
  const toast = () => page.getByRole('button', { name: '되돌리기', exact: true });

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    await live.t.put('/api/user/health/readiness', { yes: [] }, member);
    const { body } = await live.t.post('/api/recommendation/workout', REQUEST, member);
    await openLoggedIn(page, member, `/recommend/machineresult?history=${body.id}`);
    await named('다른 운동으로').waitFor();
  });

  step(
    'one workout gives way to another; a reload keeps it; one press brings back what was recommended',
    async () => {
      const before = await first().innerText();
      // A slow phone draws the first card before the others.
      const headline = await page.getByRole('heading', { name: /운동 \d개예요/ }).textContent();
      const count = Number(/\d(?=개예요)/.exec(headline!)![0]);
      await eventually(async () => expect(await cards().count()).toBe(count));
      await named('다른 운동으로').click();
      const dialog = page.getByRole('dialog', { name: '다른 운동으로' });
      const choice = dialog.getByRole('listitem').getByRole('button').first();
      const name = await choice.locator('strong').innerText();
      await choice.click();
      await page.getByRole('heading', { name, exact: true }).waitFor();
      expect(await cards().count()).toBe(count);
      await toast().waitFor();
      await page.reload();
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByRole('button', { name: `${before} 운동으로 되돌리기` }).click();
      await page.getByRole('heading', { name: before, exact: true }).waitFor();
    },
  );

  step(
    'one is left out for good with the next best in its place, and stands on the account page',
    async () => {
      const before = await first().innerText();
      await named('이건 빼 주세요').click();
      await page.getByText(`앞으로 ‘${before}’ 빼고 추천할게요.`).waitFor();
      await page.getByRole('heading', { name: before, exact: true }).waitFor({ state: 'detached' });
      const address = page.url();
      await page.goto(`${live.url}/mypage/account`);
      await page.getByRole('button', { name: `${before} 다시 추천받기` }).click();
      await page.getByText(/‘이건 빼 주세요’ 버튼을 누르면 여기에 모여요/).waitFor();
      await page.goto(address);
    },
  );

  step('what comes late moves nothing', async () => {
    const { come: answer } = await holdAnswers(page, /\/api\/(user\/health|bodyData\/recent)$/);
    await forgetCopy(page);
    await page.reload();
    await page.getByRole('button', { name: '아픈 곳이 있나요?' }).click();
    await page.getByText('건강 정보를 불러오고 있어요.').waitFor();
    const top = async () => (await cards().first().boundingBox())!.y;
    const before = await top();
    answer();
    await page.getByText(/^건강 상태 없음/).waitFor();
    await page.getByText(/\d월 \d+일 몸 정보로 계산했어요/).waitFor();
    expect(await top()).toBe(before);
    await page.unrouteAll({ behavior: 'wait' });
  });

  step('a knee that hurts changes the list at once, and says why', async () => {
    const before = page.url();
    // The choice of sore parts is still open from an earlier step.
    await page.getByRole('button', { name: '무릎', exact: true }).click();
    await page.waitForURL(url => url.href !== before);
    await page.getByRole('button', { name: '아픈 곳 1곳' }).waitFor();
    await page
      .getByText(/무릎이 아프다고 하셔서/)
      .first()
      .waitFor();
  });
});
