import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'strength_observations';

/** Until when a running session's observation is not used for learning. */
export class HeldObservations1700000000291 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: TypeORM would copy the whole table on SQLite.
    if (!(await runner.hasColumn(TABLE, 'heldUntil'))) {
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN heldUntil datetime(3) NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN heldUntil`);
  }
}
