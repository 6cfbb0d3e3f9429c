import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import type { MyWeek } from '../api/week.api';
import { CardioPanel } from '../history/cardio-panel';
import { CardioWishes } from './cardio-wishes';
import { WeekCardio } from './day-cardio';
import { firstWishes, NO_CARDIO } from './week-wishes';

const done = [{ sessionId: '1', date: '2026-11-23', kind: 'run', minutes: 30, effort: 'hard' }];
const week = {
  cardio: { done, planned: [], countedMinutes: 60, recommendedMinutes: 150 },
} as unknown as MyWeek;

const history = (recommended: object | null) => ({
  weeks: [{ monday: '2026-11-23', moderateMinutes: 0, hardMinutes: 30, countedMinutes: 60 }],
  bests: [{ kind: 'run', sessions: 1, longestSeconds: 1_800, farthestMeters: null, secondsPerKm: null }],
  recommended,
});
const shown = (recommended: { least: number; most: number } | null, part: ReactNode) => {
  fakeServer({ 'GET /api/training/cardio': () => json(history(recommended)) });
  render(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>);
};
const ADULTS = { least: 150, most: 300 };

describe.each([
  ['recommends minutes of endurance', ADULTS, 1],
  ['recommends none to members whom the recommendation is not for', null, 0],
])('%s', (_, recommended, times) => {
  it('on 오늘', () => {
    const cardio = { ...week.cardio, recommendedMinutes: recommended?.least ?? null };
    shown(recommended, <WeekCardio week={{ ...week, cardio }} name="이번 주" />);
    expect(screen.queryAllByText('60 / 150분')).toHaveLength(times);
  });

  it('in the history, which has what was done', async () => {
    shown(recommended, <CardioPanel />);
    await screen.findByText('가장 오래 30분');
    expect(screen.queryAllByText(/90분 남았어요/)).toHaveLength(times);
    expect(screen.queryAllByText(/권하는 150~300분/)).toHaveLength(times);
  });

  it('where endurance is planned', () => {
    const wishes = {
      ...firstWishes({ earlier: null }, null, '2026-11-23'),
      cardio: { ...NO_CARDIO, days: [1] },
    };
    const dates = { startsOn: '2026-11-23', today: '2026-11-23' };
    const recommendsCardio = recommended !== null;
    shown(
      recommended,
      <CardioWishes {...{ wishes, ...dates, recommendsCardio }} onChange={() => undefined} />,
    );
    expect(screen.getByText(/한 주에 30분이에요/)).toBeVisible();
    expect(screen.queryAllByText(/150분부터 권해요/)).toHaveLength(times);
  });
});

it('members without recommended minutes see what they did', () => {
  const cardio = { ...week.cardio, recommendedMinutes: null };
  shown(null, <WeekCardio week={{ ...week, cardio }} name="이번 주" />);
  expect(screen.getByText('60분')).toBeVisible();
});
