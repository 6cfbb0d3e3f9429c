import type { Page } from 'playwright-core';
import { goOffline } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();

/** In the middle of a session the bench is taken, or a shoulder hurts. */
describe('다른 운동으로 on a phone', () => {
  let page: Page;
  let member: TestMember;
  let first: { id: number; koreanName: string };
  const step = story();
  const sheet = () => page.getByRole('dialog', { name: '다른 운동으로' });
  const choices = () => sheet().getByRole('listitem').getByRole('button');
  const machines = async () =>
    (await choices().allInnerTexts()).map(words => {
      const [, ...lines] = words.split('\n');
      return lines.find(line => line !== '더 쉬워요')!.split(' ·\u00a0');
    });
  const shown = () => page.getByRole('heading', { level: 2 }).first();
  const logged = async () => {
    const { body } = await live.t.get('/api/training/changes?after=0', member);
    return (body.sets as any[]).filter(set => !set.deleted);
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    const { body } = await live.t.post('/api/workouts/search/list/1', { searchKeyword: '바벨 벤치프레스' });
    first = body[0];
    await openLoggedIn(page, member, `/training/session/new?workouts=${first.id}`);
    await page.getByRole('heading', { name: first.koreanName, exact: true }).waitFor();
  });

  step('the sheet says each one’s weight, machine and why', async () => {
    await page.getByRole('button', { name: '다른 운동으로', exact: true }).click();
    await choices().first().waitFor();
    expect(await choices().first().innerText()).toMatch(
      /kg ·\s(?:최대 )?[\d~]+회 × \d세트[\s\S]*비슷한 움직임/,
    );
  });

  step('with a busy machine nothing that needs it is offered', async () => {
    await sheet().getByRole('button', { name: '기구가 사용 중이에요' }).click();
    await sheet().getByRole('group', { name: '지금 쓸 수 없는 기구' }).waitFor();
    await eventually(async () => {
      const needed = await machines();
      expect(needed.length).toBeGreaterThan(0);
      expect(needed.filter(each => each.includes('평벤치') || each.includes('바벨'))).toEqual([]);
    });
    await sheet().getByRole('button', { name: '평벤치', exact: true }).click();
    await eventually(async () => expect((await machines()).some(each => each.includes('평벤치'))).toBe(true));
  });

  step('a done set stays with the first workout, what is left is done with the other one', async () => {
    await sheet().getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: / 1세트 .*완료$/ }).click();
    await page.getByRole('button', { name: / 1세트 .*완료 취소$/ }).waitFor();
    await page.getByRole('button', { name: '다른 운동으로', exact: true }).click();
    // Waits for the fresh choices: they replace the cached ones while the sheet is busy.
    await choices().first().waitFor();
    await sheet().locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const choice = choices().first();
    const words = await choice.innerText();
    const name = await choice.locator('strong').innerText();
    await choice.click();
    await page.getByText(`‘${name}’ 운동으로 바꿨어요.`).waitFor();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    const [, weight] = /([\d.]+)kg ·\s/.exec(words)!;
    await eventually(async () => {
      const sets = await logged();
      const of = (workoutName: string) => sets.filter(set => set.workoutName === workoutName);
      expect(of(first.koreanName).map(set => set.doneAt !== null)).toEqual([true]);
      expect(of(name).map(set => [set.kind, set.targetWeight])).toEqual(
        of(name).map(() => ['work', Number(weight)]),
      );
      expect(of(name)).toHaveLength(2);
    });
    await page.getByRole('button', { name: '되돌리기' }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(new Set((await logged()).map(set => set.workoutName))).toEqual(new Set([first.koreanName])),
    );
    await eventually(async () => expect(await shown().innerText()).toBe(first.koreanName));
  });

  step('a shoulder that hurts leaves out what strains it, and is kept with the member’s health', async () => {
    await page.getByRole('button', { name: '다른 운동으로', exact: true }).click();
    await choices().first().waitFor();
    const before = await choices().allInnerTexts();
    await sheet().getByRole('button', { name: '아파요' }).click();
    await sheet().getByRole('button', { name: '어깨', exact: true }).click();
    await eventually(async () => {
      expect(await sheet().locator('[aria-busy=true]').count()).toBe(0);
      expect(await choices().allInnerTexts()).not.toEqual(before);
    });
    expect((await live.t.get('/api/user/health', member)).body.soreAreas).toEqual(['어깨']);
    await sheet().getByRole('button', { name: '닫기' }).click();
  });

  step('without a network it says why it cannot', async () => {
    await goOffline(page);
    await page.getByRole('button', { name: '다른 운동으로', exact: true }).click();
    await sheet()
      .getByText(/지금은 연결되어 있지 않아서/)
      .waitFor();
    await page.context().setOffline(false);
    // By itself, once the network is back.
    await choices().first().waitFor();
    await eventually(async () => expect(await sheet().getByRole('alert').count()).toBe(0));
  });
});
