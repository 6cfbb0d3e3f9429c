import { GrowingLp } from './growing-lp.js';
import { SessionPricing } from './session-pricing.js';
import type { Curve, WeekModel } from './week-model.types.js';
import { pointsAt, sessionOf, type Session } from './week-plan.js';

/** Prices of all curves and conflicts. Any prices that are not negative prove a bound. */
export interface WeekPrices {
  amounts: Float64Array;
  conflicts: Float64Array;
}

export interface PricedWeek {
  prices: WeekPrices;
  /** Upper bound on the worth of any week. */
  bound: number;
  /** One per kind of slot, at the current prices. */
  pricings: Map<number, SessionPricing>;
  /** Worth of the best session per kind. */
  most: Map<number, number>;
  /** By kind: sessions that were best at some prices, those of the last solution first. */
  pool: Map<number, Session[]>;
  /** What a week can add to each curve. */
  reached: number[][];
  /** Sessions of the last solution, in fractions. */
  chosen: { kind: number; session: Session; amount: number }[];
}

/** Prices are multiples of this, so that their sums are exact. */
const PRICE_STEP = 1 / 64;
const MOST_ROUNDS = 150;
/** A bound closer than this to the worth of the columns is good enough. */
const NEAR = 0.5;
/** Weight of the best prices so far: columns found at the newest prices alone oscillate. */
const STEADY = 0.5;

/**
 * The prices with the lowest bound, by column generation: its columns are the best sessions at each set of prices, beside those `known`. A
 * bound up to `enough` needs no better one.
 */
export function weekPrices(
  model: WeekModel,
  isOver: () => boolean,
  known: readonly (readonly Session[])[] = [],
  enough = -Infinity,
): PricedWeek {
  const { curves, slots, conflicts } = model;
  const kinds = [...new Set(slots.map(({ kind }) => kind))];
  const pricings = new Map(kinds.map(kind => [kind, new SessionPricing(slots[kind]!)]));
  const rowOfCurve = (curve: number): number => kinds.length + curve;
  const rowOfConflict = (conflict: number): number => kinds.length + 2 * curves.length + conflict;
  const lp = new GrowingLp([
    ...kinds.map(kind => slots.filter(slot => slot.kind === kind).length),
    ...curves.map(() => 0),
    ...curves.map(() => 1),
    ...conflicts.map(() => 1),
  ]);
  const reached = curves.map((_, curve) => reachedAmounts(model, curve));
  curves.forEach(({ points, start }, curve) => {
    for (const amount of reached[curve]!.slice(1))
      lp.add({
        rows: [rowOfCurve(curve), kinds.length + curves.length + curve],
        values: [amount, 1],
        worth: pointsAt(points, start + amount) - pointsAt(points, start),
      });
  });
  const columns = new Map<number, { kind: number; session: Session }>();
  let count = reached.reduce((sum, amounts) => sum + amounts.length - 1, 0);
  const add = (kind: number, session: Session): void => {
    const { times } = slots[kind]!;
    const used = [...session.amounts.keys()].filter(curve => session.amounts[curve]! > 0);
    const inConflict = [...conflicts.keys()].map(index => bitsIn(conflicts[index]!, kind, session.bits));
    const met = [...conflicts.keys()].filter(index => inConflict[index]! > 0);
    lp.add({
      rows: [kinds.indexOf(kind), ...used.map(rowOfCurve), ...met.map(rowOfConflict)],
      values: [
        1,
        ...used.map(curve => -times * session.amounts[curve]!),
        ...met.map(index => inConflict[index]!),
      ],
      worth: times * session.points,
    });
    columns.set(count++, { kind, session });
  };
  known.forEach((sessions, kind) => sessions.forEach(session => add(kind, session)));

  const toStep = (price: number): number => Math.max(0, Math.round(price / PRICE_STEP)) * PRICE_STEP;
  const mixed = (kept: Float64Array | undefined, from: number, length: number): Float64Array =>
    lp.prices
      .slice(from, from + length)
      .map((price, index) => toStep(kept ? steady * kept[index]! + (1 - steady) * price : price));
  let best: { prices: WeekPrices; bound: number } | null = null;
  let steady = STEADY;
  for (let round = 0; round < MOST_ROUNDS && (best === null || !isOver()); round++) {
    lp.solve();
    const prices: WeekPrices = {
      amounts: mixed(best?.prices.amounts, rowOfCurve(0), curves.length),
      conflicts: mixed(best?.prices.conflicts, rowOfConflict(0), conflicts.length),
    };
    const bound = boundOf(model, prices, pricings, reached);
    if (best === null || bound < best.bound) best = { prices, bound };
    if (best.bound - lp.worth < NEAR || best.bound <= enough) break;
    let hasGained = false;
    for (const [kind, pricing] of pricings) {
      const session = sessionOf(model, pricing.best());
      const gain =
        slots[kind]!.times * session.points +
        session.amounts.reduce(
          (sum, amount, curve) => sum + slots[kind]!.times * amount * lp.prices[rowOfCurve(curve)]!,
          0,
        ) -
        conflicts.reduce(
          (sum, conflict, index) =>
            sum + bitsIn(conflict, kind, session.bits) * lp.prices[rowOfConflict(index)]!,
          lp.prices[kinds.indexOf(kind)]!,
        );
      if (gain <= PRICE_STEP) continue;
      add(kind, session);
      hasGained = true;
    }
    if (!hasGained && steady === 0) break;
    steady = hasGained ? STEADY : 0;
  }
  const { prices, bound } = best!;
  boundOf(model, prices, pricings, reached);
  const pool = new Map<number, Session[]>(kinds.map(kind => [kind, []]));
  const chosen = lp.chosen.flatMap(({ column, amount }) => {
    const found = columns.get(column);
    return found ? [{ ...found, amount }] : [];
  });
  for (const column of new Set([...lp.chosen.map(each => each.column), ...[...columns.keys()].reverse()])) {
    const found = columns.get(column);
    if (found) pool.get(found.kind)!.push(found.session);
  }
  const most = new Map([...pricings].map(([kind, pricing]) => [kind, pricing.mostWorth]));
  return { prices, bound, pricings, most, pool, reached, chosen };
}

const bitsIn = (conflict: WeekModel['conflicts'][number], kind: number, bits: number): number =>
  conflict.reduce((sum, { slot, bit }) => sum + (slot === kind ? (bits >>> bit) & 1 : 0), 0);

/** What a week can add to a curve, from 0 up to its end: the corners of the curve as far as the sessions can tell them apart. */
function reachedAmounts({ curves, slots }: WeekModel, curve: number): number[] {
  const { points, start, mostOfSession } = curves[curve]!;
  const end = Math.max(0, points.length - 1 - start);
  const reached = new Set([0]);
  for (const { blocks, times } of slots) {
    const amounts = blocks.map(ofPart => [...new Set(ofPart.map(block => block.amounts[curve]!))]);
    const most = Math.min(
      mostOfSession,
      amounts.reduce((sum, each) => sum + Math.max(0, ...each), 0),
    );
    const step = amounts.flat().reduce(divisorOf, 0);
    const before = [...reached];
    for (let own = step; own > 0 && times * (own - step) < end && own - step < most; own += step)
      for (const amount of before) reached.add(Math.min(end, amount + times * Math.min(own, most)));
  }
  const all = [...reached].sort((a, b) => a - b);
  const worthOf = (amount: number): number => pointsAt(points, start + amount);
  return all.filter((amount, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (before === undefined) return true;
    const gain = (worthOf(amount) - worthOf(before)) / (amount - before);
    return gain !== (after === undefined ? 0 : (worthOf(after) - worthOf(amount)) / (after - amount));
  });
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** Upper bound on the worth of the best week; also prices the sessions of each kind. */
export function boundOf(
  { curves, slots, conflicts }: WeekModel,
  { amounts, conflicts: ofConflicts }: WeekPrices,
  pricings: ReadonlyMap<number, SessionPricing>,
  reached: readonly (readonly number[])[],
): number {
  let bound = ofConflicts.reduce((sum, price) => sum + price, 0);
  curves.forEach((curve, index) => (bound += mostOf(curve, reached[index]!, amounts[index]!)));
  for (const [kind, pricing] of pricings) {
    const bits = new Float64Array(32);
    conflicts.forEach((conflict, index) => {
      for (const { slot, bit } of conflict) if (slot === kind) bits[bit]! += ofConflicts[index]!;
    });
    bound += slots.filter(slot => slot.kind === kind).length * pricing.price({ amounts, bits });
  }
  return bound;
}

/** The most a curve is worth beyond the price of its amount. */
export const mostOf = ({ points, start }: Curve, reached: readonly number[], price: number): number =>
  reached.reduce(
    (most, amount) =>
      Math.max(most, pointsAt(points, start + amount) - pointsAt(points, start) - price * amount),
    0,
  );
