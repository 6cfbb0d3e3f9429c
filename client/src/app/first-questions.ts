import type { QueryKey } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { fetchProfile, memberKeys } from '../features/member/api/member.api';
import { fetchWeightGoal, weightGoalKey } from '../features/member/api/weight-goal.api';
import {
  fetchBodyParts,
  fetchHistory,
  fetchSupplementResult,
  fetchWorkoutResult,
} from '../features/recommendation/api/recommendation.api';
import { recommendationKeys } from '../features/recommendation/api/recommendation.keys';
import { historyIdOf } from '../features/recommendation/hooks/use-history-id';
import { activeRoutine } from '../features/routine/hooks/use-active-routine';
import { fetchWeek, weekKey } from '../features/training/api/week.api';
import { mondayOf, localDateOf } from '../shared/lib/calendar';
import { queryClient } from '../shared/api/query-client';
import { bodyKeys, fetchBodyHistory, fetchRecentBody } from '../shared/widgets/body-data/body-data.api';
import { fetchHealth, healthKey } from '../shared/widgets/health/health.api';
import { fetchMySupplements, fetchRoutines, fetchRoutineWorkouts } from '../shared/widgets/myfit/myfit.api';
import type { Routine, RoutineWorkout } from '../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../shared/widgets/myfit/myfit.keys';
import {
  fetchPreferences,
  preferencesKey,
} from '../shared/widgets/training-preferences/training-preferences.api';
import type { MemberPath } from './member-pages';

/** The page repeats a failed request and reports its error. @returns once the page can show an answer, perhaps an older one */
async function ask<Data>(
  queryKey: QueryKey,
  queryFn: () => Promise<Data>,
  staleTime?: number,
): Promise<void> {
  const asked = queryClient.prefetchQuery({
    queryKey,
    queryFn,
    retry: false,
    ...(staleTime && { staleTime }),
  });
  if (queryClient.getQueryData(queryKey) === undefined) await asked;
}

const askRoutines = () => ask(myfitKeys.routines, fetchRoutines);
const askHealth = () => ask(healthKey, fetchHealth, 60_000);
const askProfile = () => ask(memberKeys.profile, fetchProfile);
const askRecentBody = () => ask(bodyKeys.recent, fetchRecentBody);
const askBodyHistory = () => ask(bodyKeys.history, fetchBodyHistory);

/** Rows of a routine on a phone's first screen. */
const PICTURES = 5;

/** Includes the workouts of the routine that will be shown. */
async function askShownRoutine(search: URLSearchParams): Promise<void> {
  await askRoutines();
  const active = activeRoutine(queryClient.getQueryData<Routine[]>(myfitKeys.routines) ?? [], search);
  if (!active) return;
  const { routineId } = active;
  const key = myfitKeys.workouts(routineId);
  await ask(key, () => fetchRoutineWorkouts(routineId));
  const workouts = queryClient.getQueryData<RoutineWorkout[]>(key) ?? [];
  // They arrive with the rows, not after them.
  for (const { imgPath } of workouts.slice(0, PICTURES))
    if (imgPath) preload(imgPath, { as: 'image', fetchPriority: 'high' });
}

/** Its code belongs to the pages about training. */
const readLog = async () => (await import('../features/training/hooks/use-logged')).readLogged();

function askToday(): Promise<void>[] {
  const today = localDateOf(new Date());
  return [readLog(), askRoutines(), ask(weekKey(mondayOf(today)), () => fetchWeek(today)), askRecentBody()];
}

/** What a page's first screen requests. */
const FIRST_QUESTIONS: Partial<Record<MemberPath, (search: URLSearchParams) => Promise<void>[]>> = {
  '/recommend/readiness': () => [askHealth()],
  '/recommend/workout': () => [
    ask(recommendationKeys.bodyParts, fetchBodyParts, Infinity),
    ask(preferencesKey, fetchPreferences, 60_000),
    askHealth(),
  ],
  '/recommend/machineresult': search => {
    const id = historyIdOf(search);
    if (id === null) return [];
    const result = ask(recommendationKeys.workoutResult(id), () => fetchWorkoutResult(id), Infinity);
    return [result, askRoutines(), askRecentBody()];
  },
  '/recommend/supplementresult': search => {
    const id = historyIdOf(search);
    if (id === null) return [];
    return [ask(recommendationKeys.supplementResult(id), () => fetchSupplementResult(id), Infinity)];
  },
  '/recommend/history': search =>
    search.has('page') ? [] : [ask(recommendationKeys.history(1), () => fetchHistory(1))],
  '/': askToday,
  '/training': askToday,
  '/mypage': search => [
    askShownRoutine(search),
    askBodyHistory(),
    ask(myfitKeys.supplements, fetchMySupplements),
  ],
  '/mypage/fixprofile': () => [askProfile()],
  '/mypage/fixbodyinfo': () => [askProfile(), askRecentBody()],
  '/mypage/bodyhistory': () => [askBodyHistory(), ask(weightGoalKey, fetchWeightGoal)],
  '/mypage/health': () => [askHealth()],
};

/** @returns once the page can show all of it, or it could not be fetched */
export async function askFirst(path: MemberPath, { search }: { search: string }): Promise<void> {
  await Promise.all(FIRST_QUESTIONS[path]?.(new URLSearchParams(search)) ?? []);
}
