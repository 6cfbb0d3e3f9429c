/** Whatever tells when the catalogue has changed. */
export interface Changing {
  onChange(listener: () => void): void;
}

/** Answers kept, a few kB each. */
const SIZE = 1_000;

/** The details read last, as JSON. Emptied whenever the catalogue changes. */
export class DetailCache {
  private readonly texts = new Map<number, string>();
  private generation = 0;

  constructor(catalogue: Changing) {
    catalogue.onChange(() => {
      this.generation++;
      this.texts.clear();
    });
  }

  /** The kept answer, or the one that `read` gives now. What `read` throws is passed on and not kept. */
  async get(id: number, read: () => Promise<object>): Promise<string> {
    const known = this.texts.get(id);
    if (known !== undefined) return known;
    const { generation } = this;
    const text = JSON.stringify(await read());
    // Read before a change and finished after it: right to answer, wrong to keep.
    if (generation === this.generation) this.keep(id, text);
    return text;
  }

  private keep(id: number, text: string): void {
    this.texts.set(id, text);
    if (this.texts.size <= SIZE) return;
    const [oldest] = this.texts.keys();
    if (oldest !== undefined) this.texts.delete(oldest);
  }
}
