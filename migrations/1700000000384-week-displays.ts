import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** Whether a member sees the weeks kept. */
export class WeekDisplays1700000000384 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'week_displays',
        columns: [c.int('userId', { isPrimary: true }), c.boolean('keptWeeks', true)],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('week_displays', true);
  }
}
