/** Reproducible random numbers (Park and Miller 1988, the minimal standard generator). */
export class Random {
  constructor(private state: number) {}

  /** A float from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state * 48271) % 2147483647;
    return (this.state - 1) / 2147483646;
  }

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** An index below `count`; low ones are far more frequent, as in people's searches. */
  skewed(count: number): number {
    return Math.floor(count * this.next() ** 3);
  }
}
