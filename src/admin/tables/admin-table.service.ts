import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { CatalogueChanges, type CatalogueResource } from '../../catalogue/public.js';
import { invalidField } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { CatalogueImports } from '../imports/catalogue-imports.service.js';
import { withoutKeeping } from '../../infrastructure/database/without-keeping.js';
import { AuditTrail } from '../../audit/public.js';
import { checkRows } from './checked-rows.js';
import { MOST_ERRORS, type ImportResultDto } from './import-result.dto.js';
import type { TableFormat, TableRow } from './table-file.js';
import { areIndependent, cellsOf, PART, partsOf, TableImport, type CheckedRow } from './table-import.js';
import { TableFiles } from './table-files.service.js';

/** Rows read at once: few queries, and a few milliseconds of the event loop each. */
const CHUNK = 50;
/** Between two parts that are tried others get their turn at the database. */
const PAUSE_MS = 2;

/** Ends the transaction of a dry run, or of an import with errors, without keeping anything of it. */
class RolledBack extends Error {}

/** Import and export of catalogue rows as CSV or XLSX. */
@Injectable()
export class AdminTableService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly files: TableFiles,
    private readonly audit: AuditTrail,
    private readonly imports: CatalogueImports,
  ) {}

  /** Every row as a file that `importTable` reads back as "unchanged". */
  async exportTable<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    format: TableFormat,
  ): Promise<Buffer> {
    return this.files.write(format, ['id', ...resource.columns], this.exportParts(resource));
  }

  private async *exportParts<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
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
    resource: CatalogueResource<I, R>,
    adminId: number,
    file: Buffer | undefined,
    dryRun: boolean,
  ): Promise<ImportResultDto> {
    if (!file) throw invalidField('file', 'CSV 또는 엑셀(xlsx) 파일을 골라 주세요.');
    const table = await this.files.read(file);
    this.refuseUnknownColumns(resource, table);
    const checked = await checkRows<I>(resource.inputType, table);
    // One transaction for a long file would have every other write of SQLite's wait for its end.
    if (areIndependent(checked, resource)) {
      if (dryRun) return this.tried(resource, checked);
      if (checked.length > PART) return this.imports.bringIn(adminId, resource.name, file);
    }
    let result: ImportResultDto = { created: 0, updated: 0, unchanged: 0, errors: [] };

    const apply = async (manager: EntityManager) => {
      // A deadlock may run this again from the start.
      const applied = new TableImport(manager, resource, this.catalogue.priced('imported'));
      result = applied.result;
      const takesTooLong = this.database.holdsUpOthers();
      for (const part of partsOf(checked, resource)) {
        if (takesTooLong()) {
          throw invalidField('file', '한 번에 넣기에는 줄이 너무 많아요. 나눠서 올려 주세요.');
        }
        await applied.take(part);
        if (result.errors.length >= MOST_ERRORS) break;
      }
      if (dryRun || result.errors.length > 0) throw new RolledBack();
      if (applied.changed.length === 0) return;
      await this.changes.record(manager, applied.changed);
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

  /** What rows that do not concern one another would do, each part in a transaction of its own: others write in between. */
  private async tried<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    rows: readonly CheckedRow<I>[],
  ): Promise<ImportResultDto> {
    const all: ImportResultDto = { created: 0, updated: 0, unchanged: 0, errors: [] };
    for (const part of partsOf(rows, resource)) {
      const result = await withoutKeeping(this.database, async manager => {
        await this.changes.lock(manager);
        const applied = new TableImport(manager, resource, this.catalogue.priced('imported'));
        await applied.take(part);
        return applied.result;
      });
      all.created += result.created;
      all.updated += result.updated;
      all.unchanged += result.unchanged;
      all.errors.push(...result.errors.slice(0, MOST_ERRORS - all.errors.length));
      if (all.errors.length >= MOST_ERRORS) break;
      await pause(PAUSE_MS);
    }
    return all;
  }

  private refuseUnknownColumns<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    [first]: TableRow[],
  ): void {
    const known = new Set<string>(['id', ...resource.columns]);
    const unknown = Object.keys(first?.cells ?? {}).filter(column => !known.has(column));
    if (unknown.length > 0) throw invalidField('file', `모르는 열이 있어요: ${unknown.join(', ')}`);
  }
}
