import type { TableRow } from './table-file.js';

/**
 * The rows of a file in order, kept as JSON text outside the garbage-collected heap. As objects, 20,000 rows would be traced again and again during
 * an import, and no request is answered meanwhile.
 */
export class TableRows implements Iterable<TableRow> {
  private readonly parts: Uint8Array[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** @param json some rows, which take some hundred microseconds to parse */
  add(json: Uint8Array, count: number): void {
    this.parts.push(json);
    this.count += count;
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (const part of this.parts) yield* JSON.parse(Buffer.from(part).toString()) as TableRow[];
  }
}
