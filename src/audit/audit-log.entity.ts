import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction } from './audit-actions.js';

/** What admins did: catalogue changes, before and after, and logins. */
@Entity('audit_logs')
@Index('audit_logs_resource', ['resource', 'resourceId'])
@Index('audit_logs_resource_newest', ['resource', 'id'])
export class AuditLog {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  adminId: number;

  @Column({ type: 'varchar', length: 10 })
  action: AuditAction;

  @Column({ type: 'varchar', length: 30 })
  resource: string;

  @Column({ type: 'int', nullable: true })
  resourceId: number | null;

  @Column({ type: 'simple-json', nullable: true })
  before: unknown;

  @Column({ type: 'simple-json', nullable: true })
  after: unknown;

  @Index('audit_logs_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
