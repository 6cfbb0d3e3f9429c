import { INGREDIENT_CLASSES, type IngredientClass } from '../../../catalogue/catalogue.vocabulary.js';
import { classesConflict } from './supplement-safety.js';

const CLASS_MASKS = new Map(INGREDIENT_CLASSES.map((ingredientClass, bit) => [ingredientClass, 1 << bit]));
const CONFLICT_MASKS = new Map(
  INGREDIENT_CLASSES.map(one => [
    one,
    INGREDIENT_CLASSES.reduce(
      (mask, other) => (classesConflict(one, other) ? mask | (CLASS_MASKS.get(other) ?? 0) : mask),
      0,
    ),
  ]),
);

/** Bit per class that has any conflict. */
export const CONFLICTING_CLASSES = [...CONFLICT_MASKS.values()].reduce((all, mask) => all | mask, 0);

type Masks = Record<'classMask' | 'blockedMask' | 'conflictMask', number>;

/** The classes these occupy, and the classes that conflict with them. */
export function masksOf(classes: Iterable<IngredientClass>): Masks {
  let classMask = 0;
  let conflictMask = 0;
  for (const one of classes) {
    classMask |= CLASS_MASKS.get(one) ?? 0;
    conflictMask |= CONFLICT_MASKS.get(one) ?? 0;
  }
  return { classMask, conflictMask, blockedMask: classMask | conflictMask };
}
