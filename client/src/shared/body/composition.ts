import { bodyFatRule, muscleKgRule, musclePercentRule } from '../validation/member-rules';
import { BODY_TYPES, DEFAULT_BODY_TYPE } from './body-types';
import type { BodyTypeName } from './body-types';

export type CompositionMode = 'type' | 'direct';
export type MuscleUnit = '%' | 'kg';

/** What the forms hold: the fields as they were typed. */
export interface CompositionDraft {
  mode: CompositionMode;
  bodyType: BodyTypeName | null;
  bodyFat: string;
  muscle: string;
  muscleUnit: MuscleUnit;
}

export const EMPTY_COMPOSITION: CompositionDraft = {
  mode: 'type',
  bodyType: null,
  bodyFat: '',
  muscle: '',
  muscleUnit: '%',
};

/** What the wire takes: percent of body weight, and where the numbers come from. */
export interface Composition {
  bodyFat: number;
  muscleMass: number;
  compositionSource: 'measured' | 'preset' | 'default';
}

/** kg of skeletal muscle as percent of body weight, to one decimal. */
export const muscleKgToPercent = (kg: number, weight: number): number =>
  Math.round((kg / weight) * 1000) / 10;

/** The sentence for a typed muscle mass, or null; empty is allowed, it takes the default. */
export function muscleError({ muscle, muscleUnit }: CompositionDraft, weight: number): string | null {
  if (muscle === '') return null;
  return muscleUnit === '%' ? musclePercentRule(muscle) : muscleKgRule(weight)(muscle);
}

export function bodyFatError({ bodyFat }: CompositionDraft): string | null {
  return bodyFat === '' ? null : bodyFatRule(bodyFat);
}

/**
 * The composition of a draft, or null while it cannot be used: no type chosen, a field wrong, or fat and muscle together
 * more than the body. Empty fields in direct mode take the 표준형's numbers.
 */
export function resolveComposition(draft: CompositionDraft, weight: number): Composition | null {
  if (draft.mode === 'type') {
    const type = BODY_TYPES.find(({ name }) => name === draft.bodyType);
    return type ? { bodyFat: type.bodyFat, muscleMass: type.muscleMass, compositionSource: 'preset' } : null;
  }
  if (bodyFatError(draft) || muscleError(draft, weight)) return null;
  const typed = draft.bodyFat !== '' || draft.muscle !== '';
  const bodyFat = draft.bodyFat === '' ? DEFAULT_BODY_TYPE.bodyFat : Number(draft.bodyFat);
  const muscleMass =
    draft.muscle === ''
      ? DEFAULT_BODY_TYPE.muscleMass
      : draft.muscleUnit === '%'
        ? Number(draft.muscle)
        : muscleKgToPercent(Number(draft.muscle), weight);
  if (bodyFat + muscleMass >= 100) return null;
  return { bodyFat, muscleMass, compositionSource: typed ? 'measured' : 'default' };
}

/** The sentence for fat and muscle that are fine alone but not together. */
export function sumError(draft: CompositionDraft, weight: number): string | null {
  const fieldsFine = draft.mode === 'direct' && !bodyFatError(draft) && !muscleError(draft, weight);
  return fieldsFine && !resolveComposition(draft, weight)
    ? '체지방률과 골격근량을 더하면 100%가 넘어요. 다시 확인해 주세요.'
    : null;
}
