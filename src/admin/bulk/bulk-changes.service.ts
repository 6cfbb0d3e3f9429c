import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/public.js';
import { CatalogueChanges, type CatalogueResource } from '../../catalogue/public.js';
import { invalidField } from '../../common/errors/app-error.js';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import { InputPipe } from '../../common/validation/input.pipe.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { CatalogueHistory } from '../history/catalogue-history.service.js';

/** Applies the same change to many rows: to all of them or to none. */
@Injectable()
export class BulkChanges {
  private readonly pipe = new InputPipe();

  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly history: CatalogueHistory,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns ids of the history entries, which `undo` takes
   * @throws …_NOT_FOUND_EXCEPTION of the resource, VALIDATION_EXCEPTION
   */
  async apply<I extends object, R extends I & { id: number }>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    ids: readonly number[],
    change: Partial<I>,
  ): Promise<number[]> {
    const wanted = Object.entries(change).filter(([, value]) => value !== undefined);
    if (wanted.length === 0) throw invalidField('ids', '바꿀 항목을 하나 이상 보내 주세요.');
    return this.catalogue.change(async manager => {
      await this.changes.lock(manager);
      const slicer = new TimeSlicer();
      const entries: number[] = [];
      const changed = [];
      for (const id of ids) {
        const before = await this.catalogue.rowOf(manager, resource, id);
        const fields = Object.fromEntries(resource.columns.map(column => [column, before[column]]));
        if (wanted.every(([field, value]) => fields[field] === value)) continue;
        const whole = { ...fields, ...Object.fromEntries(wanted) };
        const input = (await this.pipe.transform(whole, {
          type: 'body',
          metatype: resource.inputType,
        })) as I;
        await resource.update(manager, id, input, this.catalogue.priced('entered'));
        const after = await this.catalogue.rowOf(manager, resource, id);
        changed.push(resource.changed(after));
        const entry = {
          adminId,
          action: 'update',
          resource: resource.name,
          resourceId: id,
          before,
          after,
        } as const;
        entries.push(await this.audit.write(manager, entry));
        await slicer.yieldIfDue();
      }
      await this.changes.record(manager, changed);
      return entries;
    });
  }

  /** Undoes a bulk change for all rows or for none. @throws what `CatalogueHistory.undo` throws */
  undo(adminId: number, entries: readonly number[]): Promise<void> {
    return this.history.undoAll(adminId, entries);
  }
}
