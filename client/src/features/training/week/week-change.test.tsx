import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import type { AcceptedWeek, MyWeek, PlannedDay } from '../api/week.api';
import { WeekAnswer } from './week-answer';
import { WeekChange } from './week-change';

const MONDAY = '2026-11-23';
const dayOn = (day: number, state: PlannedDay['state']) => ({
  ...{ day, state, historyId: day, routineId: null, title: '하체', items: [], doneOn: null },
  ...{ date: `2026-11-${22 + day}`, limitMinutes: 60, minutes: 50, place: 'gym' as const },
});
const plan = {
  days: [dayOn(1, 'today'), dayOn(3, 'planned')],
  parts: [],
  request: {},
} as unknown as AcceptedWeek;
const cardio = { planned: [], done: [] };
const week = { startsOn: MONDAY, plan, otherDays: [], breaks: [], cardio } as unknown as MyWeek;

it('an illness is kept without a new plan, and says nothing of one that failed', async () => {
  const server = fakeServer({
    'POST /api/recommendation/week': () => apiError('SERVICE_UNAVAILABLE_EXCEPTION', '지금은 쉬어요.', 503),
    [`PUT /api/training/breaks/${MONDAY}`]: () => json({}),
  });
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WeekChange week={week} plan={plan} today={MONDAY} onClose={onClose} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('지금은 쉬어요.');
  expect(screen.queryByText('남은 날을 다시 짜고 있어요.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '이렇게 바꾸기' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls(`PUT /api/training/breaks/${MONDAY}`)).toHaveLength(1);
});

const inOrder = (index: number, state: PlannedDay['state']) => ({
  ...{ ...dayOn(1, state), historyId: index, day: null, date: null },
  doneOn: state === 'done' ? MONDAY : null,
});
const openWith = (days: unknown[], today = MONDAY) => {
  const changed = { ...plan, days } as unknown as AcceptedWeek;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WeekChange week={{ ...week, plan: changed }} plan={changed} today={today} onClose={() => undefined} />
    </QueryClientProvider>,
  );
};

it('another place asks again after a plan that failed', async () => {
  const server = fakeServer({
    'POST /api/recommendation/week': () => apiError('SERVICE_UNAVAILABLE_EXCEPTION', '지금은 쉬어요.', 503),
  });
  openWith(plan.days);
  await userEvent.click(screen.getByRole('radio', { name: '다른 곳에서 해요' }));
  await screen.findByRole('alert');
  const asked = server.calls('POST /api/recommendation/week').length;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(server.calls('POST /api/recommendation/week')).toHaveLength(asked + 1));
});

it('does not say that it plans where no answer comes', async () => {
  fakeServer({
    'POST /api/recommendation/week': () => json({ id: 5 }, 202),
    'GET /api/recommendation/week/history/5': () => apiError('INTERNAL_EXCEPTION', '…', 500),
  });
  openWith(plan.days);
  await screen.findByText('남은 날을 다시 짜고 있어요.');
  await screen.findByText(/서버에서 답이 오지 않아요/, {}, { timeout: 5000 });
  expect(screen.queryByText('남은 날을 다시 짜고 있어요.')).toBeNull();
});

it('another place is for all that is left of a week without days, and says so', async () => {
  fakeServer({});
  openWith([inOrder(1, 'done'), inOrder(2, 'planned'), inOrder(3, 'planned')]);
  await userEvent.click(screen.getByRole('radio', { name: '다른 곳에서 해요' }));
  expect(screen.queryByLabelText('언제까지인가요?')).toBeNull();
  expect(screen.getByText(/남은 운동을 모두 그곳에서/)).toBeVisible();
});

it.each([
  [[inOrder(1, 'planned'), inOrder(2, 'planned')], '요일 없이 2번'],
  [[inOrder(1, 'done'), inOrder(2, 'planned')], '하는 날: 월, 요일 없이 1번'],
  [[dayOn(1, 'skipped')], '하는 날 없음'],
  [[dayOn(1, 'today'), dayOn(3, 'planned')], '하는 날: 월, 수'],
])('the picture of %j is read as %s', (days, name) => {
  fakeServer({});
  render(<WeekAnswer week={{ ...week, plan: { ...plan, days } }} today={MONDAY} lines={[]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(name);
});

const toRoutine = () => userEvent.click(screen.getByRole('radio', { name: '내 루틴으로 해요' }));

it('says that there is no routine only once the server has said so', async () => {
  let answer = (_: Response) => {};
  fakeServer({ 'GET /api/myfit/routines/workout': () => new Promise(resolve => (answer = resolve)) });
  openWith(plan.days);
  await toRoutine();
  expect(screen.queryByText('아직 루틴이 없어요.')).toBeNull();
  answer(apiError('TOO_MANY_REQUESTS_EXCEPTION', '조금 쉬어요.', 429));
  await screen.findByText(/루틴을 불러오지 못했어요/);
  expect(screen.queryByText('아직 루틴이 없어요.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  answer(json({ routines: [] }));
  await screen.findByText('아직 루틴이 없어요.');
});

it('a routine without workouts takes the place of no day, and says why', async () => {
  const server = fakeServer({
    'GET /api/myfit/routines/workout': () =>
      json({ routines: [{ routineId: 4, routineIndex: 0, routineName: '빈 루틴' }] }),
    'GET /api/myfit/routines/workout/4': () => json([]),
  });
  openWith(plan.days);
  await toRoutine();
  const asked = server.calls('POST /api/recommendation/week').length;
  await userEvent.selectOptions(await screen.findByLabelText('어느 날인가요?'), '월요일 하체');
  await userEvent.selectOptions(screen.getByLabelText('어느 루틴인가요?'), '빈 루틴');
  expect(await screen.findByText('이 루틴에는 아직 운동이 없어요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '이렇게 바꾸기' })).toBeDisabled();
  expect(screen.queryByText('바꾸면')).toBeNull();
  expect(server.calls('POST /api/recommendation/week')).toHaveLength(asked);
});

it('a routine is for the day it was chosen for, where another device has planned the week again meanwhile', async () => {
  const sent: unknown[] = [];
  fakeServer({
    'POST /api/recommendation/week': () => apiError('SERVICE_UNAVAILABLE_EXCEPTION', '지금은 쉬어요.', 503),
    'GET /api/myfit/routines/workout': () =>
      json({ routines: [{ routineId: 4, routineIndex: 0, routineName: '내 하체' }] }),
    'GET /api/myfit/routines/workout/4': () => json([{ workoutId: 1, workoutName: '스쿼트', setCount: 3 }]),
    [`PUT /api/week/${MONDAY}/days/2`]: async request => {
      sent.push(await request.json());
      return json(week);
    },
  });
  const client = createQueryClient();
  const shown = (days: readonly PlannedDay[]) => (
    <QueryClientProvider client={client}>
      <WeekChange week={week} plan={{ ...plan, days: [...days] }} today={MONDAY} onClose={() => undefined} />
    </QueryClientProvider>
  );
  const [first, other] = plan.days as [PlannedDay, PlannedDay];
  const { rerender } = render(shown([first, { ...other, title: '등' }]));
  await toRoutine();
  await userEvent.selectOptions(await screen.findByLabelText('어느 날인가요?'), '수요일 등');
  await userEvent.selectOptions(screen.getByLabelText('어느 루틴인가요?'), '내 하체');
  const added = { ...first, historyId: 9, title: '어깨' };
  rerender(shown([first, added, { ...other, title: '등' }]));
  expect(screen.getByLabelText('어느 날인가요?')).toHaveDisplayValue('수요일 등');
  await waitFor(() => expect(screen.getByRole('button', { name: '이렇게 바꾸기' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: '이렇게 바꾸기' }));
  await waitFor(() => expect(sent).toEqual([{ historyId: 3, routineId: 4 }]));
});
