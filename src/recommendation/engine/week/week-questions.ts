import type { Block, Slot, WeekModel } from './week-model.types.js';
import { groupedBy, type Session } from './week-plan.js';
import { onlyOneOf, type PricedWeek } from './week-prices.js';

/** Some of all weeks: those whose slots answer the questions asked so far. */
export interface Node {
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
  has: (block: Block) => boolean;
}

/** An answer closer than this to yes or no needs no branch. */
const LEAST_USE = 0.01;
/** How much an unclear answer counts: whether there is anything, whether several workouts, whether one workout. */
const WHETHER = 1;
const SEVERAL = 0.8;
const WHICH = 0.6;
/** The same where the week as a whole is unclear about the part, and for questions to the week instead of a session. */
const UNCLEAR_WEEK = 3;
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
export function branchOf({ model, classes }: Node, { chosen }: PricedWeek): Branch | null {
  const { slots } = model;
  let most = LEAST_USE;
  let best: Branch | null = null;
  for (const part of slots[0]!.blocks.keys()) {
    const used = chosen.flatMap(({ kind, session: { blocks }, amount }) =>
      blocks[part] ? [{ kind, block: blocks[part], amount }] : [],
    );
    const useOf = (asked: readonly number[], has: Branch['has']): number =>
      used.reduce(
        (sum, { kind, block, amount }) => (asked.includes(kind) && has(block) ? sum + amount : sum),
        0,
      );
    const ask = (weight: number, question: Branch): void => {
      const score = weight * unclear(useOf(question.slots, question.has));
      if (score > most && isOpen(model, question)) [most, best] = [score, question];
    };
    const askAbout = (asked: readonly number[], isOnce: boolean): void => {
      const common = { part, slots: asked, isOnce };
      const weight = isOnce ? TO_WEEK : 1;
      ask(weight * SEVERAL, { ...common, has: ({ items }) => items.length > 1 });
      const workouts = new Set(used.flatMap(({ block }) => block.items.map(item => item.workout)));
      for (const workout of workouts)
        ask(weight * WHICH, { ...common, has: ({ items }) => items.some(item => item.workout === workout) });
    };
    const all = useOf([...slots.keys()], () => true);
    for (const asked of groupedBy([...slots.keys()], slot => classes[slot]).values()) {
      const weight = unclear(all) > LEAST_USE ? UNCLEAR_WEEK : WHETHER;
      ask(weight, { part, slots: asked, isOnce: false, has: () => true });
      askAbout(asked, false);
    }
    const once = onlyOneOf(model, part);
    if (once.length < 2) continue;
    const mean = used.reduce((sum, { block, amount }) => sum + amount * block.amounts[part]!, 0) / all;
    ask(TO_WEEK, { part, slots: once, isOnce: true, has: ({ amounts }) => amounts[part]! > mean });
    askAbout(once, true);
  }
  return best;
}

const unclear = (use: number): number => Math.abs(use - Math.round(use));

/** Whether the slots can answer both yes and no. */
function isOpen({ slots }: WeekModel, { part, slots: asked, isOnce, has }: Branch): boolean {
  const { required } = slots[asked[0]!]!;
  const answers = asked.flatMap(slot => slots[slot]!.blocks[part]!.map(has));
  const mayLack = !isOnce && ((required >>> part) & 1) === 0;
  return answers.includes(true) && (mayLack || answers.includes(false));
}

/** The node's weeks in which the question is answered by yes, and the others. Of interchangeable slots it is the first that says yes. */
export function childrenOf(
  { model, bound, classes }: Node,
  { pricings, pool }: PricedWeek,
  branch: Branch,
): Node[] {
  const { part, isOnce, has } = branch;
  return [true, false].map(wished => {
    const isFirst = wished && !isOnce;
    const asked = isFirst ? branch.slots.slice(0, 1) : branch.slots;
    const stays = (block: Block | null): boolean =>
      block === null ? isOnce || !wished : has(block) === wished;
    const newClasses = classes.map((before, slot) =>
      asked.includes(slot) ? `${before}${wished ? '+' : '-'}` : before,
    );
    const slots = model.slots.map((slot, index): Slot => {
      const blocks = pricings.get(slot.kind)!.blocks;
      const isFree = !model.conflicts.some(conflict => conflict.some(each => each.slot === index));
      return {
        ...slot,
        kind: isFree ? newClasses.indexOf(newClasses[index]!) : index,
        blocks: asked.includes(index) ? blocks.with(part, blocks[part]!.filter(stays)) : blocks,
        required: asked.includes(index) && isFirst ? slot.required | (1 << part) : slot.required,
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
