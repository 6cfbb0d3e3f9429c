import type { Block, Slot, WeekModel } from './week-model.types.js';
import { sessionOf, valueOf, type Session } from './week-plan.js';

const MOST_FILLS = 3;

/** Fills a week, then improves it by exchanging blocks, until no exchange helps or time is over. */
export function improved(
  model: WeekModel,
  pricings: ReadonlyMap<number, Pick<Slot, 'blocks'>>,
  start: readonly Session[],
  goesOn: () => boolean,
): Session[] {
  const sessions = [...start];
  const slots = [...sessions.keys()];
  let value = valueOf(model, sessions);
  /** Removes parts from sessions, refills the sessions and keeps the result if it is better. */
  const tried = (dropped: readonly { slot: number; part: number }[], filled: readonly number[]): boolean => {
    const before = [...sessions];
    for (const { slot, part } of dropped)
      sessions[slot] = sessionOf(
        model,
        sessions[slot]!.blocks.map((block, index) => (index === part ? null : block)),
      );
    for (const slot of filled)
      for (let fill = 0; fill < MOST_FILLS && filledOnce(model, pricings, sessions, slot); fill++);
    const now = valueOf(model, sessions);
    if (now > value) {
      value = now;
      return true;
    }
    before.forEach((session, slot) => (sessions[slot] = session));
    return false;
  };
  const partsOf = (slot: number): number[] =>
    sessions[slot]!.blocks.flatMap((block, part) => (block === null ? [] : [part]));
  const pass = (): boolean =>
    slots.some(slot => tried([], [slot])) ||
    slots.some(slot =>
      partsOf(slot).some((part, at, all) =>
        [part, ...all.slice(at + 1)].some(
          other =>
            goesOn() &&
            // Twice the same is once.
            tried(
              [
                { slot, part },
                { slot, part: other },
              ],
              [slot],
            ),
        ),
      ),
    ) ||
    slots.some(slot =>
      slots.some(
        other =>
          other !== slot &&
          partsOf(slot).some(part =>
            // -1: nothing comes back.
            [-1, ...partsOf(other)].some(
              back =>
                goesOn() &&
                tried(
                  [
                    { slot, part },
                    { slot: other, part: back },
                  ],
                  [other, slot],
                ),
            ),
          ),
      ),
    );
  while (slots.some(slot => tried([], [slot])));
  while (goesOn() && pass());
  return sessions;
}

/** Puts the best block that fits into a session; true if it improves the week. */
function filledOnce(
  model: WeekModel,
  pricings: ReadonlyMap<number, Pick<Slot, 'blocks'>>,
  sessions: Session[],
  slot: number,
): boolean {
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
  if (best === null) return false;
  const { part, block } = best as { part: number; block: Block };
  sessions[slot] = sessionOf(
    model,
    chosen.map((each, index) => (index === part ? block : each)),
  );
  return true;
}

const isTaken = (sessions: readonly Session[], slot: number, bit: number): boolean =>
  ((sessions[slot]!.bits >>> bit) & 1) === 1;
