import { isStrengthTraining, type BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { healthVerdict, type HealthVerdict, type TrainingLimits } from '../health/training-limits.js';
import { LIGHT_RESERVE } from '../prescription/goal-scheme.js';
import type { Fit } from '../prescription/prescription.types.js';
import { needsSecondDumbbell, withOwnLoads } from '../prescription/own-loads.js';
import { prescribeWorkout } from '../prescription/prescribe-workout.js';
import { lastTrained, recoveryClause } from '../recovery/recent-training.js';
import type { MemberStrength } from '../../learning/member-strength.js';
import type { WorkoutRecommendationInput } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { rotationHash } from './rotation-hash.js';
import type { Candidate, RefusedCandidate, SelectionRules } from './selection.types.js';
import { slotOptions } from './slot-options.js';

export interface CandidatePool {
  candidates: Candidate[];
  /** Requested and possible with the machines, but refused for this member: others may replace them. */
  refused: RefusedCandidate[];
}

type Source = Pick<WorkoutRecommendationInput, 'request' | 'catalogue' | 'member' | 'week' | 'profile'>;

/**
 * The exercises to choose from: they train a requested part first, their machines are available, health allows them, and their load can be
 * lifted.
 */
export function workoutCandidates(
  input: Source,
  strength: MemberStrength,
  limits: TrainingLimits,
): CandidatePool {
  return judgedPool(askedFor(input), input, strength, limits);
}

/**
 * The best exercise of a part that one more machine would make possible, if health and strength allow it; null where no single machine
 * would.
 */
export function bestWithOneMore(
  bodyPart: BodyPartName,
  input: Source,
  strength: MemberStrength,
  limits: TrainingLimits,
  rules: SelectionRules,
): { machineName: string; workout: EngineWorkout } | null {
  const machines = new Set(input.request.machineNames);
  const missing = ({ machineNames }: EngineWorkout): string[] =>
    machineNames.filter(machine => !machines.has(machine));
  const oneMore = input.catalogue.filter(
    workout =>
      isStrengthTraining(workout) &&
      !needsSecondDumbbell(workout, input.profile.equipment) &&
      !input.profile.excludedWorkoutIds.includes(workout.id) &&
      workout.primaryBodyParts.includes(bodyPart) &&
      missing(workout).length === 1,
  );
  const { candidates } = judgedPool(oneMore, input, strength, limits);
  const [best] = slotOptions(candidates, bodyPart, rules);
  return best === undefined ? null : { machineName: missing(best.workout)[0]!, workout: best.workout };
}

function judgedPool(
  workouts: readonly EngineWorkout[],
  input: Source,
  strength: MemberStrength,
  limits: TrainingLimits,
): CandidatePool {
  const { equipment } = input.profile;
  const possible = workouts.map(workout => judged(withOwnLoads(workout, equipment), input, strength, limits));
  const liftable = new Map(
    possible.filter(it => it.refusedFor === null).map(it => [it.candidate.workout.id, it.candidate]),
  );
  const givesWay = ({ workout, prescription }: Candidate): boolean =>
    prescription.fit === 'fewRepetitions' &&
    workout.easierVariantId !== null &&
    liftable.get(workout.easierVariantId)?.prescription.fit === 'fits';
  const chosen = [...liftable.values()].filter(candidate => !givesWay(candidate));
  const easierThanPossible = new Set(chosen.map(({ workout }) => workout.easierVariantId));
  return {
    candidates: chosen.map(candidate => withoutNeedlessEase(candidate, easierThanPossible)),
    refused: possible.flatMap(({ candidate, refusedFor, tooFewFor, because }) => {
      const cause = refusedFor ?? (givesWay(candidate) ? tooFewFor : null);
      return cause === null ? [] : [{ ...candidate, cause, because }];
    }),
  };
}

function askedFor({ request, catalogue, profile }: Source): EngineWorkout[] {
  const machines = new Set(request.machineNames);
  const excluded = new Set(profile.excludedWorkoutIds);
  const asked = new Set<BodyPartName>(request.bodyParts);
  return catalogue.filter(
    workout =>
      isStrengthTraining(workout) &&
      !needsSecondDumbbell(workout, profile.equipment) &&
      !excluded.has(workout.id) &&
      workout.primaryBodyParts.some(part => asked.has(part)) &&
      workout.machineNames.every(machine => machines.has(machine)),
  );
}

interface Judged {
  candidate: Candidate;
  refusedFor: RefusedCandidate['cause'] | null;
  /** The cause if it gives way to an easier variant because of its few repetitions. */
  tooFewFor: RefusedCandidate['cause'];
  because: string | null;
}

function judged(
  workout: EngineWorkout,
  { member, week, profile }: Source,
  strength: MemberStrength,
  limits: TrainingLimits,
): Judged {
  const { verdict, because: forHealth } = healthVerdict(workout, limits);
  const recent = lastTrained(workout, profile.recentlyTrained);
  const because = forHealth ?? (recent && recoveryClause(recent));
  const usual = prescribeWorkout(strength, workout, limits.goal);
  const isLight = because !== null;
  const prescription = isLight ? prescribeWorkout(strength, workout, limits.goal, LIGHT_RESERVE) : usual;
  // A hold that is already short was not shortened.
  const isChanged =
    prescription.repsInReserve !== usual.repsInReserve || prescription.repeat !== usual.repeat;
  const lightenedFor = isLight && isChanged ? because : null;
  return {
    candidate: {
      workout,
      prescription,
      lightenedFor,
      tie: rotationHash(member.memberKey, week, workout.id),
    },
    refusedFor: refusalOf(usual.fit, prescription.fit, verdict),
    tooFewFor: usual.fit === prescription.fit ? 'tooHeavy' : lightCause(verdict),
    because,
  };
}

function refusalOf(
  usual: Fit,
  fit: Fit,
  verdict: HealthVerdict['verdict'],
): RefusedCandidate['cause'] | null {
  // An exercise that the member could not do anyway is not left out for health.
  if (usual === 'tooHeavy' || usual === 'unknown') return usual;
  if (verdict === 'out') return 'health';
  if (fit !== 'tooHeavy') return null;
  return lightCause(verdict);
}

/** Why it is lighter than usual: health takes precedence over recent training. */
function lightCause(verdict: HealthVerdict['verdict']): 'health' | 'recovery' {
  return verdict === 'free' ? 'recovery' : 'health';
}

/** A plain bodyweight exercise takes no extra weight: a member who can do the harder variant gets too little from the easier one. */
function withoutNeedlessEase(
  candidate: Candidate,
  easierThanPossible: ReadonlySet<number | null>,
): Candidate {
  const { workout, prescription } = candidate;
  return workout.loadType === 'bodyweight' && workout.staple < 2 && easierThanPossible.has(workout.id)
    ? { ...candidate, prescription: { ...prescription, fit: 'tooLight' } }
    : candidate;
}
