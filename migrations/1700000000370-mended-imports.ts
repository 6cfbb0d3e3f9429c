import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

/** The values in the columns of an imported file, and an admin's corrections to it. */
export class MendedImports1700000000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    for (const name of ['samples', 'mended'])
      await runner.addColumn('catalogue_imports', new TableColumn(c.longText(name, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['mended', 'samples']) await runner.dropColumn('catalogue_imports', name);
  }
}
