import { showToast } from '../../../shared/ui/toast.store';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import type { SessionActions } from './use-session-actions';

/** Replaces one workout with another, with an undo. false: saving failed, which was reported. */
export async function swapWorkout(
  actions: SessionActions,
  workout: SessionWorkout,
  other: NextWorkout,
): Promise<boolean> {
  const swapped = await actions.swap(workout, other);
  if (!swapped) return false;
  showToast({
    message: `‘${other.workoutName}’ 운동으로 바꿨어요.`,
    action: { label: '되돌리기', undo: true, run: () => void actions.unswap(swapped) },
  });
  return true;
}
