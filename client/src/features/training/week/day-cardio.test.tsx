import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import { startSession } from '../../../shared/session/session.store';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';
import type { MyWeek } from '../api/week.api';
import { WeekCardio } from './day-cardio';

const done = [{ sessionId: '1', date: '2026-11-23', kind: 'run', minutes: 30, effort: 'hard' }];
const week = {
  cardio: { done, planned: [], countedMinutes: 60, recommendedMinutes: 150 },
} as unknown as MyWeek;

it.each([
  ['recommends minutes of endurance', 60, 1],
  ['recommends none to the severely thin, whatever they have done', 40, 0],
])('%s', (_, weight, cards) => {
  fakeServer();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  const client = createQueryClient();
  client.setQueryData(bodyKeys.recent, { height: 170, weight, date: '2026-11-23' });
  render(
    <QueryClientProvider client={client}>
      <WeekCardio week={week} name="이번 주" />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByText('60 / 150분')).toHaveLength(cards);
});
