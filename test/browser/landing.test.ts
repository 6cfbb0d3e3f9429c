import type { Locator, Page } from 'playwright-core';
import { goOffline } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { story } from './steps/story.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const MouseEvent: any;

const live = liveBrowser();
let page: Page;
let faults: string[];

beforeAll(async () => {
  ({ page, faults } = await live.openPage());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

afterEach(() => expect(faults).toEqual([]));

const step = story();
const header = () => page.getByRole('banner');
const label = (name: string) =>
  page.getByRole('group', { name: '루틴업 미리 보기' }).getByRole('button', { name });
const chosen = (name: string) =>
  eventually(async () => expect(await label(name).getAttribute('aria-pressed')).toBe('true'));

step('the bar is transparent at 70 px and filled at 71', async () => {
  await page.goto('/');
  for (const [place, filled] of [
    [71, 'true'],
    [70, null],
    [71, 'true'],
  ] as const) {
    await page.evaluate(`window.scrollTo(0, ${place})`);
    await eventually(async () => expect(await header().getAttribute('data-filled')).toBe(filled));
  }
});

// Uses the page's fake clock, so that a slow machine counts the same seconds.
step('the showcase advances after 5 s, wraps round, can be paused and toggled', async () => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
  await label('추천받기').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const choose = async (name: string) => {
    await label(name).click();
    // A pointer above the showcase pauses it.
    await page.mouse.move(5, 5);
    await chosen(name);
  };
  await choose('결과 보기');
  await choose('추천받기');
  await page.clock.runFor(4900);
  await chosen('추천받기');
  await page.clock.runFor(200);
  await chosen('결과 보기');
  await choose('루틴 업');
  await page.clock.runFor(5100);
  await chosen('추천받기');
  await page.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  await page.clock.runFor(6000);
  await chosen('추천받기');
  await page.clock.resume();
});

step('under reduced motion nothing advances by itself', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
  await label('추천받기').waitFor();
  expect(await page.getByRole('button', { name: /자동 넘김/ }).count()).toBe(0);
  await page.clock.fastForward(6000);
  await chosen('추천받기');
});

step('the skip link is the first stop and leads to the content', async () => {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('본문으로 건너뛰기');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('location.hash')).toBe('#main');
});

step(
  'a link pressed with a key that means another window or a download is left to the browser, also before the script runs',
  async () => {
    await page.goto('/');
    const link = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '내 루틴' });
    const isLeft = (key: string) =>
      link.evaluate(
        (element: any, held: string) =>
          new Promise<boolean>(resolve => {
            const answer = (event: any) => {
              resolve(!event.defaultPrevented);
              event.preventDefault();
            };
            element.ownerDocument.defaultView.addEventListener('click', answer, { once: true });
            element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true }));
            resolve(false);
          }),
        key,
      );
    const KEYS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'];
    for (const key of KEYS) expect([key, await isLeft(key)]).toEqual([key, true]);
    await page.mouse.wheel(0, 1);
    await eventually(async () =>
      expect(await page.evaluate('Object.keys(document.getElementById("root")).length')).toBeGreaterThan(0),
    );
    for (const key of KEYS) expect([key, await isLeft(key)]).toEqual([key, true]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

step('a visitor is asked to log in; the dialog keeps the focus, Escape gives it back', async () => {
  const link = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '내 루틴' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '로그인이 필요해요' });
  await dialog.waitFor();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    // Focus may reach the browser's own controls, but nothing on the page behind.
    expect(
      await page.evaluate(
        `document.activeElement === document.body || !!document.activeElement.closest('dialog')`,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await link.evaluate((element: any) => element === element.ownerDocument.activeElement)).toBe(true),
  );
});

step('a visitor sees an example of their own after two questions, then signs up and comes back', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: '지금 추천받기' }).first().click();
  // Not `check`, which looks at the pressed radio once more: by then the client's dialog may have replaced it.
  await page.getByRole('radio', { name: '여성' }).click();
  await page.getByRole('button', { name: '내 무게 예시 보기' }).click();
  const example = page.getByRole('region', { name: '가입 전 예시' });
  await example.getByText('예시', { exact: true }).waitFor();
  await eventually(async () => expect(await example.textContent()).toMatch(/레그 프레스.*35kg.*가정했어요/));
  await page.getByRole('button', { name: '회원가입하기' }).click();
  await page.waitForURL('**/signup?next=%2Frecommend');
});

step('the bar asks before it leads away from a signup, and what was typed is still there', async () => {
  await page.goto('/signup');
  await page.getByLabel('이름').fill('이서준');
  const search = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '검색' });
  await search.click();
  const dialog = page.getByRole('dialog', { name: '회원가입을 그만둘까요?' });
  await dialog.getByRole('button', { name: '계속 가입하기' }).click();
  expect(await page.getByLabel('이름').inputValue()).toBe('이서준');
  await search.click();
  await dialog.getByRole('button', { name: '나가기' }).click();
  await page.waitForURL('**/searchworkout/1');
  await page.goto('/signup');
  await eventually(async () => expect(await page.getByLabel('이름').inputValue()).toBe('이서준'));
});

step('without a network a line says so until it is back', async () => {
  const words = page.getByText(/인터넷에 연결되어 있지 않아요/);
  await goOffline(page);
  await words.waitFor();
  await page.context().setOffline(false);
  await words.waitFor({ state: 'detached' });
});

step(
  'bar and content share their edges; the two facts never lie over each other, whatever the text size',
  async () => {
    await page.goto('/');
    const facts = page.getByRole('img', { name: /^예시/ }).locator('> div > div');
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(title.x).toBeCloseTo((await boxOf(header().getByRole('link').first())).x, 0);
      const [fact, login] = [await boxOf(facts.first()), await boxOf(header().getByRole('link').last())];
      expect(fact.x + fact.width).toBeCloseTo(login.x + login.width, 0);
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const percent of [100, 125, 150, 200]) {
        await page.evaluate(size => (document.documentElement.style.fontSize = size), `${percent}%`);
        // Measured in one call, as the page may move between two.
        const apart = await facts.evaluateAll(([first, second]: any[]) => {
          const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
          return (
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top
          );
        });
        expect([width, percent, apart]).toEqual([width, percent, true]);
      }
    }
  },
);

step('on a tablet the button of a step keeps its words in one line', async () => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
  const button = page.getByRole('group', { name: '추천받기' }).getByRole('button', { name: '지금 추천받기' });
  // px: 48 with one line, 68 with two. The press starts the showcase anew, and its buttons with it.
  await eventually(async () => expect((await button.boundingBox())?.height).toBeLessThan(60));
});
