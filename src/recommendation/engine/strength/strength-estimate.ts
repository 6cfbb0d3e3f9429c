import { BASE_LIFTS, type BaseLift } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineMember } from './strength.types.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { ageFactor } from './age-factor.js';
import { bodyComposition, type BodyComposition } from './body-composition.js';
import { interpolate } from './interpolate.js';
import { strengthCapKg } from './strength-cap.js';
import { trainingLevel } from './training-level.js';

/**
 * One-repetition maxima (kg) at the reference size and age 20–34, for training levels 0 (untrained), 1 (novice) and 2 (intermediate). A
 * model of this project, deliberately low; bench/engine/README.md compares it with the percentiles of first-meet lifters.
 */
const ONE_REP_MAX_AT_REFERENCE: Record<
  EngineMember['sex'],
  Record<BaseLift, readonly [number, number, number]>
> = {
  남: {
    squat: [69, 94, 124],
    bench: [51, 70, 92],
    deadlift: [82, 111, 146],
    overheadPress: [31, 44, 58],
    latPulldown: [44, 61, 81],
  },
  여: {
    squat: [31, 48, 70],
    bench: [16.5, 27.5, 42.5],
    deadlift: [39, 58, 84],
    overheadPress: [12, 19, 27.5],
    latPulldown: [23, 33, 45],
  },
};

/** Fat-free mass (kg) the table above stands for. */
const REFERENCE_FAT_FREE_MASS_KG = { 남: 61, 여: 42.5 };
/** Between the theoretical 0.67 and 0.82–0.90 of Korean grip data (Folland 2008; Marković & Jarić 2004). */
const SIZE_EXPONENT = 0.75;
/** Maps the ends of the balance slider to the p10 and p90 of bench/squat among raw lifters. */
const BALANCE_EFFECT = 0.095;
const BALANCE_SIGN: Record<BaseLift, 1 | 0 | -1> = {
  bench: 1,
  overheadPress: 1,
  latPulldown: 1,
  squat: -1,
  deadlift: 0,
};

export interface BaseLiftEstimate {
  /** kg, at most the cap. */
  oneRepMaxKg: number;
  capKg: number;
  capped: boolean;
}

export interface StrengthEstimate {
  body: BodyComposition;
  /** 0 untrained, 1 novice, 2 intermediate. */
  level: number;
  lifts: Record<BaseLift, BaseLiftEstimate>;
}

/** Estimates a member's five base lifts from the body alone, before any learning from training. */
export function estimateStrength(member: EngineMember, experience: Experience | undefined): StrengthEstimate {
  const body = bodyComposition(member);
  const level = trainingLevel(member, body, experience);
  const size = (body.fatFreeMassKg / REFERENCE_FAT_FREE_MASS_KG[member.sex]) ** SIZE_EXPONENT;
  const common = size * body.muscularity * ageFactor(member.ageYears);
  const estimateOf = (lift: BaseLift): BaseLiftEstimate => {
    const levels = ONE_REP_MAX_AT_REFERENCE[member.sex][lift].map(
      (kg, index) => [index, Math.log(kg)] as const,
    );
    const balance = Math.exp((BALANCE_SIGN[lift] * BALANCE_EFFECT * (member.upDownBalance - 0.5)) / 0.4);
    const uncapped = Math.exp(interpolate(levels, level)) * common * balance;
    const capKg = strengthCapKg(lift, member);
    return { oneRepMaxKg: Math.min(uncapped, capKg), capKg, capped: uncapped > capKg };
  };
  const lifts = Object.fromEntries(BASE_LIFTS.map(lift => [lift, estimateOf(lift)]));
  return { body, level, lifts: lifts as Record<BaseLift, BaseLiftEstimate> };
}
