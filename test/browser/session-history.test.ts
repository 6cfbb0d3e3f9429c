import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { liveBrowser } from '../support/live-browser.js';
import type { TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';
import { openLoggedIn } from './steps/log-in.js';
import { story } from './steps/story.js';

const live = liveBrowser();

/** Trained sets, corrected and deleted much later. */
describe('the history on a phone', () => {
  let page: Page;
  let member: TestMember;
  let bench: { id: number; koreanName: string };
  const step = story();
  const dates = [15, 8, 1].map(daysAgo =>
    new Date(Date.now() + 9 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10),
  );
  const best = async () => {
    const { body } = await live.t.get('/api/training/records', member);
    return body[0].records.find((record: any) => record.kind === 'heaviest').value as number;
  };

  beforeAll(async () => {
    ({ page } = await live.openPage('phone'));
    member = await live.t.signUp();
    const { body } = await live.t.post('/api/workouts/search/list/1', { searchKeyword: '바벨 벤치프레스' });
    bench = body[0];
    for (const [place, date] of dates.entries()) {
      const session = aSession({ title: `가슴 ${place + 1}`, endedAt: `${date}T02:00:00.000Z` }, date);
      const sets = [0, 1].map(ordinal =>
        aSet(session, { workoutId: bench.id, ordinal, weight: 40 + 5 * place, targetWeight: 40 + 5 * place }),
      );
      const items = [sessionItem(session), ...sets.map(set => setItem(set))];
      const answer = await live.t.post('/api/training/sync', { items }, member);
      expect(answer.body.items.map((item: any) => item.status)).toEqual(['applied', 'applied', 'applied']);
    }
    await openLoggedIn(page, member, '/training');
  });

  step('오늘 운동 leads to the calendar, parts and workouts', async () => {
    await page.getByRole('link', { name: '기록', exact: true }).click();
    await page.getByRole('button', { name: '이어 온 주 3주' }).waitFor();
    await page.getByRole('tab', { name: '부위' }).click();
    await page.getByRole('heading', { name: '주마다 볼륨' }).waitFor();
    await page.getByRole('tab', { name: '운동', exact: true }).click();
    await page.getByRole('link', { name: new RegExp(bench.koreanName) }).click();
    await page.getByRole('slider', { name: '추정 1RM 그래프' }).waitFor();
    await page.goBack();
  });

  step('the axis of a chart has room for the numbers of somebody who moves tons', async () => {
    const calendar = /\/api\/training\/sessions\?/;
    await page.route(calendar, async route => {
      const answer = await route.fetch();
      const days = (await answer.json()) as { volumeKg: number }[];
      await route.fulfill({
        response: answer,
        json: days.map(day => ({ ...day, volumeKg: 12_345_678 })),
      });
    });
    await page.goto(`${live.url}/training/history?tab=parts`);
    const chart = page.getByRole('region', { name: '주마다 볼륨' });
    const highest = chart.getByText('15,000,000', { exact: true });
    await highest.waitFor();
    expect((await highest.boundingBox())!.x).toBeGreaterThanOrEqual((await chart.boundingBox())!.x);
    await page.unroute(calendar);
  });

  step('all sets leave as a table', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV로 받기' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^routineup-training-\d{4}-\d\d-\d\d\.csv$/);
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(7);
  });

  step('a set of the past is corrected, and the record follows; taken back, it is what it was', async () => {
    expect(await best()).toBe(50);
    await page.goto(`${live.url}/training/history`);
    await page.getByRole('link', { name: /가슴 3/ }).click();
    await page.getByRole('heading', { name: '한 운동' }).waitFor();
    await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
    await page.getByRole('menuitem', { name: '세트 고치기' }).click();
    await page.getByRole('button', { name: /^1세트.*고치기$/ }).click();
    await page.getByRole('button', { name: '이 세트 빼기' }).click();
    await page.getByRole('button', { name: /^2세트.*고치기$/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^1세트.*고치기$/ }).click();
    await page.getByRole('button', { name: '이 세트 빼기' }).click();
    await page.getByText('모두 저장됨').first().waitFor();
    await eventually(async () => expect(await best()).toBe(45));
    await page.getByRole('button', { name: '되돌리기' }).first().click();
    await eventually(async () => expect(await best()).toBe(50));
  });

  step('a deleted session is gone from the history, and back with one press', async () => {
    await page.goto(`${live.url}/training/history`);
    const link = page.getByRole('link', { name: /가슴 3/ });
    await link.click();
    await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
    await page.getByRole('menuitem', { name: '기록 지우기' }).click();
    await page.getByText('‘가슴 3’ 기록을 지웠어요.').waitFor();
    await link.waitFor({ state: 'detached' });
    await eventually(async () => expect(await best()).toBe(45));
    await page.getByRole('button', { name: '되돌리기' }).click();
    await link.waitFor();
    await eventually(async () => expect(await best()).toBe(50));
  });
});
