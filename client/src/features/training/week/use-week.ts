import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError, hasCode, messageOf } from '../../../shared/api/api.error';
import { change as keep } from '../../../shared/changes/waiting-changes';
import type { Outcome } from '../../../shared/changes/waiting-changes';
import { onLoginLeft } from '../../../shared/session/session.store';
import { showToast } from '../../../shared/ui/toast.store';
import { acceptWeek, changeDay, dropWeek, fetchWeek, planWeek, weekKey, weeksKey } from '../api/week.api';
import type { AcceptedWeek, MyWeek, WeekRequest } from '../api/week.api';
import { mondayOf } from '../../../shared/lib/calendar';
import { COPIED_FOR_MS } from '../session/offline-plans';
import { deviceLog } from '../store/device-log';
import { useSyncStatus } from '../store/sync-loop';
import { weekdayName, weekOn, withChange } from './day-moves';
import { changedElsewhere } from './changed-elsewhere';
import { prepareDays } from './prepare-days';
import { baseOf, cardioChange, cardioDays, cardioText, changeText, weekDayChange } from './week-changes';
import { withSessions } from './week-view';

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
  /** The day's own: another device may have planned the week again since it was shown. */
  historyId: number;
  day?: number;
  skipped?: boolean;
  routineId?: number | null;
}

/** The endurance of these two days changes places; the second may have none. */
interface CardioAction {
  from: number;
  to: number;
}

const GONE = 'WEEK_NOT_FOUND_EXCEPTION';
const CHANGED_MEANWHILE = '다른 기기에서 이 주의 계획이 바뀌었어요.';

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
  const changedMeanwhile = (error: unknown) => {
    const gone = hasCode(error, GONE);
    showToast({ message: gone ? CHANGED_MEANWHILE : messageOf(error), tone: 'error' });
    if (gone) void client.invalidateQueries({ queryKey: key });
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
    onError: changedMeanwhile,
    mutationFn: async ({ historyId, ...body }: DayAction) => {
      const week = client.getQueryData<MyWeek>(key);
      const index = week?.plan?.days.findIndex(each => each.historyId === historyId) ?? -1;
      const day = week?.plan?.days[index];
      // The server knows whether a day that is not here is planned.
      if (!week || !day || body.routineId !== undefined)
        return changeDay(startsOn, Math.max(0, index), { historyId, ...body }, today);
      // Several days may have one title.
      const about = day.day === null ? day.title : `${weekdayName(day.day)} ${day.title}`;
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
    onError: changedMeanwhile,
    mutationFn: async ({ from, to }: CardioAction) => {
      const week = client.getQueryData<MyWeek>(key);
      if (!week?.cardio.planned.some(({ day }) => day === from))
        throw new ApiError(GONE, CHANGED_MEANWHILE, 404);
      const { cardio } = week;
      const planned = cardio.planned.map(each => ({
        ...each,
        day: each.day === from ? to : each.day === to ? from : each.day,
      }));
      const days = cardioDays(planned);
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
