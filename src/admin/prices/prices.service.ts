import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/public.js';
import {
  CatalogueChanges,
  SupplementResource,
  type AdminSupplementDto,
  type PriceOrigin,
} from '../../catalogue/public.js';
import type { EntityManager } from 'typeorm';
import { AdminCatalogueService } from '../admin-catalogue.service.js';

/** Prices of the variants that are sold. */
@Injectable()
export class Prices {
  private readonly supplements = new SupplementResource();

  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly audit: AuditTrail,
  ) {}

  /** What somebody saw just now, though it may be the same as before. @throws SUPPLEMENT_NOT_FOUND_EXCEPTION */
  enter(adminId: number, id: number, price: number): Promise<AdminSupplementDto> {
    return this.catalogue.change(async manager => {
      await this.changes.lock(manager);
      return this.set(manager, adminId, id, price, this.catalogue.priced('entered'));
    });
  }

  /** In a transaction that has locked the catalogue. */
  async set(
    manager: EntityManager,
    adminId: number,
    id: number,
    price: number,
    origin: PriceOrigin,
  ): Promise<AdminSupplementDto> {
    const before = await this.catalogue.rowOf(manager, this.supplements, id);
    await this.supplements.setPrice(manager, id, price, origin);
    const after = await this.catalogue.rowOf(manager, this.supplements, id);
    await this.changes.record(manager, [this.supplements.changed(after)]);
    await this.audit.write(manager, {
      adminId,
      action: 'update',
      resource: this.supplements.name,
      resourceId: id,
      before,
      after,
    });
    return after;
  }
}
