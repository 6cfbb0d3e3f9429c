import {
  BODY_PARTS,
  type BodyPartName,
  type MovementPattern,
} from '../../../../catalogue/catalogue.vocabulary.js';
import type { Fit } from '../prescription/prescription.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { Experience } from '../../../../training-preferences/workout-wire-names.js';
import { PATTERN_ORDER } from './body-part-slots.js';
import type { Candidate, SelectionRules, SlotOption } from './selection.types.js';

/**
 * Points of one exercise. The pattern's order weighs most (a part's main movement before its details), then compound, then whether the
 * member can perform and load it, then which other requested parts it trains.
 */
const PATTERN_POINTS = [60, 38, 20];
const COMPOUND_POINTS = 15;
const LOADABLE_POINTS = 20;
const PRIMARY_ASKED_POINTS = 10;
const SECONDARY_ASKED_POINTS = 6;
const FIT_POINTS: Record<Fit, number> = {
  fits: 0,
  coarse: -10,
  tooLight: -40,
  fewRepetitions: -25,
  tooHeavy: -1000,
  unknown: -1000,
};
/** Beginners learn on stable machines. */
const SKILL_POINTS: Record<Experience, readonly [number, number, number]> = {
  beginner: [16, 4, -60],
  intermediate: [0, 2, 2],
  advanced: [-2, 2, 6],
};
/**
 * How basic an exercise is, worth at most as much as its pattern's next place: staples come before variations, but never before the part's
 * main movement. One step decides between free weights and machines for a trained member, and keeps a beginner on the stable machine.
 */
const STAPLE_POINTS = [0, 10, 20] as const;
const HEAVY_LEG_PATTERNS: ReadonlySet<MovementPattern> = new Set(['squat', 'hinge']);
const BIT_BY_PART = new Map<BodyPartName, number>(
  BODY_PARTS.map(({ koreanName }, index) => [koreanName, 1 << index]),
);
/** Seven ties together stay below the single point that separates unequal exercises. */
const TIE_SHARE = 1 / 8;

/** The part's exercises, best first. */
export function slotOptions(
  candidates: readonly Candidate[],
  bodyPart: BodyPartName,
  rules: SelectionRules,
): SlotOption[] {
  return candidates
    .filter(({ workout }) => workout.primaryBodyParts.includes(bodyPart))
    .map(candidate => slotOption(candidate, bodyPart, rules))
    .sort((a, b) => b.points - a.points || a.workout.id - b.workout.id);
}

/** An exercise in a slot of that part. */
export function slotOption(candidate: Candidate, bodyPart: BodyPartName, rules: SelectionRules): SlotOption {
  const { workout, prescription, lightenedFor, tie } = candidate;
  const otherParts = rules.bodyParts.filter(part => part !== bodyPart);
  const rank = PATTERN_ORDER[bodyPart].findIndex(group => group.includes(workout.pattern));
  // The trunk is trained by holding and curling: neither more joints nor a weight make an exercise better.
  const isTrunk = bodyPart === '복부';
  return {
    workout,
    prescription,
    lightenedFor,
    tie,
    points:
      (PATTERN_POINTS[rank] ?? 0) +
      (workout.mechanic === 'compound' && !isTrunk ? COMPOUND_POINTS : 0) +
      (prescription.weightKg !== null && !isTrunk ? LOADABLE_POINTS : 0) +
      FIT_POINTS[prescription.fit] +
      SKILL_POINTS[rules.experience][workout.skill - 1]! +
      staplePoints(workout, rules.experience) +
      PRIMARY_ASKED_POINTS * otherParts.filter(part => workout.primaryBodyParts.includes(part)).length +
      SECONDARY_ASKED_POINTS * otherParts.filter(part => workout.secondaryBodyParts.includes(part)).length +
      TIE_SHARE * tie,
    directPartsMask: workout.primaryBodyParts.reduce((mask, part) => mask | BIT_BY_PART.get(part)!, 0),
    isHeavyLegMove: HEAVY_LEG_PATTERNS.has(workout.pattern),
    isBarbellLift: workout.loadType === 'barbell' && workout.mechanic === 'compound',
  };
}

function staplePoints({ staple, skill }: EngineWorkout, experience: Experience): number {
  // A technical lift is a foundation for later, not a staple of the first weeks.
  return experience === 'beginner' && skill === 3 ? 0 : STAPLE_POINTS[staple];
}
