import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, unique } from './support/columns.js';

/** Check results of the catalogue's links. */
export class LinkChecks1700000000246 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'link_checks',
        columns: [
          c.id(),
          c.varchar('url', 500),
          c.time('checkedAt'),
          c.int('failedDays', { default: '0' }),
          c.varchar('lastFailedDay', 10, { isNullable: true }),
          c.varchar('fault', 10, { isNullable: true }),
        ],
        indices: [unique('link_checks_url', 'url'), index('link_checks_failed', 'failedDays', 'id')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_checks', true);
  }
}
