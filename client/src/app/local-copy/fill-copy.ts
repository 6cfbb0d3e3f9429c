import { fetchAudit, intakeKeys, SAFETY_ONLY } from '../../features/intake/api/intake.api';
import { fetchProfile, memberKeys } from '../../features/member/api/member.api';
import { fetchWeightGoal, weightGoalKey } from '../../features/member/api/weight-goal.api';
import {
  fetchBodyParts,
  fetchHistory,
  fetchMachines,
  fetchPurposes,
  fetchSupplementResult,
  fetchWorkoutResult,
} from '../../features/recommendation/api/recommendation.api';
import { recommendationKeys } from '../../features/recommendation/api/recommendation.keys';
import '../../features/recommendation/lib/waiting-requests';
import { fetchKeptWeeks, fetchWeek, keptWeeksKey, weekKey } from '../../features/training/api/week.api';
import { dateAfter, DAYS_A_WEEK, mondayOf, localDateOf } from '../../shared/lib/calendar';
import { prepareDays } from '../../features/training/week/prepare-days';
import { COPIED_FOR_MS, prepareOffline } from '../../features/training/session/offline-plans';
import { deviceLog } from '../../features/training/store/device-log';
import { useSyncStatus } from '../../features/training/store/sync-loop';
import { askAnew, restoreAnswers } from '../../shared/changes/kept-answers';
import { queryClient } from '../../shared/api/query-client';
import { beforeRefetch } from '../../shared/api/server-return';
import { MEMBER, PUSH } from '../../sw/messages';
import { untilControlled } from '../../shared/pwa/controlled';
import { completeKinds } from '../../shared/changes/change-kinds';
import { sendChanges } from '../../shared/changes/waiting-changes';
import { currentSession, onLoginLeft } from '../../shared/session/session.store';
import { bodyKeys, fetchBodyHistory, fetchRecentBody } from '../../shared/widgets/body-data/body-data.api';
import { fetchHealth, healthKey } from '../../shared/widgets/health/health.api';
import {
  fetchMySupplements,
  fetchRoutines,
  fetchRoutineWorkouts,
} from '../../shared/widgets/myfit/myfit.api';
import { fetchTaken, takenKey } from '../../shared/widgets/intake/taken.api';
import type { Routine } from '../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../shared/widgets/myfit/myfit.keys';
// Imported so that changes logged by another page are sent from here, too.
import '../../shared/widgets/myfit/routine-changes';
import '../../features/training/week/week-changes';
import {
  fetchPreferences,
  preferencesKey,
} from '../../shared/widgets/training-preferences/training-preferences.api';
import { copiedWorkouts } from '../../shared/widgets/workout/workout.api';

completeKinds();

/** How many of the newest workout recommendations are kept without being opened on this device. */
const RESULTS = 4;
const FILL_AFTER_CHANGE_MS = 1500;
/** An installed app stays open for days: then other devices may have changed something since. */
const FILLED_FOR_MS = 60 * 60_000;

/** Requests only what is stale or has changed since. @throws ApiError */
async function fetched<Data>(queryKey: readonly unknown[], queryFn: () => Promise<Data>, staleTime = 30_000) {
  const { status, fetchStatus, data } = queryClient.getQueryState<Data>(queryKey) ?? {};
  if (status !== 'error' || fetchStatus !== 'idle' || data !== undefined)
    return queryClient.fetchQuery({ queryKey, queryFn, staleTime, retry: false });
  // A page may show that it could not be loaded: fetched as a query, it would show as loading again.
  const answer = await queryFn();
  queryClient.setQueryData(queryKey, answer);
  return answer;
}

async function fillRoutines(): Promise<boolean | undefined> {
  const routines: Routine[] = await fetched(myfitKeys.routines, fetchRoutines);
  for (const { routineId } of routines)
    await fetched(myfitKeys.workouts(routineId), () => fetchRoutineWorkouts(routineId));
  const device = await deviceLog();
  return device ? prepareOffline(device.log, routines, COPIED_FOR_MS.filling) : undefined;
}

async function fillWeek(): Promise<boolean | undefined> {
  const today = localDateOf(new Date());
  const monday = mondayOf(today);
  const kept = (startsOn: string) => fetched(weekKey(startsOn), () => fetchWeek(today, startsOn));
  const week = await kept(monday);
  // On its Monday there may be no network.
  const next = week.isNextPlanned ? await kept(dateAfter(monday, DAYS_A_WEEK)) : null;
  const plans = [week, next].flatMap(each => each?.plan ?? []);
  const device = await deviceLog();
  if (!device) return;
  let complete = true;
  for (const plan of plans)
    complete = (await prepareDays(device.log, plan, COPIED_FOR_MS.filling)) && complete;
  return complete;
}

async function fillRecommendations(): Promise<void> {
  const { entries } = await fetched(recommendationKeys.history(1), () => fetchHistory(1));
  const done = entries.filter(({ status }) => status === 'DONE');
  for (const { id } of done.filter(({ type }) => type === 'workout').slice(0, RESULTS)) {
    const { request } = await fetched(
      recommendationKeys.workoutResult(id),
      () => fetchWorkoutResult(id),
      Infinity,
    );
    // Without them the same recommendation could not be requested offline.
    const parts = request.bodyPartKoreanName;
    await fetched(recommendationKeys.machines(parts), () => fetchMachines([...parts]), Infinity);
  }
  const supplements = done.find(({ type }) => type === 'supplement');
  if (supplements) {
    const { id } = supplements;
    await fetched(recommendationKeys.supplementResult(id), () => fetchSupplementResult(id), Infinity);
  }
}

/** What the kept audit was made from; kept beside it. */
const auditedFromKey = [...takenKey, 'audited-from'] as const;

/** A computation: requested only when what it is made from has changed, or the day. */
async function fillAudit(): Promise<void> {
  const made = [takenKey, healthKey, bodyKeys.recent].map(key => queryClient.getQueryData(key));
  const [taken, , body] = made as [readonly unknown[] | undefined, unknown, unknown];
  const from = JSON.stringify([localDateOf(new Date()), ...made]);
  const before = queryClient.getQueryData(auditedFromKey);
  if (!taken || !body || before === from || (taken.length === 0 && before === undefined)) return;
  await fetched(intakeKeys.audit(SAFETY_ONLY), () => fetchAudit(SAFETY_ONLY), 0);
  queryClient.setQueryData(auditedFromKey, from);
}

/** The login whose pushes were looked at. */
let pushed: string | undefined;

/** Once a start, on devices with pushes: the browser or the server may have dropped the subscription. */
async function renewPush(): Promise<void> {
  const loginKey = currentSession()?.loginKey ?? '';
  if (pushed === loginKey || !(await caches.match(PUSH, { cacheName: MEMBER }))) return;
  pushed = loginKey;
  await (await import('../../shared/push/push-device')).renewPush();
}

/** What a member may need offline, fetched in sequence: the most urgent first. `false`: something did not come. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  // What plans are made from, too.
  () => fetched(healthKey, fetchHealth),
  () => fetched(bodyKeys.recent, fetchRecentBody),
  fillRoutines,
  fillWeek,
  () => fetched(keptWeeksKey, () => fetchKeptWeeks(localDateOf(new Date()))),
  () => fetched(takenKey, fetchTaken),
  () => fetched(bodyKeys.history, fetchBodyHistory),
  () => fetched(weightGoalKey, fetchWeightGoal),
  fillAudit,
  () => fetched(preferencesKey, fetchPreferences),
  () => fetched(myfitKeys.supplements, fetchMySupplements),
  () => fetched(memberKeys.profile, fetchProfile),
  fillRecommendations,
  () => fetched(recommendationKeys.bodyParts, fetchBodyParts, Infinity),
  () => fetched(recommendationKeys.purposes, fetchPurposes, Infinity),
  renewPush,
  async () => {
    await untilControlled();
    await queryClient.fetchQuery({ ...copiedWorkouts, retry: false });
  },
];

/** When the last run began, if it fetched everything. */
let filledAt: number | null = null;

/** A clock set back or ahead makes the copy count as old. */
const isFilled = (): boolean => filledAt !== null && Math.abs(Date.now() - filledAt) < FILLED_FOR_MS;

async function fillOnce(): Promise<void> {
  filledAt = null;
  const begunAt = Date.now();
  await restoreAnswers();
  const loginKey = currentSession()?.loginKey;
  let failed = false;
  for (const part of PARTS) {
    if (loginKey === undefined || currentSession()?.loginKey !== loginKey) return;
    failed = (await part().catch(() => false)) === false || failed;
  }
  if (!failed) filledAt = begunAt;
}

onLoginLeft(() => {
  pushed = undefined;
  filledAt = null;
});

let filling: Promise<void> | null = null;
/** Something changed that the current run may have passed already. */
let again = false;

/** Copies all of the member's data onto this device. Ignores failures: the next run requests the missing parts again. */
export function fillCopy(): Promise<void> {
  again = true;
  filling ??= (async () => {
    while (again) {
      again = false;
      await fillOnce();
    }
  })().finally(() => {
    filling = null;
  });
  return filling;
}

/**
 * Fills the copy now, after every change and every session, when the network is back, and when a page whose copy is not complete or no longer
 * new is looked at again.
 * @returns a function that stops it
 */
export function keepCopyFilled(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fillCopy(), FILL_AFTER_CHANGE_MS);
  };
  const leave = queryClient.getMutationCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') soon();
  });
  const leaveLog = useSyncStatus.subscribe(({ sentAt }, before) => {
    if (sentAt === before.sentAt) return;
    void deviceLog()
      .then(device => device?.log.openSessions())
      // After a logout the log is closed.
      .then(
        open => open?.length === 0 && soon(),
        () => undefined,
      );
  });
  const shown = () => {
    if (document.visibilityState !== 'visible') return;
    void sendChanges();
    if (!isFilled()) soon();
  };
  const leaveServer = beforeRefetch(sendChanges);
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', shown);
  // Pending changes are sent first, so that the answers fetched next include them.
  void sendChanges().finally(() => {
    askAnew();
    soon();
  });
  return () => {
    clearTimeout(timer);
    leave();
    leaveLog();
    leaveServer();
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', shown);
  };
}
