import { bodyMassIndex } from '../../../body-data/body-mass-index.js';
import { mostFatFreeMassKg, type MeasuredBody } from './human-range.js';
import { clamp } from './interpolate.js';

/** Keeps the formula below within the range it was made for. */
const MOST_ESTIMATED_FAT = 60;

/** Skeletal muscle as a share of fat-free mass, as impedance devices print it for Korean adults. */
const USUAL_MUSCLE_SHARE = { 남: 0.56, 여: 0.545 };
const LEAST_FACTOR = 0.92;
const MOST_FACTOR = 1.08;
/** A share outside this range is a typing error (kg for percent, fat for muscle), not a body. */
const PLAUSIBLE_SHARE = [0.42, 0.65] as const;
const TAPER = 0.04;

export interface BodyComposition {
  /** Percent of body weight used in the estimate. */
  fatPercent: number;
  fatFreeMassKg: number;
  /** kg/m². */
  fatFreeMassIndex: number;
  /** kg/m². */
  bodyMassIndex: number;
  /** 0.92–1.08: correction for more or less muscle in the same fat-free mass. */
  muscularity: number;
  /** True where the typed muscle share, or height and weight, cannot be right. */
  measureAgain: boolean;
}

/** Splits a member's weight into fat and the rest; see `EngineMember` for the units. */
export function bodyComposition(member: MeasuredBody): BodyComposition {
  const bmi = bodyMassIndex(member);
  const fatPercent =
    member.compositionSource === 'measured' ? member.bodyFatPercent : unmeasuredFatPercent(member, bmi);
  const typedFatFreeMassKg = member.weightKg * (1 - fatPercent / 100);
  const fatFreeMassKg = Math.min(typedFatFreeMassKg, mostFatFreeMassKg(member));
  const { muscularity, measureAgain } =
    member.compositionSource === 'measured' ? muscularityOf(member) : { muscularity: 1, measureAgain: false };
  return {
    fatPercent,
    fatFreeMassKg,
    fatFreeMassIndex: bodyMassIndex({ ...member, weightKg: fatFreeMassKg }),
    bodyMassIndex: bmi,
    muscularity,
    measureAgain: measureAgain || fatFreeMassKg < typedFatFreeMassKg - 1e-9,
  };
}

/**
 * A preset says nothing about a very heavy body: 120 kg at "18 %" would be an athlete. So fat is at least what body-mass index and age make
 * likely (Deurenberg 1991, Br J Nutr 65:105).
 */
function unmeasuredFatPercent(member: MeasuredBody, bmi: number): number {
  const man = member.sex === '남';
  const likely = 1.2 * bmi + 0.23 * member.ageYears - (man ? 10.8 : 0) - 5.4;
  return Math.max(member.bodyFatPercent, Math.min(likely, MOST_ESTIMATED_FAT));
}

function muscularityOf(member: MeasuredBody): { muscularity: number; measureAgain: boolean } {
  const share = member.muscleMassPercent / (100 - member.bodyFatPercent);
  const [least, most] = PLAUSIBLE_SHARE;
  const beyond = Math.max(least - share, share - most, 0);
  const trust = clamp(1 - beyond / TAPER, 0, 1);
  const factor = clamp(share / USUAL_MUSCLE_SHARE[member.sex], LEAST_FACTOR, MOST_FACTOR);
  return { muscularity: 1 + trust * (factor - 1), measureAgain: beyond > 0 };
}
