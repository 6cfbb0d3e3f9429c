import { cellsOf } from '../tables/table-import.js';
import { MOST_ERRORS } from '../tables/import-result.dto.js';
import type { CheckedImport } from './catalogue-import.types.js';
import type { PartResult } from './import-parts.service.js';
import { nameOf, type ImportedResource } from './import-resources.js';

/** Most added and changed rows that are listed one by one. */
export const MOST_LISTED = 200;

/** Combines the results of all parts of a file. */
export class ImportReport {
  readonly result: CheckedImport = {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    added: [],
    changed: [],
  };

  constructor(private readonly resource: ImportedResource) {}

  /** Whether the report holds the most errors it may list. */
  get isFull(): boolean {
    return this.result.errors.length >= MOST_ERRORS;
  }

  /** Sorts the lists in file order, which differs from the order of the trial. */
  inOrder(): CheckedImport {
    for (const lines of [this.result.errors, this.result.added, this.result.changed])
      lines.sort((a, b) => a.row - b.row);
    return this.result;
  }

  add({ result, written }: PartResult): void {
    const all = this.result;
    all.created += result.created;
    all.updated += result.updated;
    all.unchanged += result.unchanged;
    all.errors.push(...result.errors.slice(0, MOST_ERRORS - all.errors.length));
    for (const { row, id, before, after } of written) {
      if (row === null) continue;
      const name = nameOf(after);
      if (before === null) {
        if (all.added.length < MOST_LISTED) all.added.push({ row, name });
      } else if (all.changed.length < MOST_LISTED) {
        all.changed.push({ row, id, name, fields: this.differences(before, after) });
      }
    }
  }

  private differences(before: object, after: object) {
    const [old, fresh] = [before, after].map(row => cellsOf(this.resource as never, row as never)) as [
      Record<string, string>,
      Record<string, string>,
    ];
    return Object.keys(fresh)
      .filter(field => old[field] !== fresh[field])
      .map(field => ({ field, before: old[field] ?? '', after: fresh[field] ?? '' }));
  }
}
