import type { Block, Slot, WeekModel } from './week-model.types.js';
import { groupedBy, hasBit, isWork, type Session } from './week-plan.js';
import type { PricedWeek } from './week-prices.js';

/** Some of all weeks: those whose slots answer the questions asked so far. */
export interface SearchNode {
  model: WeekModel;
  bound: number;
  /** By kind: sessions to begin with. */
  known: readonly (readonly Session[])[];
  /** Slots of the same class are interchangeable. */
  classes: readonly string[];
}

/** A question about the blocks of one part. */
export interface Branch {
  part: number;
  /** Interchangeable slots, or with `isOnce` slots of which at most one can have the part. */
  slots: readonly number[];
  isOnce: boolean;
  /** Never an empty one. */
  has: (block: Block) => boolean;
}

/** An answer closer than this to yes or no needs no branch. */
const LEAST_USE = 0.01;
/** How much an unclear answer counts: about one workout, and where the question is to the week instead of a session. */
const WHICH = 0.6;
const TO_WEEK = 2;

/** Slots that can be exchanged without any change of the model. */
export function classesOf({ slots, conflicts }: WeekModel): string[] {
  const all = (exchanged: (slot: number) => number): string =>
    conflicts
      .map(conflict =>
        conflict
          .map(({ slot, bit }) => `${exchanged(slot)} ${bit}`)
          .sort()
          .join(),
      )
      .sort()
      .join(';');
  const before = all(slot => slot);
  return slots.map((one, index) => {
    const first = slots.findIndex(
      (other, at) =>
        other.blocks === one.blocks &&
        other.times === one.times &&
        other.capacity === one.capacity &&
        all(slot => (slot === at ? index : slot === index ? at : slot)) === before,
    );
    return `${first}`;
  });
}

/**
 * The question that the last solution answers least clearly. Where only one session can have a part, its work is asked for before its
 * session: most weeks are worth the same with their parts in other sessions, so that a session's answer alone lowers no bound.
 */
export function branchOf({ model, classes }: SearchNode, { chosen }: PricedWeek): Branch | null {
  const all = [...model.slots.keys()];
  let most = LEAST_USE;
  let best: Branch | null = null;
  const ask = (part: number, slots: readonly number[], isOnce: boolean): void => {
    const used = chosen
      .filter(({ kind, session }) => slots.includes(kind) && isWork(session.blocks[part]!))
      .map(({ session, amount }) => ({ block: session.blocks[part]!, amount }));
    const useOf = (has: Branch['has']): number =>
      used.reduce((sum, { block, amount }) => (has(block) ? sum + amount : sum), 0);
    const consider = (weight: number, has: Branch['has']): void => {
      const use = useOf(has);
      const score = (isOnce ? TO_WEEK : 1) * weight * Math.abs(use - Math.round(use));
      const branch = { part, slots, isOnce, has };
      if (score > most && isOpen(model, branch)) [most, best] = [score, branch];
    };
    const mean =
      used.reduce((sum, { block, amount }) => sum + amount * block.amounts[part]!, 0) / useOf(() => true);
    consider(1, block => (isOnce ? block.amounts[part]! > mean : isWork(block)));
    for (const workout of new Set(used.flatMap(({ block }) => block.items.map(item => item.workout))))
      consider(WHICH, ({ items }) => items.some(item => item.workout === workout));
  };
  for (const part of model.slots[0]!.blocks.keys()) {
    for (const slots of groupedBy(all, slot => classes[slot]).values()) ask(part, slots, false);
    const once = onlyOneOf(model, part);
    if (once && once.length > 1) ask(part, once, true);
  }
  return best;
}

/** Slots that can have the part, or null if more than one of them can have it at a time. */
export function onlyOneOf({ slots, conflicts }: WeekModel, part: number): number[] | null {
  const having = [...slots.keys()].filter(slot => slots[slot]!.blocks[part]!.some(isWork));
  const isMet = conflicts.some(conflict =>
    having.every(slot =>
      conflict.some(
        each =>
          each.slot === slot &&
          slots[slot]!.blocks[part]!.every(block => !isWork(block) || hasBit(block, each.bit)),
      ),
    ),
  );
  return isMet || having.length < 2 ? having : null;
}

/** Whether the slots can answer both yes and no. */
function isOpen({ slots }: WeekModel, { part, slots: asked, isOnce, has }: Branch): boolean {
  const blocks = asked.flatMap(slot => slots[slot]!.blocks[part]!);
  return blocks.some(has) && blocks.some(block => !has(block) && (isWork(block) || !isOnce));
}

/** The node's weeks in which the question is answered by yes, and the others. Of interchangeable slots it is the first that says yes. */
export function childrenOf(
  { model, bound, classes }: SearchNode,
  { pricings, pool }: PricedWeek,
  { part, slots: of, isOnce, has }: Branch,
): SearchNode[] {
  return [true, false].map(wished => {
    const asked = wished && !isOnce ? of.slice(0, 1) : of;
    const stays = (block: Block): boolean => has(block) === wished || (isOnce && !isWork(block));
    // With the slots asked: those that answered another question are of another class.
    const newClasses = classes.map((before, slot) =>
      asked.includes(slot) ? `${before}${wished ? '+' : '-'}${asked.join()}` : before,
    );
    const slots = model.slots.map((slot, index): Slot => {
      const blocks = pricings.get(slot.kind)!.blocks;
      const isFree = !model.conflicts.some(conflict => conflict.some(each => each.slot === index));
      return {
        ...slot,
        kind: isFree ? newClasses.indexOf(newClasses[index]!) : index,
        blocks: asked.includes(index) ? blocks.with(part, blocks[part]!.filter(stays)) : blocks,
      };
    });
    return {
      bound,
      model: { ...model, slots },
      known: slots.map(({ kind }, index) =>
        kind === index
          ? pool
              .get(model.slots[index]!.kind)!
              .filter(({ blocks }) => !asked.includes(index) || stays(blocks[part]!))
          : [],
      ),
      classes: newClasses,
    };
  });
}
