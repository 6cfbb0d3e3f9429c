import type { BaseLift } from '../../catalogue.vocabulary.js';
import type { WorkoutSeed } from '../seed.types.js';

/**
 * A workout's load settings, as far as its equipment determines them. The grids are those of a typical Korean gym: a 20 kg Olympic bar, a 10 kg EZ
 * bar and a 15 kg Smith bar with 1.25 kg plates as the smallest pair, kettlebells in steps of 4 kg. Ratios are exercise 1RM / base-lift 1RM, male
 * before female.
 */
export type LoadModel = Pick<
  WorkoutSeed,
  | 'loadType'
  | 'baseLift'
  | 'ratioMale'
  | 'ratioFemale'
  | 'ratioSource'
  | 'incrementKg'
  | 'minLoadKg'
  | 'bodyweightShare'
  | 'assistable'
  | 'gentle'
>;

type RatioModel = Pick<LoadModel, 'baseLift' | 'ratioMale' | 'ratioFemale' | 'ratioSource'>;
type Ratio = [baseLift: BaseLift, ratioMale: number, ratioFemale: number, ratioSource: string];

const external = { bodyweightShare: null, assistable: false, gentle: false } as const;
const repetitionsOnly = {
  baseLift: null,
  ratioMale: 0,
  ratioFemale: 0,
  ratioSource: 'K no load model',
  incrementKg: 0,
  minLoadKg: 0,
} as const;

function ratio(...[baseLift, ratioMale, ratioFemale, ratioSource]: Ratio): RatioModel {
  return { baseLift, ratioMale, ratioFemale, ratioSource };
}

/** Total on a 20 kg bar. */
export function barbell(...of: Ratio): LoadModel {
  return { loadType: 'barbell', ...ratio(...of), incrementKg: 2.5, minLoadKg: 20, ...external };
}

/** Total on a 10 kg EZ bar. */
export function ezBar(...of: Ratio): LoadModel {
  return { loadType: 'barbell', ...ratio(...of), incrementKg: 2.5, minLoadKg: 10, ...external };
}

/** One of two dumbbells; the rack has 1 kg steps below 10 kg, 2 kg above. */
export function dumbbellPerHand(...of: Ratio): LoadModel {
  return { loadType: 'dumbbellPerHand', ...ratio(...of), incrementKg: 2, minLoadKg: 2, ...external };
}

/** One of two light dumbbells, for raises and other small muscles. */
export function lightDumbbellPerHand(...of: Ratio): LoadModel {
  return { loadType: 'dumbbellPerHand', ...ratio(...of), incrementKg: 2, minLoadKg: 1, ...external };
}

/** A single dumbbell, in both hands or one side at a time. */
export function dumbbellSingle(...of: Ratio): LoadModel {
  return { loadType: 'dumbbellSingle', ...ratio(...of), incrementKg: 2, minLoadKg: 2, ...external };
}

/** A single kettlebell. */
export function kettlebell(...of: Ratio): LoadModel {
  return { loadType: 'dumbbellSingle', ...ratio(...of), incrementKg: 4, minLoadKg: 4, ...external };
}

/** A single kettlebell from 8 kg: lighter ones are useless for a swing. */
export function heavyKettlebell(...of: Ratio): LoadModel {
  return { ...kettlebell(...of), minLoadKg: 8 };
}

/** A single plate held in both hands. */
export function plate(...of: Ratio): LoadModel {
  return { loadType: 'dumbbellSingle', ...ratio(...of), incrementKg: 2.5, minLoadKg: 2.5, ...external };
}

/** A selectorised stack in 5 kg steps. */
export function stack(...of: Ratio): LoadModel {
  return { loadType: 'stack', ...ratio(...of), incrementKg: 5, minLoadKg: 5, ...external };
}

/** A cable or light machine whose stack has 2.5 kg steps. */
export function fineStack(...of: Ratio): LoadModel {
  return { loadType: 'stack', ...ratio(...of), incrementKg: 2.5, minLoadKg: 2.5, ...external };
}

/** Each side's stack of a double cable tower. */
export function stackPerHand(...of: Ratio): LoadModel {
  return { loadType: 'stackPerHand', ...ratio(...of), incrementKg: 2.5, minLoadKg: 2.5, ...external };
}

/** Plates on a sled or lever, without the empty sled. */
export function sled(...of: Ratio): LoadModel {
  return { loadType: 'sled', ...ratio(...of), incrementKg: 5, minLoadKg: 5, ...external };
}

/** Total on a 15 kg Smith bar. */
export function smith(...of: Ratio): LoadModel {
  return { loadType: 'smith', ...ratio(...of), incrementKg: 2.5, minLoadKg: 15, ...external };
}

/** Body weight, plus a belt for added load; the ratio refers to the total. `share` is the lifted part of body weight. */
export function loadableBodyweight(share: number, ...of: Ratio): LoadModel {
  return {
    loadType: 'bodyweightLoadable',
    ...ratio(...of),
    incrementKg: 2.5,
    minLoadKg: 0,
    bodyweightShare: share,
    assistable: false,
    gentle: false,
  };
}

/** Body weight on a machine whose stack offsets part of it, in 5 kg steps. */
export function assistedBodyweight(share: number, ...of: Ratio): LoadModel {
  return { ...loadableBodyweight(share, ...of), incrementKg: 5, assistable: true };
}

/** Body weight only, with a known lifted share: repetitions are solved from the base lift. */
export function measuredBodyweight(share: number, ...of: Ratio): LoadModel {
  return {
    loadType: 'bodyweight',
    ...ratio(...of),
    incrementKg: 0,
    minLoadKg: 0,
    bodyweightShare: share,
    assistable: false,
    gentle: false,
  };
}

/** A position held for seconds: the time follows from the share of strength that body weight demands. */
export function measuredHold(share: number, ...of: Ratio): LoadModel {
  return { ...measuredBodyweight(share, ...of), loadType: 'hold' };
}

/**
 * Safe for everybody without any computation: limb movements while lying or kneeling, and exercises whose difficulty depends on how far one leans.
 * All other workouts need a load model.
 */
export function gentle(): LoadModel {
  return { loadType: 'bodyweight', ...repetitionsOnly, ...external, gentle: true };
}

/** A stretch or an effort held for seconds, independent of strength. */
export function timedEffort(): LoadModel {
  return { loadType: 'hold', ...repetitionsOnly, ...external, gentle: false };
}

/** Repetitions of a warm-up or cardio exercise, independent of strength. */
export function countedEffort(): LoadModel {
  return { loadType: 'bodyweight', ...repetitionsOnly, ...external, gentle: false };
}

/** A resistance band: no number, because bands differ too much. */
export function band(): LoadModel {
  return { loadType: 'band', ...repetitionsOnly, ...external };
}

/** A band that carries part of the body weight. */
export function assistingBand(share: number, ...of: Ratio): LoadModel {
  return { ...measuredBodyweight(share, ...of), loadType: 'band', assistable: true };
}
