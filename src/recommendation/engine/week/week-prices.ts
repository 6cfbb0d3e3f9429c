import { GrowingLp } from './growing-lp.js';
import { SessionPricing } from './session-pricing.js';
import type { Curve, WeekModel } from './week-model.types.js';
import { pointsAt, sessionOf, type Session } from './week-plan.js';

/** Prices of all curves and conflicts. Any prices that are not negative prove a bound. */
export interface WeekPrices {
  amounts: Float64Array;
  conflicts: Float64Array;
  /**
   * For a part that one session of the week at most can have, by curve: prices of each amount that its own blocks give, instead of one price
   * per step. Without them the bound mixes blocks, and so gets amounts that none of them has.
   */
  levels: readonly (Float64Array | null)[];
}

/** What a week can add to a curve beside an own block of this level; level 0: without one, or of a curve without levels. */
export interface Reached {
  level: number;
  amounts: readonly number[];
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
  reached: Reached[][];
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
/** More than these cost more time than they save. */
const MOST_LEVELS = 8;

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
  const reached = curves.map((_, curve) => reachedAmounts(model, curve));
  let rows = rowOfConflict(conflicts.length);
  const mostOfParts = reached.map((of, curve) => (of.length > 1 ? mostOfPart(model, curve) : 0));
  const rowsOfLevels = reached.map(of => new Map(of.slice(1).map(({ level }) => [level, rows++])));
  const lp = new GrowingLp([
    ...kinds.map(kind => slots.filter(slot => slot.kind === kind).length),
    ...curves.map(() => 0),
    ...curves.map(() => 1),
    ...conflicts.map(() => 1),
    ...rowsOfLevels.flatMap(of => [...of].map(() => 0)),
  ]);
  let count = 0;
  curves.forEach(({ points, start }, curve) => {
    for (const { level, amounts } of reached[curve]!)
      for (const amount of amounts) {
        const ofLevel = level === 0 ? [] : [rowsOfLevels[curve]!.get(level)!];
        lp.add({
          rows: [rowOfCurve(curve), kinds.length + curves.length + curve, ...ofLevel],
          values: [amount, 1, ...ofLevel.map(() => 1)],
          worth: pointsAt(points, start + level + amount) - pointsAt(points, start),
        });
        count += 1;
      }
  });
  const columns = new Map<number, { kind: number; session: Session }>();
  const add = (kind: number, session: Session): void => {
    const { times } = slots[kind]!;
    const { levels, others } = dividedAmounts(session, times, reached);
    const used = [...others.keys()].filter(curve => others[curve]! > 0);
    const ofLevels = [...levels.keys()].flatMap(curve => rowsOfLevels[curve]!.get(levels[curve]!) ?? []);
    const inConflict = [...conflicts.keys()].map(index => bitsIn(conflicts[index]!, kind, session.bits));
    const met = [...conflicts.keys()].filter(index => inConflict[index]! > 0);
    lp.add({
      rows: [kinds.indexOf(kind), ...used.map(rowOfCurve), ...met.map(rowOfConflict), ...ofLevels],
      values: [
        1,
        ...used.map(curve => -others[curve]!),
        ...met.map(index => inConflict[index]!),
        ...ofLevels.map(() => -1),
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
    const amounts = mixed(best?.prices.amounts, rowOfCurve(0), curves.length);
    const prices: WeekPrices = {
      amounts,
      conflicts: mixed(best?.prices.conflicts, rowOfConflict(0), conflicts.length),
      levels: rowsOfLevels.map((of, curve) => {
        if (of.size === 0) return null;
        const before = best?.prices.levels[curve];
        const ofLevel = new Map(
          [...of].map(([level, row]) => [
            level,
            toStep(before ? steady * before[level]! + (1 - steady) * lp.prices[row]! : lp.prices[row]!),
          ]),
        );
        return Float64Array.from({ length: mostOfParts[curve]! + 1 }, (_, amount) => {
          const level = levelOf(reached[curve]!, amount);
          return (ofLevel.get(level) ?? 0) + (amount - level) * amounts[curve]!;
        });
      }),
    };
    const bound = boundOf(model, prices, pricings, reached);
    if (best === null || bound < best.bound) best = { prices, bound };
    if (best.bound - lp.worth < NEAR || best.bound <= enough) break;
    let hasGained = false;
    for (const [kind, pricing] of pricings) {
      const session = sessionOf(model, pricing.best());
      const { levels, others } = dividedAmounts(session, slots[kind]!.times, reached);
      const gain =
        slots[kind]!.times * session.points +
        others.reduce((sum, amount, curve) => sum + amount * lp.prices[rowOfCurve(curve)]!, 0) +
        levels.reduce(
          (sum, level, curve) => sum + (lp.prices[rowsOfLevels[curve]!.get(level) ?? -1] ?? 0),
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

/** A session's amounts on all its days: the levels of its own blocks where a curve has levels, and the rest. */
export function dividedAmounts(
  { blocks, amounts }: Session,
  times: number,
  reached: readonly (readonly Reached[])[],
): { levels: Int32Array; others: Int32Array } {
  const levels = new Int32Array(amounts.length);
  blocks.forEach((block, part) => {
    if (block) levels[part] = levelOf(reached[part]!, times * block.amounts[part]!);
  });
  return { levels, others: amounts.map((amount, curve) => times * amount - levels[curve]!) };
}

/** What a week can add to a curve, from 0 up to its end: the corners of the curve as far as the sessions can tell them apart. */
function reachedAmounts(model: WeekModel, curve: number): Reached[] {
  const { curves, slots } = model;
  const { points, start, mostOfSession } = curves[curve]!;
  const end = Math.max(0, points.length - 1 - start);
  const isOnce = slots[0]!.blocks[curve] !== undefined && onlyOneOf(model, curve).length > 0;
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
  const own = isOnce
    ? slots.flatMap(({ blocks, times }) => blocks[curve]!.map(({ amounts }) => times * amounts[curve]!))
    : [];
  return [0, ...fewOf(own)].map(level => ({ level, amounts: corners(curves[curve]!, level, reached) }));
}

/** The smallest of at most `MOST_LEVELS` ranges of the same width. */
function fewOf(amounts: readonly number[]): number[] {
  const all = [...new Set(amounts)].filter(amount => amount > 0).sort((a, b) => a - b);
  const width = all.length <= MOST_LEVELS ? 0 : (all.at(-1)! - all[0]! + 1) / MOST_LEVELS;
  let until = 0;
  return all.filter(amount => {
    if (amount < until) return false;
    until = amount + width;
    return true;
  });
}

const levelOf = (reached: readonly Reached[], amount: number): number => {
  let of = 0;
  for (const { level } of reached) if (level <= amount) of = level;
  return of;
};

/** The most that a block of the part gives on all its days. */
const mostOfPart = ({ slots }: WeekModel, part: number): number =>
  slots.reduce(
    (most, { blocks, times }) =>
      blocks[part]!.reduce((most, { amounts }) => Math.max(most, times * amounts[part]!), most),
    0,
  );

/** Amounts beside `level` at which the curve bends. */
function corners({ points, start }: Curve, level: number, reached: ReadonlySet<number>): number[] {
  const end = Math.max(0, points.length - 1 - start - level);
  const all = [...new Set([...reached].map(amount => Math.min(amount, end)))].sort((a, b) => a - b);
  const worthOf = (amount: number): number => pointsAt(points, start + level + amount);
  return all.filter((amount, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (before === undefined) return true;
    const gain = (worthOf(amount) - worthOf(before)) / (amount - before);
    return gain !== (after === undefined ? 0 : (worthOf(after) - worthOf(amount)) / (after - amount));
  });
}

/** Slots with blocks of the part, if at most one of them can have one. */
export function onlyOneOf({ slots, conflicts }: WeekModel, part: number): number[] {
  const having = [...slots.keys()].filter(slot => slots[slot]!.blocks[part]!.length > 0);
  const isMet = conflicts.some(conflict =>
    having.every(slot =>
      conflict.some(
        each =>
          each.slot === slot &&
          slots[slot]!.blocks[part]!.every(({ bits }) => ((bits >>> each.bit) & 1) === 1),
      ),
    ),
  );
  return isMet || having.length === 1 ? having : [];
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** Upper bound on the worth of the best week; also prices the sessions of each kind. */
export function boundOf(
  { curves, slots, conflicts }: WeekModel,
  { amounts, conflicts: ofConflicts, levels }: WeekPrices,
  pricings: ReadonlyMap<number, SessionPricing>,
  reached: readonly (readonly Reached[])[],
): number {
  let bound = ofConflicts.reduce((sum, price) => sum + price, 0);
  curves.forEach(
    (curve, index) => (bound += mostOf(curve, reached[index]!, amounts[index]!, levels[index]!)),
  );
  for (const [kind, pricing] of pricings) {
    const bits = new Float64Array(32);
    conflicts.forEach((conflict, index) => {
      for (const { slot, bit } of conflict) if (slot === kind) bits[bit]! += ofConflicts[index]!;
    });
    bound += slots.filter(slot => slot.kind === kind).length * pricing.price({ amounts, bits, levels });
  }
  return bound;
}

/** The most a curve is worth beyond the price of its amount. */
export const mostOf = (
  { points, start }: Curve,
  reached: readonly Reached[],
  price: number,
  levels: Float64Array | null,
): number => {
  let most = 0;
  for (const { level, amounts } of reached)
    for (const amount of amounts)
      most = Math.max(
        most,
        pointsAt(points, start + level + amount) -
          pointsAt(points, start) -
          price * amount -
          (levels?.[level] ?? 0),
      );
  return most;
};
