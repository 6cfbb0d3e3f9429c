import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
import type { NextWorkout } from '../session/next-workout';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './session-page';
import './start-page';

let lastMember = 200;
const BENCH: NextWorkout = {
  ...{
    workoutId: 1,
    myWorkoutId: 1,
    workoutName: '벤치프레스',
    image: '/a.svg',
    loadLabel: '바벨 포함 총 무게',
  },
  ...{ repeatUnit: 'reps', restSeconds: 120, incrementKg: 2.5, minLoadKg: 20, plates: null, warmups: [] },
  target: { weight: 40, reps: 10, seconds: null, sets: 3, reserves: [2, 2, 1.5], stop: null, style: null },
  light: { weight: 35, sets: 2 },
  ...{ why: { template: 'kept', args: {}, text: '' }, last: null, against: null, cues: [], safety: [] },
  ...{ easierWorkoutId: null, bodyParts: ['가슴'] },
};

function server(reason: string | null, workouts = [BENCH]) {
  return fakeServer({
    'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
    'POST /api/training/sync': () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/training/next/5': () =>
      json({
        ...{ routineId: 5, routineName: '가슴 집중', workouts },
        lightWeek: reason === null ? null : { proposed: true, reason },
      }),
  });
}
const open = () => act(async () => renderApp('/training/session/new?routine=5'));

beforeEach(() => {
  queryClient.clear();
  const sub = btoa(JSON.stringify({ sub: String(++lastMember) }));
  startSession({ accessToken: `x.${sub}.x`, refreshToken: 'r' }, true);
  setMember({ userName: '민지', sex: '남' });
});

it('begins at once where no light week is due', async () => {
  server(null);
  await open();
  await screen.findByRole('heading', { name: '가슴 집중' });
  expect(await screen.findAllByRole('button', { name: /세트 .*완료$/ })).toHaveLength(3);
});

it.each([
  ['가볍게 하기', '가슴 집중 (가볍게)', 2, /35\s*kg/],
  ['평소대로 하기', '가슴 집중', 3, /40\s*kg/],
])('asks where one is due: %s', async (button, title, count, weight) => {
  server('8주를 쉬지 않고 이어 왔어요.');
  const { user } = await open();
  await screen.findByText('8주를 쉬지 않고 이어 왔어요.');
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: title });
  expect(await screen.findAllByRole('button', { name: /세트 .*완료$/ })).toHaveLength(count);
  expect(screen.getByRole('button', { name: /^1세트.*고치기$/ })).toHaveTextContent(weight);
  expect(screen.getByText(/^목표/)).toHaveTextContent('40kg × 10회');
});

it('begins without what is not fit now, and says so', async () => {
  const against = '무릎이 아파서 지금은 쉬는 게 좋아요.';
  server(null, [BENCH, { ...BENCH, workoutId: 2, myWorkoutId: 2, workoutName: '레그 프레스', against }]);
  await open();
  await screen.findByRole('heading', { name: '가슴 집중' });
  expect(await screen.findAllByRole('button', { name: /세트 .*완료$/ })).toHaveLength(3);
  await screen.findByText('레그 프레스는 지금 건강 상태에 맞지 않아서 빼고 시작했어요.');
});
