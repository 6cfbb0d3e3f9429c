import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

/** What members already take: a product of the catalogue or one of their own. */
export class IntakeItems1700000000340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'intake_items',
        columns: [
          c.id(),
          c.int('userId'),
          c.int('supplementId', { isNullable: true }),
          c.varchar('name', 80),
          c.text('nutrients'),
          c.int('servingsPerDay'),
          c.varchar('slots', 120),
          c.int('price', { isNullable: true }),
          c.varchar('pricedOn', 10, { isNullable: true }),
          c.int('servingsPerPack', { isNullable: true }),
          c.int('packs'),
          c.varchar('boughtOn', 10, { isNullable: true }),
          c.time('createdAt'),
        ],
        // The catalogue may lose a product that is still taken: its id is stored without a foreign key, with its content.
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
        indices: [index('intake_items_user', 'userId')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('intake_items', true);
  }
}
