import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

/** Searches without results, counted by day, and those an admin has ignored. */
export class MissedSearches1700000000245 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const key = [c.varchar('kind', 12, { isPrimary: true }), c.varchar('keyword', 40, { isPrimary: true })];
    await runner.createTable(
      new Table({
        name: 'missed_searches',
        columns: [...key, c.varchar('day', 10, { isPrimary: true }), c.int('count')],
      }),
      true,
    );
    await runner.createTable(
      new Table({ name: 'ignored_searches', columns: [...key, c.time('ignoredAt')] }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ignored_searches', true);
    await runner.dropTable('missed_searches', true);
  }
}
