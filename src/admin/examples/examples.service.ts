import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/public.js';
import { CatalogueChanges, exampleProducts } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import type { ExamplesDto } from './examples.dto.js';

/** Hides all invented products at once when the catalogue has real ones. */
@Injectable()
export class Examples {
  constructor(
    private readonly database: Database,
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly audit: AuditTrail,
  ) {}

  async state(): Promise<ExamplesDto> {
    const { read } = this.database;
    return {
      shown: await exampleProducts.shown(read),
      hidden: await exampleProducts.hidden(read),
      replaceable: await exampleProducts.areNotAlone(read),
    };
  }

  /** @throws EXAMPLES_NEEDED_EXCEPTION when nothing would be left to recommend */
  async setHidden(adminId: number, hidden: boolean): Promise<ExamplesDto> {
    await this.catalogue.change(manager => this.change(manager, adminId, hidden));
    return this.state();
  }

  private async change(manager: EntityManager, adminId: number, hidden: boolean): Promise<void> {
    await this.changes.lock(manager);
    if (hidden && !(await exampleProducts.areNotAlone(manager)))
      throw new AppError('EXAMPLES_NEEDED_EXCEPTION');
    const ids = await exampleProducts.setHidden(manager, hidden);
    if (ids.length === 0) return;
    await this.changes.record(
      manager,
      ids.map(id => ({ kind: 'supplement' as const, id })),
    );
    const koreanName = `예시 제품 ${ids.length}개`;
    await this.audit.write(manager, {
      adminId,
      action: 'update',
      resource: 'supplements',
      resourceId: null,
      before: { koreanName, hidden: !hidden },
      after: { koreanName, hidden },
    });
  }
}
