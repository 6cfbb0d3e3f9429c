import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index } from './support/columns.js';

/** Files that admins import into the catalogue, and the previous state of each row. */
export class CatalogueImports1700000000256 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const orNull = { isNullable: true };
    await runner.createTable(
      new Table({
        name: 'catalogue_imports',
        columns: [
          c.id(),
          c.int('adminId'),
          c.varchar('resource', 20),
          c.varchar('fileName', 200),
          c.varchar('state', 10),
          c.longText('file', orNull),
          c.text('columns'),
          c.int('lines'),
          c.int('done'),
          c.int('parts'),
          c.longText('result', orNull),
          c.longText('kept'),
          c.varchar('failure', 255, orNull),
          c.time('createdAt'),
          c.time('finishedAt', orNull),
        ],
        indices: [index('catalogue_imports_admin', 'adminId', 'resource', 'id')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'catalogue_import_rows',
        columns: [
          c.id(),
          c.int('importId'),
          c.int('part'),
          c.int('rowId'),
          c.int('changedId'),
          c.longText('before', orNull),
          c.longText('after'),
        ],
        indices: [index('catalogue_import_rows_part', 'importId', 'part')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('catalogue_import_rows', true);
    await runner.dropTable('catalogue_imports', true);
  }
}
