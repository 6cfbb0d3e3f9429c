import type { MovementPattern } from '../../../../catalogue/catalogue.vocabulary.js';
import { BODY_PARTS_BY_SIZE, PATTERN_ORDER } from './body-part-slots.js';
import type { SessionSlot, SlotOption } from './selection.types.js';

export interface ChosenWorkout {
  bodyPart: SessionSlot['bodyPart'];
  candidate: SlotOption;
}

const TRUNK_PATTERNS: ReadonlySet<MovementPattern> = new Set([
  'trunkFlexion',
  'antiExtension',
  'trunkRotation',
  'legRaise',
]);

/**
 * Training order: the trunk last, multi-joint before single-joint, large muscles before small (ACSM 2009); within a muscle, the barbell
 * squat and the deadlift while the member is fresh.
 */
export function orderWorkouts(slots: readonly SessionSlot[]): ChosenWorkout[] {
  return slots
    .flatMap(({ bodyPart, option }) => (option === null ? [] : [{ bodyPart, candidate: option }]))
    .sort((a, b) => compareKeys(orderKey(a), orderKey(b)));
}

function orderKey({ bodyPart, candidate }: ChosenWorkout): number[] {
  const { workout, points } = candidate;
  const rank = PATTERN_ORDER[bodyPart].findIndex(group => group.includes(workout.pattern));
  return [
    bodyPart === '복부' || TRUNK_PATTERNS.has(workout.pattern) ? 1 : 0,
    workout.mechanic === 'compound' || bodyPart === '복부' ? 0 : 1,
    BODY_PARTS_BY_SIZE.indexOf(bodyPart),
    candidate.isHeavyLegMove && workout.skill === 3 && workout.staple === 2 ? 0 : 1,
    rank === -1 ? Infinity : rank,
    -points,
    workout.id,
  ];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    if (value !== b[index]) return value < b[index]! ? -1 : 1;
  }
  return 0;
}
