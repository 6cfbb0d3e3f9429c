import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

const TABLE = 'training_places';

/** Whether there is only a single dumbbell. A new database gets the column with the table, which a later migration creates. */
export class SingleDumbbells1700000000143 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasTable(TABLE))) return;
    await addMissingColumns(runner, TABLE, new Columns(runner).boolean('singleDumbbell', false));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasTable(TABLE)) await dropColumns(runner, TABLE, 'singleDumbbell');
  }
}
