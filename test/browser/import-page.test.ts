import type { Page } from 'playwright-core';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { axeOnBoth } from './screens/axe.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();
const HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

/** From the file to the log and back. */
describe('an import on a phone', () => {
  let page: Page;
  let member: TestMember;
  const step = story();
  const day = new Date(Date.now() + 9 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  const lines = ['Bench Press (Barbell)', 'Zercher Squat (Barbell)', 'Running'].flatMap(name =>
    [1, 2, 3].map(set => `${day} 10:00:00,Strong의 하루,1h,${name},${set},80,8,0,0,,,`),
  );
  const choose = (text: string) =>
    page
      .getByLabel('운동 기록 파일')
      .setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const stored = async () =>
    (await live.t.get('/api/training/changes?after=0&limit=500', member)).body.sets.map(
      ({ workoutName, weight, deleted }: any) => [workoutName, weight, deleted],
    );

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    await openLoggedIn(page, member, '/training/history');
  });

  step('an empty history leads to it', async () => {
    await page.getByRole('link', { name: '다른 앱 기록 가져오기' }).click();
    await page.getByRole('heading', { name: '기록 가져오기' }).waitFor();
  });

  step('a file that is none is refused in words', async () => {
    await choose('a,b\n1,2');
    await page.getByRole('alert').filter({ hasText: '내보낸 파일이 아니에요' }).waitFor();
    expect(await axeOnBoth(page)).toEqual([]);
  });

  step('what would come in is shown, with what is not known', async () => {
    await choose([HEADER, ...lines].join('\n'));
    await page.getByRole('heading', { name: 'Strong 기록을 읽었어요' }).waitFor();
    await page.getByRole('heading', { name: /^Zercher Squat/ }).waitFor();
    expect(await page.getByRole('button', { name: '무게의 단위를 골라 주세요' }).isDisabled()).toBe(true);
  });

  step('an unknown name is matched by hand, another left out, the unit said', async () => {
    await page.getByRole('button', { name: 'Zercher Squat (Barbell) 다른 운동 찾기' }).click();
    await page.getByLabel('운동 이름', { exact: true }).fill('프론트 스쿼트');
    expect(await axeOnBoth(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '바벨 프론트 스쿼트' }).click();
    await page.getByRole('button', { name: 'Running, 이 운동은 빼기' }).click();
    await page.getByRole('heading', { name: '어떤 운동인지 알려 주세요' }).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'kg' }).check();
    await page.getByRole('button', { name: '운동 1번, 6세트 가져오기' }).waitFor();
    expect(await stored()).toEqual([]);
  });

  step('it comes in, onto this device too', async () => {
    await page.getByRole('button', { name: '운동 1번, 6세트 가져오기' }).click();
    await page.getByText('기록을 가져왔어요.').waitFor();
    expect(await axeOnBoth(page)).toEqual([]);
    expect(await stored()).toEqual([
      ...Array.from({ length: 3 }, () => ['바벨 벤치프레스', 80, false]),
      ...Array.from({ length: 3 }, () => ['바벨 프론트 스쿼트', 80, false]),
    ]);
    await page.getByRole('link', { name: '운동 기록 보기' }).click();
    await page
      .getByRole('button', { name: /운동 1번/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: '다른 앱 기록 가져오기' }).click();
  });

  step('the same file brings nothing new', async () => {
    await choose([HEADER, ...lines].join('\n'));
    await page.getByRole('heading', { name: '새로 가져올 기록이 없어요' }).waitFor();
    await page.getByText('이미 있는 6세트는 빼고 가져와요.').waitFor();
    expect(await page.getByRole('button', { name: /가져오기$/ }).count()).toBe(0);
  });

  step('it is taken back, here too', async () => {
    await page.getByRole('button', { name: 'Strong 운동 1번, 6세트 되돌리기' }).click();
    expect(await axeOnBoth(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
    await page.getByText(/에 되돌렸어요$/).waitFor();
    expect((await stored()).every(([, , deleted]: unknown[]) => deleted)).toBe(true);
    await page.goto('/training/history');
    await page.getByText('아직 운동 기록이 없어요').waitFor();
  });
});
