import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { acceptWeek, changeDay, dropWeek, fetchWeek, planWeek, weekKey } from '../api/week.api';
import type { AcceptedWeek, MyWeek, WeekRequest } from '../api/week.api';
import { mondayOf } from '../lib/calendar';
import { deviceLog } from '../store/device-log';
import { movedElsewhere } from './moved-elsewhere';
import { prepareDays } from './prepare-days';

/** The revision of the last change made here. */
let ownRevision = 0;

/** The week that contains a day: at once from this device's data. */
export function useWeek(today: string) {
  const query = useQuery({
    queryKey: weekKey(mondayOf(today)),
    queryFn: () => fetchWeek(today),
    retry: false,
    staleTime: 10_000,
  });
  const plan = query.data?.plan ?? null;
  const seen = useRef(plan);
  // Of two devices the newer choice counts; this one reports what the other has moved.
  useEffect(() => {
    const before = seen.current;
    seen.current = plan;
    if (!before || !plan || plan.historyId !== before.historyId || plan.revision === ownRevision) return;
    const message = movedElsewhere(before, plan);
    if (message) showToast({ message });
  }, [plan]);
  return query;
}

/** Copies what the coming days start from onto the device: there may be no network in the gym. */
export function useWeekOffline(plan: AcceptedWeek | null | undefined): void {
  useEffect(() => {
    if (!plan) return;
    void (async () => {
      const device = await deviceLog();
      if (device) await prepareDays(device.log, plan);
    })();
  }, [plan]);
}

/** Replans the rest of a week: one request, no error shown on failure. */
export function useAgain(request: WeekRequest | null) {
  return useQuery({
    queryKey: ['training', 'week-again', request],
    queryFn: ({ signal }) => planWeek(request!, signal),
    enabled: request !== null,
    retry: false,
    staleTime: Infinity,
  });
}

/** After a change that affects weeks: fetches this one again. */
export function useWeekChanged(today: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: weekKey(mondayOf(today)) });
}

/** Actions on a week; each returns the updated week. */
export function useWeekActions(today: string) {
  const client = useQueryClient();
  const key = weekKey(mondayOf(today));
  const options = {
    onSuccess: (week: MyWeek) => {
      ownRevision = week.plan?.revision ?? 0;
      client.setQueryData(weekKey(week.startsOn), week);
    },
    onError: (error: unknown) => showToast({ message: messageOf(error), tone: 'error' }),
  };
  const accept = useMutation({ ...options, mutationFn: (historyId: number) => acceptWeek(historyId, today) });
  const change = useMutation({
    ...options,
    mutationFn: ({
      index,
      ...body
    }: {
      index: number;
      day?: number;
      skipped?: boolean;
      routineId?: number | null;
    }) => changeDay(mondayOf(today), index, body, today),
  });
  const drop = useMutation({
    ...options,
    mutationFn: () => dropWeek(mondayOf(today)),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  return { accept, change, drop };
}
