import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from './support/columns.js';
import { addMissingIndex } from './support/repeatable.js';

const NAME = 'audit_logs_resource_newest';

/** An index for one table's history, newest first. */
export class AuditLogsByResource1700000000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addMissingIndex(runner, 'audit_logs', index(NAME, 'resource', 'id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('audit_logs', NAME);
  }
}
