import type { NewObservation, Seen } from '../../recommendation/public.js';
import type { Experience } from '../../training-preferences/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { LONGEST_SESSION_MS } from '../training.constants.js';

/** The key of a set's observation. */
export const sourceOf = (setId: string): string => `set:${setId}`;

/**
 * What a session says about strength, one work set at a time. Ignores warm-up sets, deleted rows, and unusual loads that nobody has confirmed. A
 * set that was not done counts as left out; in a running session only if its workout was started. Observations of a running session are held until
 * it ends.
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
  const isOver = session.endedAt !== null;
  const begun = new Set(work.filter(({ doneAt }) => doneAt !== null).map(workoutIn));
  const heldUntil = isOver ? null : new Date(session.writtenAt.getTime() + LONGEST_SESSION_MS);
  const placeOf = new Map<number, number>();
  return work.flatMap(set => {
    const { userId, workoutId } = set;
    const place = (placeOf.get(workoutId) ?? 0) + 1;
    placeOf.set(workoutId, place);
    const seen = seenIn(set, place, isOver || begun.has(workoutIn(set)));
    const about = { userId, source: sourceOf(set.id), date: session.localDate, workoutId, experience };
    return seen === null ? [] : [{ ...about, seen, heldUntil }];
  });
}

/** A workout that replaced another one has its number. */
const workoutIn = ({ workoutOrdinal, workoutId }: TrainingSet): string => `${workoutOrdinal} ${workoutId}`;

/**
 * @param place 1 for the first work set of the workout
 * @param isDue whether it should be done by now
 */
function seenIn(set: TrainingSet, place: number, isDue: boolean): Seen | null {
  const asked = askedOf(set);
  if (set.doneAt === null) {
    if (!isDue || asked === null) return null;
    const { weightKg, repetitions } = asked;
    return { kind: 'leftOut', weightKg, repetitions, ordinal: place };
  }
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

function askedOf(set: TrainingSet) {
  const {
    targetWeight,
    targetReps,
    targetSeconds,
    targetLeast: least,
    targetMost: most,
    targetFelt: felt,
  } = set;
  const repetitions = targetReps ?? targetSeconds ?? 0;
  if (repetitions < 1) return null;
  const stop = least === null || most === null || felt === null ? {} : { stop: { least, most, felt } };
  return { weightKg: targetWeight, repetitions, ...stop };
}
