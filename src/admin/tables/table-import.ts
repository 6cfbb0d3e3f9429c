import type { EntityManager } from 'typeorm';
import {
  REVIEWED_NONE,
  type AddedCatalogueItem,
  type CatalogueResource,
  type ChangedCatalogueItem,
  type PriceOrigin,
} from '../../catalogue/public.js';
import { AppError, invalidField, type FieldError } from '../../common/errors/app-error.js';
import type { TimeSlicer } from '../../common/time/time-slicer.js';
import { MOST_ERRORS, type ImportErrorDto, type ImportResultDto } from './import-result.dto.js';

/** Rows looked up, and added, in one statement: some five milliseconds of the event loop. */
const PART = 25;
/** Of a cell that does not fit. */
const LONGEST_SHOWN = 200;
/** An id as a file has it. */
export const ID = /^[1-9]\d{0,9}$/;

/** A row of the file with what it says, or what is wrong with it. */
export interface CheckedRow<I> {
  /** Its line in the file. */
  row: number;
  /** Empty where it names none. */
  id: string;
  /** As the file has them, without the id. */
  cells: Record<string, string>;
  input: I | AppError;
}

/**
 * The rows in their order, some at a time: either all with an id or all without, none meant twice. What is looked up for such a part at its
 * beginning holds until its end.
 */
export async function* partsOf<I extends object>(
  rows: Iterable<CheckedRow<I>> | AsyncIterable<CheckedRow<I>>,
  resource: { nameOf(input: I): string },
): AsyncGenerator<CheckedRow<I>[]> {
  let part: CheckedRow<I>[] = [];
  let meant = new Set<string>();
  for await (const row of rows) {
    const name = row.id || (row.input instanceof AppError ? '' : resource.nameOf(row.input));
    const fits =
      part.length < PART && !meant.has(name) && ((part[0]?.id ?? row.id) === '') === (row.id === '');
    if (!fits) {
      yield part;
      part = [];
      meant = new Set();
    }
    part.push(row);
    meant.add(name);
  }
  if (part.length > 0) yield part;
}

/** A row of the catalogue as an import found and left it. */
export interface WrittenRow<R> {
  /** Its line in the file; null where it only shares fields with one that was added. */
  row: number | null;
  id: number;
  /** Null where it was added. */
  before: R | null;
  after: R;
}

type NotedRow<R> = Omit<WrittenRow<R>, 'after'>;

/** An import in its transaction: a row with an id, or with the name of one that exists, changes it; any other is new. */
export class TableImport<I extends object, R extends I & { id: number }> {
  readonly result: ImportResultDto = { created: 0, updated: 0, unchanged: 0, errors: [] };
  readonly changed: ChangedCatalogueItem[] = [];
  /** Of these what was added. */
  readonly added: AddedCatalogueItem[] = [];
  /** Rows of the part as they are now. */
  private current = new Map<number, R>();
  /** What is wrong with the part. */
  private readonly refused: ImportErrorDto[] = [];
  /** Rows of the part that were changed, as they were before it. */
  private before = new Map<number, R>();
  /** Rows of the part that were written, in their order. */
  private noted: NotedRow<R>[] = [];

  /**
   * @param slicer SQLite answers without ever leaving the thread
   * @param notes whether `written` is asked for: it takes some queries more
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly resource: CatalogueResource<I, R>,
    private readonly origin: PriceOrigin,
    private readonly slicer: TimeSlicer,
    private readonly notes = false,
  ) {}

  /** What the part that was taken last has done to which row. */
  async written(): Promise<WrittenRow<R>[]> {
    const after = await this.rowsOf(this.noted.map(({ id }) => id));
    return this.noted
      .flatMap(noted => (after.has(noted.id) ? [{ ...noted, after: after.get(noted.id)! }] : []))
      .filter(
        ({ before, after }) =>
          before === null || !sameCells(cellsOf(this.resource, before), cellsOf(this.resource, after)),
      );
  }

  /** @param part one of `partsOf` */
  async take(part: readonly CheckedRow<I>[]): Promise<void> {
    const idOf = await this.idsOf(part);
    this.current = await this.rowsOf(part.flatMap(row => idOf(row) ?? []));
    this.before = new Map();
    this.noted = [];
    const fresh: ValidRow<I>[] = [];
    for (const row of part) {
      try {
        if (!isValid(row)) throw row.input;
        const id = row.id === '' ? idOf(row) : numberOf(row.id);
        if (id === undefined) {
          fresh.push(row);
          continue;
        }
        // In the order of the file: rows may share fields (the variants of a product).
        await this.add(fresh.splice(0));
        await this.change(row, id);
      } catch (error) {
        this.refuse(row, error);
      }
    }
    await this.add(fresh);
    await this.countChanged();
    const errors = this.refused.splice(0).sort((a, b) => a.row - b.row);
    this.result.errors.push(...errors.slice(0, MOST_ERRORS - this.result.errors.length));
  }

  /** Finds the ids that a part's rows mean, as far as there are such rows. */
  private async idsOf(part: readonly CheckedRow<I>[]): Promise<(row: CheckedRow<I>) => number | undefined> {
    const unnamed = part.filter(isValid<I>).filter(({ id }) => id === '');
    const inputs = unnamed.map(({ input }) => input);
    const ids = inputs.length > 0 ? await this.resource.namesakes(this.manager, inputs) : undefined;
    return row => {
      if (row.id !== '') return ID.test(row.id) ? Number(row.id) : undefined;
      return isValid(row) ? ids?.get(this.resource.nameOf(row.input)) : undefined;
    };
  }

  private async rowsOf(ids: number[]): Promise<Map<number, R>> {
    const rows = ids.length > 0 ? await this.resource.rowsOf(this.manager, ids) : [];
    await this.slicer.yieldIfDue();
    return new Map(rows.map(row => [row.id, row]));
  }

  private async add(rows: readonly ValidRow<I>[]): Promise<void> {
    if (rows.length === 0) return;
    const inputs = rows.map(({ input }) => input);
    if (this.notes) await this.noteShared(inputs);
    const outcomes = await this.resource.add(this.manager, inputs, this.origin);
    await this.slicer.yieldIfDue();
    const added: ValidRow<I>[] = [];
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome instanceof AppError) {
        this.refuse(rows[n]!, outcome);
        continue;
      }
      this.result.created++;
      this.note(outcome);
      this.added.push(outcome);
      added.push(rows[n]!);
    }
    if (this.notes && added.length > 0) await this.noteAdded(added);
  }

  /** A new row may change what others share with it: they are part of the way back. */
  private async noteShared(inputs: readonly I[]): Promise<void> {
    const ids = (await this.resource.sharing?.(this.manager, inputs)) ?? [];
    for (const row of (await this.rowsOf(ids)).values())
      this.noted.push({ row: null, id: row.id, before: row });
  }

  private async noteAdded(rows: readonly ValidRow<I>[]): Promise<void> {
    const { manager, resource } = this;
    const ids = await resource.namesakes(
      manager,
      rows.map(({ input }) => input),
    );
    await this.slicer.yieldIfDue();
    for (const { row, input } of rows) {
      const id = ids.get(resource.nameOf(input));
      if (id !== undefined) this.noted.push({ row, id, before: null });
    }
  }

  private async change({ row: line, input, cells }: ValidRow<I>, id: number): Promise<void> {
    const { manager, resource } = this;
    const row = this.current.get(id) ?? (await this.rowsOf([id])).get(id);
    if (!row) throw new AppError(resource.notFound);
    const told = resource.columns.filter(column => column in cells);
    const stored = cellsOf(resource, row);
    if (told.every(column => cells[column] === stored[column])) {
      this.result.unchanged++;
      return;
    }
    // A column that the file does not have leaves its field as it is.
    const untold = resource.columns.filter(column => !(column in cells));
    const kept = Object.fromEntries(untold.map(column => [column, row[column]]));
    await resource.update(manager, id, { ...input, ...kept }, this.origin);
    this.before.set(id, row);
    this.noted.push({ row: line, id, before: row });
    this.forget(resource.changed(row));
  }

  /** Not every change of a text is one of the row: `1.0` for 1 says the same. */
  private async countChanged(): Promise<void> {
    const { resource } = this;
    for (const after of (await this.rowsOf([...this.before.keys()])).values()) {
      if (sameCells(cellsOf(resource, this.before.get(after.id)!), cellsOf(resource, after))) {
        this.result.unchanged++;
        continue;
      }
      this.result.updated++;
      this.note(resource.changed(after));
    }
  }

  private note(thing: ChangedCatalogueItem): void {
    this.changed.push(thing);
    this.forget(thing);
  }

  /** Rows that belong to what has changed are no longer as they were read. */
  private forget({ id }: ChangedCatalogueItem): void {
    for (const [key, row] of this.current) if (this.resource.changed(row).id === id) this.current.delete(key);
  }

  private refuse({ row, id, cells }: CheckedRow<I>, error: unknown): void {
    if (!(error instanceof AppError)) throw error;
    const fields: FieldError[] = error.fields ?? [{ field: 'id', message: error.message }];
    this.refused.push(
      ...fields.map(({ field, message }) => ({
        ...{ row, field, message },
        value: (field === 'id' ? id : (cells[field] ?? '')).slice(0, LONGEST_SHOWN),
      })),
    );
  }
}

interface ValidRow<I> extends CheckedRow<I> {
  input: I;
}

function isValid<I>(row: CheckedRow<I>): row is ValidRow<I> {
  return !(row.input instanceof AppError);
}

function numberOf(cell: string): number {
  if (!ID.test(cell)) throw invalidField('id', '번호는 숫자예요. 새로 넣으려면 비워 두세요.');
  return Number(cell);
}

/** A row as the file has it. */
export function cellsOf<I extends object, R extends I & { id: number }>(
  resource: CatalogueResource<I, R>,
  row: R,
): Record<string, string> {
  const cells = resource.columns.map(column => {
    const value = row[column];
    const isNone = Array.isArray(value) && value.length === 0 && resource.reviewed?.includes(column);
    return [column, isNone ? REVIEWED_NONE : cellOf(value)] as const;
  });
  return { id: String(row.id), ...Object.fromEntries(cells) };
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('|') : String(value);
}

function sameCells(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).every(column => a[column] === b[column]);
}
