import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { In, type EntityManager } from 'typeorm';
import { CatalogueReadModel, type CatalogueResourceName } from '../../catalogue/public.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import type { ImportResultDto } from '../tables/import-result.dto.js';
import { CatalogueImportDto, type MendedCellDto } from './catalogue-import.dto.js';
import type { ColumnChoices } from './catalogue-import.types.js';
import { CatalogueImport, type ImportState } from './entities/catalogue-import.entity.js';
import { fieldsOf, packed } from './import-file.js';
import { resourceOf } from './import-resources.js';

const JOB = 'catalogue-import';
/** Only one import writes at a time. */
const WRITING = { key: 'writing' };
/** Imports that wait for an admin. */
const OPEN: ImportState[] = ['columns', 'checked'];
/** Imports that a job is processing. */
const AT_WORK: ImportState[] = ['reading', 'writing', 'undoing'];
/** How long a call waits for an import to end, and how often it polls. */
const LONGEST_WAIT_MS = 240_000;
const LOOK_MS = 50;
/** Most corrected cells per file. */
const MOST_MENDED = 5_000;

/** Admins' imports. Each step is a job, so that an admin may leave and come back. */
@Injectable()
export class CatalogueImports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  /** This admin's last import; null if there is none. */
  async latest(adminId: number, resource: CatalogueResourceName): Promise<CatalogueImportDto | null> {
    const found = await this.database.read.findOne(CatalogueImport, {
      where: { adminId, resource },
      order: { id: 'DESC' },
    });
    return found && CatalogueImportDto.from(found);
  }

  /** @throws CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION */
  async get(id: number): Promise<CatalogueImportDto> {
    return CatalogueImportDto.from(await this.find(this.database.read, id));
  }

  /** Reads and tries a file. Abandons this admin's earlier imports that are still waiting. */
  async start(
    adminId: number,
    resource: CatalogueResourceName,
    file: Buffer | undefined,
    fileName = '',
  ): Promise<CatalogueImportDto> {
    if (!file) throw invalidField('file', 'CSV 또는 엑셀(xlsx) 파일을 골라 주세요.');
    const text = await packed(file);
    const { payload } = await this.jobs.add(JOB, async manager => {
      await manager.update(
        CatalogueImport,
        { adminId, resource, state: In(OPEN) },
        { state: 'failed', file: null, failure: '다른 파일을 올렸어요.', finishedAt: this.clock.now() },
      );
      const { identifiers } = await manager.insert(CatalogueImport, {
        ...{ adminId, resource, fileName, state: 'reading', file: text },
        ...{
          columns: {},
          samples: null,
          mended: null,
          lines: 0,
          done: 0,
          parts: 0,
          result: null,
          kept: [],
          failure: null,
        },
        ...{ createdAt: this.clock.now(), finishedAt: null },
      });
      return { importId: identifiers[0]!.id as number };
    });
    return this.get(payload.importId);
  }

  /**
   * Tries a file whose columns have the names of the fields, and imports all of it or nothing.
   * @throws VALIDATION_EXCEPTION when the file cannot be read, IMPORT_BUSY_EXCEPTION, also when the wait runs out: the import continues
   */
  async bringIn(adminId: number, resource: CatalogueResourceName, file: Buffer): Promise<ImportResultDto> {
    const { id } = await this.start(adminId, resource, file);
    let found = await this.ended(id);
    if (found.state === 'checked' && found.result?.errors.length === 0) {
      await this.apply(adminId, id);
      found = await this.ended(id);
      await this.catalogue.refresh();
    }
    const { state, result, failure } = found;
    if (!result || state === 'failed') throw invalidField('file', failure ?? '파일을 읽을 수 없어요.');
    const { created, updated, unchanged, errors } = result;
    return state === 'done'
      ? { created, updated, unchanged, errors }
      : { created: 0, updated: 0, unchanged: 0, errors };
  }

  /** Sets the mapping of the file's columns and tries the file with it. */
  async choose(adminId: number, id: number, columns: ColumnChoices): Promise<CatalogueImportDto> {
    await this.jobs.add(JOB, async manager => {
      const found = await this.own(manager, adminId, id, ['columns', 'checked']);
      await manager.update(
        CatalogueImport,
        { id },
        { columns: this.valid(found, columns), state: 'reading', result: null, done: 0 },
      );
      return { importId: id };
    });
    return this.get(id);
  }

  /** Corrects cells or leaves lines out, and tries the import again; the file itself is unchanged. */
  async mend(
    adminId: number,
    id: number,
    { cells, leftOut }: { cells: readonly MendedCellDto[]; leftOut: readonly number[] },
  ): Promise<CatalogueImportDto> {
    await this.jobs.add(JOB, async manager => {
      const found = await this.own(manager, adminId, id, ['checked']);
      const fields = fieldsOf(resourceOf(found.resource));
      for (const { field } of cells)
        if (!fields.includes(field)) throw invalidField('cells', `‘${field}’ 항목은 없어요.`);
      const before = found.mended ?? { cells: {}, leftOut: [] };
      const mended = {
        cells: {
          ...before.cells,
          ...Object.fromEntries(cells.map(({ row, field, value }) => [`${row}:${field}`, value])),
        },
        leftOut: [...new Set([...before.leftOut, ...leftOut])],
      };
      if (Object.keys(mended.cells).length > MOST_MENDED)
        throw invalidField('cells', '고친 칸이 너무 많아요. 파일에서 고쳐 다시 올려 주세요.');
      await manager.update(CatalogueImport, { id }, { mended, state: 'reading', result: null, done: 0 });
      return { importId: id };
    });
    return this.get(id);
  }

  /** Imports the file. @throws IMPORT_BUSY_EXCEPTION while another import runs or is undone */
  apply(adminId: number, id: number): Promise<CatalogueImportDto> {
    return this.begin(id, async manager => {
      const { result } = await this.own(manager, adminId, id, ['checked']);
      if (!result || result.errors.length > 0) throw new AppError('CHANGED_SINCE_EXCEPTION');
      await manager.update(CatalogueImport, { id }, { state: 'writing', done: 0 });
    });
  }

  /** Undoes an import, even another admin's. @throws IMPORT_BUSY_EXCEPTION */
  undo(id: number): Promise<CatalogueImportDto> {
    return this.begin(id, async manager => {
      const { state, parts } = await this.find(manager, id);
      if (!(state === 'done' || (state === 'failed' && parts > 0)))
        throw new AppError('CHANGED_SINCE_EXCEPTION');
      await manager.update(CatalogueImport, { id }, { state: 'undoing', done: 0, kept: [] });
    });
  }

  /** Waits until no job processes the import, and returns it. */
  private async ended(id: number): Promise<CatalogueImport> {
    for (const began = performance.now(); performance.now() - began < LONGEST_WAIT_MS;) {
      const found = await this.find(this.database.read, id);
      if (!AT_WORK.includes(found.state)) return found;
      await pause(LOOK_MS);
    }
    throw new AppError('IMPORT_BUSY_EXCEPTION');
  }

  private async begin(
    id: number,
    prepare: (manager: EntityManager) => Promise<void>,
  ): Promise<CatalogueImportDto> {
    const added = await this.jobs.add(
      JOB,
      async manager => {
        await prepare(manager);
        return { importId: id };
      },
      WRITING,
    );
    if (added.payload.importId !== id) throw new AppError('IMPORT_BUSY_EXCEPTION');
    return this.get(id);
  }

  private valid({ resource, columns }: CatalogueImport, choices: ColumnChoices): ColumnChoices {
    const fields = fieldsOf(resourceOf(resource));
    const taken = new Set<string>();
    const valid: ColumnChoices = {};
    for (const header of Object.keys(columns)) {
      const field = Object.hasOwn(choices, header) ? choices[header] : null;
      if (typeof field !== 'string' || (field !== '' && !fields.includes(field)))
        throw invalidField('columns', `‘${header}’ 열이 어느 항목인지 골라 주세요.`);
      if (field !== '' && taken.has(field))
        throw invalidField('columns', `‘${header}’ 열과 다른 열이 같은 항목이에요.`);
      taken.add(field);
      valid[header] = field;
    }
    return valid;
  }

  private async own(
    manager: EntityManager,
    adminId: number,
    id: number,
    states: ImportState[],
  ): Promise<CatalogueImport> {
    const found = await this.find(manager, id);
    if (found.adminId !== adminId) throw new AppError('CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION');
    if (!states.includes(found.state)) throw new AppError('CHANGED_SINCE_EXCEPTION');
    return found;
  }

  private async find(manager: EntityManager, id: number): Promise<CatalogueImport> {
    const lock = manager === this.database.read ? {} : this.database.rowLock;
    const found = await manager.findOne(CatalogueImport, { where: { id }, ...lock });
    if (!found) throw new AppError('CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION');
    return found;
  }
}
