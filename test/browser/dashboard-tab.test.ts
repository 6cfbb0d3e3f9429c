import type { Page } from 'playwright-core';
import { LinkCheckJob } from '../../src/admin/links/link-check.job.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { LinkProbe } from '../../src/admin/links/link-probe.js';
import { traceBackup } from '../../src/backup/backup-trace.js';
import { MissedSearches } from '../../src/catalogue/public.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { eventually } from '../support/eventually.js';
import { LinkServer } from '../support/link-server.js';
import { liveBrowser } from '../support/live-browser.js';
import { logInAdmin } from './steps/log-in-admin.js';
import { story } from './steps/story.js';

let server: LinkServer;
beforeAll(async () => {
  server = await LinkServer.start();
});
afterAll(() => server.close());

const ttl = { ADMIN_LOGIN_TTL: '9d', ADMIN_IDLE_TTL: '8d', ACCESS_TOKEN_TTL: '7d' };
const live = liveBrowser({ env: ttl });
let page: Page;
let visitor: Page;
beforeAll(async () => {
  ({ page } = await live.openPage());
  ({ page: visitor } = await live.openPage('phone'));
});

const step = story();
const section = (name: string | RegExp) => page.getByRole('region', { name });
const dialog = () => page.getByRole('dialog');
const toast = (words: string | RegExp) => page.getByRole('status', { name: '알림' }).getByText(words);
const jobs = () => live.t.app.get(Jobs, { strict: false });
const reopen = async () => {
  await page.reload();
  await page.getByRole('heading', { name: '뒤에서 하는 작업' }).waitFor();
};

step('a job that was given up is shown with its reason and done after all', async () => {
  const member = await live.t.signUp();
  const wanted = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '맨몸'] };
  const { id: historyId } = (
    await live.t.post('/api/recommendation/workout', wanted, { token: member.token })
  ).body;
  const answered = () =>
    eventually(async () => {
      const path = `/api/recommendation/workout/history/${historyId}`;
      expect((await live.t.get(path, { token: member.token })).status).toBe(200);
    });
  await answered();
  const { id } = (await jobs().latest('recommendation'))!;
  const failed = { state: 'FAILED', failure: '그만뒀어요.', finishedAt: new Date() } as const;
  await live.t.database.write(manager => manager.update(Job, { id }, failed));
  await live.t.database.write(manager =>
    manager.query('UPDATE jobs SET payload = ? WHERE id = ?', [JSON.stringify({ historyId }), id]),
  );
  await logInAdmin(page, live.t.config.admin, '/admin?tab=dashboard');
  await section('그만둔 작업')
    .getByText(/그만뒀어요/)
    .waitFor();
  await section('그만둔 작업').getByRole('button', { name: '추천 다시 시키기' }).click();
  await section('그만둔 작업').getByText('그만둔 작업이 없어요.').waitFor();
  await answered();
});

step('the recommendations of the day are counted by kind', async () => {
  await section('30일 동안의 추천').getByText('추천 1번 가운데 0번을 루틴에 담았어요.').waitFor();
  await page.getByText('보충제', { exact: true }).last().click();
  await section('30일 동안의 추천').getByText('아직 없어요.').waitFor();
});

step('a backup that is missing is said, one that was made and checked is told', async () => {
  await section('백업')
    .getByText(/아직 백업이 없어요/)
    .waitFor();
  const startedAt = new Date();
  await traceBackup(live.t.config, { startedAt, finishedAt: startedAt, checked: true, kilobytes: 850 });
  await reopen();
  await section('백업')
    .getByText(/되돌려 확인했어요. 크기는 850kB예요./)
    .waitFor();
  expect(await section('백업').getByRole('status').count()).toBe(0);
});

step('a search that finds nothing becomes an alias by a press, and finds at once', async () => {
  await visitor.goto(`/searchworkout/1?keyword=${encodeURIComponent('배드민턴')}`);
  await visitor.getByText('찾는 운동이 없어요').waitFor();
  await visitor.goto(`/searchworkout/1?keyword=${encodeURIComponent('얼음낚시')}`);
  await visitor.getByText('찾는 운동이 없어요').waitFor();
  await live.t.app.get(MissedSearches, { strict: false }).flush();
  await reopen();
  const missed = section('결과가 없던 검색');
  await missed.getByText('배드민턴', { exact: true }).waitFor();
  await page.getByRole('button', { name: '배드민턴 별칭으로 추가' }).click();
  await dialog().getByRole('searchbox', { name: '운동 이름' }).fill('바벨 벤치');
  await dialog().getByRole('button', { name: '바벨 벤치프레스', exact: true }).click();
  await toast('이제 ‘배드민턴’ 검색에 ‘바벨 벤치프레스’ 항목이 나와요.').waitFor();
  await missed.getByText('배드민턴', { exact: true }).waitFor({ state: 'detached' });
  await visitor.goto(`/searchworkout/1?keyword=${encodeURIComponent('배드민턴')}`);
  await visitor.getByRole('link', { name: '바벨 벤치프레스' }).waitFor();
  await page.getByRole('button', { name: '얼음낚시 무시' }).click();
  await missed.getByText('30일 동안 찾았지만 나오지 않은 말이 없어요.').waitFor();
});

step('a link that failed on two days leads to its row, and is asked again by a press', async () => {
  const token = await live.t.adminToken();
  const probe = live.t.app.get(LinkProbe, { strict: false });
  // Only the test server's address counts as public.
  probe.limits.mayAsk = address => address === '127.0.0.1';
  const url = server.url('/video');
  server.status('/video', 404);
  const row = (await live.t.get('/api/admin/workouts/3', { token })).body;
  // An admin may not enter the test server's address, so the test writes it directly.
  await live.t.database.write(manager => manager.update(Workout, { id: 3 }, { videoLink: url }));
  for (const day of [1, 2]) {
    await live.t.app.get(LinkCheckJob, { strict: false }).begin();
    await eventually(async () => expect((await jobs().latest('link-check'))!.state).toBe('DONE'));
    if (day === 1) live.t.clock.advance(86_400);
  }
  await reopen();
  const links = section('답하지 않는 링크');
  await links.getByText(/페이지가 없어요. 2일 실패/).waitFor();
  await links.getByRole('link', { name: row.koreanName }).click();
  await page.getByRole('button', { name: `${row.koreanName} 수정`, exact: true }).waitFor();
  await page.getByRole('tab', { name: '현황' }).click();
  await page.getByRole('button', { name: `${url} 다시 확인` }).click();
  await toast('아직 답하지 않아요. 페이지가 없어요.').waitFor();
  server.behind.delete('/video');
  await page.getByRole('button', { name: `${url} 다시 확인` }).click();
  await links.getByText(/모두 답해요/).waitFor();
});

step('the gaps are folded, and an unfolded list has them all', async () => {
  const gaps = section(/^운동의 빈틈/);
  const heading = (await gaps.first().getByRole('heading').textContent())!;
  const count = Number(/\d+/.exec(heading)![0]);
  expect(count).toBeGreaterThan(8);
  const rows = page.getByRole('region', { name: '운동의 빈틈', exact: true }).locator('tbody tr');
  await eventually(async () => expect(await rows.count()).toBe(8));
  await page.getByRole('button', { name: `운동의 빈틈 ${count}곳 모두 보기` }).click();
  await eventually(async () => expect(await rows.count()).toBe(count));
});
