/** Limits concurrency: the others wait in order. */
export class Slots {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly size: number) {}

  get free(): number {
    return this.size - this.taken;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.taken < this.size) this.taken++;
    // The slot goes straight to the next in line.
    else await new Promise<void>(resolve => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.taken--;
    }
  }
}
