import { MOST_DIRECT_SETS } from '../workout/prescription/trim-sets.js';
import { TIME_STEP_SECONDS, type Block, type Item } from './week-model.types.js';

export const MOST_OF_BLOCK = 3;

/**
 * All undominated blocks of one part: the empty one, then at most three workouts of different patterns and ten sets. `bonus`: points of any
 * other block; `most`: the cap on each amount.
 */
export function undominatedBlocks(items: readonly Item[], bonus: number, most: readonly number[]): Block[] {
  const byPattern = [...new Set(items.map(item => item.pattern))].map(pattern =>
    undominatedItems(items.filter(item => item.pattern === pattern)),
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

function undominatedItems(items: readonly Item[]): Item[] {
  return undominated(
    items,
    item => item.sets,
    item => item.seconds,
    item => item.warmUpSeconds,
  );
}

interface Judged {
  amounts: ArrayLike<number>;
  points: number;
  bits: number;
}

/**
 * Drops dominated entries: another one is no more expensive in any of `costs` and no worse in anything else. Of equal entries the first
 * stays.
 */
function undominated<T extends Judged>(all: readonly T[], ...costs: readonly ((one: T) => number)[]): T[] {
  const used = Array.from({ length: all[0]?.amounts.length ?? 0 }, (_, index) => index).filter(index =>
    all.some(({ amounts }) => amounts[index]! > 0),
  );
  const width = costs.length + 1 + used.length;
  // Smaller is better in every column, so a dominating row never has a larger sum.
  const rows = new Int32Array(all.length * width);
  const sums = all.map((one, row) => {
    let at = row * width;
    let sum = (rows[at++] = -one.points);
    for (const cost of costs) sum += rows[at++] = cost(one);
    for (const index of used) sum += rows[at++] = -one.amounts[index]!;
    return sum;
  });
  const beats = (one: number, other: number): boolean => {
    if ((all[one]!.bits & ~all[other]!.bits) !== 0) return false;
    for (let index = 0; index < width; index++)
      if (rows[one * width + index]! > rows[other * width + index]!) return false;
    return true;
  };
  const kept: number[] = [];
  for (const row of all.map((_, index) => index).sort((a, b) => sums[a]! - sums[b]! || a - b)) {
    const winner = kept.findIndex(one => beats(one, row));
    if (winner === -1) kept.push(row);
    // Move the winner to the front: it probably beats others too.
    else if (winner > 0) kept.unshift(...kept.splice(winner, 1));
  }
  return kept
    .sort((a, b) => a - b)
    .map(row => all[row]!)
    .sort((a, b) => costs.at(-1)!(a) - costs.at(-1)!(b));
}
