import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { createQueryClient } from '../../../shared/api/query-client';
import { clearSession } from '../../../shared/session/session.store';
import { useToastStore } from '../../../shared/ui/toast.store';
import { weekKey } from '../api/week.api';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { useSyncStatus } from '../store/sync-loop';
import { useWeek, useWeekActions, useWithUnsent } from './use-week';

const MONDAY = '2026-11-23';

function weekAt(revision: number, day: number): MyWeek {
  const items = [{ workoutId: 3, set: 4 }];
  const planned = {
    historyId: 1,
    routineId: null,
    day,
    title: '하체',
    items,
  } as AcceptedWeek['days'][number];
  const plan = { historyId: 7, revision, days: [planned] };
  return { startsOn: MONDAY, plan, cardio: { planned: [], done: [] } } as unknown as MyWeek;
}

it('tells what another device has moved also where the answer arrives between two pages', () => {
  fakeServer({ 'GET /api/week': () => json(weekAt(2, 6)) });
  const client = createQueryClient();
  client.setQueryData(weekKey(MONDAY), weekAt(1, 4));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => useWeek(MONDAY), { wrapper });
  page.unmount();
  client.setQueryData(weekKey(MONDAY), weekAt(2, 6));
  renderHook(() => useWeek(MONDAY), { wrapper });
  expect(useToastStore.getState().items.map(({ message }) => message)).toEqual([
    '다른 기기에서 하체를 토요일로 옮겼어요.',
  ]);
});

it.each([
  ['looking at the next week', () => undefined],
  ['changing the next week', (actions: ReturnType<typeof useWeekActions>) => actions.accept.mutateAsync(8)],
])('tells what another device has moved also after %s', async (_, meanwhile) => {
  const next = '2026-11-30';
  const coming = { ...weekAt(4, 2), startsOn: next };
  coming.plan = { ...coming.plan!, historyId: 8 };
  fakeServer({ 'GET /api/week': () => json(weekAt(3, 4)), 'POST /api/week': () => json(coming) });
  const client = createQueryClient();
  client.setQueryData(weekKey(MONDAY), weekAt(3, 4));
  client.setQueryData(weekKey(next), { ...coming, plan: { ...coming.plan, revision: 3 } });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useWeek(MONDAY), { wrapper }).unmount();
  act(() => useToastStore.setState({ items: [] }));
  renderHook(() => useWeek(MONDAY, next), { wrapper }).unmount();
  const { result } = renderHook(() => useWeekActions(MONDAY, next), { wrapper });
  await act(async () => void (await meanwhile(result.current)));
  client.setQueryData(weekKey(MONDAY), weekAt(4, 6));
  renderHook(() => useWeek(MONDAY), { wrapper });
  expect(useToastStore.getState().items.map(({ message }) => message)).toEqual([
    '다른 기기에서 하체를 토요일로 옮겼어요.',
  ]);
});

it('names the day of a routine by its recommendation: another device may have planned the week again', async () => {
  const server = fakeServer({ [`PUT /api/week/${MONDAY}/days/0`]: () => json(weekAt(2, 4)) });
  const client = createQueryClient();
  client.setQueryData(weekKey(MONDAY), weekAt(1, 4));
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWeekActions(MONDAY), { wrapper });
  result.current.change.mutate({ historyId: 1, routineId: null });
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(await server.requests[0]!.json()).toEqual({ historyId: 1, routineId: null });
});

it('tells nothing of what was seen before a logout', () => {
  fakeServer({ 'GET /api/week': () => json(weekAt(3, 6)) });
  const openWith = (week: MyWeek) => {
    const client = createQueryClient();
    client.setQueryData(weekKey(MONDAY), week);
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(() => useWeek(MONDAY), { wrapper });
  };
  logIn(1);
  openWith(weekAt(1, 4)).unmount();
  clearSession();
  logIn(1);
  openWith(weekAt(3, 6));
  expect(useToastStore.getState().items).toEqual([]);
  clearSession();
});

it('a day done here stays done from the sending of its session until the answer that knows of it', async () => {
  const client = createQueryClient();
  const done = {
    ...{ id: 'a', historyId: 1, routineId: null, doneSets: 2 },
    ...{ endedAt: `${MONDAY}T03:00:00.000Z`, localDate: MONDAY },
  };
  const planned = weekAt(1, 1);
  let answer: (week: MyWeek) => void = () => undefined;
  fakeServer({ 'GET /api/week': async () => json(await new Promise<MyWeek>(resolve => (answer = resolve))) });
  client.setQueryData(weekKey(MONDAY), planned);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const sessions = [done];
  const { result, rerender } = renderHook(() => useWithUnsent(useWeek(MONDAY), sessions), { wrapper });
  const state = () => result.current?.plan?.days[0]?.state;
  const waits = { state: 'offline' as const, waitingRows: 2 };
  act(() => useSyncStatus.setState(waits));
  expect(state()).toBe('done');
  // Each other plan is copied onto the device.
  const shown = result.current?.plan;
  rerender();
  expect(result.current?.plan).toBe(shown);
  act(() => useSyncStatus.setState({ state: 'idle', waitingRows: 0, sentAt: Date.now() }));
  act(() => void client.invalidateQueries({ queryKey: weekKey(MONDAY) }));
  expect(state()).toBe('done');
  // Another device has deleted the session meanwhile.
  await act(async () => answer(planned));
  await waitFor(() => expect(state()).not.toBe('done'));
  useSyncStatus.setState({ sentAt: 0 });
});
