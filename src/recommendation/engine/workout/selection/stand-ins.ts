import { orderWorkouts, type ChosenWorkout } from './order-workouts.js';
import { selectWorkouts } from './select-workouts.js';
import type { Candidate, RefusedCandidate, SelectionRules, SessionSlot } from './selection.types.js';

/** The refused exercise that a chosen one replaces, keyed by the chosen one's id. */
export type StandIns = ReadonlyMap<number, RefusedCandidate>;

/**
 * Which chosen exercises replace a refused one. The session is chosen again as if nothing had been refused; each refused exercise in it is
 * paired with what its body part got instead, same movement first. So no exercise is named that would not have been chosen.
 */
export function standIns(
  chosen: readonly ChosenWorkout[],
  candidates: readonly Candidate[],
  refused: readonly RefusedCandidate[],
  rules: SelectionRules,
): StandIns {
  // Without a load model, whether it would have been chosen is unknown.
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
