import type { Block, Plan, WeekModel } from './week-model.types.js';

/** A session with its contribution on each of its days. */
export interface Session {
  blocks: readonly (Block | null)[];
  amounts: Int32Array;
  points: number;
  bits: number;
}

export function sessionOf({ curves }: WeekModel, blocks: readonly (Block | null)[]): Session {
  const amounts = new Int32Array(curves.length);
  let points = 0;
  let bits = 0;
  for (const block of blocks) {
    if (block === null) continue;
    points += block.points;
    bits |= block.bits;
    for (let curve = 0; curve < amounts.length; curve++) amounts[curve]! += block.amounts[curve]!;
  }
  for (let curve = 0; curve < amounts.length; curve++)
    amounts[curve] = Math.min(amounts[curve]!, curves[curve]!.mostOfSession);
  return { blocks: [...blocks], amounts, points, bits };
}

export const emptyWeek = (model: WeekModel): Session[] =>
  model.slots.map(({ blocks }) => sessionOf(model, Array<null>(blocks.length).fill(null)));

/** Points of a week; −∞ where parts or lifts follow one another too soon. */
export function valueOf({ curves, slots, conflicts }: WeekModel, sessions: readonly Session[]): number {
  for (const conflict of conflicts) {
    let count = 0;
    for (const { slot, bit } of conflict) count += (sessions[slot]!.bits >>> bit) & 1;
    if (count > 1) return -Infinity;
  }
  let value = 0;
  for (let slot = 0; slot < slots.length; slot++) value += slots[slot]!.times * sessions[slot]!.points;
  for (let index = 0; index < curves.length; index++) {
    const curve = curves[index]!;
    let amount = curve.start;
    for (let slot = 0; slot < slots.length; slot++)
      amount += slots[slot]!.times * sessions[slot]!.amounts[index]!;
    value += pointsAt(curve.points, amount) - pointsAt(curve.points, curve.start);
  }
  return value;
}

export function pointsAt(points: readonly number[], amount: number): number {
  return points[Math.min(amount, points.length - 1)]!;
}

/** Groups in order of the first appearance of each key. */
export function groupedBy<T, Key>(all: readonly T[], keyOf: (one: T, index: number) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  all.forEach((one, index) => {
    const key = keyOf(one, index);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  });
  return groups;
}

export const planOf = (sessions: readonly Session[]): Plan => sessions.map(({ blocks }) => blocks);
