import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AuditTrail, type AuditLog } from '../../audit/public.js';
import {
  BodyPartResource,
  CATALOGUE_RESOURCES,
  CatalogueChanges,
  MachineResource,
  SupplementResource,
  WorkoutResource,
  type CatalogueResource,
  type CatalogueResourceName,
  type ChangedCatalogueItem,
} from '../../catalogue/public.js';
import { ADMIN_PAGE_SIZE } from '../../common/http/pagination.js';
import { AppError } from '../../common/errors/app-error.js';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import { Database } from '../../infrastructure/database/database.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { inputOfRow } from '../input-of-row.js';
import { Admin } from '../entities/admin.entity.js';
import { originOf } from '../prices/stored-origin.js';
import { CatalogueImport } from '../imports/entities/catalogue-import.entity.js';
import type {
  CatalogueFieldChangeDto,
  CatalogueHistoryDto,
  CatalogueChangeEntryDto,
  CatalogueHistoryQueryDto,
  HistoryValue,
} from './catalogue-history.dto.js';

interface Row {
  id: number;
}

/** One of the four resources, as far as undo needs it. */
type AnyResource = Omit<CatalogueResource<object, Row>, 'columns'> & { readonly columns: readonly string[] };

const RESOURCES: readonly AnyResource[] = [
  new SupplementResource(),
  new WorkoutResource(),
  new MachineResource(),
  new BodyPartResource(),
];

type Fields = Record<string, HistoryValue>;

/** Lists the admins' catalogue changes and undoes a row's last change. */
@Injectable()
export class CatalogueHistory {
  constructor(
    private readonly database: Database,
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly audit: AuditTrail,
  ) {}

  /** One page, newest first. */
  async page({ resource, resourceId, before }: CatalogueHistoryQueryDto): Promise<CatalogueHistoryDto> {
    const resources = resource ? [resource] : CATALOGUE_RESOURCES;
    const found = await this.audit.entries({ resources, resourceId, before }, ADMIN_PAGE_SIZE + 1);
    const entries = found.slice(0, ADMIN_PAGE_SIZE);
    const admins = await this.loginIds(entries);
    const newest = await this.audit.newestOfTheirRow(this.database.read, entries);
    const described = await this.withNames(entries.map(describe));
    const files = await this.filesToUndo(described.flatMap(({ importId }) => importId ?? []));
    return {
      entries: described.map((entry, n) => ({
        ...entry,
        admin: admins.get(entries[n]!.adminId) ?? '',
        undoable: newest.has(entry.id) || (entry.action === 'import' && files.has(entry.importId)),
      })),
      next: found.length > ADMIN_PAGE_SIZE ? entries.at(-1)!.id : null,
    };
  }

  /**
   * Restores a row to its state before its last change: reverts an edit, deletes an added row, adds a deleted row again (with a new id, without its
   * picture). It does not restore pictures. The undo is a change itself and can be undone.
   * @throws CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION, CHANGED_SINCE_EXCEPTION, IN_USE_EXCEPTION, VALIDATION_EXCEPTION when the name is taken by now
   */
  undo(adminId: number, entryId: number): Promise<void> {
    return this.undoAll(adminId, [entryId]);
  }

  /** Undoes all of these changes or none, newest first, because rows may share parts. @throws what `undo` throws */
  async undoAll(adminId: number, entryIds: readonly number[]): Promise<void> {
    await this.catalogue.change(async manager => {
      await this.changes.lock(manager);
      const slicer = new TimeSlicer();
      const changed: ChangedCatalogueItem[] = [];
      for (const id of [...entryIds].sort((a, b) => b - a)) {
        changed.push(await this.undoOne(manager, adminId, id));
        await slicer.yieldIfDue();
      }
      await this.changes.record(manager, changed);
    });
  }

  private async undoOne(
    manager: EntityManager,
    adminId: number,
    entryId: number,
  ): Promise<ChangedCatalogueItem> {
    const entry = await this.audit.entry(manager, entryId);
    const resource = RESOURCES.find(({ name }) => name === entry?.resource);
    if (!entry || !resource || entry.resourceId === null)
      throw new AppError('CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION');
    const [current] = await resource.rowsOf(manager, [entry.resourceId]);
    const isNewest = (await this.audit.newestOfTheirRow(manager, [entry])).has(entry.id);
    if (!isNewest || !isAs(resource, current, entry.after)) throw new AppError('CHANGED_SINCE_EXCEPTION');
    const id = await this.bringBack(manager, resource, current, entry.before);
    const [after] = await resource.rowsOf(manager, [id]);
    await this.audit.write(manager, {
      adminId,
      action: 'undo',
      resource: resource.name,
      resourceId: id,
      before: current ?? null,
      after: after ?? null,
    });
    return resource.changed(after ?? current!);
  }

  /** Restores a row to its earlier state. Returns its id. */
  private async bringBack(
    manager: EntityManager,
    resource: AnyResource,
    current: Row | undefined,
    before: unknown,
  ): Promise<number> {
    if (!isFields(before)) {
      await this.catalogue.removeRow(manager, resource, current!);
      return current!.id;
    }
    const input: object = await inputOfRow(resource, before);
    const origin = originOf(before) ?? this.catalogue.priced('entered');
    if (!current) return resource.create(manager, input, origin);
    await resource.update(manager, current.id, input, origin);
    return current.id;
  }

  /** Replaces the ids of referenced workouts by their current names; an id stays if its workout is gone. */
  private async withNames<E extends Pick<CatalogueChangeEntryDto, 'changes'>>(entries: E[]): Promise<E[]> {
    const values = entries.flatMap(({ changes }) =>
      changes.filter(isReference).flatMap(({ before, after }) => [before, after]),
    );
    const ids = [...new Set(values.filter(value => typeof value === 'number'))];
    if (ids.length === 0) return entries;
    const rows = await new WorkoutResource().rowsOf(this.database.read, ids);
    const names = new Map<HistoryValue, string>(rows.map(({ id, koreanName }) => [id, koreanName]));
    const named = (value: HistoryValue) => names.get(value) ?? value;
    return entries.map(entry => ({
      ...entry,
      changes: entry.changes.map(change =>
        isReference(change)
          ? { ...change, before: named(change.before), after: named(change.after) }
          : change,
      ),
    }));
  }

  /** Imports that can still be undone as a whole, see `CatalogueImports.undo`. */
  private async filesToUndo(ids: number[]): Promise<Set<number | null>> {
    if (ids.length === 0) return new Set();
    const files = await this.database.read.find(CatalogueImport, {
      select: { id: true },
      where: { id: In(ids), state: 'done' },
    });
    return new Set(files.map(({ id }) => id));
  }

  private async loginIds(entries: readonly AuditLog[]): Promise<Map<number, string>> {
    const ids = [...new Set(entries.map(({ adminId }) => adminId))];
    const admins = ids.length > 0 ? await this.database.read.findBy(Admin, { id: In(ids) }) : [];
    return new Map(admins.map(({ id, loginId }) => [id, loginId]));
  }
}

function describe({
  id,
  at,
  action,
  resource,
  resourceId,
  before,
  after,
}: AuditLog): Omit<CatalogueChangeEntryDto, 'admin' | 'undoable'> {
  const old = isFields(before) ? before : {};
  const fresh = isFields(after) ? after : {};
  const imported = action === 'import';
  // An entry about a whole file (imported or undone) lists no fields; other entries about many rows do.
  const ofFile = imported || 'importId' in fresh;
  return {
    id,
    at,
    action,
    resource: resource as CatalogueResourceName,
    resourceId,
    name: (fresh['koreanName'] ?? old['koreanName'] ?? null) as string | null,
    changes: ofFile ? [] : changesOf(old, fresh),
    created: imported ? Number(fresh['created'] ?? 0) : 0,
    updated: imported ? Number(fresh['updated'] ?? 0) : 0,
    importId: ofFile ? Number(fresh['importId'] ?? 0) || null : null,
  };
}

function changesOf(old: Fields, fresh: Fields): CatalogueFieldChangeDto[] {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return fields
    .filter(field => field !== 'id' && field !== 'version')
    .map(field => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }))
    .filter(({ before, after }) => !isSame(before, after));
}

/** Whether the row is still as the change left it. Compares the version as well, because imports raise it without one entry per row. */
function isAs(resource: AnyResource, current: object | undefined, after: unknown): boolean {
  if (!isFields(after) || current === undefined) return !isFields(after) && current === undefined;
  const now: Partial<Fields> = { ...current };
  return [...resource.columns, 'version'].every(column => isSame(now[column] ?? null, after[column] ?? null));
}

const isReference = ({ field }: CatalogueFieldChangeDto) => field === 'easierVariantId';

const isSame = (a: HistoryValue, b: HistoryValue) => JSON.stringify(a) === JSON.stringify(b);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
