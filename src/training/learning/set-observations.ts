import type { NewObservation, Seen } from '../../recommendation/public.js';
import type { Experience } from '../../training-preferences/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';

/** What an observation of a set is known by. */
export const sourceOf = (setId: string): string => `set:${setId}`;

/**
 * What a session says of strength, a work set at a time. Warm-up sets say nothing, nor does what was deleted, nor a load far from the
 * usual that nobody has confirmed. A set that was not done counts as left out once the session is over.
 */
export function observationsOf(
  session: TrainingSession,
  sets: readonly TrainingSet[],
  experience: Experience | null,
): NewObservation[] {
  if (session.deleted) return [];
  const work = sets
    .filter(({ kind, deleted }) => kind === 'work' && !deleted)
    .sort((a, b) => a.workoutOrdinal - b.workoutOrdinal || a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1));
  const placeOf = new Map<number, number>();
  return work.flatMap(set => {
    const { userId, workoutId } = set;
    const place = (placeOf.get(workoutId) ?? 0) + 1;
    placeOf.set(workoutId, place);
    const seen = seenIn(set, place, session.endedAt !== null);
    const about = { userId, source: sourceOf(set.id), date: session.localDate, workoutId, experience };
    return seen === null ? [] : [{ ...about, seen }];
  });
}

/** @param place 1 for the first work set of the workout */
function seenIn(set: TrainingSet, place: number, isOver: boolean): Seen | null {
  const asked = askedOf(set);
  if (set.doneAt === null) return isOver && asked !== null ? { kind: 'leftOut', ...asked } : null;
  if (set.doubt !== null && !set.confirmed) return null;
  return {
    kind: 'set',
    weightKg: set.weight,
    repetitions: set.reps ?? set.seconds ?? 0,
    asked,
    ordinal: place,
    answer: set.answer,
    reserve: set.reserve,
  };
}

function askedOf({ targetWeight, targetReps, targetSeconds }: TrainingSet) {
  const repetitions = targetReps ?? targetSeconds ?? 0;
  return repetitions < 1 ? null : { weightKg: targetWeight, repetitions };
}
