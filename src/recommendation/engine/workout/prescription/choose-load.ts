import type { RepetitionRange } from './repetition-range.js';
import { repetitionsAtShare, shareOfOneRepMax } from '../../strength/repetition-table.js';

/** Cost of being one repetition off the goal's usual number, in repetitions of reserve. */
const COST_OF_UNUSUAL = 0.2;
/** If the reserve is further than this above the stated one, repetitions outside the goal's range are tried. */
const NEAR_ENOUGH = 1;

export interface LoadOption {
  /** As shown on the equipment; null = body weight only. */
  weightKg: number | null;
  /** Total lifted, including body weight. */
  liftedKg: number;
}

export interface LoadWish {
  /** kg, already reduced for a first session. */
  oneRepMaxKg: number;
  range: RepetitionRange;
  /** Limits of the repetitions where no load within the range comes near the reserve. */
  fewest: number;
  furthest: number;
  usual: number;
  /** Least repetitions in reserve. */
  reserve: number;
  /** Most kg lifted in total after the last session; null where it was never done. */
  mostKg: number | null;
}

export interface ChosenLoad extends LoadOption {
  repetitions: number;
  /** Repetitions in reserve above the required reserve, 0 or more. */
  excess: number;
  /** A heavier load was rejected only because it is too much more than last time. */
  isHeldBack: boolean;
}

/**
 * Chooses load and repetitions together. For each number of repetitions it takes the heaviest available load that leaves the reserve; among
 * these, the one with the reserve nearest to the stated one and the repetitions nearest to the goal's usual. `atMost` gives the heaviest
 * load up to that many kg lifted. Null where even the lightest load allows fewer than the fewest repetitions. A held-back load leaves more
 * in reserve: its repetitions stay within the range.
 */
export function chooseLoad(
  wish: LoadWish,
  atMost: (liftedKg: number) => LoadOption | null,
): ChosenLoad | null {
  const { range, mostKg } = wish;
  const free = freelyChosen(wish, atMost);
  if (free === null || mostKg === null || free.liftedKg <= mostKg + 1e-9) return free;
  const held = best(wish, liftedKg => atMost(Math.min(liftedKg, mostKg)), range.least, range.most);
  return held && { ...held, isHeldBack: true };
}

function freelyChosen(wish: LoadWish, atMost: (liftedKg: number) => LoadOption | null): ChosenLoad | null {
  const inRange = best(wish, atMost, wish.range.least, wish.range.most);
  if (inRange === null || inRange.excess <= NEAR_ENOUGH) return inRange;
  const above = best(wish, atMost, wish.range.most + 1, wish.furthest);
  const below = best(wish, atMost, wish.fewest, wish.range.least - 1);
  let nearest = inRange;
  // Of two with equal reserve, the heavier load wins; equal values may differ in the last digit.
  for (const other of [below, above]) {
    if (other !== null && other.excess < nearest.excess - 1e-9) nearest = other;
  }
  return nearest;
}

function best(
  { oneRepMaxKg, usual, reserve }: LoadWish,
  atMost: (liftedKg: number) => LoadOption | null,
  least: number,
  most: number,
): ChosenLoad | null {
  let found: ChosenLoad | null = null;
  let lowest = Infinity;
  for (let repetitions = least; repetitions <= most; repetitions++) {
    const option = atMost(oneRepMaxKg * shareOfOneRepMax(repetitions + reserve));
    if (option === null) continue;
    const possible = repetitionsAtShare(option.liftedKg / oneRepMaxKg);
    const excess = Math.max(0, possible - repetitions - reserve);
    const cost = excess + COST_OF_UNUSUAL * Math.abs(repetitions - usual);
    if (cost < lowest - 1e-9) {
      lowest = cost;
      found = { ...option, repetitions, excess, isHeldBack: false };
    }
  }
  return found;
}
