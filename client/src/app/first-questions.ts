import type { QueryKey } from '@tanstack/react-query';
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
import { mondayOf } from '../features/training/lib/calendar';
import { localDateOf } from '../features/training/session/plan';
import { queryClient } from '../shared/api/query-client';
import { bodyKeys, fetchBodyHistory, fetchRecentBody } from '../shared/widgets/body-data/body-data.api';
import { fetchHealth, healthKey } from '../shared/widgets/health/health.api';
import { fetchMySupplements, fetchRoutines, fetchRoutineWorkouts } from '../shared/widgets/myfit/myfit.api';
import type { Routine } from '../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../shared/widgets/myfit/myfit.keys';
import {
  fetchPreferences,
  preferencesKey,
} from '../shared/widgets/training-preferences/training-preferences.api';
import type { MemberPath } from './member-pages';

/** The page repeats a failed request and reports its error. */
const ask = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>, staleTime?: number): Promise<void> =>
  queryClient.prefetchQuery({ queryKey, queryFn, retry: false, ...(staleTime && { staleTime }) });

const askRoutines = () => ask(myfitKeys.routines, fetchRoutines);
const askHealth = () => ask(healthKey, fetchHealth, 60_000);
const askProfile = () => ask(memberKeys.profile, fetchProfile);
const askRecentBody = () => ask(bodyKeys.recent, fetchRecentBody);
const askBodyHistory = () => ask(bodyKeys.history, fetchBodyHistory);

/** Includes the workouts of the routine that will be shown. */
async function askShownRoutine(search: URLSearchParams): Promise<void> {
  await askRoutines();
  const active = activeRoutine(queryClient.getQueryData<Routine[]>(myfitKeys.routines) ?? [], search);
  if (active) {
    const { routineId } = active;
    await ask(myfitKeys.workouts(routineId), () => fetchRoutineWorkouts(routineId));
  }
}

function askToday(): void {
  const today = localDateOf(new Date());
  void askRoutines();
  void ask(weekKey(mondayOf(today)), () => fetchWeek(today));
  void askRecentBody();
}

/** What a page's first screen requests. */
const FIRST_QUESTIONS: Partial<Record<MemberPath, (search: URLSearchParams) => void>> = {
  '/recommend/readiness': () => void askHealth(),
  '/recommend/workout': () => {
    void ask(recommendationKeys.bodyParts, fetchBodyParts, Infinity);
    void ask(preferencesKey, fetchPreferences, 60_000);
    void askHealth();
  },
  '/recommend/machineresult': search => {
    const id = historyIdOf(search);
    if (id === null) return;
    void ask(recommendationKeys.workoutResult(id), () => fetchWorkoutResult(id), Infinity);
    void askRoutines();
    void askRecentBody();
  },
  '/recommend/supplementresult': search => {
    const id = historyIdOf(search);
    if (id === null) return;
    void ask(recommendationKeys.supplementResult(id), () => fetchSupplementResult(id), Infinity);
  },
  '/recommend/history': search => {
    if (!search.has('page')) void ask(recommendationKeys.history(1), () => fetchHistory(1));
  },
  '/': askToday,
  '/training': askToday,
  '/mypage': search => {
    void askShownRoutine(search);
    void askBodyHistory();
    void ask(myfitKeys.supplements, fetchMySupplements);
  },
  '/mypage/fixprofile': () => void askProfile(),
  '/mypage/fixbodyinfo': () => {
    void askProfile();
    void askRecentBody();
  },
  '/mypage/bodyhistory': () => {
    void askBodyHistory();
    void ask(weightGoalKey, fetchWeightGoal);
  },
  '/mypage/health': () => void askHealth(),
};

export function askFirst(path: MemberPath, { search }: { search: string }): void {
  FIRST_QUESTIONS[path]?.(new URLSearchParams(search));
}
