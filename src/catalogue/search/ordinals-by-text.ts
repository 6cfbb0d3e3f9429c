/** Which documents go by a text. Mostly one: it is kept as a number, which is a third of what an array takes. */
export class OrdinalsByText {
  private readonly entries = new Map<string, number | number[]>();

  add(text: string, ordinal: number): void {
    if (text === '') return;
    const known = this.entries.get(text);
    if (known === undefined) this.entries.set(text, ordinal);
    else if (typeof known === 'number') this.entries.set(text, [known, ordinal]);
    else known.push(ordinal);
  }

  get(text: string): readonly number[] {
    const known = this.entries.get(text);
    if (known === undefined) return [];
    return typeof known === 'number' ? [known] : known;
  }

  /** Keeps only the ordinals for which `keep` is true. */
  filter(keep: (ordinal: number) => boolean): void {
    for (const text of [...this.entries.keys()]) {
      const left = this.get(text).filter(keep);
      if (left.length === 0) this.entries.delete(text);
      else this.entries.set(text, left.length === 1 ? left[0]! : left);
    }
  }
}
