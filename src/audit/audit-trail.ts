import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { AuditLog, type AuditAction } from './audit-log.entity.js';

interface Entry {
  adminId: number;
  action: AuditAction;
  resource: string;
  resourceId: number | null;
  before: unknown;
  after: unknown;
}

/** Who changed what, when, before and after; written in the transaction of the change itself. */
@Injectable()
export class AuditTrail {
  constructor(private readonly clock: Clock) {}

  async write(manager: EntityManager, entry: Entry): Promise<void> {
    await manager.save(AuditLog, { ...entry, at: this.clock.now() });
  }
}
