import { improved } from './local-search.js';
import { divided, mergedWeek } from './merged-week.js';
import type { Plan, WeekModel } from './week-model.types.js';
import { emptyWeek, isWork, pointsAt, sessionOf, takenBits, valueOf, type Session } from './week-plan.js';
import { boundOf, mostOf, weekPrices, type PricedWeek } from './week-prices.js';
import { branchOf, childrenOf, classesOf, type SearchNode } from './week-questions.js';

export interface Solution {
  plan: Plan;
  value: number;
  /** Upper bound on any week; equal to `value` where this week is proved to be the best. */
  bound: number;
}

/** Sessions of a slot's pool that are combined with those of other slots. */
const MOST_RECOMBINED = 30;
const FIRST_GAP = 2;
/** Most sessions listed for one slot: more could not be joined in any reasonable time. */
const MOST_LISTED = 400_000;
/** The same, and most steps of joining, where a question can divide the weeks instead. */
const FEW_LISTED = 1_000;
const FEW_STEPS = 30_000;
/** Steps of joining between two questions whether to go on. */
const STEPS = 8_192;

/**
 * The best week with a proof, or as close to both as time allows: first prices, then a local search, then all weeks that lose too little
 * at these prices to be ruled out. Where those are many, the weeks are divided by a question about one part of a session, and each half
 * gets prices of its own. `isOver` is polled about every millisecond with the best so far.
 */
export function bestWeek(model: WeekModel, isOver: (soFar: Solution) => boolean): Solution {
  let best = { sessions: emptyWeek(model), value: 0 };
  const merged = mergedWeek(model);
  const root: SearchNode = { model, bound: Infinity, known: [], classes: classesOf(model) };
  const open = [root];
  let node = root;
  const boundNow = (): number => open.reduce((most, each) => Math.max(most, each.bound), best.value);
  const soFar = (): Solution => ({
    plan: best.sessions.map(({ blocks }) => blocks),
    value: best.value,
    bound: Math.max(boundNow(), node.bound),
  });
  const goesOn = (): boolean => best.value < node.bound && !isOver(soFar());
  const offer = (sessions: readonly Session[]): void => {
    const value = valueOf(model, sessions);
    if (value > best.value) best = { sessions: [...sessions], value };
  };
  /** Upper bound by the merged week; weeks found on the way are offered. */
  const boundOfMerged = (): number => {
    if (merged === null) return Infinity;
    let tried = best.value;
    const divide = ({ plan, value }: Solution): void => {
      if (value <= tried) return;
      tried = value;
      const sessions = divided(model, plan, value);
      if (sessions) offer(sessions);
    };
    const found = bestWeek(merged, now => {
      divide(now);
      const bound = Math.max(best.value, Math.min(node.bound, now.bound));
      return now.bound <= best.value || isOver({ ...soFar(), bound });
    });
    divide(found);
    return Math.max(best.value, found.bound);
  };
  // Filled from nothing: far from the best, but there before the first prices.
  offer(improved(model, blocksOf(model), best.sessions, () => false));
  while (open.length > 0) {
    open.sort((a, b) => a.bound - b.bound);
    node = open.pop()!;
    if (node !== root && !goesOn()) break;
    const priced = weekPrices(node.model, () => isOver(soFar()), node.known, best.value);
    node.bound = Math.min(node.bound, Math.floor(priced.bound));
    if (node.bound <= best.value) continue;
    const before = best.value;
    const combined = [best.sessions, emptyWeek(model)].map(start => recombined(node.model, start, priced));
    combined.forEach(offer);
    const promising = node === root ? combined : best.value > before ? [best.sessions] : [];
    for (const start of promising) if (goesOn()) offer(improved(model, priced.pricings, start, goesOn));
    if (node === root) node.bound = Math.min(node.bound, boundOfMerged());
    if (node.bound <= best.value) continue;
    const branch = branchOf(node, priced);
    if (!isSettled(node, priced, () => best.value, offer, goesOn, branch === null)) {
      if (branch === null) break;
      open.push(...childrenOf(node, priced, branch));
    }
    node.bound = Math.min(node.bound, boundNow());
  }
  if (merged && best.value > 0) {
    const all = merged.slots[0]!.blocks.map(
      (ofPart, part) => best.sessions.map(({ blocks }) => blocks[part]!).find(isWork) ?? ofPart[0]!,
    );
    best.sessions = divided(model, [all], best.value) ?? best.sessions;
  }
  return soFar();
}

const blocksOf = ({ slots }: WeekModel) => new Map(slots.map(({ kind, blocks }) => [kind, { blocks }]));

/** Finds the best of the node's weeks and true, or false if that takes too long. */
function isSettled(
  node: SearchNode,
  priced: PricedWeek,
  bestValue: () => number,
  offer: (sessions: readonly Session[]) => void,
  goesOn: () => boolean,
  isLast: boolean,
): boolean {
  const { model } = node;
  if (isLast || node.known.length === 0) fix(model, priced, bestValue());
  for (let gap = isLast ? FIRST_GAP : Infinity; goesOn(); gap *= 2) {
    const reach = Math.min(gap, priced.bound - bestValue() - 1);
    const lists = listsWithin(model, priced, reach, isLast ? MOST_LISTED : FEW_LISTED, goesOn);
    if (lists === null) return false;
    const before = bestValue();
    let steps = isLast ? Infinity : FEW_STEPS;
    const mayGo = (): boolean => (steps -= STEPS) > 0 && goesOn();
    if (!joined(model, priced, lists, reach, bestValue, offer, mayGo)) return false;
    node.bound = Math.max(bestValue(), Math.min(node.bound, Math.ceil(priced.bound - reach) - 1));
    if (bestValue() > before) fix(model, priced, bestValue());
  }
  return node.bound <= bestValue();
}

/** Drops blocks that no better week contains. */
function fix(model: WeekModel, { bound, prices, pricings, most, reached }: PricedWeek, value: number): void {
  const room = bound - value - 1;
  let hasGone = false;
  for (const [kind, pricing] of pricings)
    hasGone = pricing.keepFrom(most.get(kind)! - Math.max(0, room)) || hasGone;
  // The tables must match the remaining blocks.
  if (hasGone) boundOf(model, prices, pricings, reached);
}

/** Exchanges one or two sessions at a time for those of the pool, until no exchange helps. */
function recombined(model: WeekModel, start: readonly Session[], { pool }: PricedWeek): Session[] {
  let sessions = [...start];
  let value = valueOf(model, sessions);
  const tryOut = (changed: Session[]): void => {
    const now = valueOf(model, changed);
    if (now > value) [value, sessions] = [now, changed];
  };
  const ofSlots = model.slots.map(({ kind }) => pool.get(kind)!.slice(0, MOST_RECOMBINED));
  for (let before = -Infinity; before < value;) {
    before = value;
    ofSlots.forEach((ofOne, one) =>
      ofOne.forEach(session => {
        const changed = sessions.with(one, session);
        tryOut(changed);
        for (let other = one + 1; other < ofSlots.length; other++)
          for (const second of ofSlots[other]!) tryOut(changed.with(other, second));
      }),
    );
  }
  return sessions;
}

interface Listed {
  session: Session;
  /** How much less it is worth than the best session of its kind. */
  loss: number;
}

/** All sessions of each kind that lose at most `reach`, best first; null if time or room runs out. */
function listsWithin(
  model: WeekModel,
  { pricings, most }: PricedWeek,
  reach: number,
  mostListed: number,
  goesOn: () => boolean,
): Map<number, Listed[]> | null {
  const lists = new Map<number, Listed[]>();
  for (const [kind, pricing] of pricings) {
    const best = new Map<string, Listed>();
    const isComplete = pricing.eachAtLeast(
      most.get(kind)! - reach,
      (blocks, worth) => {
        const session = sessionOf(model, blocks);
        const key = `${session.bits} ${session.amounts.join()}`;
        const known = best.get(key);
        if (known === undefined || known.session.points < session.points)
          best.set(key, { session, loss: most.get(kind)! - worth });
      },
      () => best.size <= mostListed && goesOn(),
    );
    if (!isComplete) return null;
    lists.set(
      kind,
      [...best.values()].sort((a, b) => a.loss - b.loss),
    );
  }
  return lists;
}

/** Offers every week of listed sessions that may beat the best; false if time runs out first. */
function joined(
  model: WeekModel,
  { prices, bound, reached }: PricedWeek,
  lists: ReadonlyMap<number, readonly Listed[]>,
  reach: number,
  bestValue: () => number,
  offer: (sessions: readonly Session[]) => void,
  goesOn: () => boolean,
): boolean {
  const { curves, slots } = model;
  const count = curves.length;
  // The most that the slots from each index on can add.
  const most = slots.map(() => new Int32Array(count)).concat(new Int32Array(count));
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const { times, kind } = slots[slot]!;
    most[slot] = most[slot + 1]!.map(
      (after, curve) =>
        after +
        times * lists.get(kind)!.reduce((own, { session }) => Math.max(own, session.amounts[curve]!), 0),
    );
  }
  // How much each amount of a curve loses at these prices, and the amount that loses least.
  const losses = curves.map((curve, index) => {
    const { points, start } = curve;
    const price = prices.amounts[index]!;
    const best = mostOf(curve, reached[index]!, price) + pointsAt(points, start);
    const of = Float64Array.from(
      { length: Math.max(points.length - start, most[0]![index]! + 1) },
      (_, amount) => Math.max(0, best + price * amount - pointsAt(points, start + amount)),
    );
    return { of, least: of.indexOf(Math.min(...of)) };
  });
  const sums = most.map(() => new Int32Array(count));
  const chosen: Session[] = [];
  const at: number[] = [];
  let steps = 0;
  const visit = (slot: number, lost: number): boolean => {
    if (slot === slots.length) {
      offer(chosen);
      return true;
    }
    const { kind, times } = slots[slot]!;
    let same = 1;
    while (slots[slot + same]?.kind === kind) same++;
    const [before, after, left] = [sums[slot]!, sums[slot + 1]!, most[slot + 1]!];
    chosen.length = slot;
    const taken = takenBits(model, chosen, slot);
    const list = lists.get(kind)!;
    for (let index = slots[slot - 1]?.kind === kind ? at[slot - 1]! : 0; index < list.length; index++) {
      const { session, loss } = list[index]!;
      const room = Math.min(reach, bound - bestValue() - 1);
      // Later sessions lose at least as much, in this slot and in the following slots of the same kind.
      if (lost + loss * same > room) break;
      if ((++steps & (STEPS - 1)) === 0 && !goesOn()) return false;
      if ((session.bits & taken) !== 0) continue;
      let total = lost + loss;
      for (let curve = 0; curve < count && total <= room; curve++) {
        const amount = (after[curve] = before[curve]! + times * session.amounts[curve]!);
        const { of, least } = losses[curve]!;
        total += of[amount > least ? amount : Math.min(least, amount + left[curve]!)]!;
      }
      if (total > room) continue;
      chosen[slot] = session;
      at[slot] = index;
      if (!visit(slot + 1, lost + loss)) return false;
    }
    return true;
  };
  return visit(0, 0);
}
