import { LEAST_SETS, MOST_DIRECT_SETS } from '../prescription/trim-sets.js';
import type { SelectionRules, SessionSlot } from './selection.types.js';

/** Costs of repeating, anywhere in the session, a family (close variants) or a movement pattern. */
export const REPEATED_FAMILY_POINTS = -40;
export const REPEATED_PATTERN_POINTS = -15;

/**
 * Heavier than any difference between exercises: a filled slot always wins, then every pair of one pattern or of one
 * family within a part that can be avoided, so that a part's patterns are used up before one repeats, evenly, and
 * close variants come last.
 */
export const FILLED_SLOT_POINTS = 10_000;
export const REPEATED_IN_PART_POINTS = -1_000;

/** Beginners: at most this many squats and hinges together. */
export const MOST_HEAVY_LEG_MOVES = 2;
/** And at most this many multi-joint lifts with a bar: each has to be learned. */
export const MOST_BARBELL_LIFTS = 3;
/** With two sets each, the tenth direct set is the fifth exercise's. */
export const MOST_EXERCISES_A_MUSCLE = MOST_DIRECT_SETS / LEAST_SETS;

/**
 * One number that orders sessions: slots filled, then patterns and families repeated within a part, then the points of the
 * exercises less what repetition costs, then ties. −∞ where a hard rule is broken: an exercise twice, more than
 * five on one muscle, or a beginner with more than two squats and hinges or three barbell lifts. Runs some ten thousand times a
 * recommendation, hence no allocation.
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
  // Six slots at most: only all six on one muscle are too many.
  return used > MOST_EXERCISES_A_MUSCLE && shared !== 0;
}
