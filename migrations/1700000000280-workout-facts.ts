import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'workouts';
const COLUMN = 'facts';

/** Reviewed facts about how a workout is done. Existing rows count as unreviewed; the seed fills in its own rows at the next start. */
export class WorkoutFacts1700000000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    // Plain SQL: TypeORM would copy the whole table on SQLite.
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} text NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}
