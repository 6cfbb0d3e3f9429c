import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns, index } from './support/columns.js';
import { addMissingColumns, addMissingIndex, dropColumns, dropIndex } from './support/repeatable.js';
import { asOneWord, nameReportedProducts } from './support/name-reported-products.js';

const TABLE = 'reported_products';
const INDEX = 'reported_products_name';

/** What members search a reported product by: its name and maker, in an index that is read instead of the long rows. */
export class ReportedProductNames1700000000390 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, TABLE, c.varchar('searchName', 200, { default: "''" }));
    await nameReportedProducts(runner, asOneWord);
    await addMissingIndex(runner, TABLE, index(INDEX, 'searchName', 'state', 'id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, TABLE, INDEX);
    await dropColumns(runner, TABLE, 'searchName');
  }
}
