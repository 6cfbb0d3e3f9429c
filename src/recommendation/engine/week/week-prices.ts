import { GrowingLp } from './growing-lp.js';
import { SessionPricing } from './session-pricing.js';
import type { WeekModel } from './week-model.types.js';
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
}

/** Prices are multiples of this, so that their sums are exact. */
const PRICE_STEP = 1 / 64;
const MOST_ROUNDS = 150;
/** A bound closer than this to the worth of the columns is good enough. */
const NEAR = 0.5;
/** Weight of the best prices so far: columns found at the newest prices alone oscillate. */
const STEADY = 0.5;

/** The prices with the lowest bound, by column generation: its columns are the best sessions at each set of prices. */
export function weekPrices(model: WeekModel, isOver: () => boolean): PricedWeek {
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
  curves.forEach(({ points, start }, curve) => {
    for (const amount of corners(points, start))
      lp.add({
        rows: [rowOfCurve(curve), kinds.length + curves.length + curve],
        values: [amount, 1],
        worth: pointsAt(points, start + amount) - pointsAt(points, start),
      });
  });
  const columns = new Map<number, { kind: number; session: Session }>();
  let count = curves.reduce((sum, { points, start }) => sum + corners(points, start).length, 0);
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
    const bound = boundOf(model, prices, pricings);
    if (best === null || bound < best.bound) best = { prices, bound };
    if (best.bound - lp.worth < NEAR) break;
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
  boundOf(model, prices, pricings);
  const pool = new Map<number, Session[]>(kinds.map(kind => [kind, []]));
  for (const column of new Set([...lp.chosen, ...[...columns.keys()].reverse()])) {
    const found = columns.get(column);
    if (found) pool.get(found.kind)!.push(found.session);
  }
  const most = new Map([...pricings].map(([kind, pricing]) => [kind, pricing.mostWorth]));
  return { prices, bound, pricings, most, pool };
}

const bitsIn = (conflict: WeekModel['conflicts'][number], kind: number, bits: number): number =>
  conflict.reduce((sum, { slot, bit }) => sum + (slot === kind ? (bits >>> bit) & 1 : 0), 0);

/** Amounts above the start at which a curve bends. */
function corners(points: readonly number[], start: number): number[] {
  const found: number[] = [];
  for (let amount = start + 1; amount < points.length; amount++) {
    const before = points[amount]! - points[amount - 1]!;
    const after = amount + 1 < points.length ? points[amount + 1]! - points[amount]! : 0;
    if (before !== after) found.push(amount - start);
  }
  return found;
}

/** Upper bound on the worth of the best week; also prices the sessions of each kind. */
export function boundOf(
  { curves, slots, conflicts }: WeekModel,
  { amounts, conflicts: ofConflicts }: WeekPrices,
  pricings: ReadonlyMap<number, SessionPricing>,
): number {
  let bound = ofConflicts.reduce((sum, price) => sum + price, 0);
  curves.forEach((curve, index) => (bound += mostOf(curve.points, curve.start, amounts[index]!)));
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
function mostOf(points: readonly number[], start: number, price: number): number {
  let most = 0;
  for (let amount = start + 1; amount < points.length; amount++) {
    const worth = points[amount]! - points[start]! - price * (amount - start);
    if (worth <= most && points[amount]! - points[amount - 1]! <= price) break;
    most = Math.max(most, worth);
  }
  return most;
}
