import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { nextCheck } from './steps/training.js';
import { story } from './steps/story.js';

const live = liveBrowser();
/** More stops than any of these pages has. */
const MOST_STOPS = 80;

describe('by keyboard alone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();

  const focused = () =>
    page.evaluate<string>(`(() => {
      const { body, activeElement: at } = document;
      if (!at || at === body) return 'BODY';
      const label = at.getAttribute('aria-labelledby');
      const name = at.ariaLabel ?? (label ? document.getElementById(label)?.textContent : null) ??
        at.labels?.[0]?.textContent ?? at.textContent ?? '';
      return at.tagName + ' ' + name.trim();
    })()`);
  const isFocused = (target: Locator) =>
    target.evaluate((element: any) => element === element.ownerDocument.activeElement);

  /** Presses Tab up to this control; every stop on the way has a name. After the last comes the browser's own, once, then the first. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const stops: string[] = [];
    let ends = 0;
    while (!(await isFocused(target))) {
      await page.keyboard.press('Tab');
      const stop = await focused();
      stops.push(stop);
      if (stop === 'BODY') expect(++ends).toBe(1);
      else expect(stop).toMatch(/^\S+ \S/);
      if (stops.length > MOST_STOPS) throw new Error(`It is none of ${stops.join(', ')}`);
    }
  }

  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await tabTo(target);
    await page.keyboard.press(key);
  }

  /** After a page or a dialog has come or gone. */
  const keepsFocus = () => eventually(async () => expect(await focused()).not.toBe('BODY'));
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    ({ page } = await live.openPage());
    member = await live.t.signUp();
    await live.t.put('/api/user/health/readiness', { yes: [] }, member);
  });

  step('a member logs in', async () => {
    await page.goto('/login');
    await tabTo(page.getByLabel('이메일'));
    await page.keyboard.type(member.email);
    await tabTo(page.getByLabel('비밀번호', { exact: true }));
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '오늘' }).waitFor();
    await keepsFocus();
  });

  step('asks for workouts', async () => {
    await press(page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '추천받기' }));
    await page.waitForURL('**/recommend');
    await press(button('시작하기'));
    await page.getByRole('dialog').waitFor();
    await keepsFocus();
    await press(button('예'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keepsFocus();
    await press(page.getByRole('radio', { name: /^운동/ }), 'Space');
    await press(button(/^다음/));
    await page.waitForURL('**/recommend/workout');
    await keepsFocus();
    await press(page.getByRole('checkbox', { name: '가슴', exact: true }), 'Space');
    await press(button(/^다음/));
    await page.waitForURL('**/recommend/place');
    await keepsFocus();
    await press(button(/^헬스장/));
    await page.waitForURL('**/recommend/machine');
    await keepsFocus();
    await eventually(async () => expect(await button('추천받기').isEnabled()).toBe(true));
    await press(button('추천받기'));
    await page.getByRole('heading', { level: 2, name: /가슴 운동 \d개예요/ }).waitFor();
    await keepsFocus();
  });

  step('keeps one workout, then all of them as a routine', async () => {
    await press(page.getByRole('button', { name: /루틴에 담기$/ }).first());
    await page.getByRole('dialog').waitFor();
    await keepsFocus();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toMatch(/루틴에 담기$/);
    await press(button('이 추천으로 루틴 만들기'));
    await page.getByText(/운동 \d+개를 담았어요/).waitFor();
    await keepsFocus();
    await press(page.getByRole('link', { name: '만든 루틴 보기' }));
    await page.getByRole('heading', { level: 1, name: '내 루틴' }).waitFor();
    await keepsFocus();
  });

  step('moves, removes and brings back a workout of the routine, and renames the routine', async () => {
    const rows = page.getByRole('button', { expanded: false, name: /자세히 보기/ });
    await press(rows.first());
    const open = page.getByRole('button', { expanded: true, name: /접기/ });
    await open.waitFor();
    await press(page.getByRole('button', { name: /아래로 옮기기$/ }).and(page.locator(':enabled')));
    await keepsFocus();
    await press(page.getByRole('button', { name: / 빼기$/ }));
    await page.getByRole('status', { name: '알림' }).getByText('뺐어요').waitFor();
    await open.waitFor({ state: 'detached' });
    // The next workout's first control, not its 빼기.
    expect(await focused()).toMatch(/순서 바꾸기$/);
    await press(button('되돌리기'));
    await keepsFocus();
    await press(page.getByRole('button', { name: / 메뉴$/ }).first());
    await press(page.getByRole('menuitem', { name: '이름 수정' }));
    await page.keyboard.type('월요일');
    await page.keyboard.press('Enter');
    await button(/월요일$/).waitFor();
    await keepsFocus();
  });

  step('adds and removes a set, takes another workout, and goes on to the next', async () => {
    await press(page.getByRole('link', { name: '운동 시작' }));
    await nextCheck(page).waitFor();
    await keepsFocus();
    const numbers = page.getByRole('button', { name: /고치기$/ });
    const sets = await numbers.count();
    await press(button('세트 추가'));
    await eventually(async () => expect(await numbers.count()).toBe(sets + 1));
    await page.locator('[aria-live]', { hasText: `세트를 더해서 ${sets + 1}개예요.` }).waitFor();
    await press(numbers.last());
    await press(page.getByRole('button', { name: '이 세트 빼기' }));
    await eventually(async () => expect(await numbers.count()).toBe(sets));
    await keepsFocus();
    await press(button('다른 운동으로'));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await keepsFocus();
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    await press(dialog.getByRole('button').filter({ hasText: 'kg' }).first());
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(before),
    );
    await keepsFocus();
    // Up to the last set, after which the next workout is drawn.
    const panel = await page.locator('main section[aria-label]').first().getAttribute('aria-label');
    while ((await page.locator('main section[aria-label]').first().getAttribute('aria-label')) === panel) {
      const name = await nextCheck(page).getAttribute('aria-label');
      await press(nextCheck(page));
      await eventually(async () => expect(await nextCheck(page).getAttribute('aria-label')).not.toBe(name));
      await keepsFocus();
    }
  });

  step('shortens and skips a rest, and takes a removal back', async () => {
    await press(nextCheck(page));
    const sooner = button(/^휴식\s*−15초$/);
    await tabTo(sooner);
    // Over, it has nothing to shorten.
    await eventually(async () => {
      if (await isFocused(sooner)) await page.keyboard.press('Enter');
      expect(await sooner.isEnabled()).toBe(false);
    });
    await eventually(async () => expect(await focused()).toMatch(/휴식/));
    await press(button(/^휴식\s*닫기$/));
    expect(await focused()).toMatch(/완료$/);
    await press(page.getByRole('button', { name: /고치기$/ }).last());
    await press(page.getByRole('button', { name: '이 세트 빼기' }));
    // An earlier one may still be there.
    const undo = page.getByRole('button', { name: '되돌리기' });
    await press(undo.last());
    await eventually(async () => expect(await focused()).toMatch(/^BUTTON (?!되돌리기)/));
  });

  step('does a set and ends the session', async () => {
    await nextCheck(page).waitFor();
    await keepsFocus();
    // Warm-up sets come first.
    for (let name = '준비'; name.includes('준비');) {
      name = (await nextCheck(page).getAttribute('aria-label')) ?? '';
      expect(name).toMatch(/ (?:준비 \d|\d세트) .*(?:kg|회|초).*완료$/);
      await press(nextCheck(page));
      await eventually(async () => expect(await nextCheck(page).getAttribute('aria-label')).not.toBe(name));
      await keepsFocus();
    }
    await press(page.getByRole('button', { name: '끝내기', exact: true }).first());
    await page.getByRole('dialog').waitFor();
    await keepsFocus();
    await press(page.getByRole('dialog').getByRole('button', { name: '끝내기', exact: true }));
    await page.getByRole('heading', { name: '오늘 운동을 해냈어요!' }).waitFor();
    await keepsFocus();
  });

  step('saves a form, whose button then has nothing to save', async () => {
    await page.goto('/mypage/fixprofile');
    await tabTo(page.getByLabel('이름'));
    await page.keyboard.type('길순');
    await press(button('저장'));
    await page.getByText('계정 정보를 저장했어요.').waitFor();
    await eventually(async () => expect(await button('저장').isEnabled()).toBe(false));
    await keepsFocus();
  });
});
