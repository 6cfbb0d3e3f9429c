import { screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { formatMonthDay, todayInKorea } from '../../../shared/lib/format';
import { setAdminTokens } from '../session/admin-session.store';

it('shows what waits, what was given up with its reason, and where the catalogue is thin', async () => {
  setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
  const failedAt = '2026-11-22T01:00:00.000Z';
  let failedJobs = [
    { id: 4, name: 'recommendation', reason: '추천을 만들지 못했어요.', failedAt, retryable: true },
    { id: 5, name: 'catalogue-import', reason: '끝내지 못했어요.', failedAt, retryable: false },
  ];
  let missed = [
    { kind: 'workouts', keyword: '역도 누르기', count: 3, lastDay: '2026-11-22' },
    { kind: 'supplements', keyword: '없는 것', count: 1, lastDay: '2026-11-21' },
  ];
  let ignored = [{ kind: 'workouts', keyword: '얼음낚시', ignoredAt: failedAt }];
  let progress: number | null = null;
  const url = 'https://example.com/video';
  let dead = [
    {
      ...{ url, fault: 'missing', failedDays: 2, checkedAt: failedAt },
      rows: [{ resource: 'workouts', id: 7, koreanName: '바벨 벤치프레스' }],
    },
  ];
  const counts = { made: 9, kept: 4, swapped: 1, answered: 2, unfilled: 3, failed: 0 };
  const server = fakeServer({
    'GET /api/admin/self': () => json({ id: 1, loginId: 'me', role: 'editor' }),
    'GET /api/admin/offers': () => json([]),
    'GET /api/admin/links': () => json({ checked: 2, checkedAt: failedAt, progress, dead }),
    'POST /api/admin/links/checkAll': () => {
      progress = 40;
      return json({ checked: 2, checkedAt: failedAt, progress, dead }, 202);
    },
    'POST /api/admin/links/check': () => {
      dead = [];
      return json({ fault: null });
    },
    'GET /api/admin/recommendationDays': () =>
      json({
        days: [{ ...counts, day: todayInKorea(), type: 'workout' }],
        reasons: [{ type: 'workout', reason: '이두: 운동이 없어요.', count: 3 }],
      }),
    'GET /api/admin/missedSearches': () => json(missed),
    'GET /api/admin/missedSearches/ignored': () => json(ignored),
    'POST /api/admin/missedSearches/restore': () => {
      ignored = [];
      return new Response(null, { status: 204 });
    },
    'GET /api/workouts/search/list': () => json([{ id: 7, koreanName: '바벨 벤치프레스' }]),
    'POST /api/admin/missedSearches/alias': () => {
      missed = missed.slice(1);
      return new Response(null, { status: 204 });
    },
    'POST /api/admin/missedSearches/ignore': () => {
      missed = [];
      return new Response(null, { status: 204 });
    },
    'GET /api/admin/dashboard': () =>
      json({
        jobs: [{ name: 'recommendation', waiting: 2, running: 1, failed: 1 }],
        longestWaitSeconds: 7,
        failedJobs,
        gaps: Array.from({ length: 9 }, (_, n) => ({
          ...{ bodyPart: '종아리', machine: `기구 ${n + 1}`, onlyWorkout: `카프 레이즈 ${n + 1}` },
        })),
        purposeGaps: [{ purpose: '관절 건강', products: [] }],
        backup: { checkedAt: failedAt, kilobytes: 12_345, failedAt: null, overdue: true },
      }),
    'POST /api/admin/dashboard/jobs/4/retry': () => {
      failedJobs = failedJobs.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  const { user } = renderApp('/admin?tab=dashboard');
  expect(await screen.findByText('가장 오래 기다린 작업은 7초째예요.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '추천 2 1 1' })).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: '카프 레이즈 9' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '운동의 빈틈 9곳 모두 보기' }));
  expect(screen.getByRole('cell', { name: '카프 레이즈 9' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '관절 건강 0 –' })).toBeInTheDocument();
  expect(screen.getByText(/크기는 12.35MB예요/)).toBeInTheDocument();
  expect(screen.getByText(/확인한 백업이 26시간 넘게 없어요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '파일 가져오기 다시 시키기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '추천 다시 시키기' }));
  await waitFor(() => expect(screen.queryByText(/추천을 만들지 못했어요/)).toBeNull());
  expect(server.calls('POST /api/admin/dashboard/jobs/4/retry')).toHaveLength(1);

  expect(await screen.findByText('역도 누르기')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '역도 누르기 별칭으로 추가' }));
  await user.type(screen.getByRole('searchbox', { name: '운동 이름' }), '벤치');
  await user.click(await screen.findByRole('button', { name: '바벨 벤치프레스' }));
  await waitFor(() => expect(screen.queryByText('역도 누르기')).toBeNull());
  const [alias] = server.calls('POST /api/admin/missedSearches/alias');
  expect(await alias!.json()).toEqual({ kind: 'workouts', keyword: '역도 누르기', id: 7 });
  await user.click(screen.getByRole('button', { name: '없는 것 무시' }));
  expect(await screen.findByText('30일 동안 찾았지만 나오지 않은 말이 없어요.')).toBeInTheDocument();

  await user.click(screen.getByText('무시한 말 1개'));
  await user.click(screen.getByRole('button', { name: '얼음낚시 다시 세기' }));
  await waitFor(() => expect(screen.queryByText('무시한 말 1개')).toBeNull());
  const [restored] = server.calls('POST /api/admin/missedSearches/restore');
  expect(await restored!.json()).toEqual({ kind: 'workouts', keyword: '얼음낚시' });

  expect(screen.getByRole('link', { name: '바벨 벤치프레스' })).toHaveAttribute(
    'href',
    expect.stringMatching(/tab=workouts&keyword=/),
  );
  await user.click(screen.getByRole('button', { name: `${url} 다시 확인` }));
  expect(await screen.findByText(/모두 답해요/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '모든 링크 다시 확인' }));
  expect(await screen.findByRole('button', { name: '다시 확인하는 중 40%' })).toBeDisabled();

  expect(screen.getByText('추천 9번 가운데 4번을 루틴에 담았어요.')).toBeInTheDocument();
  const day = formatMonthDay(todayInKorea());
  expect(screen.getByRole('row', { name: `${day} 9 4 1 2 3 0` })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '이두: 운동이 없어요. 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '보충제' }));
  expect(screen.getByText('아직 없어요.')).toBeInTheDocument();
});
