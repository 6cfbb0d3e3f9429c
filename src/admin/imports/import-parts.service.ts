import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueChanges, type AddedCatalogueItem, type PriceOrigin } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { RequestsInFlight } from '../../common/time/requests-in-flight.js';
import { Clock } from '../../common/time/clock.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import { withoutKeeping } from '../../infrastructure/database/without-keeping.js';
import type { TimeSlicer } from '../../common/time/time-slicer.js';
import { inputOfRow } from '../input-of-row.js';
import { originOf } from '../prices/stored-origin.js';
import { checkRows } from '../tables/checked-rows.js';
import { relatedLines } from '../tables/related-lines.js';
import type { TableRow } from '../tables/table-file.js';
import { cellsOf, partsOf, TableImport, type CheckedRow, type WrittenRow } from '../tables/table-import.js';
import type { ImportErrorDto, ImportResultDto } from '../tables/import-result.dto.js';
import type { UndoSkippedRow } from './catalogue-import.types.js';
import { CatalogueImportRow } from './entities/catalogue-import-row.entity.js';
import { CatalogueImport } from './entities/catalogue-import.entity.js';
import { nameOf, type CatalogueRow, type ImportedResource } from './import-resources.js';

/** Rolls back the transaction of a part that does not fit. */
class RolledBack extends Error {}

/** Another run has taken over this import. */
export class ImportTakenOver extends Error {}

/** A lost part is imported again; the end of an import is durable, and makes all parts durable with it. */
const GOES_ON = { mayBeLost: true };
/** Work of an import per event-loop turn, ms: a request with six queries waits for seven such turns. */
const TURN_MS = 2;

/** Most lines that depend on one another and are tried in one transaction, which others wait for. */
const MOST_RELATED = 20;

export interface PartResult {
  result: ImportResultDto;
  written: WrittenRow<CatalogueRow>[];
}

export interface PartTrial extends PartResult {
  /** Lines of the file. */
  lines: number;
}

type StoredRow = Omit<CatalogueImportRow, 'id'>;

/**
 * The parts of an import, about 25 rows per transaction: while a long transaction is open, nobody else can write on SQLite. Each part stores its
 * rows' previous state, so that all parts can be undone.
 */
@Injectable()
export class ImportParts {
  constructor(
    private readonly database: Database,
    private readonly changes: CatalogueChanges,
    private readonly clock: Clock,
    private readonly requests: RequestsInFlight,
  ) {}

  /**
   * Tries the rows of a file in parts, each in a transaction that is rolled back: first the rows that stand alone, then each group of lines that
   * depend on one another.
   * @param table iterated twice
   */
  async *tried(resource: ImportedResource, table: Iterable<TableRow>): AsyncGenerator<PartTrial> {
    const groups = await relatedLines(this.database.read, resource as never, table, this.slicer());
    const checked = this.checked(resource, table);
    const together = new Map<number[], CheckedRow<object>[]>();
    const alone = async function* () {
      for await (const row of checked) {
        const group = groups.get(row.row);
        if (!group) yield row;
        else if (group.length <= MOST_RELATED) together.set(group, [...(together.get(group) ?? []), row]);
      }
    };
    for await (const part of partsOf(alone(), resource)) yield this.tryRows(resource, part);
    for (const rows of together.values()) yield this.tryRows(resource, rows);
    for (const group of new Set(groups.values()))
      if (group.length > MOST_RELATED) yield tooManyRelated(group);
  }

  private async tryRows(resource: ImportedResource, rows: readonly CheckedRow<object>[]): Promise<PartTrial> {
    return withoutKeeping(this.database, async manager => {
      await this.changes.lock(manager);
      const applied = this.importIn(manager, resource);
      const written: WrittenRow<CatalogueRow>[] = [];
      for await (const part of partsOf(rows, resource)) {
        await applied.take(part as never);
        written.push(...((await applied.written()) as WrittenRow<CatalogueRow>[]));
      }
      return { result: applied.result, written, lines: rows.length };
    });
  }

  /**
   * Writes part `n`, or writes nothing and returns the errors.
   * @throws ImportTakenOver when the part has been written already
   */
  async written(
    { id }: Pick<CatalogueImport, 'id'>,
    n: number,
    resource: ImportedResource,
    part: readonly CheckedRow<object>[],
  ): Promise<ImportErrorDto[]> {
    let errors: ImportErrorDto[] = [];
    await this.database
      .write(async manager => {
        await this.changes.lock(manager);
        const { result, written, added } = await this.take(manager, resource, part);
        errors = result.errors;
        if (errors.length > 0) throw new RolledBack();
        await this.moveTo(manager, id, n, n + 1, part.length);
        await this.changes.withhold(manager, added);
        await insertRows(
          manager,
          CatalogueImportRow,
          written.map(row => this.stored(id, n, resource, row)) as CatalogueImportRow[],
        );
      }, GOES_ON)
      .catch((error: unknown) => {
        if (error instanceof RolledBack) return;
        if (!isUniqueViolation(error)) throw error;
        errors = [
          { row: part[0]!.row, field: 'koreanName', message: '같은 이름이 그 사이에 생겼어요.', value: '' },
        ];
      });
    return errors;
  }

  /** Undoes part `n`. Rows that have changed since or are in use stay; they are returned with the reason. */
  async undone(
    { id, kept }: Pick<CatalogueImport, 'id' | 'kept'>,
    n: number,
    resource: ImportedResource,
  ): Promise<UndoSkippedRow[]> {
    return this.database.write(async manager => {
      await this.changes.lock(manager);
      const rows = await manager.find(CatalogueImportRow, {
        where: { importId: id, part: n },
        order: { id: 'ASC' },
      });
      const now = await this.rowsOf(
        manager,
        resource,
        rows.map(({ rowId }) => rowId),
      );
      const all = [...kept];
      for (const row of rows.reverse()) {
        const current = now.get(row.rowId);
        const reason = await this.takeBack(manager, resource, row, current);
        if (reason !== null) all.push({ name: nameOf(row.after), reason });
      }
      await manager.delete(CatalogueImportRow, { importId: id, part: n });
      const [first] = rows;
      const { kind } = resource.changed((first?.after ?? { id: 0 }) as CatalogueRow);
      await this.changes.record(
        manager,
        rows.map(({ changedId }) => ({ kind, id: changedId })),
      );
      await manager.update(CatalogueImport, { id }, { kept: all });
      await this.moveTo(manager, id, n + 1, n, rows.length);
      return all;
    }, GOES_ON);
  }

  /** Reads and checks the rows of a file. */
  checked(resource: ImportedResource, table: Iterable<TableRow>): AsyncGenerator<CheckedRow<object>> {
    return checkRows(resource, table, this.slicer());
  }

  private importIn(manager: EntityManager, resource: ImportedResource): TableImport<object, CatalogueRow> {
    // On SQLite a waiting write starts when this one ends.
    const isUrgent = () => this.database.embedded && this.database.openWrites > 1;
    const slicer = this.requests.slicer(TURN_MS, isUrgent);
    return new TableImport(manager, resource as never, this.imported(), slicer, true);
  }

  private slicer(): TimeSlicer {
    return this.requests.slicer(TURN_MS);
  }

  private imported(): PriceOrigin {
    return { priceSource: 'imported', pricedAt: this.clock.now() };
  }

  private async take(
    manager: EntityManager,
    resource: ImportedResource,
    part: readonly CheckedRow<object>[],
  ): Promise<PartResult & { added: readonly AddedCatalogueItem[] }> {
    const applied = this.importIn(manager, resource);
    await applied.take(part as never);
    const written = (await applied.written()) as WrittenRow<CatalogueRow>[];
    return { result: applied.result, written, added: applied.added };
  }

  /** Null when the row is as it was before the import. */
  private async takeBack(
    manager: EntityManager,
    resource: ImportedResource,
    { rowId, before, after }: CatalogueImportRow,
    current: CatalogueRow | undefined,
  ): Promise<string | null> {
    if (!current) return before === null ? null : '그 뒤에 삭제됐어요.';
    if (!isSame(resource, current, after as CatalogueRow)) return '그 뒤에 바뀌었어요.';
    try {
      // A failure inside must not end the transaction of the other rows.
      await manager.transaction(async within => {
        if (before === null) return resource.remove(within, current);
        const input = await inputOfRow(resource, before);
        const origin = originOf(before as Record<string, unknown>) ?? this.imported();
        await resource.update(within, rowId, input, origin);
      });
      return null;
    } catch (error) {
      if (isForeignKeyViolation(error)) return '쓰이고 있어서 지울 수 없어요.';
      if (error instanceof AppError) return error.fields?.[0]?.message ?? error.message;
      throw error;
    }
  }

  private async rowsOf(
    manager: EntityManager,
    resource: ImportedResource,
    ids: number[],
  ): Promise<Map<number, CatalogueRow>> {
    const rows = ids.length > 0 ? await resource.rowsOf(manager, [...new Set(ids)]) : [];
    return new Map(rows.map(row => [row.id, row]));
  }

  private stored(
    importId: number,
    part: number,
    resource: ImportedResource,
    { id, before, after }: WrittenRow<CatalogueRow>,
  ): StoredRow {
    return { importId, part, rowId: id, changedId: resource.changed(after).id!, before, after };
  }

  /** A run wrongly taken for dead may still be writing: only one of the two runs continues. */
  private async moveTo(
    manager: EntityManager,
    id: number,
    from: number,
    to: number,
    rows: number,
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(CatalogueImport)
      .set({ parts: to, done: () => `done + ${rows}` })
      .where('id = :id AND parts = :from', { id, from })
      .execute();
    if (affected !== 1) throw new ImportTakenOver();
  }
}

function tooManyRelated(group: readonly number[]): PartTrial {
  const message = `같은 항목을 가리키는 줄은 한 파일에 ${MOST_RELATED}줄까지 넣을 수 있어요. 나눠서 올려 주세요.`;
  const errors = [{ row: group[MOST_RELATED]!, field: 'koreanName', message, value: '' }];
  return { result: { created: 0, updated: 0, unchanged: 0, errors }, written: [], lines: group.length };
}

function isSame(resource: ImportedResource, one: CatalogueRow, other: CatalogueRow): boolean {
  const [a, b] = [cellsOf(resource as never, one as never), cellsOf(resource as never, other as never)];
  return Object.keys(a).every(column => a[column] === b[column]);
}
