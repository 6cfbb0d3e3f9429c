import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
import { deviceLog } from '../store/device-log';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './training-page';

let lastMember = 300;
const plan = (routineId: number, routineName: string) => ({
  ...{ routineId, routineName },
  ...{ workouts: [], lightWeek: null },
});
const names = () =>
  screen.queryAllByRole('link', { name: /^.* 운동 시작$/ }).map(link => link.getAttribute('aria-label'));

function server() {
  return fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'GET /api/myfit/routines/workout': () =>
      json({
        routines: [
          { routineId: 4, routineIndex: 1, routineName: '하체' },
          { routineId: 9, routineIndex: 0, routineName: '상체' },
        ],
      }),
    'GET /api/training/next/4': () => json(plan(4, '하체')),
    'GET /api/training/next/9': () => json(plan(9, '상체')),
  });
}

beforeEach(async () => {
  // jsdom has no matchMedia.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  queryClient.clear();
  const sub = btoa(JSON.stringify({ sub: String(++lastMember) }));
  startSession({ accessToken: `x.${sub}.x`, refreshToken: 'r' }, true);
  setMember({ userName: '민지', sex: '남' });
  server();
  // Of a routine that no longer exists.
  await (await deviceLog())!.log.writePlans([{ key: 'routine:3', value: plan(3, '예전 것') }]);
});

it('shows what the device has while the server says nothing: in the order of the member, without what is gone', async () => {
  const { unmount } = await act(async () => renderApp('/training'));
  await waitFor(() => expect(names()).toEqual(['상체 운동 시작', '하체 운동 시작']));
  const { log } = (await deviceLog())!;
  await waitFor(async () => expect(await log.readPlans('routine:')).toHaveLength(3));
  unmount();
  queryClient.clear();
  fakeServer({
    'GET /api/training/changes': () => new Promise(() => undefined),
    'GET /api/myfit/routines/workout': () => new Promise(() => undefined),
  });
  await act(async () => renderApp('/training'));
  await waitFor(() => expect(names()).toEqual(['상체 운동 시작', '하체 운동 시작']));
  expect(screen.queryByText(/지금은 연결되어 있지 않아요/)).toBeNull();
});

it('a week that the server cannot give is not taken for one that nobody has planned', async () => {
  fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/week': () => apiError('INTERNAL_SERVER_EXCEPTION', '문제가 생겼어요.', 500),
  });
  await act(async () => renderApp('/training'));
  await screen.findByText('아직 루틴이 없어요');
  expect(await screen.findByText(/이번 주를 불러오지 못했어요/)).toBeVisible();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

it('of a member whose body data does not come, it keeps no empty space for what depends on them', async () => {
  const failed = () => apiError('INTERNAL_SERVER_EXCEPTION', '문제가 생겼어요.', 500);
  const week = { startsOn: '2026-11-30', plan: null, lightWeek: null, isNextPlanned: false, cardio: {} };
  fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/week': () => json(week),
    'GET /api/bodyData/recent': failed,
  });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  await act(async () => renderApp('/training'));
  expect(await screen.findByText(/몸 정보를 불러오지 못했어요/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '이번 주', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: '유산소 기록하기', hidden: true })).toBeNull();
});
