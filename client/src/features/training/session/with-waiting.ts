import type { Change } from '../../../shared/changes/change-database';
import {
  routineListChange,
  workoutAddition,
  workoutChange,
  workoutRemoval,
} from '../../../shared/widgets/myfit/routine-changes';
import type { ListChange, NewRow, RowChange } from '../../../shared/widgets/myfit/routine-changes';
import { MAX_WORKOUTS } from '../../../shared/widgets/myfit/routine-list';
import type { NextRoutine, NextWorkout } from './next-workout';

const TYPED = { template: 'fixed', args: {}, text: '직접 정하신 무게와 횟수예요.' } as const;
const KEPT = { template: 'kept', args: {}, text: '루틴에 저장하신 대로예요.' } as const;

/** With the numbers that the member typed or cleared (null); drops what was derived from the old ones. */
function withTyped(plan: NextWorkout, { weight, rep, setCount }: RowChange['change']): NextWorkout {
  const isSeconds = plan.repeatUnit === 'seconds';
  const typed = {
    ...(weight !== undefined && { weight }),
    ...(rep !== undefined && { [isSeconds ? 'seconds' : 'reps']: rep }),
  };
  const sets = setCount ?? plan.target.sets;
  if (Object.keys(typed).length === 0) return { ...plan, target: { ...plan.target, sets } };
  return {
    ...plan,
    target: { ...plan.target, ...typed, sets, stop: null, style: null },
    warmups: plan.warmups.filter(set => weight === undefined || set.weight < (weight ?? 0)),
    light: null,
    why: TYPED,
  };
}

function withRowChange(
  workouts: readonly NextWorkout[],
  { myWorkoutId, change }: RowChange,
): readonly NextWorkout[] {
  const plan = workouts.find(each => each.myWorkoutId === myWorkoutId);
  if (!plan) return workouts;
  const { myWorkoutIndex } = change;
  const changed = withTyped(plan, change);
  if (myWorkoutIndex === undefined) return workouts.map(each => (each === plan ? changed : each));
  const others = workouts.filter(each => each !== plan);
  return [...others.slice(0, myWorkoutIndex - 1), changed, ...others.slice(myWorkoutIndex - 1)];
}

/** Added as the routine's last, unless the server will refuse it or this phone knows too little about it. */
function withAdded(
  workouts: readonly NextWorkout[],
  { workoutId, prescription, addition: { historyId, mode } }: NewRow,
  known: readonly NextWorkout[],
): readonly NextWorkout[] {
  const plan = known.find(each => each.workoutId === workoutId);
  const isThere = workouts.some(each => each.workoutId === workoutId);
  if (!plan || isThere || workouts.length >= MAX_WORKOUTS) return workouts;
  const isTyped = mode === undefined ? historyId === undefined : mode === 'fixed';
  const added = withTyped({ ...plan, myWorkoutId: null }, prescription);
  return [...workouts, { ...added, why: isTyped ? TYPED : KEPT }];
}

/**
 * A routine's plan with the member's changes that the server has not accepted yet: what 내 루틴 shows is what a session starts with.
 *
 * @param known what this phone knows of workouts that wait to be added
 */
export function withWaiting(
  plan: NextRoutine,
  changes: readonly Change[],
  known: readonly NextWorkout[] = [],
): NextRoutine {
  return changes
    .filter(({ problem }) => problem === null)
    .reduce<NextRoutine>((now, { kind, wanted }) => {
      if (kind === routineListChange.kind) {
        const found = (wanted as ListChange).after.find(({ routineId }) => routineId === plan.routineId);
        return { ...now, routineName: found?.routineName ?? now.routineName };
      }
      if (kind === workoutRemoval.kind) {
        const { myWorkoutId } = wanted as { myWorkoutId: number };
        return { ...now, workouts: now.workouts.filter(each => each.myWorkoutId !== myWorkoutId) };
      }
      if (kind === workoutAddition.kind) {
        const row = wanted as NewRow;
        return row.routineId === plan.routineId
          ? { ...now, workouts: [...withAdded(now.workouts, row, known)] }
          : now;
      }
      return kind === workoutChange.kind
        ? { ...now, workouts: [...withRowChange(now.workouts, wanted as RowChange)] }
        : now;
    }, plan);
}
