import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../api/api.client';
import { rangeText, stopText } from '../workout/amounts';
import type { Prescription } from '../myfit/myfit.api';

type NextWorkout = Awaited<ReturnType<typeof fetchNext>>;

export interface StartLoad {
  numbers: Prescription;
  /** The source of the numbers. */
  note: string;
  /** Why the workout is not advisable now. */
  against: string | null;
  /** Numbers derived by the engine. */
  derived: boolean;
}

const UNKNOWN: StartLoad = {
  numbers: { weight: null, rep: null, setCount: null },
  note: '무게와 횟수를 직접 정해 주세요.',
  against: null,
  derived: false,
};
const LIGHTEST_NOTE =
  '가장 가벼운 무게에서 시작해요. 몸 정보를 입력하면 나에게 맞는 무게로 시작할 수 있어요.';

async function fetchNext(workoutId: number) {
  const { workouts } = await unwrap(
    api.GET('/api/training/next', { params: { query: { workoutIds: String(workoutId) } } }),
  );
  return workouts[0];
}

/** The engine's numbers where it knows the member, else the lightest load available: an empty bar, the first dumbbell. */
export function startLoadOf(next: NextWorkout): StartLoad {
  if (!next) return UNKNOWN;
  const { target, why, against, loadLabel, incrementKg, minLoadKg } = next;
  const rep = target.reps ?? target.seconds;
  if (rep !== null) {
    const numbers = { weight: target.weight, rep, setCount: target.sets };
    const { stop } = target;
    const note = stop ? `${why.text} ${rangeText(stop)} ·\u00a0${stopText(stop)}` : why.text;
    return { numbers, note, against, derived: true };
  }
  // With assistance, less is heavier.
  const weighted = incrementKg > 0 && loadLabel !== '보조';
  const numbers = { weight: weighted ? minLoadKg : null, rep: null, setCount: target.sets };
  return { numbers, note: weighted && !against ? LIGHTEST_NOTE : UNKNOWN.note, against, derived: false };
}

/** The starting numbers of a workout without a recommendation; undefined while loading. */
export function useStartLoad(workoutId: number, enabled: boolean): StartLoad | undefined {
  const { data, isError } = useQuery({
    queryKey: ['training', 'start', workoutId],
    queryFn: async () => startLoadOf(await fetchNext(workoutId)),
    // Later training changes it.
    gcTime: 0,
    enabled,
  });
  return isError ? UNKNOWN : data;
}
