import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogueResource } from '../../catalogue/public.js';
import { RequestsInFlight } from '../../common/time/requests-in-flight.js';
import { invalidField } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueImports } from './catalogue-imports.service.js';
import { ImportParts } from './import-parts.service.js';
import { ImportReport } from './import-report.js';
import { resourceOf } from './import-resources.js';
import type { ImportResultDto } from '../tables/import-result.dto.js';
import type { TableFormat, TableRow } from '../tables/table-file.js';
import { cellsOf } from '../tables/table-import.js';
import { TableFiles } from '../tables/table-files.service.js';

/** Rows read at once: few queries, and a few milliseconds of the event loop per chunk. */
const CHUNK = 50;
/** Pause between two parts, ms, so that others get to the database. */
const PAUSE_MS = 2;
/** Time such a part takes, ms. */
const PART_MS = 15;

/** Imports and exports catalogue rows as CSV or XLSX. */
@Injectable()
export class AdminTableService {
  constructor(
    private readonly database: Database,
    private readonly files: TableFiles,
    private readonly parts: ImportParts,
    private readonly imports: CatalogueImports,
    private readonly requests: RequestsInFlight,
  ) {}

  /** Writes every row to a file that `importTable` reads back as "unchanged". */
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
   * Imports a file's rows: a row with an `id`, or with the name of an existing row, changes that row; any other row is new. Imports the whole file
   * or, with a single error or on a dry run, nothing.
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
    if (!dryRun) return this.imports.bringIn(adminId, resource.name, file);
    const report = new ImportReport(resourceOf(resource.name));
    for await (const part of this.parts.tried(resourceOf(resource.name), table)) {
      report.add(part);
      if (report.isFull) break;
      await pause(PAUSE_MS);
      await this.requests.giveWay(PART_MS);
    }
    const { created, updated, unchanged, errors } = report.inOrder();
    return { created, updated, unchanged, errors };
  }

  private refuseUnknownColumns<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    [first]: Iterable<TableRow>,
  ): void {
    const known = new Set<string>(['id', ...resource.columns]);
    const unknown = Object.keys(first?.cells ?? {}).filter(column => !known.has(column));
    if (unknown.length > 0) throw invalidField('file', `모르는 열이 있어요: ${unknown.join(', ')}`);
  }
}
