import type { Block, Slot } from './week-model.types.js';

interface PricedBlock {
  block: Block;
  /** At the last prices, on all days of the slot. */
  worth: number;
}

/**
 * Sessions of one slot at given prices: one block per part, within the limits of time and workouts. An exact knapsack over time and count,
 * part by part; its tables bound what the remaining parts can add.
 */
export class SessionPricing {
  private readonly width: number;
  /** By part: blocks that a better week may still contain, those with fewest workouts and shortest first. */
  private readonly priced: PricedBlock[][];
  /** Curves that some block of the part contributes to. */
  private readonly used: number[][];
  /** Upper bound on what the parts from each index on add, by workouts and time. */
  private readonly most: Float64Array[];

  constructor(private readonly slot: Slot) {
    this.width = slot.capacity + 1;
    this.priced = slot.blocks.map(ofPart =>
      ofPart
        .filter(({ time }) => time <= slot.capacity)
        .sort((a, b) => a.items.length - b.items.length || a.time - b.time)
        .map(block => ({ block, worth: 0 })),
    );
    this.used = this.blocks.map(ofPart =>
      [...(ofPart[0]?.amounts.keys() ?? [])].filter(curve =>
        ofPart.some(({ amounts }) => amounts[curve]! > 0),
      ),
    );
    this.most = [...this.priced, null].map(() => new Float64Array((slot.mostWorkouts + 1) * this.width));
  }

  get blocks(): Block[][] {
    return this.priced.map(ofPart => ofPart.map(({ block }) => block));
  }

  get mostWorth(): number {
    return this.most[0]!.at(-1)!;
  }

  /**
   * The worth of the best session at prices of a step of each curve and of each bit of this slot's sessions. Multiples of a power of two, so
   * that sums are exact.
   */
  price(amounts: Float64Array, bits: Float64Array): number {
    for (const [part, ofPart] of this.priced.entries()) {
      for (const each of ofPart) {
        let worth = each.block.points;
        for (const curve of this.used[part]!) worth += amounts[curve]! * each.block.amounts[curve]!;
        each.worth = this.slot.times * worth;
      }
    }
    bits.forEach((price, bit) => price > 0 && this.pay(bit, price));
    for (let part = this.priced.length - 1; part >= 0; part--)
      this.addPart(this.most[part + 1]!, part, this.most[part]!);
    return this.mostWorth;
  }

  /**
   * A session has a bit once, however many of its blocks have it; paying twice would make the bound too low. So the blocks of one part pay: of
   * the part that gains most by having it.
   */
  private pay(bit: number, price: number): void {
    const gains = this.priced.map(ofPart => {
      const most = [-Infinity, -Infinity];
      for (const { block, worth } of ofPart) {
        const has = (block.bits >>> bit) & 1;
        most[has] = Math.max(most[has]!, worth);
      }
      return most[1]! - Math.max(0, most[0]!);
    });
    for (const each of this.priced[gains.indexOf(Math.max(...gains))]!)
      each.worth -= price * ((each.block.bits >>> bit) & 1);
  }

  /** `into` = `from` plus the part's best blocks. */
  private addPart(from: Float64Array, part: number, into: Float64Array): void {
    const { width } = this;
    into.fill(-Infinity);
    for (const { block, worth } of this.upperEnvelope(part)) {
      const { time, items } = block;
      for (let count = items.length; count <= this.slot.mostWorkouts; count++) {
        const start = (count - items.length) * width;
        for (let at = time; at < width; at++) {
          const sum = worth + from[start + at - time]!;
          if (sum > into[count * width + at]!) into[count * width + at] = sum;
        }
      }
    }
  }

  /** Blocks worth more than any block with no more workouts and time. */
  private upperEnvelope(part: number): PricedBlock[] {
    const best = new Float64Array(this.width).fill(-Infinity);
    return this.priced[part]!.filter(({ block: { time }, worth }) => {
      if (worth <= best[time]!) return false;
      for (let at = time; at < this.width && best[at]! < worth; at++) best[at] = worth;
      return true;
    });
  }

  /**
   * Passes on all sessions worth at least `least` at the last prices: a block per part, always the same array. Stops early and returns false
   * if `goesOn`, polled now and then, returns false.
   */
  eachAtLeast(
    least: number,
    found: (blocks: Block[], worth: number) => void,
    goesOn: () => boolean,
  ): boolean {
    const { width, most } = this;
    const byWorth = this.priced.map(ofPart => ofPart.toSorted((a, b) => b.worth - a.worth));
    const chosen: Block[] = [];
    let steps = 0;
    const visit = (part: number, count: number, time: number, worth: number): boolean => {
      if (part === byWorth.length) {
        found(chosen, worth);
        return true;
      }
      const next = most[part + 1]!;
      const best = next[count * width + time]!;
      for (const { block, worth: more } of byWorth[part]!) {
        const sum = worth + more;
        if (sum + best < least) break;
        if ((++steps & 1023) === 0 && !goesOn()) return false;
        const left = count - block.items.length;
        if (left < 0 || block.time > time || sum + next[left * width + time - block.time]! < least) continue;
        chosen[part] = block;
        if (!visit(part + 1, left, time - block.time, sum)) return false;
      }
      return true;
    };
    return visit(0, this.slot.mostWorkouts, width - 1, 0);
  }

  /** One of the best sessions, by the tables: sums are exact. */
  best(): Block[] {
    let at = this.most[0]!.length - 1;
    return this.priced.map((ofPart, part) => {
      const { block } = ofPart.find(({ block: { items, time }, worth }) => {
        const left = at - items.length * this.width - time;
        return (
          time <= at % this.width && worth + (this.most[part + 1]![left] ?? NaN) === this.most[part]![at]
        );
      })!;
      at -= block.items.length * this.width + block.time;
      return block;
    });
  }

  /** Drops every block whose best session is worth less than `least` at the last prices; true if any was dropped. */
  keepFrom(least: number): boolean {
    let hasGone = false;
    for (const [part, ofPart] of this.priced.entries()) {
      // All other parts combined.
      let others = this.most[part + 1]!;
      for (let other = 0; other < part; other++) {
        const into = new Float64Array(others.length);
        this.addPart(others, other, into);
        others = into;
      }
      const stay = ofPart.filter(
        ({ block: { time, items }, worth }) =>
          worth + others.at(-1 - items.length * this.width - time)! >= least,
      );
      hasGone ||= stay.length < ofPart.length;
      this.priced[part] = stay;
    }
    return hasGone;
  }
}
