import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import { initialBelief, learnedOf, learnedOfLift, rebasedBelief, recordOf } from './strength-belief.js';
import type { StrengthBelief } from './strength-belief.types.js';
import { strengthCeilingKg } from './strength-ceiling.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { believableMember } from '../strength/human-range.js';
import { modelledOneRepMaxKg } from '../strength/modelled-strength.js';
import { LOADED_FROM_AGE } from '../strength/age-factor.js';
import { estimateStrength, type StrengthEstimate } from '../strength/strength-estimate.js';

/** Old, young and heavy members start the first session lighter and reach the full weight in steps. */
const CAUTIOUS_FACTOR = 0.9;
const CAUTION_LEFT_PER_OBSERVATION = 0.025;
const CAUTIOUS_FROM_AGE = 60;
const CAUTIOUS_BELOW_AGE = 18;
const CAUTIOUS_FROM_BODY_MASS_INDEX = 30;

/** A member's strength with everything learned so far. */
export interface MemberStrength {
  /** Its body composition counts as measured only if the numbers are possible. */
  member: EngineMember;
  experience: Experience | undefined;
  estimate: StrengthEstimate;
  /** What was learned, relative to `estimate`. */
  belief: StrengthBelief;
  mayShowLoad: boolean;
  /** Which typed numbers are impossible: body and fat, or the share of muscle. */
  doubt: 'body' | 'muscle' | null;
  /** Why the first sessions start lighter; null if they do not. */
  cautiousFor: 'old' | 'young' | 'heavy' | null;
}

/** What training taught about one exercise: ln(true 1RM / 1RM estimated from the body alone). */
export interface LearnedStrength {
  logMean: number;
  variance: number;
  /** Days on which this exercise was observed. */
  observationCount: number;
  /** Days with any observation that taught this exercise: of itself or of others with the same base lift. */
  relatedCount: number;
}

export interface ExerciseStrength {
  baseLift: BaseLift;
  baseOneRepMaxKg: number;
  /** Per hand where the load is per hand; includes body weight where it is lifted. */
  oneRepMaxKg: number;
  logStandardDeviation: number;
  learned: LearnedStrength;
  capped: boolean;
  firstSessionFactor: number;
}

/** `belief` as of today, or null where nothing was observed. It is read relative to this body's estimate. */
export function memberStrength(
  typed: EngineMember,
  experience: Experience | undefined,
  belief: StrengthBelief | null,
): MemberStrength {
  const member = believableMember(typed);
  const estimate = estimateStrength(member, experience);
  const { measureAgain } = estimate.body;
  // A believable measurement can still have an impossible share of muscle.
  const isBodyDoubted = member !== typed || (measureAgain && member.compositionSource !== 'measured');
  return {
    member,
    experience,
    estimate,
    belief: belief === null ? initialBelief(member, estimate) : rebasedBelief(belief, member, estimate),
    mayShowLoad: member.ageYears >= LOADED_FROM_AGE,
    cautiousFor: cautionOf(member.ageYears, estimate.body.bodyMassIndex),
    doubt: isBodyDoubted ? 'body' : measureAgain ? 'muscle' : null,
  };
}

/** A member's 1RM of one exercise, or null where the exercise has no load model. */
export function exerciseStrength(strength: MemberStrength, workout: EngineWorkout): ExerciseStrength | null {
  const { member, estimate, belief } = strength;
  const { baseLift } = workout;
  if (baseLift === null) return null;
  const modelledKg = modelledOneRepMaxKg(belief.basisKg, member.sex, workout);
  if (modelledKg === null) return null;
  const { mean, variance } = learnedOf(belief, { ...workout, baseLift }, member.sex);
  const record = recordOf(belief, workout.id);
  const observationCount = record?.days ?? 0;
  return {
    baseLift,
    baseOneRepMaxKg: estimate.lifts[baseLift].oneRepMaxKg * Math.exp(learnedOfLift(belief, baseLift).mean),
    oneRepMaxKg: Math.min(
      modelledKg * Math.exp(mean),
      Math.max(modelledKg, strengthCeilingKg(member, workout)),
    ),
    logStandardDeviation: Math.sqrt(variance),
    learned: {
      logMean: mean,
      variance,
      observationCount,
      relatedCount: (belief.trained[baseLift]?.days ?? 0) + (record?.apart ? observationCount : 0),
    },
    capped: estimate.lifts[baseLift].capped,
    firstSessionFactor: firstSessionFactor(strength, observationCount),
  };
}

function cautionOf(ageYears: number, bodyMassIndex: number): MemberStrength['cautiousFor'] {
  if (ageYears >= CAUTIOUS_FROM_AGE) return 'old';
  if (ageYears < CAUTIOUS_BELOW_AGE) return 'young';
  return bodyMassIndex >= CAUTIOUS_FROM_BODY_MASS_INDEX ? 'heavy' : null;
}

function firstSessionFactor({ cautiousFor }: MemberStrength, observations: number): number {
  return cautiousFor === null
    ? 1
    : Math.min(1, CAUTIOUS_FACTOR + CAUTION_LEFT_PER_OBSERVATION * observations);
}
