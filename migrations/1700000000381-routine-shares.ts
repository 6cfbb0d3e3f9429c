import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference, unique } from './support/columns.js';

/** Links that show a routine to others. */
export class RoutineShares1700000000381 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'routine_shares',
        columns: [
          c.int('routineId', { isPrimary: true }),
          c.varchar('secret', 32),
          c.boolean('withName', false),
          c.time('createdAt'),
        ],
        indices: [unique('routine_shares_secret', 'secret')],
        foreignKeys: [reference('routineId', 'routines', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('routine_shares', true);
  }
}
