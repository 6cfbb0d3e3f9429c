import { MOST_DIRECT_SETS } from '../workout/prescription/trim-sets.js';
import { TIME_STEP_SECONDS, type Block, type Item } from './week-model.types.js';
import { sum } from './week-plan.js';

export const MOST_OF_BLOCK = 3;

/**
 * All undominated blocks of one part: the empty one, then at most three workouts of different patterns and ten sets. `bonus`: points of any
 * other block; `most`: the cap on each amount.
 */
export function undominatedBlocks(items: readonly Item[], bonus: number, most: readonly number[]): Block[] {
  const byPattern = [...new Set(items.map(item => item.pattern))].map(pattern =>
    undominated(
      items.filter(item => item.pattern === pattern),
      item => item.sets,
      item => item.seconds,
      item => item.warmUpSeconds,
    ),
  );
  const blocks: Block[] = [];
  const extend = (chosen: readonly Item[], sets: number, from: number): void => {
    blocks.push(blockOf(chosen, chosen.length > 0 ? bonus : 0, most));
    if (chosen.length === MOST_OF_BLOCK) return;
    for (let pattern = from; pattern < byPattern.length; pattern++) {
      for (const item of byPattern[pattern]!)
        if (sets + item.sets <= MOST_DIRECT_SETS) extend([...chosen, item], sets + item.sets, pattern + 1);
    }
  };
  extend([], 0, 0);
  return undominated(
    blocks,
    block => block.items.length,
    block => block.time,
  );
}

export function blockOf(items: readonly Item[], bonus: number, most: readonly number[]): Block {
  const amounts = new Int16Array(most.length);
  for (const item of items)
    for (let index = 0; index < amounts.length; index++)
      amounts[index] = Math.min(most[index]!, amounts[index]! + item.amounts[index]!);
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
  // Which lift needs a warm-up depends on the order; the longest warm-up always covers it.
  const warmUp = Math.max(0, ...items.map(item => item.warmUpSeconds));
  return {
    items,
    time: Math.ceil((seconds + warmUp) / TIME_STEP_SECONDS),
    amounts,
    points: items.reduce((sum, item) => sum + item.points, bonus),
    bits: items.reduce((bits, item) => bits | item.bits, 0),
  };
}

/**
 * Drops dominated entries: another one is no more expensive in any of `costs` and no worse in anything else. Of equal entries the first
 * stays.
 */
function undominated<T extends Pick<Block, 'points' | 'bits'> & { amounts: readonly number[] | Int16Array }>(
  all: readonly T[],
  ...costs: readonly ((one: T) => number)[]
): T[] {
  const used = [...(all[0]?.amounts ?? []).keys()].filter(index =>
    all.some(({ amounts }) => amounts[index]! > 0),
  );
  // Smaller is better in every column, so a dominating row never has a larger sum.
  const rows = all.map(one => {
    const row = [-one.points, ...costs.map(cost => cost(one))];
    for (const index of used) row.push(-one.amounts[index]!);
    return { one, row, sum: sum(row) };
  });
  const beats = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean => {
    if ((a.one.bits & ~b.one.bits) !== 0) return false;
    for (let index = 0; index < a.row.length; index++) if (a.row[index]! > b.row[index]!) return false;
    return true;
  };
  const kept: typeof rows = [];
  for (const each of rows.toSorted((a, b) => a.sum - b.sum)) {
    const winner = kept.findIndex(one => beats(one, each));
    if (winner === -1) kept.push(each);
    // Move the winner to the front: it probably beats others too.
    else if (winner > 0) kept.unshift(...kept.splice(winner, 1));
  }
  const isKept = new Set(kept.map(({ one }) => one));
  const last = costs.at(-1)!;
  return all.filter(one => isKept.has(one)).sort((a, b) => last(a) - last(b));
}
