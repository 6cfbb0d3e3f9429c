import type { Block, Slot, WeekModel } from './week-model.types.js';
import { sessionOf, valueOf, type Session } from './week-plan.js';

/** Fills a week, then exchanges one block at a time for a better one, until no exchange helps or time is over. */
export function improved(
  model: WeekModel,
  pricings: ReadonlyMap<number, Pick<Slot, 'blocks'>>,
  start: readonly Session[],
  goesOn: () => boolean,
): Session[] {
  const sessions = [...start];
  let value = valueOf(model, sessions);
  /** Puts a block into a session, instead of that of a part, and keeps it if the week is better by it. */
  const isBetter = (slot: number, dropped: number | null): boolean => {
    const before = sessions[slot]!;
    if (dropped !== null) sessions[slot] = sessionOf(model, before.blocks.with(dropped, null));
    filledOnce(model, pricings, sessions, slot);
    const now = valueOf(model, sessions);
    if (now > value) {
      value = now;
      return true;
    }
    sessions[slot] = before;
    return false;
  };
  const canFill = (): boolean => sessions.some((_, slot) => isBetter(slot, null));
  const canExchange = (): boolean =>
    sessions.some(({ blocks }, slot) =>
      blocks.some((block, part) => block !== null && goesOn() && isBetter(slot, part)),
    );
  while (canFill() || canExchange());
  return sessions;
}

/** Puts the block into a session that fits and adds most. */
function filledOnce(
  model: WeekModel,
  pricings: ReadonlyMap<number, Pick<Slot, 'blocks'>>,
  sessions: Session[],
  slot: number,
): void {
  const { curves, slots, conflicts } = model;
  const { times, kind, capacity, mostWorkouts } = slots[slot]!;
  const { blocks: chosen } = sessions[slot]!;
  let time = capacity;
  let count = mostWorkouts;
  const own = new Int32Array(curves.length);
  for (const block of chosen) {
    if (block === null) continue;
    time -= block.time;
    count -= block.items.length;
    for (let curve = 0; curve < own.length; curve++) own[curve]! += block.amounts[curve]!;
  }
  // Points of each curve by the amount that this session contributes.
  const gains = curves.map((curve, index) => {
    const base = sessions.reduce(
      (sum, session, other) => (other === slot ? sum : sum + slots[other]!.times * session.amounts[index]!),
      curve.start,
    );
    return (more: number): number => {
      const amount = base + times * Math.min(curve.mostOfSession, own[index]! + more);
      return curve.points[Math.min(amount, curve.points.length - 1)]!;
    };
  });
  const now = gains.map(gain => gain(0));
  let taken = 0;
  for (const conflict of conflicts)
    for (const { slot: mine, bit } of conflict)
      if (mine === slot && conflict.some(each => isTaken(sessions, each.slot, each.bit))) taken |= 1 << bit;
  let best: { part: number; block: Block } | null = null;
  let most = 0;
  pricings.get(kind)!.blocks.forEach((ofPart, part) => {
    if (chosen[part] !== null) return;
    for (const block of ofPart) {
      if (block.time > time) break;
      if (block.items.length > count || (block.bits & taken) !== 0) continue;
      let gain = times * block.points;
      for (let curve = 0; curve < now.length; curve++) {
        const more = block.amounts[curve]!;
        if (more > 0) gain += gains[curve]!(more) - now[curve]!;
      }
      if (gain > most) [most, best] = [gain, { part, block }];
    }
  });
  if (best === null) return;
  const { part, block } = best as { part: number; block: Block };
  sessions[slot] = sessionOf(model, chosen.with(part, block));
}

const isTaken = (sessions: readonly Session[], slot: number, bit: number): boolean =>
  ((sessions[slot]!.bits >>> bit) & 1) === 1;
