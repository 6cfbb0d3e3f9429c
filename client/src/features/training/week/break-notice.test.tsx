import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import type { MyWeek } from '../api/week.api';
import { BreakNotice } from './break-notice';

it('ends all days off that lie over one another at once, and names the last', async () => {
  const server = fakeServer({
    'PUT /api/training/breaks/2026-11-23': () => json({}),
    'DELETE /api/training/breaks/2026-11-25': () => new Response(null, { status: 204 }),
  });
  const breaks = [
    { startsOn: '2026-11-23', endsOn: '2026-11-26', kind: 'ill' },
    { startsOn: '2026-11-25', endsOn: '2026-11-28', kind: 'away' },
    { startsOn: '2026-11-30', endsOn: '2026-12-02', kind: 'away' },
  ];
  const week = { startsOn: '2026-11-23', breaks } as unknown as MyWeek;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BreakNotice week={week} today="2026-11-25" />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/11월 28일 토요일까지 쉬어요/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '돌아왔어요' }));
  await waitFor(() => expect(server.requests).toHaveLength(2));
  expect(await server.calls('PUT /api/training/breaks/2026-11-23')[0]!.json()).toEqual({
    ...{ endsOn: '2026-11-24', kind: 'ill' },
  });
  expect(server.calls('DELETE /api/training/breaks/2026-11-25')).toHaveLength(1);
});
