import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderInRouter } from '../../../../test/render-app';
import { createQueryClient } from '../../../shared/api/query-client';
import { useToastStore } from '../../../shared/ui/toast.store';
import { weekKey } from '../api/week.api';
import type { MyWeek, PlannedCardio, PlannedDay } from '../api/week.api';
import { useWeek } from './use-week';
import { WeekDay } from './week-day';

const MONDAY = '2026-11-23';
const dayOn = (historyId: number, title: string, day: number): PlannedDay => ({
  ...{ historyId, title, day, date: `2026-11-${22 + day}`, state: day === 1 ? 'today' : 'planned' },
  ...{ routineId: null, minutes: 50, limitMinutes: 60, place: 'gym', doneOn: null, items: [] },
});
const run = (day: number): PlannedCardio => ({ day, minutes: 30, effort: 'moderate' });
function weekOf(days: PlannedDay[], planned: PlannedCardio[] = []): MyWeek {
  const cardio = { planned, done: [], countedMinutes: 0, recommendedMinutes: null };
  return {
    startsOn: MONDAY,
    breaks: [],
    otherDays: [],
    cardio,
    plan: { days, next: 0 },
  } as unknown as MyWeek;
}
const OWN = [dayOn(1, '하체', 1), dayOn(2, '등', 3)];

function Shown() {
  const { data } = useWeek(MONDAY);
  return data?.plan ? <WeekDay week={data} plan={data.plan} today={MONDAY} begun={[]} /> : null;
}

/** Opens the week; later another device plans it again. */
function openWith(week: MyWeek) {
  const client = createQueryClient();
  client.setQueryData(weekKey(MONDAY), week);
  const { user } = renderInRouter(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  const becomes = (later: MyWeek) => act(async () => void client.setQueryData(weekKey(MONDAY), later));
  return { user, becomes };
}

beforeEach(() => useToastStore.setState({ items: [] }));

const move = async (user: ReturnType<typeof openWith>['user'], menu: string, to: string) => {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: `${to}로 옮기기` }));
  return screen.findByRole('button', { name: '되돌리기' });
};

it.each([
  [
    'moves it back, and no other',
    [dayOn(3, '어깨', 2), dayOn(1, '하체', 5)],
    [[1, { historyId: 1, day: 1 }]],
  ],
  ['that is gone moves none', [dayOn(3, '어깨', 2), dayOn(4, '하체', 5)], [[0, { historyId: 1, day: 1 }]]],
])('되돌리기 of a moved day, where another device has planned the week again, %s', async (_, days, sent) => {
  const moved = [dayOn(1, '하체', 5), dayOn(2, '등', 3)];
  const bodies: unknown[] = [];
  const answer = (index: number) => async (request: Request) => {
    bodies.push([index, await request.json()]);
    const there = bodies.length === 1 ? moved : days;
    return there.some(({ historyId }) => historyId === 1)
      ? json(weekOf(there))
      : apiError('WEEK_NOT_FOUND_EXCEPTION', '이 주에 정해 둔 계획이 없어요.', 404);
  };
  fakeServer({
    'GET /api/week': () => json(weekOf(days)),
    [`PUT /api/week/${MONDAY}/days/0`]: answer(0),
    [`PUT /api/week/${MONDAY}/days/1`]: answer(1),
  });
  const { user, becomes } = openWith(weekOf(OWN));
  const undo = await move(user, '하체 바꾸기', '금요일');
  await becomes(weekOf(days));
  await user.click(undo);
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies.slice(1)).toEqual(sent);
  if (sent[0]![0] === 0) await screen.findByText(/다른 기기에서 이 주의 계획이 바뀌었어요/);
});

it('되돌리기 of moved endurance leaves alone what another device has moved since', async () => {
  const bodies: unknown[] = [];
  fakeServer({
    'GET /api/week': () => json(weekOf([], [run(2), run(6)])),
    [`PUT /api/week/${MONDAY}/cardio`]: async request => {
      bodies.push(await request.json());
      return json(weekOf([], [run(2), run(4)]));
    },
  });
  const { user, becomes } = openWith(weekOf([], [run(1), run(4)]));
  const undo = await move(user, '유산소 옮기기', '화요일');
  await becomes(weekOf([], [run(2), run(6)]));
  await user.click(undo);
  await waitFor(() => expect(bodies).toEqual([{ days: [2, 4] }, { days: [1, 6] }]));
});

it('the menu of a day is never that of another, which takes its place as the answer comes', async () => {
  fakeServer({ 'GET /api/week': () => json(weekOf(OWN)) });
  const { user, becomes } = openWith(weekOf(OWN));
  await user.click(await screen.findByRole('button', { name: '하체 바꾸기' }));
  await becomes(weekOf([dayOn(2, '등', 1), dayOn(1, '하체', 3)]));
  await screen.findByRole('button', { name: '등 바꾸기' });
  expect(screen.queryByRole('menu')).toBeNull();
});
