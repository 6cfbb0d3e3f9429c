/** What an index is made of when it is saved. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Numbers that lie in many arrays, so that saving them needs no copy of all. */
export interface ScatteredNumbers {
  length: number;
  /** The arrays in their order, each time from the first. */
  pieces: () => Iterable<Uint32Array>;
}

type NumbersOf<T extends Numbers> = new (length: number) => T;

/**
 * An index as named arrays of numbers, to be written to a file or read from one. Whoever takes an array out owns it: it has a
 * buffer of its own and may be changed.
 */
export class SavedParts {
  constructor(
    private readonly parts = new Map<string, Numbers | ScatteredNumbers>(),
    private readonly prefix = '',
  ) {}

  /** The same parts, with names of their own. */
  within(name: string): SavedParts {
    return new SavedParts(this.parts, `${this.prefix}${name}.`);
  }

  put(name: string, numbers: Numbers | ScatteredNumbers): void {
    this.parts.set(this.prefix + name, numbers);
  }

  putJson(name: string, value: unknown): void {
    this.put(name, new TextEncoder().encode(JSON.stringify(value)));
  }

  /** @throws when there is no such part, or one of other numbers */
  take<T extends Numbers>(name: string, type: NumbersOf<T>): T {
    const part = this.parts.get(this.prefix + name);
    const numbers = part !== undefined && 'pieces' in part ? gathered(part) : part;
    if (!(numbers instanceof type)) throw new Error(`The saved index has no ${this.prefix}${name}`);
    return numbers;
  }

  /** @throws as `take` does */
  takeJson(name: string): unknown {
    return JSON.parse(new TextDecoder().decode(this.take(name, Uint8Array)));
  }

  all(): IterableIterator<[string, Numbers | ScatteredNumbers]> {
    return this.parts.entries();
  }
}

/** The same numbers as one array of their own. */
export function gathered({ length, pieces }: ScatteredNumbers): Uint32Array {
  const whole = new Uint32Array(length);
  let at = 0;
  for (const piece of pieces()) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
