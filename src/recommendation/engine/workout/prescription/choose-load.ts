import type { RepetitionRange } from './repetition-range.js';
import { repetitionsAtShare, shareOfOneRepMax } from '../../strength/repetition-table.js';

/** What being a repetition off the goal's usual number costs, in repetitions of reserve. */
const COST_OF_UNUSUAL = 0.2;
/** A reserve further than this above the stated one is looked for beyond the goal's repetitions. */
const NEAR_ENOUGH = 1;

export interface LoadOption {
  /** As shown on the equipment; null = the body alone. */
  weightKg: number | null;
  /** Lifted in all, body weight counted. */
  liftedKg: number;
}

export interface LoadWish {
  /** kg; what the first session is held back by is taken off already. */
  oneRepMaxKg: number;
  range: RepetitionRange;
  /** Repetitions go down and on to here where no load within the range comes near the reserve. */
  fewest: number;
  furthest: number;
  usual: number;
  /** Repetitions in reserve, never fewer. */
  reserve: number;
  /** kg lifted in all that are asked at most after last time; null where it was never done. */
  mostKg: number | null;
}

export interface ChosenLoad extends LoadOption {
  repetitions: number;
  /** Repetitions in reserve beyond the wish, 0 or more. */
  excess: number;
  /** A heavier load would have been chosen, had it not been so much more than last time. */
  isHeldBack: boolean;
}

/**
 * Load and repetitions together: of every number of repetitions the heaviest load that exists and leaves the reserve,
 * and of those the one whose reserve is nearest to the stated, as near as may be to the goal's usual repetitions.
 * `atMost` gives the heaviest load not above so many kg lifted. Null where not even the fewest repetitions can be done
 * with the lightest load. A load that is held back leaves more: its repetitions stay within the range.
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
  // Of two that leave the same the heavier load; the same may differ in the last digit.
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
