import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { change as keep } from '../../../shared/changes/waiting-changes';
import type { Outcome } from '../../../shared/changes/waiting-changes';
import { onLoginLeft } from '../../../shared/session/session.store';
import { showToast } from '../../../shared/ui/toast.store';
import {
  acceptWeek,
  changeDay,
  dropWeek,
  fetchWeek,
  moveCardio as putCardio,
  planWeek,
  weekKey,
  weeksKey,
} from '../api/week.api';
import type { AcceptedWeek, MyWeek, WeekRequest } from '../api/week.api';
import { dateAfter, DAYS_A_WEEK, localDateOf, mondayOf } from '../../../shared/lib/calendar';
import { COPIED_FOR_MS } from '../session/offline-plans';
import { deviceLog } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';
import { useSyncStatus } from '../store/sync-loop';
import { weekdayName, weekOn, withChange } from './day-moves';
import { changedElsewhere } from './changed-elsewhere';
import { prepareDays } from './prepare-days';
import { baseOf, cardioChange, cardioDays, cardioText, changeText, weekDayChange } from './week-changes';
import { withSessions } from './week-view';
import type { KnownSession } from './week-view';

/** The revision of the last change made here, by the Monday of its week. */
const ownRevisions = new Map<string, number>();
/** Each week as the member last saw it, on whichever page, by its Monday. */
const seen = new Map<string, AcceptedWeek>();
onLoginLeft(() => {
  ownRevisions.clear();
  seen.clear();
});

/** This week, or another: at once from this device's data, which may be of another day. */
export function useWeek(today: string, startsOn = mondayOf(today)) {
  const query = useQuery({
    queryKey: weekKey(startsOn),
    queryFn: () => fetchWeek(today, startsOn),
    select: week => weekOn(week, today),
    retry: false,
    staleTime: 10_000,
  });
  const plan = query.data?.plan ?? null;
  // Of two devices the newer choice counts; this one reports what the other has changed.
  useEffect(() => {
    const before = seen.get(startsOn);
    if (!plan) return;
    seen.set(startsOn, plan);
    if (!before || plan.revision === ownRevisions.get(startsOn)) return;
    const message = changedElsewhere(before, plan);
    if (message) showToast({ message });
  }, [plan, startsOn]);
  return query;
}

/** For `useSessions`: with the completed work sets of what may be of this week. */
export async function withDoneSets(log: DeviceLog['log']): Promise<KnownSession[]> {
  const sessions = await log.sessions();
  const weekAgo = dateAfter(localDateOf(new Date()), -DAYS_A_WEEK);
  const done = await log.doneSets(
    sessions.filter(({ localDate }) => localDate > weekAgo).map(({ id }) => id),
  );
  return sessions.map(session => ({ ...session, doneSets: done.get(session.id) }));
}

/** A week with what was done on this device, until an answer knows all of it. @param sessions undefined where unknown */
export function useWithUnsent(
  { data: week, dataUpdatedAt }: Pick<ReturnType<typeof useWeek>, 'data' | 'dataUpdatedAt'>,
  sessions: Parameters<typeof withSessions>[1] | undefined,
): MyWeek | undefined {
  const isOlder = useSyncStatus(({ waitingRows, sentAt }) => waitingRows > 0 || dataUpdatedAt <= sentAt);
  return useMemo(
    () => (week && sessions && isOlder ? withSessions(week, sessions) : week),
    [week, sessions, isOlder],
  );
}

/** Copies what the coming days start from onto the device: there may be no network in the gym. */
export function useWeekOffline(plan: AcceptedWeek): void {
  useEffect(() => {
    void (async () => {
      const device = await deviceLog();
      // Fails if the log was closed meanwhile, because the member has logged out.
      if (device) await prepareDays(device.log, plan, COPIED_FOR_MS.page).catch(() => undefined);
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

/** After a change that affects weeks: fetches them again. */
export function useWeekChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: weeksKey });
}

interface DayAction {
  index: number;
  day?: number;
  skipped?: boolean;
  routineId?: number | null;
}

/** Actions on a week; each returns the updated week. What is moved or left out without a network is sent later. */
export function useWeekActions(today: string, startsOn = mondayOf(today)) {
  const client = useQueryClient();
  const key = weekKey(startsOn);
  const options = {
    onSuccess: (week: MyWeek) => {
      ownRevisions.set(week.startsOn, week.plan?.revision ?? 0);
      client.setQueryData(weekKey(week.startsOn), week);
    },
    onError: (error: unknown) => showToast({ message: messageOf(error), tone: 'error' }),
  };
  /** Shows the changed week at once, also while it waits for a network. */
  const kept = async (
    before: MyWeek,
    after: MyWeek,
    save: () => Promise<Outcome<MyWeek>>,
  ): Promise<MyWeek> => {
    const shown = weekKey(before.startsOn);
    await client.cancelQueries({ queryKey: shown });
    client.setQueryData(shown, after);
    try {
      const saving = await save();
      return saving.state === 'sent' ? saving.answer : after;
    } catch (error) {
      client.setQueryData(shown, before);
      throw error;
    }
  };
  const accept = useMutation({
    ...options,
    mutationFn: (historyId: number) => acceptWeek(historyId, today),
    onSuccess: (week: MyWeek) => {
      options.onSuccess(week);
      // This week's answer also describes the coming one.
      if (week.startsOn > today)
        void client.invalidateQueries({ queryKey: weekKey(mondayOf(today)), exact: true });
    },
  });
  const change = useMutation({
    ...options,
    mutationFn: async ({ index, ...body }: DayAction) => {
      const week = client.getQueryData<MyWeek>(key);
      const day = week?.plan?.days[index];
      if (!week || !day) return changeDay(startsOn, index, body, today);
      const { historyId, title } = day;
      if (body.routineId !== undefined) return changeDay(startsOn, index, { historyId, ...body }, today);
      // Several days may have one title.
      const about = day.day === null ? title : `${weekdayName(day.day)} ${title}`;
      return kept(week, withChange(week, today, index, body), () =>
        keep(weekDayChange, {
          wanted: { startsOn, index, historyId, change: body },
          ...{ base: baseOf(day), about, mine: changeText(body) },
        }),
      );
    },
  });
  const moveCardio = useMutation({
    ...options,
    mutationFn: async (days: number[]) => {
      const week = client.getQueryData<MyWeek>(key);
      if (!week) return putCardio(startsOn, days, today);
      const { cardio } = week;
      const planned = cardio.planned.map((each, index) => ({ ...each, day: days[index] ?? each.day }));
      return kept(week, { ...week, cardio: { ...cardio, planned } }, () =>
        keep(cardioChange, {
          ...{ wanted: { startsOn, days }, base: cardioDays(cardio.planned) },
          ...{ about: '유산소', mine: cardioText(days) },
        }),
      );
    },
  });
  const drop = useMutation({
    ...options,
    mutationFn: () => dropWeek(startsOn),
    onSuccess: () => client.invalidateQueries({ queryKey: weeksKey }),
  });
  return { accept, change, moveCardio, drop };
}
