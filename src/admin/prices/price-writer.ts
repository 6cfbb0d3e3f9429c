import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/public.js';
import {
  CatalogueChanges,
  SupplementResource,
  type AdminSupplementDto,
  type PriceOrigin,
} from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';

interface ObservedPrice extends PriceOrigin {
  id: number;
  price: number;
}

/** Writes newly seen prices to variants. */
@Injectable()
export class PriceWriter {
  private readonly supplements = new SupplementResource();

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Runs in a transaction that has locked the catalogue. A price that a search found unchanged makes no history entry.
   * @throws SUPPLEMENT_NOT_FOUND_EXCEPTION
   */
  async set(
    manager: EntityManager,
    adminId: number,
    { id, price, ...origin }: ObservedPrice,
  ): Promise<AdminSupplementDto> {
    const before = await this.rowOf(manager, id);
    await this.supplements.setPrice(manager, id, price, origin);
    const after = await this.rowOf(manager, id);
    await this.changes.record(manager, [this.supplements.changed(after)]);
    if (origin.priceSource !== 'search' || before.price !== price) {
      const resource = this.supplements.name;
      await this.audit.write(manager, { adminId, action: 'update', resource, resourceId: id, before, after });
    }
    return after;
  }

  private async rowOf(manager: EntityManager, id: number): Promise<AdminSupplementDto> {
    const [row] = await this.supplements.rowsOf(manager, [id]);
    if (!row) throw new AppError(this.supplements.notFound);
    return row;
  }
}
