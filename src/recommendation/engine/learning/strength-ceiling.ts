import type { BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import { modelledOneRepMaxKg } from '../strength/modelled-strength.js';
import { referenceKg } from '../strength/strength-cap.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import { ofBody } from './of-body.js';
import { MEDIAN_TABLE, NINETY_NINTH_TABLE } from './strength-ceiling.table.js';
import { exerciseVariance } from './strength-prior.js';

/** Standard normal quantile of the 99th percentile. */
const Q99 = 2.3263;
/**
 * Members below this age get a lower ceiling and smaller steps: the median lifter of that age, sex and body weight at a first meet.
 * Children's training builds on technique and small steps (Faigenbaum 2009, J Strength Cond Res 23:S60).
 */
export const ADULT_AGE = 19;

/**
 * The highest 1RM (kg, total lifted) of an exercise to believe without asking: the 99th percentile of first-meet lifters of that sex, age
 * and body weight. Where the lift is derived by a ratio, the ratio's spread is included. Below 19: the median lifter. Infinity where the
 * exercise has no load model.
 */
export function strengthCeilingKg(member: EngineMember, workout: EngineWorkout): number {
  const { median, high } = referenceLifts(member);
  const medianKg = modelledOneRepMaxKg(median, member.sex, workout);
  const highKg = modelledOneRepMaxKg(high, member.sex, workout);
  if (medianKg === null || highKg === null) return Infinity;
  if (member.ageYears < ADULT_AGE) return medianKg;
  const ratioSpread = Q99 * Math.sqrt(exerciseVariance(workout, member.sex));
  return medianKg * Math.exp(Math.hypot(Math.log(highKg / medianKg), ratioSpread));
}

const referenceLifts = ofBody(member => ({
  median: liftsOf(MEDIAN_TABLE, member),
  high: liftsOf(NINETY_NINTH_TABLE, member),
}));

function liftsOf(tables: typeof MEDIAN_TABLE, member: EngineMember): Record<BaseLift, number> {
  const kgOf = (lift: BaseLift): number => referenceKg(tables, lift, member);
  return {
    squat: kgOf('squat'),
    bench: kgOf('bench'),
    deadlift: kgOf('deadlift'),
    overheadPress: kgOf('overheadPress'),
    latPulldown: kgOf('latPulldown'),
  };
}
