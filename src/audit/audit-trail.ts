import { Injectable } from '@nestjs/common';
import { Brackets, In, type EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import type { AuditAction } from './audit-actions.js';
import { AuditLog } from './audit-log.entity.js';

interface Entry {
  adminId: number;
  action: AuditAction;
  resource: string;
  resourceId: number | null;
  before: unknown;
  after: unknown;
}

export interface EntryFilter {
  resources: readonly string[];
  resourceId?: number;
  /** Only entries older than this id. */
  before?: number;
}

/** Records who changed what and when, before and after, in the transaction of the change itself. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the entry's id */
  async write(manager: EntityManager, entry: Entry): Promise<number> {
    const { id } = await manager.save(AuditLog, { ...entry, at: this.clock.now() });
    return id;
  }

  /** Newest first. */
  entries({ resources, resourceId, before }: EntryFilter, limit: number): Promise<AuditLog[]> {
    const query = this.database.read
      .createQueryBuilder(AuditLog, 'entry')
      .where({ resource: resources.length === 1 ? resources[0] : In([...resources]) })
      .orderBy('entry.id', 'DESC')
      .limit(limit);
    if (resourceId !== undefined) query.andWhere({ resourceId });
    if (before !== undefined) query.andWhere('entry.id < :before', { before });
    return query.getMany();
  }

  entry(manager: EntityManager, id: number): Promise<AuditLog | null> {
    return manager.findOneBy(AuditLog, { id });
  }

  /** Ids of those entries that are the newest of their row. */
  async newestOfTheirRow(manager: EntityManager, entries: readonly AuditLog[]): Promise<Set<number>> {
    const idsOf = new Map<string, number[]>();
    for (const { resource, resourceId } of entries) {
      if (resourceId !== null) idsOf.set(resource, [...(idsOf.get(resource) ?? []), resourceId]);
    }
    if (idsOf.size === 0) return new Set();
    const rows = await manager
      .createQueryBuilder(AuditLog, 'entry')
      .select('MAX(entry.id)', 'id')
      .where(
        new Brackets(where => {
          for (const [resource, ids] of idsOf) where.orWhere({ resource, resourceId: In(ids) });
        }),
      )
      .groupBy('entry.resource')
      .addGroupBy('entry.resourceId')
      .getRawMany<{ id: number }>();
    return new Set(rows.map(({ id }) => id));
  }
}
