import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const getComputedStyle: any;

const live = liveBrowser();

/** Who is drawn: visitors see men and women alternately, members see their own sex. */
describe('who is drawn', () => {
  let page: Page;
  const step = story();
  const picture = (workout: string) => page.getByRole('img', { name: `${workout} 동작` });
  const search = '/searchworkout/1?keyword=' + encodeURIComponent('벤치프레스');
  const fetched: string[] = [];

  /** The painted pixels half way through the movement. */
  const painted = async (address: string): Promise<string> => {
    const drawing = await live.openPage();
    await drawing.page.emulateMedia({ reducedMotion: 'reduce' });
    await drawing.page.goto(address);
    const shot = await drawing.page.screenshot();
    await drawing.context.close();
    return shot.toString('base64');
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/figures/')) fetched.push(pathname);
    });
  });

  step('a drawing shows its own figure, and the other one where it is asked for', async () => {
    const [own, man, woman] = await Promise.all(
      ['', '#man', '#woman'].map(who => painted(`/figures/barbell-bench-press.svg${who}`)),
    );
    expect(man).toBe(own);
    expect(woman).not.toBe(own);
    const [other, asWoman] = await Promise.all(
      ['', '#woman'].map(who => painted(`/figures/dumbbell-bench-press.svg${who}`)),
    );
    expect(asWoman).toBe(other);
  });

  step('a visitor sees who stands there anyway', async () => {
    await page.goto(search);
    const first = page.locator('main li img').first();
    expect(await first.getAttribute('src')).toMatch(/\.svg$/);
  });

  step('a woman sees women, each drawing fetched once, in the player, too', async () => {
    const member = await live.t.signUp({ sex: '여' });
    await openLoggedIn(page, member, search);
    const sources = () =>
      page.locator('main li img').evaluateAll(images => images.map(image => image.getAttribute('src')));
    await eventually(async () => {
      const seen = await sources();
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.filter(src => !src?.endsWith('.svg#woman'))).toEqual([]);
    });
    fetched.length = 0;
    await page.reload();
    await eventually(async () => expect((await sources())[0]).toMatch(/#woman$/));
    await page
      .getByRole('link', { name: /바벨 벤치프레스/ })
      .first()
      .click();
    await picture('바벨 벤치프레스').waitFor();
    await eventually(async () =>
      expect(await picture('바벨 벤치프레스').getAttribute('src')).toBe(
        '/figures/barbell-bench-press.motion.svg#woman',
      ),
    );
    expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([]);
  });

  step(
    'in the player she moves, too, and is looked at from the other side; the hands are shown beside',
    async () => {
      const woman = await live.t.signUp({ sex: '여' });
      const { body } = await live.t.post(
        '/api/myfit/routines/workout',
        { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴' }] },
        woman,
      );
      const found = await live.t.post('/api/workouts/search/list/1', { searchKeyword: '바벨 벤치프레스' });
      await live.t.post(
        `/api/myfit/routines/workout/${body.routines[0].routineId}`,
        { workoutIds: [found.body[0].id], weight: 20, rep: 10, setCount: 3 },
        woman,
      );
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openLoggedIn(page, woman, '/mypage');
      const card = page.getByRole('region', { name: '루틴' }).locator('ol > li').first();
      await card.getByRole('button', { expanded: false }).click();
      await card.getByRole('button', { name: /동작 보기$/ }).click();
      const player = page.getByRole('dialog');
      const shown = () =>
        player.getByRole('img', { name: /동작$/ }).evaluate((host: any) => {
          const svg = host.shadowRoot?.querySelector('svg');
          // These properties show what is hers alone and what is his alone.
          const display = (who: string): string => getComputedStyle(svg).getPropertyValue(who).trim();
          return svg && { view: svg.dataset.view, woman: display('--W'), man: display('--M') };
        }) as Promise<{ view: string; woman: string; man: string } | null>;
      const expectWoman = (view: string) =>
        eventually(async () => expect(await shown()).toEqual({ view, woman: 'inline', man: 'none' }));
      await expectWoman('side');
      await player.getByText('머리 쪽에서').click();
      await expectWoman('headEnd');
      // It still names the slow direction.
      await player.getByText(/·\s2초$/).waitFor();
      await player.getByText('옆에서').click();
      await expectWoman('side');
      await player.getByText('오버그립, 어깨너비보다 넓게').waitFor();
      const hands = player.locator('figure img');
      await eventually(async () =>
        expect(await hands.evaluate((image: any) => image.naturalWidth as number)).toBeGreaterThan(0),
      );
    },
  );

  /** Opens the player of a workout in a new routine. */
  const openPlayer = async (workout: string) => {
    const woman = await live.t.signUp({ sex: '여' });
    const { body } = await live.t.post(
      '/api/myfit/routines/workout',
      { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] },
      woman,
    );
    const found = await live.t.post('/api/workouts/search/list/1', { searchKeyword: workout });
    const { id } = found.body.find((each: { koreanName: string }) => each.koreanName === workout);
    await live.t.post(
      `/api/myfit/routines/workout/${body.routines[0].routineId}`,
      { workoutIds: [id], weight: 0, rep: 30, setCount: 3 },
      woman,
    );
    await openLoggedIn(page, woman, '/mypage');
    const card = page.getByRole('region', { name: '루틴' }).locator('ol > li').first();
    await card.getByRole('button', { expanded: false }).click();
    await card.getByRole('button', { name: /동작 보기$/ }).click();
    return page.getByRole('dialog');
  };

  step('what is held is counted; the set-up comes first, and its cue with it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const player = await openPlayer('플랭크');
    await player.waitFor();
    // Waits and measures in one call, since the next phase may begin between two. Returns how long the drawing has moved, ms.
    const phase = (words: string, cue: number) =>
      page.waitForFunction(
        ([text, place]) => {
          const dialog = document.querySelector('dialog[open]');
          if (!dialog?.innerText.includes(text)) return undefined;
          const cues = [...dialog.querySelectorAll('li')].filter((each: any) =>
            each.parentElement.querySelector('li[data-now]'),
          );
          if (cues.findIndex((each: any) => 'now' in each.dataset) !== place) return undefined;
          const { shadowRoot } = dialog.querySelector('[role=img][aria-label$=동작]');
          const [move] = shadowRoot.querySelector('svg').getAnimations({ subtree: true });
          return { ms: Number(move?.currentTime ?? 0) };
        },
        [words, cue] as const,
      );
    await phase('준비 자세예요', 0);
    await phase('자세를 지키며 숨을 쉬어요', 2);
    const third = await phase('자세를 지키며 숨을 쉬어요 ·\u00a03초째', 2);
    expect((await third.jsonValue())!.ms).toBeGreaterThanOrEqual(2_000);
  });

  step('below are mistakes and safety, and the search is a small link at the very end', async () => {
    const player = page.getByRole('dialog');
    await player.getByRole('heading', { name: '안전하게 하려면' }).waitFor();
    const links = player.getByRole('link');
    expect(await links.allTextContents()).toEqual(['영상 찾아보기']);
    const size = await links.evaluate((link: any) => parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeLessThanOrEqual(14);
    const [link, safety] = await Promise.all([
      links.boundingBox(),
      player.getByRole('heading', { name: '안전하게 하려면' }).boundingBox(),
    ]);
    expect(link!.y).toBeGreaterThan(safety!.y);
  });

  step('whoever asked for less motion sees the key poses', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = page.getByRole('dialog');
    const still = player.getByRole('img', { name: /시작 자세와 끝 자세$/ });
    await still.waitFor();
    expect(await still.getAttribute('src')).toBe('/figures/plank.svg#woman');
    expect(await player.getByRole('button', { name: '멈추기' }).count()).toBe(0);
  });
});
