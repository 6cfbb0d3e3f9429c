import { improved } from './local-search.js';
import type { Block, Plan, WeekModel } from './week-model.types.js';
import { emptyWeek, groupedBy, planOf, pointsAt, sessionOf, valueOf, type Session } from './week-plan.js';
import { boundOf, weekPrices, type PricedWeek } from './week-prices.js';

export interface Solution {
  plan: Plan;
  value: number;
  /** Upper bound on any week; equal to `value` where this week is proved to be the best. */
  bound: number;
}

/** Weeks combined from pool sessions that enter the local search. */
const STARTS = 4;
const FIRST_GAP = 2;
/** Most sessions listed for one slot: more could not be joined in any reasonable time. */
const MOST_LISTED = 400_000;

/**
 * The best week with a proof, or as close to both as time allows: first prices, then a local search, then all weeks within a certain loss of
 * the prices' bound, doubled each round. `isOver` is polled about every millisecond with the best so far.
 */
export function bestWeek(model: WeekModel, isOver: (soFar: Solution) => boolean): Solution {
  let best = { sessions: emptyWeek(model), value: 0 };
  let bound = Infinity;
  const soFar = (): Solution => ({ plan: planOf(best.sessions), value: best.value, bound });
  const goesOn = (): boolean => best.value < bound && !isOver(soFar());
  const offer = (sessions: readonly Session[]): void => {
    const value = valueOf(model, sessions);
    if (value > best.value) best = { sessions: [...sessions], value };
  };
  const priced = weekPrices(model, () => isOver(soFar()));
  bound = Math.floor(priced.bound);
  for (const start of startsOf(model, priced)) {
    offer(start);
    if (goesOn()) offer(improved(model, priced.pricings, start, goesOn));
  }
  fix(model, priced, best.value);
  for (let gap = FIRST_GAP; goesOn(); gap *= 2) {
    const reach = Math.min(gap, priced.bound - best.value - 1);
    const lists = listsWithin(model, priced, reach, goesOn);
    if (lists === null) break;
    const before = best.value;
    if (!joined(model, priced, lists, reach, () => best.value, offer, goesOn)) break;
    bound = Math.max(best.value, Math.min(bound, Math.ceil(priced.bound - reach) - 1));
    if (best.value > before) fix(model, priced, best.value);
  }
  return soFar();
}

/** Drops blocks that no better week contains. */
function fix(model: WeekModel, { bound, prices, pricings, most }: PricedWeek, value: number): void {
  const room = bound - value - 1;
  let hasGone = false;
  for (const [kind, pricing] of pricings)
    hasGone = pricing.keepFrom(most.get(kind)! - Math.max(0, room)) || hasGone;
  // The tables must match the remaining blocks.
  if (hasGone) boundOf(model, prices, pricings);
}

/** Weeks built from pool sessions: each session of the first slot in turn, then for the other slots those that add most. */
function startsOf(model: WeekModel, { pool }: PricedWeek): Session[][] {
  const { slots } = model;
  const empty = emptyWeek(model);
  const starts = pool.get(slots[0]!.kind)!.map(first => {
    const sessions = [first, ...empty.slice(1)];
    for (let slot = 1; slot < slots.length; slot++) {
      let most = -Infinity;
      for (const session of [...pool.get(slots[slot]!.kind)!, empty[slot]!]) {
        const value = valueOf(model, sessions.with(slot, session));
        if (value > most) [most, sessions[slot]] = [value, session];
      }
    }
    return { sessions, value: valueOf(model, sessions) };
  });
  return starts
    .sort((a, b) => b.value - a.value)
    .slice(0, STARTS)
    .map(({ sessions }) => sessions)
    .concat(starts.length === 0 ? [empty] : []);
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
  goesOn: () => boolean,
): Map<number, Listed[]> | null {
  const lists = new Map<number, Listed[]>();
  for (const [kind, pricing] of pricings) {
    const best = new Map<string, Listed>();
    const isComplete = pricing.eachAtLeast(
      most.get(kind)! - reach,
      (blocks: readonly (Block | null)[], worth) => {
        const session = sessionOf(model, blocks);
        const key = `${session.bits} ${session.amounts.join()}`;
        const known = best.get(key);
        if (known === undefined || known.session.points < session.points)
          best.set(key, { session, loss: most.get(kind)! - worth });
      },
      () => best.size <= MOST_LISTED && goesOn(),
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
  { prices, bound }: PricedWeek,
  lists: ReadonlyMap<number, readonly Listed[]>,
  reach: number,
  bestValue: () => number,
  offer: (sessions: readonly Session[]) => void,
  goesOn: () => boolean,
): boolean {
  const { curves, slots, conflicts } = model;
  const count = curves.length;
  // The most that the slots from each index on can add.
  const most = slots.map(() => new Int32Array(count)).concat(new Int32Array(count));
  for (let slot = slots.length - 1; slot >= 0; slot--)
    for (let curve = 0; curve < count; curve++)
      most[slot]![curve] =
        most[slot + 1]![curve]! +
        slots[slot]!.times *
          lists
            .get(slots[slot]!.kind)!
            .reduce((sum, { session }) => Math.max(sum, session.amounts[curve]!), 0);
  // How much each amount of a curve loses at these prices.
  const losses = curves.map(({ points, start }, curve) => {
    const amounts = Math.max(points.length - start, most[0]![curve]! + 1);
    const worths = Float64Array.from(
      { length: amounts },
      (_, more) => pointsAt(points, start + more) - prices.amounts[curve]! * more,
    );
    const best = worths.reduce((one, other) => Math.max(one, other));
    return worths.map(worth => best - worth);
  });
  const least = losses.map(ofCurve => ofCurve.indexOf(0));
  const all = slots.map(({ kind }, slot) => {
    const named = conflicts
      .flat()
      .reduce((bits, each) => (each.slot === slot ? bits | (1 << each.bit) : bits), 0);
    return groupedBy(lists.get(kind)!, ({ session }) => session.bits & named);
  });
  const sums = Array.from({ length: slots.length + 1 }, () => new Int32Array(count));
  const chosen: Session[] = [];
  const at: number[] = [];
  // Conflicts that end at each slot, with its bit and the earlier slots involved.
  const conflictsTo = slots.map((_, slot) =>
    conflicts.flatMap((conflict, index) => {
      if (Math.max(...conflict.map(each => each.slot)) !== slot) return [];
      const bit = 1 << conflict.find(each => each.slot === slot)!.bit;
      return [{ bit, before: conflict.filter(each => each.slot !== slot), price: prices.conflicts[index]! }];
    }),
  );
  let steps = 0;
  const visit = (slot: number, lost: number): boolean => {
    if (slot === slots.length) {
      offer(chosen);
      return true;
    }
    const { kind, times } = slots[slot]!;
    const isSame = slot > 0 && slots[slot - 1]!.kind === kind;
    let same = 1;
    while (slots[slot + same]?.kind === kind) same++;
    const before = sums[slot]!;
    const after = sums[slot + 1]!;
    const left = most[slot + 1]!;
    let taken = 0;
    const free: { bit: number; price: number }[] = [];
    for (const each of conflictsTo[slot]!) {
      if (each.before.some(one => ((chosen[one.slot]!.bits >>> one.bit) & 1) === 1)) taken |= each.bit;
      else free.push(each);
    }
    for (const [bits, group] of all[slot]!) {
      if ((bits & taken) !== 0) continue;
      // The bound includes the price of every conflict, so an unused one counts as a loss.
      const unused = free.reduce((sum, { bit, price }) => ((bits & bit) === 0 ? sum + price : sum), lost);
      for (let index = isSame ? at[slot - 1]! : 0; index < group.length; index++) {
        const { session, loss } = group[index]!;
        const room = Math.min(reach, bound - bestValue() - 1);
        // Later sessions lose at least as much, in this slot and in the following slots of the same kind.
        if (unused + loss * same > room) break;
        if ((++steps & 8191) === 0 && !goesOn()) return false;
        let total = unused + loss;
        for (let curve = 0; curve < count && total <= room; curve++) {
          const sum = before[curve]! + times * session.amounts[curve]!;
          after[curve] = sum;
          if (sum > least[curve]!) total += losses[curve]![sum]!;
          else if (sum + left[curve]! < least[curve]!) total += losses[curve]![sum + left[curve]!]!;
        }
        if (total > room) continue;
        chosen[slot] = session;
        at[slot] = index;
        if (!visit(slot + 1, unused + loss)) return false;
      }
    }
    return true;
  };
  return visit(0, 0);
}
