import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { renderInRouter } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { TrainingPage } from './training-page';
import { WeekPage } from './week-page';

const REAL = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
let member = 800;

it.each([
  ['오늘', TrainingPage, '3월 1일 일요일', '3월 2일 월요일'],
  ['이번 주', WeekPage, /2월 23일/, /3월 2일/],
])(
  '%s tells of the day on which it is looked at again, not of the one it was opened on',
  async (_, Page, before, after) => {
    // jsdom has no matchMedia.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    jest.useFakeTimers({
      now: new Date(2026, 2, 1, 22),
      doNotFake: [...REAL, 'queueMicrotask', 'nextTick', 'performance'],
    });
    queryClient.clear();
    logIn(++member);
    fakeServer({
      'GET /api/training/changes': () => json({ sessions: [], sets: [], revision: 0, more: false }),
      'GET /api/myfit/routines/workout': () => json({ routines: [] }),
      'GET /api/week': () => new Promise(() => undefined),
    });
    await act(async () =>
      renderInRouter(
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Page />
          </Suspense>
        </QueryClientProvider>,
      ),
    );
    expect(await screen.findByText(before)).toBeVisible();
    // Nothing renders the page by itself any more: its answers are there, but for the one that never comes.
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    jest.setSystemTime(new Date(2026, 2, 2, 8));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByText(after)).toBeVisible());
  },
);
