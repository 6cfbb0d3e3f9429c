import { useEffect, useState } from 'react';
import { useChangeStatus } from '../../../shared/changes/change-status';
import { waitingChanges } from '../../../shared/changes/waiting-changes';
import { particle } from '../../../shared/lib/particle';
import { color, text } from '../../../shared/theme/theme';
import { additionsIn } from '../../../shared/widgets/myfit/routine-changes';
import { fetchCopiedWorkouts } from '../../../shared/widgets/workout/workout.api';

/** @returns the workouts' names; empty where this device does not know them */
async function namesWaitingFor(routineId: number): Promise<string[]> {
  const waiting = (await waitingChanges()).filter(({ problem }) => problem === null);
  const ids = additionsIn(waiting)
    .filter(each => each.routineId === routineId)
    .map(({ workoutId }) => workoutId);
  if (ids.length === 0) return [];
  const workouts = await fetchCopiedWorkouts();
  return workouts.filter(({ id }) => ids.includes(id)).map(({ koreanName }) => koreanName);
}

/** Workouts that wait on this device: they have no place in the routine before the server has them. */
export function WaitingAdditions({ routineId }: { routineId: number }) {
  const changes = useChangeStatus();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    namesWaitingFor(routineId)
      .catch(() => [])
      .then(found => isCurrent && setNames(found));
    return () => {
      isCurrent = false;
    };
  }, [changes, routineId]);
  if (names.length === 0) return null;
  return (
    <p role="status" css={[text.body2, { color: color('text-2'), textAlign: 'center' }]}>
      {changes.answered ? '곧' : '연결되면'} {particle(names.join(', '), '을/를')} 담을게요.
    </p>
  );
}
