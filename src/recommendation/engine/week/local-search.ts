import type { Slot, WeekModel } from './week-model.types.js';
import { isWork, pointsAt, sessionOf, sum, takenBits, valueOf, type Session } from './week-plan.js';

/** By kind of slot. */
type BlocksOf = ReadonlyMap<number, Pick<Slot, 'blocks'>>;

/** Fills a week, then exchanges one block at a time for a better one, until no exchange helps or time is over. */
export function improved(
  model: WeekModel,
  blocksOf: BlocksOf,
  start: readonly Session[],
  goesOn: () => boolean,
): Session[] {
  let sessions = start;
  let value = valueOf(model, sessions);
  /** Puts a block into a session, instead of that of a part, and keeps it if the week is better by it. */
  const isBetter = (slot: number, dropped: number | null): boolean => {
    const { blocks } = sessions[slot]!;
    const less = dropped === null ? blocks : blocks.with(dropped, model.slots[slot]!.blocks[dropped]![0]!);
    const changed = filledOnce(model, blocksOf, sessions.with(slot, sessionOf(model, less)), slot);
    const now = valueOf(model, changed);
    if (now <= value) return false;
    [sessions, value] = [changed, now];
    return true;
  };
  const canFill = (): boolean => sessions.some((_, slot) => isBetter(slot, null));
  const canExchange = (): boolean =>
    sessions.some(({ blocks }, slot) =>
      blocks.some((block, part) => isWork(block) && goesOn() && isBetter(slot, part)),
    );
  while (canFill() || canExchange());
  return [...sessions];
}

/** The sessions with the block more in one of them that adds most. */
function filledOnce(
  model: WeekModel,
  blocksOf: BlocksOf,
  sessions: readonly Session[],
  slot: number,
): readonly Session[] {
  const { curves, slots } = model;
  const { times, kind, capacity, mostWorkouts } = slots[slot]!;
  const { blocks: chosen } = sessions[slot]!;
  const time = capacity - sum(chosen.map(block => block.time));
  const count = mostWorkouts - sum(chosen.map(({ items }) => items.length));
  // Points of each curve by the amount that this session contributes.
  const gains = curves.map(({ points, start, mostOfSession }, curve) => {
    const own = sum(chosen.map(({ amounts }) => amounts[curve]!));
    const others = sum(
      sessions.map(({ amounts }, at) => (at === slot ? 0 : slots[at]!.times * amounts[curve]!)),
    );
    return (more: number): number =>
      pointsAt(points, start + others + times * Math.min(mostOfSession, own + more));
  });
  const now = gains.map(gain => gain(0));
  const taken = takenBits(model, sessions, slot);
  let best = chosen;
  let most = 0;
  for (const [part, ofPart] of blocksOf.get(kind)!.blocks.entries()) {
    if (isWork(chosen[part]!)) continue;
    for (const block of ofPart) {
      if (block.time > time || block.items.length > count || (block.bits & taken) !== 0) continue;
      let gain = times * block.points;
      for (let curve = 0; curve < now.length; curve++) {
        const more = block.amounts[curve]!;
        if (more > 0) gain += gains[curve]!(more) - now[curve]!;
      }
      if (gain > most) [most, best] = [gain, chosen.with(part, block)];
    }
  }
  return sessions.with(slot, sessionOf(model, best));
}
