/** Random numbers that come the same every run (Park and Miller 1988, the minimal standard generator). */
export class Random {
  constructor(private state: number) {}

  /** A float from 0 up to, not including, 1. */
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

  /** An index below `count`, low ones far more often than high ones, as people's searches are. */
  skewed(count: number): number {
    return Math.floor(count * this.next() ** 3);
  }
}
