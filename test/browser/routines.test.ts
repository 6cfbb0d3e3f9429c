import type { Page } from 'playwright-core';
import type { Device } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { dragByMouse, dragByTouch } from './steps/drag.js';
import { openLoggedIn } from './steps/log-in.js';
import { whileDown } from './steps/while-down.js';
import { story } from './steps/story.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const getComputedStyle: any;
declare const requestAnimationFrame: any;
declare const window: any;

const live = liveBrowser();

/** Three routines, the second with two workouts. */
async function fillRoutines(member: TestMember): Promise<void> {
  const { body } = await live.t.post(
    '/api/myfit/routines/workout',
    {
      routines: ['하나', '둘', '셋'].map((routineName, routineIndex) => ({
        routineId: -1,
        routineIndex,
        routineName,
      })),
    },
    member,
  );
  const found = await live.t.post('/api/workouts/search/list/1', {
    searchKeyword: '',
    bodyPartKoreanName: ['등'],
  });
  const { routineId } = body.routines.find(
    ({ routineName }: { routineName: string }) => routineName === '둘',
  );
  for (const { id } of found.body.slice(0, 2)) {
    const added = await live.t.post(
      `/api/myfit/routines/workout/${routineId}`,
      { workoutIds: [id], weight: 20, rep: 10, setCount: 3 },
      member,
    );
    expect(added.status).toBe(201);
  }
}

describe.each<Device>(['desktop', 'phone'])('routines on a %s', device => {
  let page: Page;
  const step = story();
  const tabs = () => page.getByRole('list', { name: '루틴' });
  const tab = (name: string) => tabs().getByRole('button', { name, exact: true });
  const menuOf = (name: string) => tabs().getByRole('button', { name: `${name} 메뉴` });
  const item = (name: string) => page.getByRole('menuitem', { name });
  const cards = () => page.getByRole('region', { name: '루틴' }).locator('ol > li');
  const toast = (words: string | RegExp) => page.getByRole('status', { name: '알림' }).getByText(words);
  const saved = () =>
    page.waitForResponse(
      answer =>
        answer.request().method() === 'POST' &&
        answer.url().endsWith('/api/myfit/routines/workout') &&
        answer.ok(),
    );
  const updated = () =>
    page.waitForResponse(answer => answer.url().includes('/workout/update/') && answer.ok());
  const expectTabs = (expected: readonly string[]) =>
    eventually(async () =>
      expect(
        await tabs()
          .getByRole('listitem')
          .evaluateAll(all => all.map(each => each.textContent)),
      ).toEqual(expected),
    );
  const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');

  beforeAll(async () => {
    ({ page } = await live.openPage(device));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const member = await live.t.signUp();
    await fillRoutines(member);
    await openLoggedIn(page, member, '/mypage');
  });

  step(`the tabs are put in order by ${device === 'phone' ? 'a long press' : 'the mouse'}`, async () => {
    await expectTabs(['하나', '둘', '셋']);
    const answer = saved();
    if (device === 'phone') await dragByTouch(page, tab('하나'), tab('둘'));
    else await dragByMouse(page, tab('하나'), tab('둘'));
    await answer;
    await expectTabs(['둘', '하나', '셋']);
    // Shows the last routine again, wherever it is now.
    await page.reload();
    await expectTabs(['둘', '하나', '셋']);
    await eventually(async () => expect(await tab('하나').getAttribute('aria-pressed')).toBe('true'));
    await tab('둘').click();
    await cards().first().waitFor();
  });

  step('and from the keyboard by the menu, which ends at the edges and gives the focus back', async () => {
    await menuOf('둘').focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await item('이름 수정').evaluate(isFocused)).toBe(true));
    expect(await item('순서 바꾸기: 왼쪽').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await eventually(async () => expect(await focused()).toBe('둘 메뉴'));

    await page.keyboard.press('Enter');
    await eventually(async () => expect(await item('이름 수정').evaluate(isFocused)).toBe(true));
    await page.keyboard.press('ArrowDown');
    expect(await item('순서 바꾸기: 오른쪽').evaluate(isFocused)).toBe(true);
    const answer = saved();
    await page.keyboard.press('Enter');
    await answer;
    await expectTabs(['하나', '둘', '셋']);
    await eventually(async () => expect(await focused()).toBe('둘 메뉴'));
  });

  // The same presses on both, which are to be in sight: that of the phone is scarce.
  if (device === 'desktop') return;

  step('an order that cannot be saved is kept here, and sent once the server answers', async () => {
    const waiting = page.getByText('보내지 않은 변경 1개가 이 기기에 있어요.');
    await whileDown(live.t, async () => {
      await menuOf('둘').click();
      await item('순서 바꾸기: 왼쪽').click();
      await waiting.waitFor();
      await expectTabs(['둘', '하나', '셋']);
    });
    await waiting.waitFor({ state: 'detached' });
    await expectTabs(['둘', '하나', '셋']);
  });

  step('a routine deleted comes back at its place, with its workouts', async () => {
    await tab('둘').click();
    await cards().first().waitFor();
    await menuOf('둘').click();
    await item('루틴 지우기').click();
    await toast('둘을 지웠어요.').waitFor();
    await expectTabs(['하나', '셋']);
    await page.getByText('아직 운동이 없어요').waitFor();
    const answer = saved();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await answer;
    await expectTabs(['둘', '하나', '셋']);
    await eventually(async () => expect(await cards().count()).toBe(2));
  });

  step('an open card shows weight, repetitions and the answers without scrolling', async () => {
    // So slow that the card's content is drawn after the animation.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.evaluate('window.scrollTo(0, 0)');
    const card = cards().first();
    await card.getByRole('button', { expanded: false }).click();
    const menu = (await page.getByRole('navigation', { name: '하단 메뉴' }).boundingBox())!;
    const bar = (await page.getByRole('banner').boundingBox())!;
    for (const part of [
      card.getByRole('spinbutton', { name: /^무게/ }),
      card.getByRole('spinbutton', { name: '횟수' }),
      card.getByRole('button', { name: '무거웠어요' }),
    ]) {
      await eventually(async () => {
        const box = (await part.boundingBox())!;
        expect(box.y).toBeGreaterThan(bar.y + bar.height);
        expect(box.y + box.height).toBeLessThan(menu.y);
      });
    }
    await card.getByRole('button', { expanded: true }).click();
    await devtools.detach();
  });

  step('an open card stays where the finger has scrolled it while it opened', async () => {
    const card = cards().first();
    const [scrolled, settled] = await card.evaluate(async element => {
      const frame = () => new Promise(requestAnimationFrame);
      window.scrollTo({ top: 0, behavior: 'instant' });
      element.querySelector('button[aria-expanded=false]').click();
      while (!element.querySelector('[aria-label$=빼기]')) await frame();
      window.scrollTo({ top: 60, behavior: 'instant' });
      const before = window.scrollY;
      const panel = element.querySelector('[id$=-panel]');
      while (getComputedStyle(panel).maxHeight !== 'none') await frame();
      await frame();
      return [before, window.scrollY];
    });
    expect([scrolled, settled]).toEqual([60, 60]);
    await card.getByRole('button', { expanded: true }).click();
  });

  step('the moving drawing is a player: it stops where it is, goes on, and slower', async () => {
    // The page's theme, not the device's.
    await page.evaluate("document.documentElement.dataset.theme = 'dark'");
    const card = cards().first();
    await card.getByRole('button', { expanded: false }).click();
    await card.getByRole('button', { name: /동작 보기$/ }).click();
    const player = page.getByRole('dialog');
    const moves = () =>
      player.getByRole('img', { name: /동작$/ }).evaluate((host: any) =>
        host.shadowRoot
          .querySelector('svg')
          .getAnimations({ subtree: true })
          .map((move: any) => `${move.playState} ${move.playbackRate}`),
      ) as Promise<string[]>;
    const bodyColour = () =>
      player
        .getByRole('img', { name: /동작$/ })
        .evaluate((host: any) =>
          getComputedStyle(host.shadowRoot.querySelector('svg')).getPropertyValue('--b').trim(),
        );
    const expectMoves = (state: RegExp) =>
      eventually(async () => expect([...new Set(await moves())]).toEqual([expect.stringMatching(state)]));
    // A movement of 1.5 s takes two seconds under control and one with force.
    await expectMoves(/^running 0.75$/);
    await player.getByText(/·\s2초$/).waitFor();
    expect(await player.locator('li[data-now]').count()).toBe(1);
    await expectMoves(/^running 1.5$/);
    await player.getByText(/·\s1초$/).waitFor();
    expect(await bodyColour()).toBe('#646b79');
    await player.getByRole('button', { name: '멈추기' }).click();
    await expectMoves(/^paused/);
    await player.getByRole('button', { name: '움직이기' }).click();
    await player.getByRole('button', { name: '천천히' }).click();
    await expectMoves(/^running (0.375|0.75)$/);
    await player.getByRole('heading', { name: '이렇게 해요' }).waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { expanded: true }).first().click();
  });

  step('numbers changed in an open card are kept, also when the page is left at once', async () => {
    const card = cards().first();
    await card.getByRole('button', { expanded: false }).click();
    const later = updated();
    await card.getByRole('button', { name: '세트 1세트 늘리기' }).click();
    await later;
    await card.getByRole('button', { name: '적당했어요' }).click();
    await toast(/./).first().waitFor();
    await eventually(async () =>
      expect(await card.getByRole('button', { name: '적당했어요' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
    const atOnce = updated();
    await card.getByRole('button', { name: '횟수 1회 늘리기' }).click();
    await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '검색' }).click();
    await atOnce;
    await page.goto('/mypage');
    await cards().first().getByText('11회 × 4세트').waitFor();
  });
});

function isFocused(element: any): boolean {
  return element === element.ownerDocument.activeElement;
}
