import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { PARTS } from './effective-sets.table.js';
import { classesOf, onlyOneOf } from './week-questions.js';
import type { Block, Plan, WeekModel } from './week-model.types.js';
import { emptyWeek, isWork, sessionOf, valueOf, type Session } from './week-plan.js';

/**
 * Where all sessions can be exchanged and each part is in one of them at most, a week is worth what its blocks are, in whichever session
 * each is. This model has them all in one long session: no week is worth more than its best, and it has none of the many weeks that differ
 * in their order only. Null where sessions differ.
 */
export function mergedWeek(model: WeekModel): WeekModel | null {
  const { curves, slots } = model;
  const [first] = slots;
  const isSame = new Set(classesOf(model)).size === 1;
  const isOnce = first?.blocks.every((_, part) => onlyOneOf(model, part) !== null);
  if (!first || slots.length === 1 || !isSame || !isOnce) return null;
  const all = slots.length;
  return {
    curves: curves.map(curve => ({ ...curve, mostOfSession: all * curve.mostOfSession })),
    slots: [{ ...first, kind: 0, capacity: all * first.capacity, mostWorkouts: all * first.mostWorkouts }],
    conflicts: [],
  };
}

/** Parts of a lower body day; the belly suits any day. */
const LEGS: readonly BodyPartName[] = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
const ANY_DAY: BodyPartName = '복부';
/** A session that mixes legs and the rest is as bad as one that is so much longer, in steps of time. */
const MIXED = 20;

/**
 * The best way to divide the blocks of the long session; of the many that are worth `most`, the one with even sessions and legs apart from
 * the rest. Null where they do not fit.
 */
export function divided(model: WeekModel, [blocks]: Plan, most: number): Session[] | null {
  const { slots } = model;
  const chosen = [...blocks!.entries()]
    .filter(([, block]) => isWork(block))
    .sort(([, a], [, b]) => b.time - a.time);
  const weeks = emptyWeek(model).map(session => [...session.blocks]);
  const left = slots.map(({ capacity, mostWorkouts }) => ({ time: capacity, workouts: mostWorkouts }));
  const cost = (): number => {
    const isIn = (week: readonly Block[], areLegs: boolean): boolean =>
      week.some(
        (block, part) => isWork(block) && PARTS[part] !== ANY_DAY && LEGS.includes(PARTS[part]!) === areLegs,
      );
    const mixed = weeks.filter(week => isIn(week, true) && isIn(week, false)).length;
    return MIXED * mixed - Math.min(...left.map(({ time }) => time));
  };
  let best: { sessions: Session[]; value: number; cost: number } | null = null;
  const place = (at: number, used: number): void => {
    if (at === chosen.length) {
      const now = cost();
      if (best?.value === most && best.cost <= now) return;
      const sessions = weeks.map(each => sessionOf(model, each));
      const value = valueOf(model, sessions);
      if (value > (best?.value ?? 0) || (value === best?.value && now < best.cost))
        best = { sessions, value, cost: now };
      return;
    }
    const [part, block] = chosen[at]!;
    // Sessions without anything are all the same.
    for (let slot = 0; slot < Math.min(used + 1, slots.length); slot++) {
      const own = left[slot]!;
      if (block.time > own.time || block.items.length > own.workouts) continue;
      const empty = weeks[slot]![part]!;
      weeks[slot]![part] = block;
      left[slot] = { time: own.time - block.time, workouts: own.workouts - block.items.length };
      place(at + 1, Math.max(used, slot + 1));
      weeks[slot]![part] = empty;
      left[slot] = own;
    }
  };
  place(0, 0);
  return (best as { sessions: Session[] } | null)?.sessions ?? null;
}
