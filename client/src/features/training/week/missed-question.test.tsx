import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { queryClient } from '../../../shared/api/query-client';
import { clearSession } from '../../../shared/session/session.store';
import { weekKey } from '../api/week.api';
import type { MyWeek, PlannedDay } from '../api/week.api';
import { MissedQuestion } from './missed-question';
import { useWeek } from './use-week';

const MONDAY = '2026-11-23';
const FRIDAY = '2026-11-27';
const SQUATS = { workoutId: 1, koreanName: '스쿼트', imgPath: '', bodyPartKoreanName: ['허벅지 앞'], set: 3 };
const ROWS = { workoutId: 2, koreanName: '로우', imgPath: '', bodyPartKoreanName: '등', set: 3 };
const dayOn = (day: number, state: PlannedDay['state']): PlannedDay => ({
  ...{ day, state, date: `2026-11-${22 + day}`, historyId: day, routineId: null, title: '하체' },
  ...{ minutes: 50, limitMinutes: 60, place: 'gym', doneOn: null, items: [{ ...SQUATS, against: null }] },
});
const weekWith = (days: PlannedDay[]): MyWeek => ({
  ...{ startsOn: MONDAY, earlier: null, breaks: [], lightWeek: null, otherDays: [], isNextPlanned: false },
  cardio: { planned: [], done: [], countedMinutes: 0, recommendedMinutes: null },
  plan: {
    ...{ historyId: 7, revision: 1, days, next: 1, parts: [], reasons: [], notes: [] },
    request: { startsOn: MONDAY, days: [] },
    proof: { proved: true, gapPercent: 0 },
  },
});

function Shown() {
  const { data } = useWeek(FRIDAY);
  return data?.plan && <MissedQuestion week={data} plan={data.plan} today={FRIDAY} />;
}

afterEach(() => {
  clearSession();
  queryClient.clear();
});

it('what no free day is left for is divided among the others', async () => {
  logIn(1);
  const days = [
    dayOn(1, 'missed'),
    ...[5, 6, 7].map(day => dayOn(day, day === 5 ? ('today' as const) : 'planned')),
  ];
  const rest = days.slice(1);
  const server = fakeServer({
    'POST /api/recommendation/week': () => json({ id: 8 }),
    'GET /api/recommendation/week/history/8': () =>
      json({
        ...{ id: 8, status: 'DONE', notes: [], reasons: [], proof: { proved: true, gapPercent: 0 } },
        request: {
          startsOn: MONDAY,
          from: FRIDAY,
          keptDays: rest.map(({ day, historyId }) => ({ day, historyId })),
        },
        days: rest.map(({ day, title }) => ({
          ...{ day, title, minutes: 60, limitMinutes: 60, place: 'gym' },
          items: [{ ...SQUATS, bodyPartKoreanName: '허벅지 앞' }, ROWS],
        })),
      }),
    'POST /api/week': () => json(weekWith([dayOn(1, 'skipped'), ...rest])),
  });
  queryClient.setQueryData(weekKey(MONDAY), weekWith(days));
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
  const divide = await screen.findByRole('button', { name: '남은 날에 나누기' });
  // All of it has come: no space is kept for more.
  for (const line of divide.parentElement!.querySelectorAll('p'))
    expect(getComputedStyle(line.parentElement!).minHeight).toBe('');
  await userEvent.click(divide);
  await waitFor(() => expect(server.calls('POST /api/week')).toHaveLength(1));
  expect(await server.calls('POST /api/week')[0]!.json()).toEqual({ historyId: 8 });
  await waitFor(() => expect(screen.queryByText('월요일을 놓쳤어요')).toBeNull());
});
