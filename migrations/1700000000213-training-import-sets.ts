import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The sets of each import, so that those added by hand since survive an undo, and how many of them did. */
export class TrainingImportSets1700000000213 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, 'training_imported_sessions', c.text('setIds', { isNullable: true }));
    await addMissingColumns(runner, 'training_imports', c.int('keptSets', { default: '0' }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'training_imports', 'keptSets');
    await dropColumns(runner, 'training_imported_sessions', 'setIds');
  }
}
