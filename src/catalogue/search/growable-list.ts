/** A list of unsigned 32-bit numbers that grows by half: four bytes an entry, no object each. */
export class GrowableList {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 4) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  /** The last entry, or `undefined` when empty. */
  last(): number | undefined {
    return this.length === 0 ? undefined : this.data[this.length - 1];
  }

  /** Keeps only the entries for which `keep` is true, in place. */
  filter(keep: (value: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      const value = this.data[i]!;
      if (keep(value)) this.data[kept++] = value;
    }
    this.length = kept;
  }
}
