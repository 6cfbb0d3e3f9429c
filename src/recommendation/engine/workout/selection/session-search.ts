import type { SelectionRules, SessionSlot, SlotOption } from './selection.types.js';
import { FILLED_SLOT_POINTS, sessionRank } from './session-rank.js';

/**
 * Branch and bound over the slots in order. Repetition only costs, so the current choice plus the best option of each open slot is an upper
 * bound. Slots of one part are interchangeable, so their options are tried in ascending position only.
 */
export class SessionSearch {
  private best: (SlotOption | null)[] = [];
  private bestRank = -Infinity;
  private nodesLeft: number;
  private readonly session: SessionSlot[] = [];
  /** The most that the slots from each index on can add. */
  private readonly mostFrom: number[];

  constructor(
    private readonly options: readonly (readonly SlotOption[])[],
    private readonly rules: SelectionRules,
    nodes: number,
  ) {
    this.nodesLeft = nodes;
    this.mostFrom = Array<number>(options.length + 1).fill(0);
    for (let index = options.length - 1; index >= 0; index--) {
      const first = options[index]![0];
      this.mostFrom[index] = this.mostFrom[index + 1]! + (first === undefined ? 0 : pointsOf(first));
    }
  }

  /** The best session found, never worse than the given one; optimal unless the nodes run out. */
  improve(slots: readonly SessionSlot[]): SessionSlot[] {
    this.best = slots.map(({ option }) => option);
    this.bestRank = sessionRank(slots, this.rules);
    this.session.push(...slots.map(({ bodyPart }) => ({ bodyPart, option: null })));
    this.visit(0, 0);
    return slots.map(({ bodyPart }, index) => ({ bodyPart, option: this.best[index]! }));
  }

  /** Fills slot `index` with its options from position `from` on, or leaves it empty. */
  private visit(index: number, from: number): void {
    if (this.nodesLeft-- <= 0) return;
    const rank = sessionRank(this.session, this.rules);
    if (rank === -Infinity) return;
    if (rank > this.bestRank) {
      this.bestRank = rank;
      this.best = this.session.map(({ option }) => option);
    }
    const slot = this.session[index];
    if (slot === undefined) return;
    const options = this.options[index]!;
    const isSamePartNext = this.session[index + 1]?.bodyPart === slot.bodyPart;
    for (let position = from; position < options.length; position++) {
      const option = options[position]!;
      // Options are sorted by points, so no later one can do better.
      if (rank + pointsOf(option) + this.mostFrom[index + 1]! <= this.bestRank) break;
      slot.option = option;
      this.visit(index + 1, isSamePartNext ? position + 1 : 0);
    }
    slot.option = null;
    if (rank + this.mostFrom[index + 1]! > this.bestRank)
      this.visit(index + 1, isSamePartNext ? options.length : 0);
  }
}

function pointsOf(option: SlotOption): number {
  return FILLED_SLOT_POINTS + option.points;
}
