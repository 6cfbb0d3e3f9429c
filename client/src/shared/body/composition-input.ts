import { bodyFatRule, muscleKgRule, musclePercentRule } from '../validation/member-rules';
import { bodyTypeOf } from './body-types';
import type { BodyTypeChoice, Sex } from './body-types';

export type CompositionMode = 'type' | 'direct';
export type MuscleUnit = '%' | 'kg';

/** The form's values: the fields as typed. */
export interface CompositionDraft {
  mode: CompositionMode;
  bodyType: BodyTypeChoice | null;
  bodyFat: string;
  muscle: string;
  muscleUnit: MuscleUnit;
}

/** Prints of body-composition devices show muscle in kilograms. */
export const EMPTY_COMPOSITION: CompositionDraft = {
  mode: 'type',
  bodyType: null,
  bodyFat: '',
  muscle: '',
  muscleUnit: 'kg',
};

/** The wire format: percent of body weight, and the source of the numbers. The server fills in what is missing. */
export interface Composition {
  bodyFat?: number;
  muscleMass?: number;
  compositionSource: 'measured' | 'preset' | 'default';
}

/** The owner of the composition; `last` is the record whose figures empty fields keep. */
export interface CompositionOwner {
  sex: Sex;
  /** kg, of this record. */
  weight: number;
  last?: (Required<Composition> & { weight: number }) | null;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** kg of skeletal muscle as percent of body weight, to one decimal. */
export const muscleKgToPercent = (kg: number, weight: number): number => tenths((kg / weight) * 100);

/** Percent of body weight as kg of skeletal muscle, to one decimal. */
export const musclePercentToKg = (percent: number, weight: number): number =>
  tenths((percent * weight) / 100);

/** The error sentence for a typed muscle mass, or null; empty is allowed. */
export function muscleError({ muscle, muscleUnit }: CompositionDraft, weight: number): string | null {
  if (muscle === '') return null;
  return muscleUnit === '%' ? musclePercentRule(muscle) : muscleKgRule(weight)(muscle);
}

export function bodyFatError({ bodyFat }: CompositionDraft): string | null {
  return bodyFat === '' ? null : bodyFatRule(bodyFat);
}

/** Muscle percentage of an earlier record: measured kilograms stay kilograms when the weight has changed. */
function lastMuscle({ last, weight }: CompositionOwner): number | undefined {
  if (!last || last.compositionSource !== 'measured' || last.weight === weight) return last?.muscleMass;
  return muscleKgToPercent(musclePercentToKg(last.muscleMass, last.weight), weight);
}

/**
 * The composition of a draft, or null while it cannot be used: nothing chosen, a field wrong, or fat and muscle together
 * more than the body. An empty field keeps the last record's figure; without one the server fills it in. It counts as
 * measured only where both figures are.
 */
export function resolveComposition(draft: CompositionDraft, owner: CompositionOwner): Composition | null {
  if (draft.mode === 'type') {
    if (draft.bodyType === '모르겠어요') return { compositionSource: 'default' };
    const type = bodyTypeOf(owner.sex, draft.bodyType);
    return type ? { bodyFat: type.bodyFat, muscleMass: type.muscleMass, compositionSource: 'preset' } : null;
  }
  if (bodyFatError(draft) || muscleError(draft, owner.weight)) return null;
  const bodyFat = draft.bodyFat === '' ? owner.last?.bodyFat : Number(draft.bodyFat);
  const muscleMass = draft.muscle === '' ? lastMuscle(owner) : typedMuscle(draft, owner);
  if ((bodyFat ?? 0) + (muscleMass ?? 0) >= 100) return null;
  return {
    ...(bodyFat !== undefined && { bodyFat }),
    ...(muscleMass !== undefined && { muscleMass }),
    compositionSource: sourceOf(draft, owner),
  };
}

/** A typed muscle mass as percent of body weight. */
export function typedMuscle(
  { muscle, muscleUnit }: CompositionDraft,
  { weight, last }: CompositionOwner,
): number {
  if (muscleUnit === '%') return Number(muscle);
  const kg = Number(muscle);
  // The last record's own figure, shown in kg: rounding it there and back must not change it.
  if (last?.weight === weight && musclePercentToKg(last.muscleMass, weight) === kg) return last.muscleMass;
  return muscleKgToPercent(kg, weight);
}

function sourceOf(
  { bodyFat, muscle }: CompositionDraft,
  { last }: CompositionOwner,
): Composition['compositionSource'] {
  if (bodyFat !== '' && muscle !== '') return 'measured';
  if (bodyFat === '' && muscle === '') return last?.compositionSource ?? 'default';
  return last?.compositionSource === 'measured' ? 'measured' : 'default';
}

/** The sentence for fat and muscle that are each valid but not together. */
export function sumError(draft: CompositionDraft, owner: CompositionOwner): string | null {
  const fieldsFine = draft.mode === 'direct' && !bodyFatError(draft) && !muscleError(draft, owner.weight);
  return fieldsFine && !resolveComposition(draft, owner)
    ? '체지방률과 골격근량을 더하면 100%가 넘어요. 다시 확인해 주세요.'
    : null;
}
