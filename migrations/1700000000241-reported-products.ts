import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, unique } from './support/columns.js';

/** Products that makers reported to the ministry, and the progress of fetching them. */
export class ReportedProducts1700000000241 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const orNull = { isNullable: true };
    await runner.createTable(
      new Table({
        name: 'reported_products',
        columns: [
          c.id(),
          c.varchar('reportNumber', 40),
          c.longText('raw'),
          c.varchar('fingerprint', 64),
          c.varchar('state', 8),
          c.boolean('changed', false),
          c.longText('accepted', orNull),
          c.int('decidedBy', orNull),
          c.time('fetchedAt'),
        ],
        indices: [
          unique('reported_products_report_number', 'reportNumber'),
          index('reported_products_state', 'state', 'id'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'reported_fetches',
        columns: [
          c.int('id', { isPrimary: true }),
          c.int('nextRow'),
          c.int('total', orNull),
          c.time('finishedAt', orNull),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reported_fetches', true);
    await runner.dropTable('reported_products', true);
  }
}
