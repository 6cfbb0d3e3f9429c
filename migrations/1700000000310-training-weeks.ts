import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** Weeks that members accepted, one row per member and week. */
export class TrainingWeeks1700000000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'training_weeks',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('startsOn', 10, { isPrimary: true }),
          c.int('historyId'),
          c.longText('days'),
          c.int('revision'),
          c.time('updatedAt'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('training_weeks', true);
  }
}
