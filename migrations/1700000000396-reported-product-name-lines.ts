import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from './support/columns.js';
import { addMissingIndex, dropIndex } from './support/repeatable.js';
import { asOneWord, nameReportedProducts } from './support/name-reported-products.js';

const TABLE = 'reported_products';
const INDEX = 'reported_products_name';

/** Name and maker are kept as words, one line each: the search in memory reads them as it reads the catalogue, and no query by them is left. */
export class ReportedProductNameLines1700000000396 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await nameReportedProducts(runner, (name, maker) => `${name}\n${maker}`.normalize('NFC'));
    await dropIndex(runner, TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await nameReportedProducts(runner, asOneWord);
    await addMissingIndex(runner, TABLE, index(INDEX, 'searchName', 'state', 'id'));
  }
}
