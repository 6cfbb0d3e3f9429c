import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

/** Items of an unfinished import: a process that starts meanwhile must not show half of a file. */
export class UnseenItems1700000000248 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'catalogue_unseen',
        columns: [c.varchar('kind', 20, { isPrimary: true }), c.int('entityId', { isPrimary: true })],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('catalogue_unseen', true);
  }
}
