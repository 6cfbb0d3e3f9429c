import type { Locator, Page } from 'playwright-core';
import type { Device } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import { dragByMouse, dragByTouch, drawn } from './steps/drag.js';
import { signUp } from './steps/sign-up-steps.js';
import { story } from './steps/story.js';

const live = liveBrowser();

/** One person's path from the landing page to a routine in the order they want; each test continues where the last ended. */
describe.each<Device>(['desktop', 'phone'])('the main path on a %s', device => {
  const email = `${device}@example.com`;
  let page: Page;
  let faults: string[];
  const step = story();
  /** The recommended workouts, in the order in which they joined the routine. */
  const added: string[] = [];

  beforeAll(async () => {
    ({ page, faults } = await live.openPage(device));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  // No step may cause an unseen fault.
  afterEach(() => expect(faults).toEqual([]));

  const menu = () => page.getByRole('navigation', { name: device === 'phone' ? '하단 메뉴' : '주 메뉴' });
  const handles = () =>
    page.getByRole('region', { name: '루틴' }).getByRole('button', { name: /순서 바꾸기$/ });
  const handleOf = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^\\d, ${name}, 순서 바꾸기$`) });
  const order = () =>
    handles().evaluateAll(all =>
      all.map(each => (each.getAttribute('aria-label') ?? '').replace(/^\d+, |, 순서 바꾸기$/g, '')),
    );
  const expectOrder = async (expected: readonly string[]) => {
    await eventually(async () => expect(await order()).toEqual(expected));
  };
  const savedOrder = () =>
    page.waitForResponse(answer => answer.url().includes('/workout/update/') && answer.ok());
  const tabs = () => page.getByRole('list', { name: '루틴' });
  const tabNames = () =>
    tabs()
      .getByRole('listitem')
      .evaluateAll(all => all.map(each => each.textContent));
  const said = (words: string | RegExp) => page.getByText(words).waitFor({ state: 'attached' });

  /** The steps to add a workout: the numbers, then the routines. Returns its dialog at the second step. */
  const openPicker = async (card: Locator, edit?: (dialog: Locator) => Promise<void>) => {
    await card.getByRole('button', { name: /루틴에 담기$/ }).click();
    const dialog = page.getByRole('dialog');
    await edit?.(dialog);
    await dialog.getByRole('button', { name: '다음' }).click();
    return dialog;
  };

  step('signs up from the landing page in four steps with the mailed code', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: '오늘 들 무게, 내 몸이 알려 줘요' }).waitFor();
    await page.getByRole('button', { name: '지금 추천받기' }).first().click();
    // The document's dialog and the client's, which takes its place, are there together for a moment.
    await page.getByRole('dialog').getByRole('button', { name: '회원가입하기' }).first().click();
    await page.waitForURL('**/signup?next=%2Frecommend');
    await signUp(page, live.t, email);
    await page.getByRole('heading', { name: '가입을 마쳤어요!' }).waitFor();
    expect(await page.getByRole('link', { name: '이어서 추천받기' }).getAttribute('href')).toBe('/recommend');
  });

  step('stays logged in over a reload', async () => {
    await page.getByRole('link', { name: '홈으로' }).click();
    await page.getByRole('button', { name: /김민지님/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /김민지님/ }).waitFor();
  });

  step('sees the body data and changes it', async () => {
    await page.getByRole('button', { name: /김민지님/ }).click();
    await page.getByRole('link', { name: '몸 정보' }).click();
    const weight = page.getByLabel('체중', { exact: true });
    await eventually(async () => expect(await weight.inputValue()).toBe('58'));
    expect(await page.getByLabel('키', { exact: true }).inputValue()).toBe('165');
    await weight.fill('57.5');
    await page.getByRole('button', { name: '완료' }).click();
    await page.getByText('몸 정보를 저장했어요.').waitFor();
    await page.reload();
    await eventually(async () => expect(await weight.inputValue()).toBe('57.5'));
  });

  step('chooses workouts, four parts and not a fifth, and all machines', async () => {
    await menu().getByRole('link', { name: /^추천/ }).click();
    await page.getByRole('button', { name: '시작하기' }).click();
    const dialog = page.getByRole('dialog', { name: '이 몸 정보로 추천받을까요?' });
    await dialog.getByText('57.5').waitFor();
    await dialog.getByRole('button', { name: '예', exact: true }).click();
    await page.getByRole('radio', { name: /^운동/ }).check();
    await page.getByRole('button', { name: '다음' }).click();

    // Only before the first workouts.
    await page.getByRole('heading', { name: '운동해도 괜찮은지 볼게요' }).waitFor();
    await page.getByRole('button', { name: '해당 없어요' }).click();

    for (const part of ['가슴', '등', '어깨', '복부'])
      await page.getByRole('checkbox', { name: part, exact: true }).check();
    const warning = page.getByText('최대 4개까지 고를 수 있어요');
    await page.getByRole('checkbox', { name: '종아리' }).click();
    await warning.waitFor();
    await warning.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: '종아리' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: '다음 (4)' }).click();
    await page.getByRole('button', { name: /^기구 직접 고르기/ }).click();

    const ask = page.getByRole('button', { name: '추천받기' });
    // 맨몸 is preselected; choosing nothing at all is not enough.
    await page.getByRole('checkbox', { name: '맨몸', exact: true }).uncheck();
    expect(await ask.isDisabled()).toBe(true);
    await page.getByRole('button', { name: '전체 선택' }).click();
    await page.getByRole('button', { name: '전체 해제' }).waitFor();
    await ask.click();
    await page.waitForURL('**/recommend/machineresult?history=*');
  });

  step('reads the recommended workouts with weight, sets, repetitions and reason', async () => {
    const headline =
      device === 'phone'
        ? /^가슴·등·어깨·복부 운동 \d개예요$/
        : /^김민지님을 위한\s*가슴·등·어깨·복부 운동 \d개예요$/;
    await page.getByRole('heading', { name: headline }).waitFor();
    const first = page.locator('ol > li').first();
    await first.getByText(/^(추천 무게|무게)$/).waitFor();
    await first.getByText('세트').first().waitFor();
    await first.getByText(/^(횟수|시간)$/).waitFor();
    const { body } = await live.t.get(
      `/api/recommendation/workout/history/${new URL(page.url()).searchParams.get('history')}`,
      {
        token: (
          await live.t.post('/api/auth/login', {
            loginEmail: email,
            password: 'routine1234',
            rememberMe: true,
          })
        ).body.accessToken,
      },
    );
    for (const [index, { reason, koreanName, weight, set, repeat, stop }] of body.recommends.entries()) {
      const card = page.locator('ol > li').nth(index);
      if (index > 0) await card.getByRole('button', { expanded: false }).click();
      await card.getByRole('heading', { name: koreanName }).waitFor();
      await card.getByText(reason).waitFor();
      const shown = await card.innerText();
      expect(shown).toMatch(new RegExp(`세트\\s*${set}\\s*세트`));
      const count = stop ? `(?:${stop.least}~|최대 )${stop.most}` : repeat;
      expect(shown).toMatch(new RegExp(`(횟수|시간)\\s*${count}\\s*(회|초)`));
      if (weight !== null) expect(shown).toMatch(new RegExp(`추천 (무게|보조)\\s*${weight}\\s*kg`));
    }
    expect(body.recommends.length).toBeGreaterThanOrEqual(4);
  });

  step('adds one to two routines at once, with edited numbers and a report for each', async () => {
    // The first workout with a weight, so that there is something to edit.
    const cards = page.locator('ol > li').filter({ hasText: '추천 무게' });
    const card = cards.first();
    added.push((await card.getByRole('heading', { level: 3 }).textContent()) ?? '');
    const dialog = await openPicker(card, async numbers => {
      await numbers.getByRole('spinbutton', { name: /^무게/ }).fill('22.5');
      await numbers.getByRole('spinbutton', { name: '횟수' }).fill('9');
      await numbers.getByRole('button', { name: '세트 1세트 늘리기' }).click();
    });
    await dialog.getByRole('button', { name: '빈 루틴 네 개 만들기' }).click();
    const add = dialog.getByRole('button', { name: '담기', exact: true });
    await dialog.getByLabel('가슴 집중').waitFor();
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('가슴 집중').check();
    await dialog.getByLabel('등 집중').check();
    await add.click();
    const toast = page.getByRole('status', { name: '알림' });
    await toast.getByText('가슴 집중에 운동을 담았어요!').waitFor();
    await toast.getByText('등 집중에 운동을 담았어요!').waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  step('cannot add it twice, and hears of each routine what became of it', async () => {
    const cards = page.locator('ol > li').filter({ hasText: '추천 무게' });
    const again = await openPicker(cards.first());
    await eventually(async () => expect(await again.getByLabel(/가슴 집중/).isDisabled()).toBe(true));
    await page.keyboard.press('Escape');
    await again.waitFor({ state: 'detached' });

    const all = page.locator('ol > li');
    const others = (await all.getByRole('heading', { level: 3 }).allTextContents()).filter(
      name => name !== added[0],
    );
    for (const name of others.slice(0, 2)) {
      const card = all.filter({ has: page.getByRole('heading', { name, exact: true }) });
      const dialog = await openPicker(card);
      await dialog.getByLabel(/가슴 집중/).check();
      if (name === others[1]) {
        await dialog.getByLabel(/등 집중/).check();
        // Another tab of the same person is faster.
        await putInto('등 집중', name);
      }
      await dialog.getByRole('button', { name: '담기', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      added.push(name);
    }
    const toast = page.getByRole('status', { name: '알림' });
    await toast.getByText(/가슴 집중에 운동을 담았어요!\s*등 집중: 이미 있는 운동이에요\./).waitFor();
  });

  /** Adds a workout without this page's knowledge. */
  const putInto = async (routine: string, workout: string) => {
    const login = await live.t.post('/api/auth/login', {
      loginEmail: email,
      password: 'routine1234',
      rememberMe: false,
    });
    const token: string = login.body.accessToken;
    const routines = await live.t.get('/api/myfit/routines/workout', { token });
    const found = await live.t.post(
      '/api/workouts/search/list/1',
      { searchKeyword: workout, bodyPartKoreanName: [] },
      { token },
    );
    const { routineId } = routines.body.routines.find(
      (each: { routineName: string }) => each.routineName === routine,
    );
    const { id } = found.body.find((each: { koreanName: string }) => each.koreanName === workout);
    const answer = await live.t.post(
      `/api/myfit/routines/workout/${routineId}`,
      { workoutIds: [id], weight: null, rep: 10, setCount: 3 },
      { token },
    );
    expect(answer.status).toBeLessThan(300);
  };

  step('finds them in 내 루틴 with the edited numbers', async () => {
    await menu().getByRole('link', { name: '내 루틴' }).click();
    await expectOrder(added);
    const first = page.locator('ol > li').first();
    await first.getByText('22.5kg').waitFor();
    await first.getByText(/^9회 × \d세트$/).waitFor();
    await eventually(async () =>
      expect(await tabNames()).toEqual(['가슴 집중', '등 집중', '어깨 집중', '하체 집중']),
    );
  });

  const [a, b, c] = [() => added[0]!, () => added[1]!, () => added[2]!];

  /** dnd-kit handles arrow keys, and knows the positions, a moment after it announces the lift. */
  const lift = async (words: RegExp) => {
    await page.keyboard.press('Space');
    await said(words);
    await drawn(page);
  };

  step('reorders by keyboard: space lifts, arrows move, space drops, Escape puts back', async () => {
    await handleOf(a()).focus();
    await lift(/들어 올렸어요\. 지금 3개 중 1번째예요/);
    await page.keyboard.press('ArrowDown');
    await said(/3개 중 2번째로 왔어요/);
    const saved = savedOrder();
    await page.keyboard.press('Space');
    await said(/2번째에 내려놓았어요/);
    await saved;
    await expectOrder([b(), a(), c()]);

    await handleOf(b()).focus();
    await lift(/지금 3개 중 1번째예요/);
    await page.keyboard.press('ArrowDown');
    await said(/3개 중 2번째로 왔어요/);
    await page.keyboard.press('Escape');
    await said(/옮기기를 취소했어요/);
    await expectOrder([b(), a(), c()]);
    await page.reload();
    await expectOrder([b(), a(), c()]);
  });

  if (device === 'desktop') {
    step('reorders by mouse from 5 px on, below that it is a press', async () => {
      const box = await handleOf(c()).boundingBox();
      if (!box) throw new Error('the handle is not to be seen');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 16);
      await drawn(page);
      expect(await page.getByText(/들어 올렸어요/).count()).toBe(0);
      await page.mouse.up();

      const saved = savedOrder();
      await dragByMouse(page, handleOf(c()), handleOf(b()));
      await saved;
      await expectOrder([c(), b(), a()]);
      await page.reload();
      await expectOrder([c(), b(), a()]);
    });
  } else {
    step('reorders by a long press of the finger, and a quick swipe does not', async () => {
      const saved = savedOrder();
      await dragByTouch(page, handleOf(c()), handleOf(b()));
      await saved;
      await expectOrder([c(), b(), a()]);
      await dragByTouch(page, handleOf(a()), handleOf(b()), { rests: false });
      await page.reload();
      await expectOrder([c(), b(), a()]);
    });
  }

  // The same presses on both, which are to be in sight: that of the phone is scarce.
  if (device === 'desktop') return;

  step('reorders by the buttons of an open card', async () => {
    const card = page.locator('ol > li').filter({ has: handleOf(a()) });
    await card
      .getByRole('button', { name: new RegExp(`^${a()}`) })
      .first()
      .click();
    const saved = savedOrder();
    await card.getByRole('button', { name: `${a()} 위로 옮기기` }).click();
    await saved;
    await expectOrder([c(), a(), b()]);
    await page.reload();
    await expectOrder([c(), a(), b()]);
  });

  step('takes a workout out and back in at its place', async () => {
    const card = page.locator('ol > li').filter({ has: handleOf(a()) });
    await card.getByRole('button', { expanded: false }).click();
    await card.getByRole('button', { name: `${a()} 빼기` }).click();
    await expectOrder([c(), b()]);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expectOrder([c(), a(), b()]);
    await page.reload();
    await expectOrder([c(), a(), b()]);
    await page.getByText('22.5kg').waitFor();
  });

  step('renames, adds and deletes routines, deletion with undo', async () => {
    await page.getByRole('button', { name: '가슴 집중 메뉴' }).click();
    await page.getByRole('menuitem', { name: '이름 수정' }).click();
    const field = page.getByLabel('루틴 이름');
    await eventually(async () => expect(await field.inputValue()).toBe('가슴 집중'));
    await field.fill('월요일 가슴');
    await field.press('Enter');
    await eventually(async () => expect((await tabNames())[0]).toBe('월요일 가슴'));

    await page.getByRole('button', { name: '루틴 추가' }).click();
    // The name is editable at once; Enter keeps the proposed name.
    await eventually(async () => expect(await field.inputValue()).toBe('새 루틴'));
    await field.press('Enter');
    await eventually(async () => expect((await tabNames()).at(-1)).toBe('새 루틴'));
    await page.getByText('아직 운동이 없어요').waitFor();

    const remove = async (name: string) => {
      await page.getByRole('button', { name: `${name} 메뉴` }).click();
      await page.getByRole('menuitem', { name: '루틴 지우기' }).click();
      await eventually(async () => expect(await tabNames()).not.toContain(name));
    };
    await remove('새 루틴');
    await page.getByText('새 루틴을 지웠어요.').waitFor();
    await remove('월요일 가슴');
    await page.getByText('월요일 가슴을 지웠어요.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: '월요일 가슴을 지웠어요.' })
      .getByRole('button', { name: '되돌리기' })
      .click();
    await eventually(async () => expect((await tabNames())[0]).toBe('월요일 가슴'));
    await expectOrder([c(), a(), b()]);
    await page.reload();
    await eventually(async () =>
      expect(await tabNames()).toEqual(['월요일 가슴', '등 집중', '어깨 집중', '하체 집중']),
    );
  });
});
