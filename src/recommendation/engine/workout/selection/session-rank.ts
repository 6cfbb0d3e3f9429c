import { LEAST_SETS, MOST_DIRECT_SETS } from '../prescription/trim-sets.js';
import type { SelectionRules, SessionSlot } from './selection.types.js';

/** Costs of repeating a family (close variants) or a movement pattern anywhere in the session. */
export const REPEATED_FAMILY_POINTS = -40;
export const REPEATED_PATTERN_POINTS = -15;

/**
 * Larger than any difference between exercises: a filled slot always wins, then every avoidable pair of one pattern or family within a part.
 * So a part uses up its patterns evenly before one repeats, and close variants come last.
 */
export const FILLED_SLOT_POINTS = 10_000;
export const REPEATED_IN_PART_POINTS = -1_000;

/** Beginners: the most squats and hinges together. */
export const MOST_HEAVY_LEG_MOVES = 2;
/** Beginners: the most multi-joint lifts with a bar, because each has to be learned. */
export const MOST_BARBELL_LIFTS = 3;
/** With two sets each, the tenth direct set belongs to the fifth exercise. */
export const MOST_EXERCISES_A_MUSCLE = MOST_DIRECT_SETS / LEAST_SETS;

/**
 * A single number that ranks sessions: filled slots, then patterns and families repeated within a part, then the points of the exercises
 * minus the costs of repetition, then ties. −∞ where a hard rule is broken: a duplicate exercise, more than five on one muscle, or a
 * beginner with more than two squats and hinges or three barbell lifts. It runs some ten thousand times per recommendation, so it allocates
 * nothing.
 */
export function sessionRank(slots: readonly SessionSlot[], rules: SelectionRules): number {
  let rank = 0;
  let heavyLegMoves = 0;
  let barbellLifts = 0;
  for (let index = 0; index < slots.length; index++) {
    const { option, bodyPart } = slots[index]!;
    if (option === null) continue;
    const { id, family, pattern } = option.workout;
    let familyBefore = false;
    let patternBefore = false;
    let repeatedInPart = 0;
    for (let before = 0; before < index; before++) {
      const other = slots[before]!;
      if (other.option === null) continue;
      const { workout } = other.option;
      if (workout.id === id) return -Infinity;
      if (workout.family === family) {
        familyBefore = true;
        if (other.bodyPart === bodyPart) repeatedInPart += 1;
      }
      if (workout.pattern === pattern) {
        patternBefore = true;
        if (other.bodyPart === bodyPart) repeatedInPart += 1;
      }
    }
    rank += FILLED_SLOT_POINTS + option.points;
    if (familyBefore) rank += REPEATED_FAMILY_POINTS;
    if (patternBefore) rank += REPEATED_PATTERN_POINTS;
    rank += repeatedInPart * REPEATED_IN_PART_POINTS;
    if (option.isHeavyLegMove) heavyLegMoves += 1;
    if (option.isBarbellLift) barbellLifts += 1;
  }
  if (rules.experience === 'beginner') {
    if (heavyLegMoves > MOST_HEAVY_LEG_MOVES || barbellLifts > MOST_BARBELL_LIFTS) return -Infinity;
  }
  return overloadsAMuscle(slots) ? -Infinity : rank;
}

function overloadsAMuscle(slots: readonly SessionSlot[]): boolean {
  if (slots.length <= MOST_EXERCISES_A_MUSCLE) return false;
  let shared = ~0;
  let used = 0;
  for (let index = 0; index < slots.length; index++) {
    const { option } = slots[index]!;
    if (option === null) continue;
    shared &= option.directPartsMask;
    used += 1;
  }
  // With at most six slots, only all six on one muscle are too many.
  return used > MOST_EXERCISES_A_MUSCLE && shared !== 0;
}
