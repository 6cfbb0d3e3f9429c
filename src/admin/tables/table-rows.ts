import type { TableRow } from './table-file.js';

/**
 * The rows of a file, in their order, as the text they came in: memory that is not collected. As objects, 20,000 of them for as long as
 * they are brought in, they would have to be gone through again and again, in which no request is answered.
 */
export class TableRows implements Iterable<TableRow> {
  private readonly parts: Uint8Array[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** @param json some rows, some hundred microseconds to parse */
  add(json: Uint8Array, count: number): void {
    this.parts.push(json);
    this.count += count;
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (const part of this.parts) yield* JSON.parse(Buffer.from(part).toString()) as TableRow[];
  }
}
