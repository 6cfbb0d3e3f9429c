import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';
import { addMissingIndex } from './support/repeatable.js';

/** Offers that a shopping search found for each variant, and the progress of the search. */
export class PriceOffers1700000000243 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'price_offers',
        columns: [
          c.int('variantId', { isPrimary: true }),
          c.varchar('state', 8),
          c.longText('offers'),
          c.varchar('chosen', 40, { isNullable: true }),
          c.time('fetchedAt'),
        ],
        foreignKeys: [reference('variantId', 'supplements', 'CASCADE')],
        indices: [index('price_offers_state', 'state', 'variantId')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'price_fetches',
        columns: [
          c.int('id', { isPrimary: true }),
          c.int('lastId'),
          c.int('done'),
          c.int('total'),
          c.time('finishedAt', { isNullable: true }),
        ],
      }),
      true,
    );
    await addMissingIndex(runner, 'supplements', index('supplements_priced_at', 'pricedAt', 'id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('supplements', 'supplements_priced_at');
    await runner.dropTable('price_fetches', true);
    await runner.dropTable('price_offers', true);
  }
}
