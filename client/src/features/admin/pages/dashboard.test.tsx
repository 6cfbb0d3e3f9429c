import { screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { setAdminTokens } from '../session/admin-session.store';

it('shows what waits, what was given up with its reason, and where the catalogue is thin', async () => {
  setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
  const failedAt = '2026-11-22T01:00:00.000Z';
  let failedJobs = [
    { id: 4, name: 'recommendation', reason: '추천을 만들지 못했어요.', failedAt, retryable: true },
    { id: 5, name: 'catalogue-import', reason: '끝내지 못했어요.', failedAt, retryable: false },
  ];
  const server = fakeServer({
    'GET /api/admin/self': () => json({ id: 1, loginId: 'me', role: 'editor' }),
    'GET /api/admin/offers': () => json([]),
    'GET /api/admin/dashboard': () =>
      json({
        jobs: [{ name: 'recommendation', waiting: 2, running: 1, failed: 1 }],
        longestWaitSeconds: 7,
        failedJobs,
        gaps: [{ bodyPart: '종아리', machine: '케틀벨', onlyWorkout: '케틀벨 카프 레이즈' }],
      }),
    'POST /api/admin/dashboard/jobs/4/retry': () => {
      failedJobs = failedJobs.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  const { user } = renderApp('/admin?tab=dashboard');
  expect(await screen.findByText('가장 오래 기다린 작업은 7초째예요.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '추천 2 1 1' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '케틀벨 카프 레이즈' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '파일 가져오기 다시 시키기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '추천 다시 시키기' }));
  await waitFor(() => expect(screen.queryByText(/추천을 만들지 못했어요/)).toBeNull());
  expect(server.calls('POST /api/admin/dashboard/jobs/4/retry')).toHaveLength(1);
});
