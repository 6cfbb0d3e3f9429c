import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The source of a variant's price and when it was last seen; unknown for existing rows. */
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
