import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { logInAdmin } from './steps/log-in-admin.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser({
  env: {
    CONTACT_PHONE: '02-000-0000',
    CONTACT_EMAIL: 'help@example.com',
    CREDIT_DEVELOPERS: '김하나',
    CREDIT_DESIGNERS: '이두리',
  },
});
const REQUEST = { bodyPartKoreanName: ['가슴', '등'], machineKoreanName: ['맨몸', '바벨', '평벤치', '랙'] };

const box = async (locator: Locator) => (await locator.boundingBox())!;
const toasts = (page: Page) => page.getByRole('status', { name: '알림' }).getByRole('listitem');

/** Reloads, and stays when the browser asks. */
async function reloadAsks(page: Page): Promise<void> {
  const asks = page.waitForEvent('dialog');
  const leaving = page.evaluate('location.reload()').catch(() => undefined);
  const question = await asks;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
}

/** Faults that only show on a phone's screen, one visit after the other. */
describe('on a phone', () => {
  let page: Page;
  let member: TestMember;
  let result: string;
  const step = story();
  const showsPlayer = async () => {
    await page
      .getByRole('button', { name: /동작 보기$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: '이렇게 해요' }).waitFor();
    await page.keyboard.press('Escape');
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    await live.t.put('/api/user/health/readiness', { yes: [] }, member);
    const { body } = await live.t.post('/api/recommendation/workout', REQUEST, member);
    result = `/recommend/machineresult?history=${body.id}`;
  });

  step('the footer has the contacts and names that this server was started with', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
    const footer = page.locator('footer');
    await footer.getByRole('link', { name: '02-000-0000' }).waitFor();
    await footer.getByRole('link', { name: 'help@example.com' }).waitFor();
    for (const name of ['김하나', '이두리']) await footer.getByText(name).waitFor();
  });

  step('a button that cannot be pressed has the reason beside it', async () => {
    await openLoggedIn(page, member, '/recommend/category');
    for (const [path, button, reason] of [
      ['/recommend/category', '다음', '운동과 보충제 중에 하나를 골라 주세요.'],
      ['/recommend/workout', '다음', '운동할 부위를 하나 이상 골라 주세요.'],
      ['/recommend/supplementpurpose', '다음', '목적을 하나 이상 골라 주세요.'],
      ['/mypage/fixprofile', '저장', '바꾼 내용이 없어요.'],
      ['/mypage/fixpassword', '변경', '현재 비밀번호를 입력해 주세요.'],
      ['/mypage/fixbodyinfo/direct', '저장', '오늘 잰 값을 하나 이상 입력해 주세요.'],
    ] as const) {
      await page.goto(path);
      const dead = page.getByRole('main').getByRole('button', { name: button, exact: true });
      await dead.waitFor();
      expect([path, await dead.isDisabled()]).toEqual([path, true]);
      await eventually(async () => {
        const words = await box(page.getByText(reason));
        expect((await box(dead)).y - words.y - words.height).toBeLessThan(40);
      });
    }
  });

  step('places, goal and experience come before the machines, which have pictures', async () => {
    await page.goto('/recommend/workout');
    for (const part of REQUEST.bodyPartKoreanName)
      await page.getByRole('checkbox', { name: part, exact: true }).check();
    await page.getByRole('button', { name: '다음 (2)' }).click();
    await page.getByRole('button', { name: /^기구 직접 고르기/ }).click();
    await page.getByRole('checkbox', { name: '덤벨', exact: true }).waitFor();
    await page.getByRole('button', { name: '바꾸기' }).click();
    const top = async (locator: Locator) => (await box(locator)).y;
    const machines = await top(page.getByRole('checkbox', { name: '맨몸', exact: true }));
    for (const place of ['헬스장', '집', '맨몸', '내 헬스장'])
      expect(await top(page.getByRole('radio', { name: new RegExp(`^${place}`) }))).toBeLessThan(machines);
    expect(await top(page.getByText('운동 목표', { exact: true }))).toBeLessThan(machines);
    expect(await top(page.getByText(/^운동 경험/))).toBeLessThan(machines);
    // In one column they took 4,163 px.
    expect(await page.evaluate<number>('document.body.scrollHeight')).toBeLessThan(3000);
    const pictures = page.getByRole('main').locator('label img, label svg');
    expect(await pictures.count()).toBeGreaterThanOrEqual(10);
  });

  step('▶ on a result shows how it moves', async () => {
    await page.goto(result);
    await showsPlayer();
    await page.getByRole('button', { name: '이 추천으로 루틴 만들기' }).click();
    await page.getByRole('link', { name: '만든 루틴 보기' }).waitFor();
  });

  step('health is one press away from the result, the budget and the account’s menu', async () => {
    await page.getByRole('button', { name: '아픈 곳이 있나요?' }).click();
    await page.getByRole('link', { name: '바꾸기', exact: true }).click();
    await page.getByRole('heading', { name: '운동해도 괜찮은지 볼게요' }).waitFor();
    await page.goto('/recommend/supplementpurpose');
    await page.getByRole('checkbox', { name: /^근육 증가/ }).check();
    await page.getByRole('button', { name: '다음', exact: true }).click();
    await page.getByRole('link', { name: /건강 정보에서 바꿔요/ }).click();
    await page.getByRole('heading', { level: 1, name: '건강 정보' }).waitFor();
    await page.goto('/searchworkout/1');
    await page.getByRole('banner').getByRole('button', { name: /님$/ }).click();
    await page.getByRole('banner').getByRole('link', { name: '건강 정보' }).click();
    await page.getByRole('heading', { level: 1, name: '건강 정보' }).waitFor();
  });

  step(
    'health half told is asked about before a reload, and kept when somebody looks elsewhere',
    async () => {
      const milk = page.getByRole('button', { name: '우유', exact: true });
      await milk.click();
      await reloadAsks(page);
      await page.getByRole('link', { name: '몸 변화' }).click();
      await page.getByRole('heading', { level: 1, name: '몸 변화' }).waitFor();
      await page.getByRole('link', { name: '건강 정보' }).click();
      await eventually(async () => expect(await milk.getAttribute('aria-pressed')).toBe('true'));
      await page.getByRole('button', { name: '취소' }).click();
    },
  );

  step('the goal stands in the chart where its scale says', async () => {
    const older = { height: 175, weight: 78, bodyFat: 18, muscleMass: 42, upDownBalance: 0.5 };
    await live.t.post('/api/bodyData', { ...older, date: live.t.daysAgo(60) }, member);
    await live.t.put('/api/bodyData/goal', { weight: 66 }, member);
    await page.goto('/mypage/bodyhistory');
    const chart = page.getByRole('region', { name: '체중' });
    await chart.getByText('목표 66kg', { exact: true }).waitFor();
    const scale: { kg: number; y: number }[] = [];
    for (const tick of await chart.getByText(/^\d+(\.\d)?kg$/).all()) {
      const place = await box(tick);
      scale.push({ kg: Number.parseFloat((await tick.textContent())!), y: place.y + place.height / 2 });
    }
    const ticks = scale.filter(({ kg }, index) => index > 0 || kg !== 72);
    const [highest, lowest] = [ticks[0]!, ticks.at(-1)!];
    const perKg = (lowest.y - highest.y) / (highest.kg - lowest.kg);
    const goal = chart.getByText('목표 66kg', { exact: true }).locator('..');
    expect((await box(goal)).y).toBeCloseTo(highest.y + (highest.kg - 66) * perKg, -1);
  });

  step(
    'of two answers only the newest toast stands; the answer is there after a reload, and goes',
    async () => {
      await page.goto('/mypage');
      const card = page.getByRole('region', { name: '루틴' }).locator('ol > li').first();
      const answer = (name: string) => card.getByRole('button', { name, exact: true });
      const open = () => card.getByRole('button', { expanded: false }).click();
      await open();
      await card.getByText(/세트 사이에는 \d+초 쉬어요/).waitFor();
      for (const name of ['가벼웠어요', '무거웠어요']) {
        await answer(name).click();
        await eventually(async () => expect(await answer(name).getAttribute('aria-pressed')).toBe('true'));
        // Within less time than a toast with an undo stays.
        await eventually(async () => expect(await toasts(page).count()).toBe(1), 3_000);
      }
      await page.reload();
      await open();
      await eventually(async () =>
        expect(await answer('무거웠어요').getAttribute('aria-pressed')).toBe('true'),
      );
      await answer('무거웠어요').click();
      await page.getByText('오늘 답한 것을 되돌렸어요.').waitFor();
    },
  );

  step('so does ▶ in a session', async () => {
    await page.goto('/mypage');
    await page.getByText('운동 시작', { exact: true }).click();
    await showsPlayer();
  });

  step(
    'what can be done to a row of the console is in sight; a form half filled asks before a reload',
    async () => {
      await logInAdmin(page, live.t.config.admin);
      const buttons = page
        .getByRole('region', { name: '보충제 목록' })
        .getByRole('button', { name: /관리$/ });
      await buttons.first().waitFor();
      for (const each of (await buttons.all()).slice(0, 3)) {
        const place = await box(each);
        expect(place.x + place.width).toBeLessThanOrEqual(360);
        const koreanName = await box(each.locator('xpath=ancestor::tr/td[3]'));
        expect(koreanName.x + koreanName.width).toBeLessThanOrEqual(place.x);
      }
      await page.getByRole('button', { name: '추가', exact: true }).click();
      await page.getByRole('dialog').getByLabel('한글 이름 *').fill('시험 단백질');
      await reloadAsks(page);
      expect(await page.getByRole('dialog').getByLabel('한글 이름 *').inputValue()).toBe('시험 단백질');
    },
  );
});
