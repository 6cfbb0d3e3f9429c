import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

/** Who changed what in the catalogue. */
export class AuditLogs1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'audit_logs',
        columns: [
          c.id(),
          c.int('adminId'),
          c.varchar('action', 10),
          c.varchar('resource', 30),
          c.int('resourceId', { isNullable: true }),
          c.longText('before', { isNullable: true }),
          c.longText('after', { isNullable: true }),
          c.time('at'),
        ],
        indices: [index('audit_logs_resource', 'resource', 'resourceId'), index('audit_logs_at', 'at')],
        foreignKeys: [reference('adminId', 'admins', 'RESTRICT')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_logs');
  }
}
