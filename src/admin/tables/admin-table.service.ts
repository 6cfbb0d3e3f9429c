import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { CatalogueChanges, type ChangedThing } from '../../catalogue/changes/catalogue-changes.service.js';
import { AppError, invalidField, type FieldError } from '../../common/errors/app-error.js';
import { InputPipe } from '../../common/validation/input.pipe.js';
import { Database } from '../../infrastructure/database/database.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import type { AdminResource } from '../resources/admin-resource.js';
import type { ImportResultDto } from './import-result.dto.js';
import type { TableFormat, TableRow } from './table-file.js';
import { TableThread } from './table-thread.service.js';

/** Rows read at once: few queries, and a few milliseconds of the event loop each. */
const CHUNK = 100;

/** Rows checked in a turn of the event loop: a few milliseconds. */
const ROWS_A_TURN = 20;

/** An id as a file has it. */
const ID = /^[1-9]\d{0,9}$/;

/** On SQLite all other writes wait for the import's end, up to 8 s: what would take longer has to come in parts. */
const LONGEST_WRITE_MS = 5_000;

/** A row with what it says, or what is wrong with it. */
interface CheckedRow<I> extends TableRow {
  input: I | AppError;
}

/** Ends the transaction of a dry run, or of an import with errors, without keeping anything of it. */
class RolledBack extends Error {}

/** Import and export of catalogue rows as CSV or XLSX. */
@Injectable()
export class AdminTableService {
  private readonly pipe = new InputPipe();

  constructor(
    private readonly database: Database,
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly files: TableThread,
    private readonly audit: AuditTrail,
  ) {}

  /** Every row as a file that `importTable` reads back as "unchanged". */
  async exportTable<I extends object, R extends I & { id: number }>(
    resource: AdminResource<I, R>,
    format: TableFormat,
  ): Promise<Buffer> {
    return this.files.write(format, ['id', ...resource.columns], this.exportParts(resource));
  }

  private async *exportParts<I extends object, R extends I & { id: number }>(
    resource: AdminResource<I, R>,
  ): AsyncGenerator<Record<string, string>[]> {
    const ids = await resource.allIds(this.database.read);
    for (let from = 0; from < ids.length; from += CHUNK) {
      const rows = await resource.rowsOf(this.database.read, ids.slice(from, from + CHUNK));
      yield rows.map(row => cellsOf(resource, row));
    }
  }

  /**
   * Brings a file's rows into the catalogue: a row with an `id`, or with the name of one that exists, changes it;
   * any other is new. All of the file or, with a single error in it or on a dry run, nothing.
   */
  async importTable<I extends object, R extends I & { id: number }>(
    resource: AdminResource<I, R>,
    adminId: number,
    file: Buffer | undefined,
    dryRun: boolean,
  ): Promise<ImportResultDto> {
    if (!file) throw invalidField('file', 'CSV 또는 엑셀(xlsx) 파일을 골라 주세요.');
    const table = await this.files.read(file);
    this.refuseUnknownColumns(resource, table);
    const checked = await this.check<I>(resource.inputType, table);
    const result: ImportResultDto = { created: 0, updated: 0, unchanged: 0, errors: [] };

    const apply = async (manager: EntityManager) => {
      // A deadlock may run this again from the start.
      Object.assign(result, { created: 0, updated: 0, unchanged: 0, errors: [] });
      const changed: ChangedThing[] = [];
      const began = performance.now();
      const read = await this.rowsOf(manager, resource, table);
      for (const row of checked) {
        if (this.database.embedded && performance.now() - began > LONGEST_WRITE_MS) {
          throw invalidField('file', '한 번에 넣기에는 줄이 너무 많아요. 나눠서 올려 주세요.');
        }
        try {
          const things = await this.importRow(manager, resource, row, read, result);
          // Rows share fields (the variants of a product): after a change none of those read before is sure.
          if (things.length > 0) read.clear();
          changed.push(...things);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          result.errors.push(...errorsOf(row, error));
        }
      }
      if (dryRun || result.errors.length > 0) throw new RolledBack();
      if (changed.length === 0) return;
      await this.changes.record(manager, changed);
      const { created, updated } = result;
      await this.audit.write(manager, {
        adminId,
        action: 'import',
        resource: resource.name,
        resourceId: null,
        before: null,
        after: { created, updated },
      });
    };

    try {
      await this.catalogue.change(apply);
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      if (!dryRun) Object.assign(result, { created: 0, updated: 0, unchanged: 0 });
    }
    return result;
  }

  private async importRow<I extends object, R extends I & { id: number }>(
    manager: EntityManager,
    resource: AdminResource<I, R>,
    { cells: { id: idCell = '', ...cells }, input }: CheckedRow<I>,
    read: ReadonlyMap<number, R>,
    result: ImportResultDto,
  ): Promise<ChangedThing[]> {
    if (input instanceof AppError) throw input;
    const id = idCell === '' ? await resource.findNamesake(manager, input) : numberOf(idCell);
    if (id === null) {
      const created = await resource.create(manager, input);
      result.created++;
      return [resource.changed(await this.catalogue.rowOf(manager, resource, created))];
    }
    const before = read.get(id) ?? (await this.catalogue.rowOf(manager, resource, id));
    if (resource.columns.every(column => cells[column] === cellOf(before[column]))) {
      result.unchanged++;
      return [];
    }
    await resource.update(manager, id, input);
    const after = await this.catalogue.rowOf(manager, resource, id);
    if (sameCells(cellsOf(resource, before), cellsOf(resource, after))) {
      result.unchanged++;
      return [];
    }
    result.updated++;
    return [resource.changed(after)];
  }

  /** What each row says, or what is wrong with it: before the transaction, in which every other write of SQLite waits. */
  private async check<I>(inputType: new () => I, table: TableRow[]): Promise<CheckedRow<I>[]> {
    const checked: CheckedRow<I>[] = [];
    for (const row of table) {
      const { id: _, ...cells } = row.cells;
      const input = await this.pipe
        .transform(cells, { type: 'body', metatype: inputType })
        .then(valid => valid as I, refusalOf);
      checked.push({ ...row, input });
      if (checked.length % ROWS_A_TURN === 0) await nextTurn();
    }
    return checked;
  }

  /** The rows that the file names by id: most files are exports in which little was changed. */
  private async rowsOf<I extends object, R extends I & { id: number }>(
    manager: EntityManager,
    resource: AdminResource<I, R>,
    table: TableRow[],
  ): Promise<Map<number, R>> {
    const ids = table
      .map(({ cells }) => cells.id ?? '')
      .filter(cell => ID.test(cell))
      .map(Number);
    const rows = new Map<number, R>();
    for (let from = 0; from < ids.length; from += CHUNK) {
      const chunk = await resource.rowsOf(manager, ids.slice(from, from + CHUNK));
      for (const row of chunk) rows.set(row.id, row);
    }
    return rows;
  }

  private refuseUnknownColumns<I extends object, R extends I & { id: number }>(
    resource: AdminResource<I, R>,
    [first]: TableRow[],
  ): void {
    const known = new Set<string>(['id', ...resource.columns]);
    const unknown = Object.keys(first?.cells ?? {}).filter(column => !known.has(column));
    if (unknown.length > 0) throw invalidField('file', `모르는 열이 있어요: ${unknown.join(', ')}`);
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

function numberOf(cell: string): number {
  if (!ID.test(cell)) throw invalidField('id', '번호는 숫자예요. 새로 넣으려면 비워 두세요.');
  return Number(cell);
}

function errorsOf({ row }: TableRow, error: AppError): ImportResultDto['errors'] {
  const fields: FieldError[] = error.fields ?? [{ field: 'id', message: error.message }];
  return fields.map(({ field, message }) => ({ row, field, message }));
}

function cellsOf<I extends object, R extends I & { id: number }>(
  resource: AdminResource<I, R>,
  row: R,
): Record<string, string> {
  const cells = resource.columns.map(column => [column, cellOf(row[column])] as const);
  return { id: String(row.id), ...Object.fromEntries(cells) };
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('|') : String(value);
}

function sameCells(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).every(column => a[column] === b[column]);
}
