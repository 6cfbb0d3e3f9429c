import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'jobs';
const COLUMN = 'keptKey';

/** The unique key of a failed job, for its retry. */
export class KeptKeys1700000000272 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    // Plain SQL: TypeORM would copy the whole table on SQLite.
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} varchar(120) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}
