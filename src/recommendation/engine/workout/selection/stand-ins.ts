import { orderWorkouts, type ChosenWorkout } from './order-workouts.js';
import { selectWorkouts } from './select-workouts.js';
import type { Candidate, RefusedCandidate, SelectionRules, SessionSlot } from './selection.types.js';

/** What a chosen exercise takes the place of, by its id. */
export type StandIns = ReadonlyMap<number, RefusedCandidate>;

/**
 * Which of the chosen exercises stand in for one that was refused: the session is chosen once more as if nothing had
 * been, and what it wants and may not have is paired with what the part got instead, the same movement first. So
 * nothing is named that would not have been chosen.
 */
export function standIns(
  chosen: readonly ChosenWorkout[],
  candidates: readonly Candidate[],
  refused: readonly RefusedCandidate[],
  rules: SelectionRules,
): StandIns {
  // Without a load model there is no saying that it would have been wanted.
  const wanted = refused.filter(({ cause }) => cause !== 'unknown');
  if (wanted.length === 0) return new Map();
  const wish = orderWorkouts(selectWorkouts([...candidates, ...wanted.map(asIfAllowed)], rules));
  const refusedById = new Map(wanted.map(it => [it.workout.id, it]));
  const wished = new Set(wish.map(({ candidate }) => candidate.workout.id));
  const free = chosen.filter(({ candidate }) => !wished.has(candidate.workout.id));
  const found = new Map<number, RefusedCandidate>();
  for (const { bodyPart, candidate } of wish) {
    const original = refusedById.get(candidate.workout.id);
    if (original === undefined) continue;
    const standIn = closest(
      original,
      bodyPart,
      free.filter(it => !found.has(it.candidate.workout.id)),
    );
    if (standIn) found.set(standIn.candidate.workout.id, original);
  }
  return found;
}

function closest(
  { workout }: RefusedCandidate,
  bodyPart: SessionSlot['bodyPart'],
  free: readonly ChosenWorkout[],
): ChosenWorkout | undefined {
  const ofPart = free.filter(it => it.bodyPart === bodyPart);
  return (
    ofPart.find(({ candidate }) => candidate.workout.id === workout.easierVariantId) ??
    ofPart.find(({ candidate }) => candidate.workout.pattern === workout.pattern) ??
    ofPart[0]
  );
}

function asIfAllowed({ workout, prescription, lightenedFor, tie }: RefusedCandidate): Candidate {
  const weightKg = prescription.weightKg ?? (workout.minLoadKg > 0 ? workout.minLoadKg : null);
  return { workout, prescription: { ...prescription, fit: 'fits', weightKg }, lightenedFor, tie };
}
