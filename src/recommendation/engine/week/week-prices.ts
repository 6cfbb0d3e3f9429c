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
  /** What a week can add to each curve: the amounts at which it bends. */
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
  known: readonly (readonly Session[])[],
  enough: number,
): PricedWeek {
  const { curves, slots, conflicts } = model;
  const kinds = [...new Set(slots.map(({ kind }) => kind))];
  const pricings = new Map(kinds.map(kind => [kind, new SessionPricing(slots[kind]!)]));
  const reached = curves.map((_, curve) => reachedAmounts(model, curve));
  const rowOfConflict = curves.length;
  const rowOfKind = rowOfConflict + conflicts.length;
  const rowOfOne = rowOfKind + kinds.length;
  const lp = new GrowingLp([
    ...curves.map(() => 0),
    ...conflicts.map(() => 1),
    ...kinds.map(kind => slots.filter(slot => slot.kind === kind).length),
    ...curves.map(() => 1),
  ]);
  curves.forEach(({ points, start }, curve) => {
    for (const amount of reached[curve]!)
      lp.add(
        new Map([
          [curve, amount],
          [rowOfOne + curve, 1],
        ]),
        pointsAt(points, start + amount) - pointsAt(points, start),
      );
  });
  const first = reached.flat().length;
  const columns: { kind: number; session: Session }[] = [];
  const rowsOf = (kind: number, { amounts, bits }: Session): Map<number, number> => {
    const rows = new Map([[rowOfKind + kinds.indexOf(kind), 1]]);
    amounts.forEach((amount, curve) => amount > 0 && rows.set(curve, -slots[kind]!.times * amount));
    conflicts.forEach((conflict, index) => {
      for (const { slot, bit } of conflict)
        if (slot === kind && (bits >>> bit) & 1) rows.set(rowOfConflict + index, 1);
    });
    return rows;
  };
  const add = (kind: number, session: Session): void => {
    lp.add(rowsOf(kind, session), slots[kind]!.times * session.points);
    columns.push({ kind, session });
  };
  known.forEach((sessions, kind) => sessions.forEach(session => add(kind, session)));

  let best: { prices: WeekPrices; bound: number } | null = null;
  let steady = STEADY;
  for (let round = 0; round < MOST_ROUNDS && (best === null || !isOver()); round++) {
    lp.solve();
    const mixed = (of: keyof WeekPrices, from: number, to: number): Float64Array =>
      lp.prices.slice(from, to).map((price, index) => {
        const now = best ? steady * best.prices[of][index]! + (1 - steady) * price : price;
        return Math.max(0, Math.round(now / PRICE_STEP)) * PRICE_STEP;
      });
    const prices = {
      amounts: mixed('amounts', 0, rowOfConflict),
      conflicts: mixed('conflicts', rowOfConflict, rowOfKind),
    };
    const bound = boundOf(model, prices, pricings, reached);
    if (best === null || bound < best.bound) best = { prices, bound };
    if (best.bound - lp.worth < NEAR || best.bound <= enough) break;
    let hasGained = false;
    for (const [kind, pricing] of pricings) {
      const session = sessionOf(model, pricing.best());
      let gain = slots[kind]!.times * session.points;
      for (const [row, value] of rowsOf(kind, session)) gain -= value * lp.prices[row]!;
      if (gain <= PRICE_STEP) continue;
      add(kind, session);
      hasGained = true;
    }
    if (!hasGained && steady === 0) break;
    steady = hasGained ? STEADY : 0;
  }
  const { prices, bound } = best!;
  boundOf(model, prices, pricings, reached);
  const chosen = lp.chosen.flatMap(({ column, amount }) =>
    column < first ? [] : [{ ...columns[column - first]!, amount }],
  );
  const all = [...chosen, ...columns.toReversed()];
  const ofKind = (kind: number) => all.filter(each => each.kind === kind).map(({ session }) => session);
  const pool = new Map(kinds.map(kind => [kind, [...new Set(ofKind(kind))]]));
  const most = new Map([...pricings].map(([kind, pricing]) => [kind, pricing.mostWorth]));
  return { prices, bound, pricings, most, pool, reached, chosen };
}

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
    bound += slots.filter(slot => slot.kind === kind).length * pricing.price(amounts, bits);
  }
  return bound;
}

/** The most a curve is worth beyond the price of its amount. */
export const mostOf = ({ points, start }: Curve, reached: readonly number[], price: number): number =>
  Math.max(
    ...reached.map(amount => pointsAt(points, start + amount) - pointsAt(points, start) - price * amount),
  );
