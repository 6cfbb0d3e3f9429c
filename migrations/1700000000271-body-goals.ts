import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** A member's target weight. */
export class BodyGoals1700000000271 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'body_goals',
        columns: [c.int('userId', { isPrimary: true }), c.double('weight')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('body_goals', true);
  }
}
