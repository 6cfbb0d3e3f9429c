import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Where the price of a variant is from and when it was looked at; unknown for those there are. */
export class PriceSources1700000000242 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const orNull = { isNullable: true };
    await addMissingColumns(
      runner,
      'supplements',
      c.varchar('priceSource', 8, orNull),
      c.time('pricedAt', orNull),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'supplements', 'pricedAt', 'priceSource');
  }
}
