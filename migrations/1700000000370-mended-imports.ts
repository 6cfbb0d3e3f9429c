import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The values in the columns of an imported file, and an admin's corrections to it. */
export class MendedImports1700000000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const columns = ['samples', 'mended'].map(name => c.longText(name, { isNullable: true }));
    await addMissingColumns(runner, 'catalogue_imports', ...columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'catalogue_imports', 'mended', 'samples');
  }
}
