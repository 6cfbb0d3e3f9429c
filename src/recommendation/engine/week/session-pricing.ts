import type { Block, Slot } from './week-model.types.js';

/**
 * Sessions of one slot at given prices: at most one block per part, within the limits of time and workouts. An exact knapsack over time and
 * count, part by part; its tables bound what the remaining parts can add.
 */
export class SessionPricing {
  private readonly width: number;
  private readonly parts: number;
  /** Blocks that a better week may still contain, by part. */
  readonly blocks: Block[][];
  readonly worths: Float64Array[];
  /** Curves that some block of the part contributes to, and the blocks' amounts of them, row by row. */
  private readonly used: number[][];
  private readonly amounts: Float64Array[];
  /** Upper bound on what the parts from each index on add, by workouts and time. */
  private readonly most: Float64Array[];

  constructor(readonly slot: Slot) {
    this.parts = slot.blocks.length;
    this.width = slot.capacity + 1;
    this.blocks = slot.blocks.map(ofPart => ofPart.filter(({ time }) => time <= slot.capacity));
    this.worths = this.blocks.map(ofPart => new Float64Array(ofPart.length));
    this.used = this.blocks.map(ofPart =>
      [...(ofPart[0]?.amounts.keys() ?? [])].filter(curve =>
        ofPart.some(({ amounts }) => amounts[curve]! > 0),
      ),
    );
    this.amounts = this.blocks.map((ofPart, part) =>
      Float64Array.from(ofPart.flatMap(({ amounts }) => this.used[part]!.map(curve => amounts[curve]!))),
    );
    this.most = Array.from(
      { length: this.parts + 1 },
      () => new Float64Array((this.slot.mostWorkouts + 1) * this.width),
    );
  }

  /**
   * The worth of the best session at prices of a step of each curve and of each bit of this slot's sessions. Multiples of a power of two, so
   * that sums are exact.
   */
  price(amounts: Float64Array, bits: Float64Array): number {
    const { times } = this.slot;
    for (let part = 0; part < this.parts; part++) {
      const worths = this.worths[part]!;
      const prices = this.used[part]!.map(curve => amounts[curve]!);
      const ofBlocks = this.amounts[part]!;
      let at = 0;
      for (const [index, block] of this.blocks[part]!.entries()) {
        let worth = block.points;
        for (const price of prices) worth += price * ofBlocks[at++]!;
        worths[index] = times * worth;
      }
    }
    bits.forEach((price, bit) => price > 0 && this.pay(bit, price));
    for (let part = this.parts - 1; part >= 0; part--)
      this.addPart(this.most[part + 1]!, part, this.most[part]!);
    return this.mostWorth;
  }

  /**
   * A session has a bit once, however many of its blocks have it; paying twice would make the bound too low. So the blocks of one part pay: of
   * the part that gains most by having it.
   */
  private pay(bit: number, price: number): void {
    const has = ({ bits }: Block): boolean => ((bits >>> bit) & 1) === 1;
    const gains = this.blocks.map((ofPart, part) => {
      const most = [0, -Infinity];
      ofPart.forEach((block, index) => {
        const of = Number(has(block));
        most[of] = Math.max(most[of]!, this.worths[part]![index]!);
      });
      return most[1]! - most[0]!;
    });
    const payer = gains.indexOf(Math.max(...gains));
    this.blocks[payer]!.forEach((block, index) => {
      if (has(block)) this.worths[payer]![index]! -= price;
    });
  }

  get mostWorth(): number {
    return this.most[0]!.at(-1)!;
  }

  private mayLack(part: number): boolean {
    return ((this.slot.required >>> part) & 1) === 0;
  }

  /** `into` = `from` plus the part's best blocks. */
  private addPart(from: Float64Array, part: number, into: Float64Array): void {
    const { width } = this;
    if (this.mayLack(part)) into.set(from);
    else into.fill(-Infinity);
    for (const index of this.upperEnvelope(part)) {
      const { time, items } = this.blocks[part]![index]!;
      const worth = this.worths[part]![index]!;
      for (let count = items.length; count <= this.slot.mostWorkouts; count++) {
        const start = (count - items.length) * width;
        for (let at = time; at < width; at++) {
          const sum = worth + from[start + at - time]!;
          if (sum > into[count * width + at]!) into[count * width + at] = sum;
        }
      }
    }
  }

  /** Blocks worth more than any block, or none where the session may lack the part, with no more workouts and time. */
  private upperEnvelope(part: number): number[] {
    const blocks = this.blocks[part]!;
    const worths = this.worths[part]!;
    const best = new Float64Array(this.width).fill(this.mayLack(part) ? 0 : -Infinity);
    const found: number[] = [];
    const mostItems = Math.max(0, ...blocks.map(({ items }) => items.length));
    for (let count = 1; count <= mostItems; count++) {
      for (let index = 0; index < blocks.length; index++) {
        const { items, time } = blocks[index]!;
        if (items.length !== count || worths[index]! <= best[time]!) continue;
        found.push(index);
        for (let at = time; at < this.width && best[at]! < worths[index]!; at++) best[at] = worths[index]!;
      }
    }
    return found;
  }

  /**
   * Passes on all sessions worth at least `least` at the last prices: one block or null per part, always the same array. Stops early and
   * returns false if `goesOn`, polled now and then, returns false.
   */
  eachAtLeast(
    least: number,
    found: (blocks: (Block | null)[], worth: number) => void,
    goesOn: () => boolean,
  ): boolean {
    const { parts, width, blocks, worths, most } = this;
    const orders = worths.map(ofPart => [...ofPart.keys()].sort((a, b) => ofPart[b]! - ofPart[a]!));
    const chosen = Array<Block | null>(parts).fill(null);
    let steps = 0;
    const visit = (part: number, count: number, time: number, worth: number): boolean => {
      if (part === parts) {
        found(chosen, worth);
        return true;
      }
      const next = most[part + 1]!;
      const best = next[count * width + time]!;
      for (const index of orders[part]!) {
        const sum = worth + worths[part]![index]!;
        if (sum + best < least) break;
        if ((++steps & 1023) === 0 && !goesOn()) return false;
        const block = blocks[part]![index]!;
        const left = count - block.items.length;
        if (left < 0 || block.time > time || sum + next[left * width + time - block.time]! < least) continue;
        chosen[part] = block;
        if (!visit(part + 1, left, time - block.time, sum)) return false;
      }
      chosen[part] = null;
      return worth + best < least || !this.mayLack(part) || visit(part + 1, count, time, worth);
    };
    return visit(0, this.slot.mostWorkouts, width - 1, 0);
  }

  /** One of the best sessions, by the tables: sums are exact. */
  best(): (Block | null)[] {
    let left = this.slot.mostWorkouts;
    let at = this.width - 1;
    return this.blocks.map((blocks, part) => {
      const [here, next] = [this.most[part]!, this.most[part + 1]!];
      const worth = here[left * this.width + at]!;
      if (this.mayLack(part) && next[left * this.width + at] === worth) return null;
      const block = blocks.find(
        ({ items, time }, index) =>
          items.length <= left &&
          time <= at &&
          this.worths[part]![index]! + next[(left - items.length) * this.width + at - time]! === worth,
      )!;
      left -= block.items.length;
      at -= block.time;
      return block;
    });
  }

  /** Drops every block whose best session is worth less than `least` at the last prices; true if any was dropped. */
  keepFrom(least: number): boolean {
    const { width, parts } = this;
    let hasGone = false;
    for (let part = 0; part < parts; part++) {
      // All other parts combined.
      let others = this.most[part + 1]!;
      for (let other = 0; other < part; other++) {
        const into = new Float64Array(others.length);
        this.addPart(others, other, into);
        others = into;
      }
      const stays = this.blocks[part]!.map(
        ({ time, items }, index) =>
          this.worths[part]![index]! +
            others[(this.slot.mostWorkouts - items.length) * width + width - 1 - time]! >=
          least,
      );
      if (stays.every(Boolean)) continue;
      hasGone = true;
      this.amounts[part] = this.amounts[part]!.filter(
        (_, at) => stays[Math.floor(at / this.used[part]!.length)],
      );
      this.blocks[part] = this.blocks[part]!.filter((_, index) => stays[index]);
      this.worths[part] = this.worths[part]!.filter((_, index) => stays[index]);
    }
    return hasGone;
  }
}
