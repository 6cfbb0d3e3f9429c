import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/public.js';
import { CatalogueChanges } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { RequestsInFlight } from '../../common/time/requests-in-flight.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../../infrastructure/jobs/job-handler.js';
import { partsOf } from '../tables/table-import.js';
import { TableFiles } from '../tables/table-files.service.js';
import type { CheckedImport, ColumnChoices, MendedCells } from './catalogue-import.types.js';
import { CatalogueImportRow } from './entities/catalogue-import-row.entity.js';
import { CatalogueImport } from './entities/catalogue-import.entity.js';
import { choicesFor, renamed, samplesOf, unpacked } from './import-file.js';
import { ImportParts } from './import-parts.service.js';
import { ImportReport } from './import-report.js';
import { resourceOf, type ImportedResource } from './import-resources.js';

declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'catalogue-import': { importId: number };
  }
}

/** Changes recorded per transaction for the catalogue's readers. */
const TOLD_AT_ONCE = 500;
/** Earlier imports searched for the mapping of a header. */
const REMEMBERED = 20;
/** Shortest interval between progress updates, ms. */
const PROGRESS_MS = 500;

const UNMENDED: MendedCells = { cells: {}, leftOut: [] };

/** How to read a file's rows: with the admin's corrections, and a supplement list in the format of shops. */
const shopOf = ({ resource, mended }: CatalogueImport) => ({
  mended: mended ?? UNMENDED,
  isShop: resource === 'supplements',
});

/** Reads and tries a file, imports it or undoes it, resuming where the last run stopped. */
@Injectable()
@HandlesJob('catalogue-import', {
  concurrency: 1,
  timeoutMs: 30 * 60_000,
  attempts: 5,
  retryDelayMs: attempt => 2_000 * attempt,
  givenUp: '여러 번 시도했지만 끝내지 못했어요. 잠시 후 다시 시도해 주세요.',
})
export class CatalogueImportJob implements JobHandler<'catalogue-import'> {
  /** Pauses between parts, so that others get to the database. */
  readonly pace = { pauseMs: 10, longestPauseMs: 50 };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: TableFiles,
    private readonly changes: CatalogueChanges,
    private readonly parts: ImportParts,
    private readonly audit: AuditTrail,
    private readonly requests: RequestsInFlight,
  ) {}

  async handle({ payload, signal }: JobRun<'catalogue-import'>): Promise<JobOutcome | void> {
    const { importId: id } = payload;
    const found = await this.database.read.findOneBy(CatalogueImport, { id });
    if (found?.state === 'reading') return this.read(found, signal);
    if (found?.state === 'writing') return this.write(found, signal);
    if (found?.state === 'undoing') return this.undo(found, 'undone', signal);
  }

  async failed(
    manager: EntityManager,
    { payload }: Pick<JobRun<'catalogue-import'>, 'payload'>,
    failure: string,
  ): Promise<void> {
    await manager.update(CatalogueImport, { id: payload.importId }, this.ended('failed', { failure }));
  }

  private async read(found: CatalogueImport, signal: AbortSignal): Promise<JobOutcome> {
    const { id } = found;
    const resource = resourceOf(found.resource);
    const table = await this.tableOf(id);
    if ('failure' in table) return this.ending(id, this.ended('failed', { failure: table.failure }));
    const [first] = table.rows;
    const headers = Object.keys(first?.cells ?? {});
    const columns =
      Object.keys(found.columns).length > 0
        ? found.columns
        : choicesFor(resource, headers, await this.remembered(found));
    const lines = table.rows.length;
    const samples = found.samples ?? samplesOf(table.rows);
    if (Object.values(columns).includes(null))
      return this.ending(id, { state: 'columns', columns, samples, lines, done: 0 });
    await this.database.write(manager =>
      manager.update(CatalogueImport, { id }, { columns, samples, lines, done: 0 }),
    );

    const report = new ImportReport(resource);
    let [done, told, began] = [0, performance.now(), performance.now()];
    for await (const part of this.parts.tried(resource, renamed(table.rows, columns, shopOf(found)))) {
      signal.throwIfAborted();
      report.add(part);
      done += part.lines;
      if (report.isFull) break;
      if (performance.now() - told > PROGRESS_MS) {
        await this.database.write(manager => manager.update(CatalogueImport, { id }, { done }));
        told = performance.now();
      }
      await this.rest(began, signal);
      began = performance.now();
    }
    return this.ending(id, { state: 'checked', done, result: report.inOrder() });
  }

  private async write(found: CatalogueImport, signal: AbortSignal): Promise<JobOutcome> {
    const resource = resourceOf(found.resource);
    const table = await this.tableOf(found.id);
    if ('failure' in table) throw new Error('A file that was read before can no longer be read');
    const checked = this.parts.checked(resource, renamed(table.rows, found.columns, shopOf(found)));
    let n = -1;
    for await (const part of partsOf(checked, resource)) {
      signal.throwIfAborted();
      if (++n < found.parts) continue;
      const began = performance.now();
      const errors = await this.parts.written(found, n, resource, part);
      if (errors.length > 0) {
        const result: CheckedImport = {
          created: 0,
          updated: 0,
          unchanged: 0,
          errors,
          added: [],
          changed: [],
        };
        return this.undo({ ...found, parts: n, result }, 'refused', signal);
      }
      await this.rest(began, signal);
    }
    // Published only now, so that members see the whole import at once.
    await this.tell(found.id, resource, signal);
    const { created = 0, updated = 0 } = found.result ?? {};
    return this.ending(found.id, this.ended('done'), 'import', { created, updated, importId: found.id });
  }

  private async undo(
    found: CatalogueImport,
    state: 'undone' | 'refused',
    signal: AbortSignal,
  ): Promise<JobOutcome> {
    const resource = resourceOf(found.resource);
    let { kept } = found;
    for (let n = found.parts - 1; n >= 0; n--) {
      signal.throwIfAborted();
      const began = performance.now();
      kept = await this.parts.undone({ id: found.id, kept }, n, resource);
      await this.rest(began, signal);
    }
    if (state === 'refused') return this.ending(found.id, this.ended('refused', { result: found.result }));
    return this.ending(found.id, this.ended('undone'), 'undo', { kept: kept.length, importId: found.id });
  }

  /** Notifies the catalogue's readers of the imported rows. A resumed run notifies them again, which is harmless. */
  private async tell(importId: number, resource: ImportedResource, signal: AbortSignal): Promise<void> {
    for (let after = 0; ;) {
      signal.throwIfAborted();
      const began = performance.now();
      const rows = await this.database.read.find(CatalogueImportRow, {
        where: { importId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: TOLD_AT_ONCE,
        select: { id: true, changedId: true },
      });
      if (rows.length === 0) return;
      const { kind } = resource.changed({ id: 0 });
      await this.database.write(manager =>
        this.changes.record(
          manager,
          rows.map(({ changedId }) => ({ kind, id: changedId })),
        ),
      );
      after = rows.at(-1)!.id;
      await this.rest(began, signal);
    }
  }

  /**
   * Pauses as long as the last part took: on a busy machine, where parts take longer, others get half of the time. Pauses longer while this process
   * has requests to answer.
   */
  private async rest(began: number, signal: AbortSignal): Promise<void> {
    const { pauseMs, longestPauseMs } = this.pace;
    const took = Math.min(Math.max(pauseMs, performance.now() - began), longestPauseMs);
    await pause(took, undefined, { signal });
    await this.requests.giveWay(took);
  }

  private async tableOf(id: number) {
    const { file } = await this.database.read.findOneOrFail(CatalogueImport, {
      where: { id },
      select: { id: true, file: true },
    });
    try {
      return { rows: await this.files.read(await unpacked(file ?? '')) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { failure: error.fields?.[0]?.message ?? error.message };
    }
  }

  /** Mappings of the same headers in earlier imports, newest first. */
  private async remembered({ id, adminId, resource }: CatalogueImport): Promise<ColumnChoices> {
    const before = await this.database.read.find(CatalogueImport, {
      where: { adminId, resource, state: In(['checked', 'done', 'undone']) },
      order: { id: 'DESC' },
      take: REMEMBERED,
      select: { id: true, columns: true },
    });
    return Object.assign(
      {},
      ...before
        .filter(each => each.id !== id)
        .map(({ columns }) => columns)
        .reverse(),
    );
  }

  private ended(
    state: CatalogueImport['state'],
    also: Partial<Pick<CatalogueImport, 'failure' | 'result'>> = {},
  ) {
    return { state, file: null, finishedAt: this.clock.now(), ...also };
  }

  private ending(
    id: number,
    change: Partial<CatalogueImport>,
    action?: 'import' | 'undo',
    after?: Record<string, number>,
  ): JobOutcome {
    return {
      commit: async manager => {
        await manager.save(CatalogueImport, { id, ...change });
        if (!action) return;
        const { adminId, resource } = await manager.findOneByOrFail(CatalogueImport, { id });
        await this.audit.write(manager, { adminId, action, resource, resourceId: null, before: null, after });
      },
    };
  }
}
