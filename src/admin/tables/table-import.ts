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

/** Rows read, or added, per statement: about five milliseconds of the event loop. */
const PART = 25;
/** Most characters shown of a cell that does not fit. */
const LONGEST_SHOWN = 200;
/** An id as written in a file. */
export const ID = /^[1-9]\d{0,9}$/;

/** A row of the file with its input, or its errors. */
export interface CheckedRow<I> {
  /** Line in the file. */
  row: number;
  /** Empty if the row names none. */
  id: string;
  /** The cells as in the file, without the id. */
  cells: Record<string, string>;
  input: I | AppError;
}

/**
 * Splits the rows into parts, in their order: in each part all rows have an id or none has, and no row occurs twice. What is read at the start of a
 * part stays valid until its end.
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

/** A catalogue row as an import found and left it. */
export interface WrittenRow<R> {
  /** Line in the file; null if the row only shares fields with an added one. */
  row: number | null;
  id: number;
  /** Null if the row was added. */
  before: R | null;
  after: R;
}

type NotedRow<R> = Omit<WrittenRow<R>, 'after'>;

/** An import in its transaction: a row with an id, or with the name of an existing row, changes that row; any other row is new. */
export class TableImport<I extends object, R extends I & { id: number }> {
  readonly result: ImportResultDto = { created: 0, updated: 0, unchanged: 0, errors: [] };
  readonly changed: ChangedCatalogueItem[] = [];
  /** The added ones among them. */
  readonly added: AddedCatalogueItem[] = [];
  /** Current state of the part's rows. */
  private current = new Map<number, R>();
  /** Errors of the part. */
  private readonly refused: ImportErrorDto[] = [];
  /** State of the part's changed rows before the part. */
  private before = new Map<number, R>();
  /** The part's written rows, in order. */
  private noted: NotedRow<R>[] = [];

  /**
   * @param slicer yields to the event loop, because SQLite answers without leaving the thread
   * @param notes whether `written` is called later: it costs some more queries
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly resource: CatalogueResource<I, R>,
    private readonly origin: PriceOrigin,
    private readonly slicer: TimeSlicer,
    private readonly notes = false,
  ) {}

  /** The rows that the last part wrote. */
  async written(): Promise<WrittenRow<R>[]> {
    const after = await this.rowsOf(this.noted.map(({ id }) => id));
    return this.noted
      .flatMap(noted => (after.has(noted.id) ? [{ ...noted, after: after.get(noted.id)! }] : []))
      .filter(
        ({ before, after }) =>
          before === null || !sameCells(cellsOf(this.resource, before), cellsOf(this.resource, after)),
      );
  }

  /** @param part one part from `partsOf` */
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
        // In file order: rows may share fields (the variants of a product).
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

  /** Resolves the ids of a part's rows, for the rows that exist. */
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

  /** A new row may change fields that others share with it; undo needs those rows too. */
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

  private async change({ row: line, id: named, input, cells }: ValidRow<I>, id: number): Promise<void> {
    const { manager, resource } = this;
    const row = this.current.get(id) ?? (await this.rowsOf([id])).get(id);
    if (!row) throw new AppError(resource.notFound);
    // In a line with an id an empty cell clears its field. A line found by its name is somebody else's list, which may not know it.
    const isTold = (column: string): boolean => column in cells && (named !== '' || cells[column] !== '');
    const told = resource.columns.filter(isTold);
    const stored = cellsOf(resource, row);
    if (told.every(column => cells[column] === stored[column])) {
      this.result.unchanged++;
      return;
    }
    // A column missing from the file leaves its field unchanged.
    const untold = resource.columns.filter(column => !isTold(column));
    const kept = Object.fromEntries(untold.map(column => [column, row[column]]));
    await resource.update(manager, id, { ...input, ...kept }, this.origin);
    this.before.set(id, row);
    this.noted.push({ row: line, id, before: row });
    this.forget(resource.changed(row));
  }

  /** A changed text is not always a changed row: `1.0` equals 1. */
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

  /** Drops the cached rows that belong to a changed row. */
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

/** A row as the file represents it. */
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
