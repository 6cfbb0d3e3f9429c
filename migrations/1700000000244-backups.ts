import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index } from './support/columns.js';

/** When backups were made, for the admins' dashboard. */
export class Backups1700000000244 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'backups',
        columns: [
          c.id(),
          c.time('startedAt'),
          c.time('finishedAt'),
          c.boolean('checked', false),
          c.int('kilobytes', { isNullable: true }),
        ],
        indices: [index('backups_checked', 'checked', 'startedAt')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('backups', true);
  }
}
