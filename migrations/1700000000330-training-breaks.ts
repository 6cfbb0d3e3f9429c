import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';
import { addColumnsInPlace } from './support/repeatable.js';

const WEEKS = 'training_weeks';
const COLUMN = 'againId';

/** Members' days off, and the recommendation that replanned the rest of an accepted week. */
export class TrainingBreaks1700000000330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'training_breaks',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('startsOn', 10, { isPrimary: true }),
          c.varchar('endsOn', 10),
          c.varchar('kind', 8),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await addColumnsInPlace(runner, WEEKS, { [COLUMN]: 'integer NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${WEEKS} DROP COLUMN ${COLUMN}`);
    await runner.dropTable('training_breaks', true);
  }
}
