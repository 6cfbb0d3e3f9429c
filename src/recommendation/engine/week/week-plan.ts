import type { Block, WeekModel } from './week-model.types.js';

/** A session with its contribution on each of its days. */
export interface Session {
  blocks: readonly Block[];
  amounts: Int32Array;
  points: number;
  bits: number;
}

export function sessionOf({ curves }: WeekModel, blocks: readonly Block[]): Session {
  const amounts = new Int32Array(curves.length);
  let points = 0;
  let bits = 0;
  for (const block of blocks) {
    points += block.points;
    bits |= block.bits;
    for (let curve = 0; curve < amounts.length; curve++) amounts[curve]! += block.amounts[curve]!;
  }
  for (let curve = 0; curve < amounts.length; curve++)
    amounts[curve] = Math.min(amounts[curve]!, curves[curve]!.mostOfSession);
  return { blocks: [...blocks], amounts, points, bits };
}

export const emptyWeek = (model: WeekModel): Session[] =>
  model.slots.map(({ blocks }) =>
    sessionOf(
      model,
      blocks.map(([empty]) => empty!),
    ),
  );

export const isWork = ({ items }: Block): boolean => items.length > 0;

export const hasBit = ({ bits }: { bits: number }, bit: number): boolean => ((bits >>> bit) & 1) === 1;

/** Bits that the slot may not have beside the other sessions. */
export function takenBits({ conflicts }: WeekModel, sessions: readonly Session[], slot: number): number {
  let taken = 0;
  for (const conflict of conflicts)
    for (const { slot: own, bit } of conflict)
      if (
        own === slot &&
        conflict.some(
          each => each.slot !== slot && sessions[each.slot] && hasBit(sessions[each.slot]!, each.bit),
        )
      )
        taken |= 1 << bit;
  return taken;
}

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

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Groups in order of the first appearance of each key. */
export function groupedBy<T, Key>(all: readonly T[], keyOf: (one: T, index: number) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  all.forEach((one, index) => {
    const key = keyOf(one, index);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  });
  return groups;
}
