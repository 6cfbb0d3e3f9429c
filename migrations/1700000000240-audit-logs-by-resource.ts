import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const NAME = 'audit_logs_resource_newest';

/** An index for one table's history, newest first. */
export class AuditLogsByResource1700000000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_logs');
    if (table?.indices.some(({ name }) => name === NAME)) return;
    await runner.createIndex('audit_logs', new TableIndex({ name: NAME, columnNames: ['resource', 'id'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('audit_logs', NAME);
  }
}
