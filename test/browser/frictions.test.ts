import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();

/** Problems that new users met on a phone, one after the other. */
describe('somebody new on a phone', () => {
  let page: Page;
  let faults: string[];
  const step = story();
  const cards = () => page.locator('main li h3');
  const tabs = () => page.getByRole('list', { name: '루틴' });

  beforeAll(async () => {
    ({ page, faults } = await live.openPage('phone'));
  });
  afterEach(() => expect(faults).toEqual([]));

  step('the button at the foot of the hero brings the showcase right below the bar', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
    const showcase = page.locator('section', {
      has: page.getByRole('heading', { name: '세 걸음이면 돼요' }),
    });
    const bar = (await page.getByRole('banner').boundingBox())!;
    await eventually(async () => {
      const gap = (await showcase.boundingBox())!.y - (bar.y + bar.height);
      expect(Math.abs(gap)).toBeLessThanOrEqual(2);
    });
  });

  step(
    'pages that cannot be are the first one; an empty keyword finds nothing and asks for one',
    async () => {
      for (const wrong of ['0', 'abc', '-1']) {
        await page.goto(`/searchworkout/${wrong}`);
        await cards().first().waitFor();
        await eventually(async () => expect(new URL(page.url()).pathname).toBe('/searchworkout/1'));
      }
      await page.goto('/searchworkout/1?keyword=');
      await page.getByText('검색어를 입력해 주세요').waitFor();
      await page.getByRole('heading', { name: '검색 결과 0개' }).waitFor();
      expect(await cards().count()).toBe(0);
    },
  );

  step('what is not there is answered with what comes nearest, which one press finds', async () => {
    await page.goto(`/searchworkout/1?keyword=${encodeURIComponent('팔뚝살')}`);
    await page.getByText(/살은 한 부위만 골라 뺄 수 없어요/).waitFor();
    await page.getByRole('button', { name: '케이블 푸시다운' }).click();
    await eventually(async () => expect(await cards().first().textContent()).toBe('케이블 푸시다운'));
    await page.goto(`/searchsupplement/1?keyword=${encodeURIComponent('홍삼')}`);
    await page.getByText(/찾는 건강식품은 아직 없어요/).waitFor();
    await page.getByRole('button', { name: '오메가3' }).click();
    await eventually(async () => expect(await cards().first().textContent()).toContain('오메가3'));
  });

  step('an invented product says so, and its button that it searches', async () => {
    await page.goto('/searchsupplement/1/supplementdetail/1');
    await page.getByText('예시 제품', { exact: true }).waitFor();
    await page.getByRole('link', { name: /비슷한 제품 검색/ }).waitFor();
    expect(await page.getByText('구매하기').count()).toBe(0);
  });

  step('a day that is in no calendar is told, and what is missing stands at the button', async () => {
    await page.goto('/signup');
    await page.getByText('생년월일을 입력해 주세요.').waitFor();
    await page.getByLabel('생년월일').fill('1999-02-31');
    await page.getByLabel('이름', { exact: true }).fill('이서준');
    await page.getByText('1999년 2월에는 31일이 없어요.').waitFor();
    expect(await page.getByRole('button', { name: '다음', exact: true }).isDisabled()).toBe(true);
  });

  step('staying logged in is on and says what it means', async () => {
    await page.goto('/login');
    expect(await page.getByRole('checkbox', { name: '로그인 유지' }).isChecked()).toBe(true);
    await page.getByText(/브라우저를 닫아도 로그인되어 있어요/).waitFor();
  });

  step('the console offers no login for members', async () => {
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').getByText('로그인').count()).toBe(0);
  });

  step('the first routines come with workouts, weights and reasons', async () => {
    const member = await live.t.signUp();
    await openLoggedIn(page, member, '/mypage');
    await page.getByRole('button', { name: '맨몸', pressed: false }).waitFor();
    await page.getByRole('button', { name: '추가하기' }).click();
    await page.getByText('4분할').waitFor();
    const card = page.getByRole('region', { name: '루틴' }).locator('ol > li').first();
    await card.getByText(/^\d+(\.\d)?kg$/).waitFor();
    await tabs().getByRole('button', { name: '하체 집중', exact: true }).click();
    await eventually(async () =>
      expect(await page.getByRole('region', { name: '루틴' }).locator('ol > li').count()).toBeGreaterThan(2),
    );
  });

  step('the routine shown last is there again; two new ones have two names, open for naming', async () => {
    const shown = (name: string) =>
      tabs().getByRole('button', { name, exact: true, pressed: true }).waitFor();
    await page.goto('/searchworkout/1');
    await page.goto('/mypage');
    await shown('하체 집중');
    for (const name of ['새 루틴', '새 루틴 2']) {
      await page.getByRole('button', { name: '루틴 추가' }).click();
      const field = page.getByRole('textbox', { name: '루틴 이름' });
      await eventually(async () => expect(await field.inputValue()).toBe(name));
      await field.press('Enter');
      await shown(name);
    }
  });

  step('what is added from the catalogue starts where the engine would, not at nothing', async () => {
    await page.goto(`/searchworkout/1?keyword=${encodeURIComponent('바벨 벤치프레스')}`);
    await cards().first().click();
    await page.getByRole('button', { name: '내 루틴에 담기' }).click();
    const weight = page.getByRole('spinbutton', { name: /^무게/ });
    await eventually(async () => expect(Number(await weight.inputValue())).toBeGreaterThanOrEqual(20));
    await page.getByText(/몸 정보로 정한/).waitFor();
  });
});
