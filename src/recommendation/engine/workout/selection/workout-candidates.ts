import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { prescribeWorkout } from '../prescription/prescribe-workout.js';
import type { MemberStrength } from '../strength/member-strength.js';
import type { EngineWorkout, WorkoutRecommendationInput } from '../workout-engine.types.js';
import type { Experience } from '../workout-wire-names.js';
import { rotationHash } from './rotation-hash.js';
import type { Candidate } from './selection.types.js';

export interface CandidatePool {
  candidates: Candidate[];
  /** Asked for and possible with the machines, but too heavy at the lightest: what their easier variants replace. */
  tooHeavy: EngineWorkout[];
}

/** What may be chosen: trains an asked part first, all its machines are there, and its load can be lifted. */
export function workoutCandidates(
  input: WorkoutRecommendationInput,
  strength: MemberStrength,
): CandidatePool {
  const { request, catalogue, member, week, profile } = input;
  const machines = new Set(request.machineNames);
  const excluded = new Set(profile.excludedWorkoutIds);
  const asked = new Set<BodyPartName>(request.bodyParts);
  const possible = catalogue
    .filter(
      workout =>
        !excluded.has(workout.id) &&
        workout.primaryBodyParts.some(part => asked.has(part)) &&
        workout.machineNames.every(machine => machines.has(machine)),
    )
    .map(workout => ({
      workout,
      prescription: prescribeWorkout(strength, workout, request.goal),
      tie: rotationHash(member.memberKey, week, workout.id),
    }));
  const liftable = new Map(
    possible.filter(({ prescription }) => prescription.fit !== 'tooHeavy').map(it => [it.workout.id, it]),
  );
  const replaced = ({ workout, prescription }: Candidate): boolean =>
    prescription.fit === 'tooHeavy' ||
    (prescription.fit === 'fewRepetitions' &&
      workout.easierVariantId !== null &&
      liftable.get(workout.easierVariantId)?.prescription.fit === 'fits');
  const easierThanPossible = new Set(
    possible
      .filter(candidate => !replaced(candidate) && isSurelyPossible(candidate, request.experience))
      .map(({ workout }) => workout.easierVariantId),
  );
  return {
    candidates: possible
      .filter(candidate => !replaced(candidate))
      .map(candidate => withoutNeedlessEase(candidate, easierThanPossible)),
    tooHeavy: possible.filter(replaced).map(({ workout }) => workout),
  };
}

/** Computed, or plain repetitions that a member of that experience can be expected to do. */
function isSurelyPossible({ workout, prescription }: Candidate, experience: Experience | undefined): boolean {
  if (prescription.strength !== null || experience === 'advanced') return true;
  return experience === 'intermediate' ? workout.skill < 3 : workout.skill === 1;
}

/** Nothing can be hung on a plain bodyweight move: who can do the harder variant gets too little from the easier. */
function withoutNeedlessEase(
  candidate: Candidate,
  easierThanPossible: ReadonlySet<number | null>,
): Candidate {
  const { workout, prescription } = candidate;
  return workout.loadType === 'bodyweight' && workout.staple < 2 && easierThanPossible.has(workout.id)
    ? { ...candidate, prescription: { ...prescription, fit: 'tooLight' } }
    : candidate;
}
