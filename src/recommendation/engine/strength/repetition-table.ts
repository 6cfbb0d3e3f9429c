import { interpolate } from './interpolate.js';

/**
 * Share of the 1RM that can be lifted `n` times. Values for 5–20 lie between Epley, Brzycki and Wathan, slightly low because untrained
 * Korean men are below Epley; 2–4 and 25–60 continue the same curve, for logged sets and bodyweight exercises.
 */
const SHARE_BY_REPETITIONS = [
  [1, 1],
  [2, 0.95],
  [3, 0.92],
  [4, 0.89],
  [5, 0.86],
  [6, 0.83],
  [8, 0.79],
  [10, 0.745],
  [12, 0.7],
  [13, 0.67],
  [15, 0.64],
  [18, 0.6],
  [20, 0.57],
  [25, 0.51],
  [30, 0.46],
  [40, 0.385],
  [50, 0.33],
  [60, 0.285],
] as const;

const REPETITIONS_BY_SHARE = SHARE_BY_REPETITIONS.map(([n, share]) => [share, n] as const).reverse();

/** 0.285–1 for 1–60 repetitions to failure; `n` = repetitions done + repetitions in reserve. */
export function shareOfOneRepMax(n: number): number {
  return interpolate(SHARE_BY_REPETITIONS, n);
}

/** Inverse of `shareOfOneRepMax`: repetitions possible at a share of the 1RM, 1–60; 0 above the 1RM. */
export function repetitionsAtShare(share: number): number {
  return share > 1 ? 0 : interpolate(REPETITIONS_BY_SHARE, share);
}
